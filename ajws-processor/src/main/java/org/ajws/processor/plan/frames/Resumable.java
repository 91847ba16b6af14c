package org.ajws.processor.plan.frames;

/**
 * A part of a method's code. Every resumption point has a number, the pc; the points inside a part
 * are {@code from} to {@code to}, none where {@code to < from}.
 */
public interface Resumable {
  /** The first point inside. */
  default int from() {
    return 0;
  }

  /** The last point inside. */
  default int to() {
    return -1;
  }

  /** Whether the slow version may be resumed inside. */
  default boolean resumes() {
    return to() >= from();
  }
}
