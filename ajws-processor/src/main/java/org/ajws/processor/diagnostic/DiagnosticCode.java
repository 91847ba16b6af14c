package org.ajws.processor.diagnostic;

/**
 * Every kind of message of the translator. The number is stable; each has a page in {@code
 * docs/diagnostics} and a program that provokes it in {@code src/test/resources/golden}.
 *
 * <p>Numbers: 1xx input and overlays, 2xx parallel loops, 3xx captured locals and reductions, 4xx
 * shared objects, 5xx atomic sets, 9xx constructs this release does not translate yet.
 */
public enum DiagnosticCode {
  /** The file is not legal Java, or cannot be bound. */
  SYNTAX(101, Severity.ERROR);

  private final int number;
  private final Severity severity;

  DiagnosticCode(int number, Severity severity) {
    this.number = number;
    this.severity = severity;
  }

  /** {@code AJWS-nnn}. */
  public String id() {
    return "AJWS-" + number;
  }

  /** The severity of messages of this kind. */
  public Severity severity() {
    return severity;
  }
}
