package org.ajws.processor.cli;

/** Ends a command with one line on standard error and {@link ExitStatus#ERROR}; never a trace. */
final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The message says the cause and what to do about it. */
  Failure(String message) {
    super(message);
  }

  Failure(String message, Throwable cause) {
    super(message, cause);
  }
}
