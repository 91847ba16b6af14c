package it;

import java.util.Locale;

public final class Names {
  private Names() {}

  public static String upper(String name) {
    return name.toUpperCase(Locale.ROOT);
  }
}
