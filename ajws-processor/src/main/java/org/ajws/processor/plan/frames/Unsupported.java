package org.ajws.processor.plan.frames;

/** A method cannot be resumed in the middle; it gets the task form, or stays a barrier. */
public final class Unsupported extends Exception {
  private static final long serialVersionUID = 1;

  public Unsupported(String reason) {
    super(reason, null, false, false);
  }
}
