package org.ajws.processor;

import java.util.Locale;

/** What the translated program runs on. */
public enum Target {
  /** The work-stealing runtime of this project, on any OpenJDK: the default. */
  TRYCATCH("Loops"),
  /** {@link java.util.concurrent.ForkJoinPool}: the portable fallback and the yardstick. */
  FORKJOIN("ForkJoinLoops"),
  /** The serial elision; locks of atomic sets are generated all the same. */
  SERIAL(null);

  private final String loopsClass;

  Target(String loopsClass) {
    this.loopsClass = loopsClass;
  }

  /** The simple name of the runtime class whose methods run loops; null where loops stay as is. */
  public String loopsClass() {
    return loopsClass;
  }

  /** The name used on the command line, in the plugin's configuration and in the stamp. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
