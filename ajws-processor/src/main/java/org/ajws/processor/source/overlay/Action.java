package org.ajws.processor.source.overlay;

/** What an entry does at a place. */
sealed interface Action {
  /** What two entries must not both do at one place. */
  String key();

  /**
   * Puts an annotation.
   *
   * @param simpleName of its type
   * @param text with qualified name and arguments, as inserted
   */
  record Annotate(String simpleName, String text) implements Action {
    @Override
    public String key() {
      return "@" + simpleName;
    }
  }

  /** Puts a label before a statement. */
  record Label(String name) implements Action {
    @Override
    public String key() {
      return name + ":";
    }
  }

  /** Gives each task of a loop a private copy of what a field holds. */
  record PrivateField(String field) implements Action {
    @Override
    public String key() {
      return "private " + field;
    }
  }

  /** Takes an annotation away. */
  record DropAnnotation(String simpleName) implements Action {
    @Override
    public String key() {
      return "@" + simpleName;
    }
  }

  /** Takes {@code synchronized} away from methods and statements. */
  record DropSynchronized() implements Action {
    @Override
    public String key() {
      return "synchronized";
    }
  }

  /** Takes a label away. */
  record DropLabel(String name) implements Action {
    @Override
    public String key() {
      return name + ":";
    }
  }
}
