package org.ajws.processor.rule;

/** One rule of the language. */
interface Check {
  /** Reports where the module breaks the rule. */
  void check(Subject subject);

  /** Whether it looks through all code, wherever constructs stand. */
  default boolean isOfFiles() {
    return false;
  }
}
