package org.ajws.report;

import java.util.Locale;

/** What a measured variant of a program is; it decides its place and its colour in the plots. */
public enum VariantKind {
  /** The serial program: what the others are compared with. */
  SERIAL,
  /** The program with the threading its authors wrote. */
  OWN_THREADS,
  /** Translated by AJWS. */
  AJWS,
  /**
   * The serial program run on every core at once: what the machine gives to perfectly independent
   * work. No parallel version of the same program can be expected to beat it.
   */
  IDEAL,
  /** Another way to run it in parallel. */
  OTHER;

  /** The name in JSON. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The kind with a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static VariantKind ofId(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
