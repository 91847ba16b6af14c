package org.ajws.runtime.speculation;

/** Lets the tests of translated programs run what they would seldom run in so short loops. */
public final class TrackedChunks {
  private TrackedChunks() {}

  /**
   * Runs something with all chunks tracked that need not be run again, also those that could run
   * plainly at once: what the translator has made of the body is all that is run where nothing
   * conflicts, as on one worker.
   */
  public static <T> T in(java.util.concurrent.Callable<T> body) throws Exception {
    Measurement.allTracked = true;
    try {
      return body.call();
    } finally {
      Measurement.allTracked = false;
    }
  }
}
