package org.ajws.processor.rule;

/** One rule of the language. */
interface Check {
  /** Reports where the module breaks the rule. */
  void check(Subject subject);
}
