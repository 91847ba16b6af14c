package org.ajws.cli;

/** Ends a command with one line on standard error and {@link ExitStatus#ERROR}; never a trace. */
public final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The message says the cause and what to do about it. */
  public Failure(String message) {
    super(message);
  }

  public Failure(String message, Throwable cause) {
    super(message, cause);
  }
}
