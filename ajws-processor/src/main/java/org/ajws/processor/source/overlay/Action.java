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

  /**
   * Makes a wait of a monitor one of a unit of work.
   *
   * @param label {@code await}, perhaps with a suffix
   * @param condition with its parentheses; null for that of the loop
   */
  record Await(String label, String condition) implements Action {
    @Override
    public String key() {
      return label + ":";
    }
  }

  /** Takes statements away that wake those who wait for a monitor. */
  record DropNotify() implements Action {
    @Override
    public String key() {
      return "notify";
    }
  }

  /** Makes a unit of work of a statement that has no lock. */
  record Unit() implements Action {
    @Override
    public String key() {
      return "unit";
    }
  }

  /** Makes {@code synchronized} statements units of work. */
  record UnitSynchronized() implements Action {
    @Override
    public String key() {
      return "synchronized";
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
