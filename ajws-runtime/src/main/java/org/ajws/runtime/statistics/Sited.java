package org.ajws.runtime.statistics;

/** What stands somewhere in the program. */
public interface Sited {
  /** Where it is, for events. */
  String site();
}
