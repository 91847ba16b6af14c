package org.ajws.cli;

/** What the process returns to the shell. */
final class ExitStatus {
  /** All went well. */
  static final int OK = 0;

  /** The input has an error, or the work could not be done. */
  static final int ERROR = 1;

  /** The command line is wrong. */
  static final int USAGE = 2;

  /** {@code ajws race} found no race, but it did not see everything. */
  static final int LIMITED = 3;

  private ExitStatus() {}
}
