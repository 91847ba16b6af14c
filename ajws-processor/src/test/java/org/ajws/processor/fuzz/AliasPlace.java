package org.ajws.processor.fuzz;

/** Where a method of an {@link AliasProgram} stands: what its own members are, and who calls it. */
enum AliasPlace {
  /** In the class of owners itself; so are the next two. */
  OWNER("P", "this"),
  AGAIN("P", "this"),
  STATIC("P", "p"),
  SUBCLASS("Q", "this"),
  INNER("In", "P.this"),
  /** In an inner class of the subclass that extends the other inner class. */
  INNER_OF_SUBCLASS("In2", "Q.this");

  private final String type;
  private final String object;

  AliasPlace(String type, String object) {
    this.type = type;
    this.object = object;
  }

  /** The name of the class. */
  String type() {
    return type;
  }

  boolean isStatic() {
    return this == STATIC;
  }

  /** Whether a parameter can share a set of {@code this}. */
  boolean mayHaveAliases() {
    return type.length() == 1 && !isStatic();
  }

  /** An expression for the owner that the method works for. */
  String object() {
    return object;
  }

  /** What stands before the names of the owner's members, private ones of the class, too. */
  String members(Dice dice) {
    return switch (this) {
      case OWNER, AGAIN -> dice.of("", "", "this.");
      case STATIC -> dice.of("p.", "FIRST.");
      case SUBCLASS -> "super.";
      case INNER -> "P.this.";
      case INNER_OF_SUBCLASS -> "Q.super.";
    };
  }

  /** What a driver calls the method on. */
  String receiver(Dice dice) {
    return switch (this) {
      case OWNER, AGAIN -> dice.of("FIRST", "SECOND", "FIRST", "shared");
      case STATIC -> "P";
      case SUBCLASS -> "((Q) SECOND)";
      case INNER -> dice.of("FIRST.new In()", "shared.new In()", "((Q) SECOND).new In2()");
      case INNER_OF_SUBCLASS -> "((Q) SECOND).new In2()";
    };
  }
}
