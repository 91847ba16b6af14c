package org.ajws.processor.diagnostic;

/**
 * Every kind of message of the translator. The number is stable; each has a page in {@code
 * docs/diagnostics} and a program that provokes it in {@code src/test/resources/golden}.
 *
 * <p>Numbers: 10x input, 11x overlays, 2xx parallel loops, 3xx captured locals and reductions, 4xx
 * shared objects, 5xx atomic sets, 9xx constructs this release does not translate.
 */
public enum DiagnosticCode {
  // ---- 10x: input and output
  /** The compiler of the running JDK rejects an option, or fails. */
  COMPILER_FAILED(100, Severity.ERROR),
  /** The file is not legal Java. */
  SYNTAX(101, Severity.ERROR),
  /** The file cannot be read, or its bytes are not in the encoding of the build. */
  UNREADABLE(102, Severity.ERROR),
  /** A name or type inside a construct cannot be bound. */
  UNBOUND(103, Severity.ERROR),
  /** The output folder cannot be written. */
  UNWRITABLE(104, Severity.ERROR),
  /** An entry of the class path does not exist. */
  MISSING_CLASS_PATH_ENTRY(105, Severity.ERROR),
  /** Two sources would be written to the same output file. */
  SAME_OUTPUT(106, Severity.ERROR),
  /** No compiler: the running Java is not a JDK. */
  NO_COMPILER(107, Severity.ERROR),
  /** The source is nested too deeply to be analysed. */
  TOO_DEEP(108, Severity.ERROR),
  /** A translation would overwrite a source. */
  OUTPUT_IS_SOURCE(109, Severity.ERROR),

  // ---- 2xx: parallel loops
  /** {@code @ParallelFor} stands elsewhere than on the variable of a {@code for}. */
  MISPLACED_PARALLEL_FOR(201, Severity.ERROR),

  // ---- 9xx: not translated by this release
  /** {@code async}, {@code finish}, {@code @Async}, {@code @Finish}. */
  NO_ASYNC_YET(901, Severity.ERROR);

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
