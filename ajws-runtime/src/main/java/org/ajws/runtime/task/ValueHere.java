package org.ajws.runtime.task;

/** An async value that was computed where it is declared. */
final class ValueHere<T> extends TaskValue<T> {
  @Override
  void complete() {}

  @Override
  boolean abandon() {
    return false;
  }

  @Override
  boolean isCancelled() {
    return false;
  }

  @Override
  void leave() {}
}
