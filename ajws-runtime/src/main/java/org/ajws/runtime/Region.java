package org.ajws.runtime;

/** One execution of a parallel loop. */
final class Region {
  final String site;
  private volatile boolean cancelled;

  Region(String site) {
    this.site = site;
  }

  void cancel() {
    cancelled = true;
  }

  boolean isCancelled() {
    return cancelled;
  }
}
