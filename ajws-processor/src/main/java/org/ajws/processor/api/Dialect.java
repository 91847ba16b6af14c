package org.ajws.processor.api;

import java.util.Locale;

/** In which surface sources are written. */
public enum Dialect {
  /** Each file in the one that its forms show. */
  AUTO,
  /** The standard one, which is legal Java. */
  STANDARD,
  /** That of the published AJWS: {@code finish { }}, {@code @Atomicset(a);}; AJ's comments, too. */
  AJWS,
  /** That of AJ, whose annotations stand in comments. */
  AJ;

  /** The name in options. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The same: what the command line lists and takes. */
  @Override
  public String toString() {
    return id();
  }
}
