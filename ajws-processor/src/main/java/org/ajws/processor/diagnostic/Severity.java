package org.ajws.processor.diagnostic;

/** Whether a diagnostic stops the translation. */
public enum Severity {
  /** Nothing is written. */
  ERROR,
  /** The translation goes on, unless {@code failOnWarning} is set. */
  WARNING
}
