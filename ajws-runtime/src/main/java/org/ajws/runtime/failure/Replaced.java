package org.ajws.runtime.failure;

/** An exception of the runtime's own that stands for another one when it is reported. */
public interface Replaced {
  /** What to report instead. */
  Throwable replacement();
}
