package org.ajws.processor.source;

import java.io.IOException;
import java.io.StringWriter;
import java.util.Locale;
import javax.tools.Diagnostic;

/**
 * What the compiler says, in our words: its messages on one line, and its own failures, which it
 * prints with a trace and otherwise hides, as exceptions.
 */
public final class CompilerText extends StringWriter {
  private static final String OVERFLOW = StackOverflowError.class.getName();

  /** A message on one line, without the columns that the compiler sets it in. */
  public static String oneLine(Diagnostic<?> message) {
    return message
        .getMessage(Locale.ROOT)
        .strip()
        .replaceAll("\\s*\\R\\s*symbol:\\s*", ": ")
        .replaceAll("\\s*\\R\\s*location:\\s*", " in ")
        .replaceAll("\\s*\\R\\s*", " ")
        .replaceAll("(?<=\\S) {2,}(?=\\S)", " ");
  }

  /** A step of the compiler. */
  @FunctionalInterface
  public interface Step<T> {
    /** Does it. */
    T run() throws IOException;
  }

  /**
   * The result of a step of the compiler that prints here.
   *
   * @throws StackOverflowError if the source is nested too deeply for it
   * @throws IllegalStateException for any other failure of the compiler
   */
  public <T> T of(Step<T> step) throws IOException {
    T result;
    try {
      result = step.run();
    } catch (IllegalStateException e) {
      if (e.getCause() instanceof StackOverflowError overflow) {
        throw overflow;
      }
      throw e;
    }
    rethrow();
    return result;
  }

  private void rethrow() {
    String printed = toString();
    if (printed.contains(OVERFLOW)) {
      throw new StackOverflowError();
    }
    String error =
        printed
            .lines()
            .filter(line -> line.matches("[\\w.$]+(Error|Exception|Failure)\\b.*"))
            .findFirst()
            .orElse(null);
    if (error != null) {
      throw new IllegalStateException(error);
    }
  }
}
