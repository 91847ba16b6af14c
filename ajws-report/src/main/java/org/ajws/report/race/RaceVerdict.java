package org.ajws.report.race;

import java.util.Locale;

/** What a watched run says of its input. */
public enum RaceVerdict {
  /** There is none, for any schedule. */
  NONE,
  /** There are some. */
  RACES,
  /** None was found, but something was not seen. */
  LIMITED;

  /** The name in files. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
