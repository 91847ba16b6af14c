package org.ajws.runtime.speculation;

/**
 * Leaves a chunk whose speculation has failed. Translated code that catches a superclass of it
 * catches it first, and throws it on.
 */
public final class Rollback extends Error {
  private static final long serialVersionUID = 1;

  /** The only one: it has no stack trace, and says nothing about who throws it. */
  static final Rollback INSTANCE = new Rollback();

  private Rollback() {
    super("a speculative chunk is rolled back", null, false, false);
  }
}
