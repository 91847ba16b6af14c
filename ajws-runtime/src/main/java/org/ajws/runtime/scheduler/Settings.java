package org.ajws.runtime.scheduler;

import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * The system properties that this runtime reads. Other tools have such that begin with {@code
 * ajws.}, too; so of an unknown one is only said that it may be a misspelt one if it looks so.
 */
final class Settings {
  static final Set<String> NAMES =
      Set.of(
          "ajws.workers",
          "ajws.target",
          "ajws.stackSize",
          "ajws.spinMicros",
          "ajws.stealGap",
          "ajws.stealThrottle",
          "ajws.stealEvery",
          "ajws.stealSeed",
          "ajws.spares",
          "ajws.outsiders",
          "ajws.speculationProfile");

  private static final int EDITS = 2;

  private Settings() {}

  /** What a setting is given, without blanks around; empty if it is not given. */
  static String value(String name) {
    if (!NAMES.contains(name)) {
      throw new IllegalArgumentException(name + " is missing among the settings");
    }
    return System.getProperty(name, "").trim();
  }

  /** What to say of the system properties that are none of the settings, but nearly one. */
  static Set<String> misspelt() {
    Set<String> found = new TreeSet<>();
    for (String given : System.getProperties().stringPropertyNames()) {
      String like = like(given);
      if (like != null) {
        found.add("System property " + given + " is ignored: there is none, but " + like);
      }
    }
    return found;
  }

  private static String like(String given) {
    if (!given.toLowerCase(Locale.ROOT).startsWith("ajws") || NAMES.contains(given)) {
      return null;
    }
    String best = null;
    int least = EDITS + 1;
    for (String name : new TreeSet<>(NAMES)) {
      int edits = edits(given.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
      if (edits < least) {
        least = edits;
        best = name;
      }
    }
    return best;
  }

  /** How many letters to insert, delete or replace: the distance of Levenshtein. */
  private static int edits(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int before = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = before + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        before = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
