package org.ajws.processor.lower.frames;

/** A method cannot be resumed in the middle; it gets the task form, or stays a barrier. */
final class Unsupported extends Exception {
  private static final long serialVersionUID = 1;

  Unsupported(String reason) {
    super(reason, null, false, false);
  }
}
