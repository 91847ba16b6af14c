package it;

import java.util.Locale;

public final class Sound {
  private Sound() {}

  public static String upper(String name) {
    return name.toUpperCase(Locale.ROOT);
  }
}
