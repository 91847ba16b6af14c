package org.ajws.runtime.scheduler;

import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The system properties that this runtime reads. Of one that looks like them and is neither of the
 * runtime nor of a tool or test of this project is said that it is ignored.
 */
public final class Settings {
  /** What the runtime reads. */
  public static final Set<String> NAMES =
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

  private static final String BEGIN = "ajws.";

  private static final int EDITS = 2;

  /** What was said of unknown ones: once is enough. */
  private static final Set<String> TOLD = ConcurrentHashMap.newKeySet();

  private Settings() {}

  /** What a setting is given, without blanks around; empty if it is not given. */
  static String value(String name) {
    if (!NAMES.contains(name)) {
      throw new IllegalArgumentException(name + " is missing among the settings");
    }
    return System.getProperty(name, "").trim();
  }

  /** Says of each unknown setting that it is ignored, once. */
  static void tellUnknown() {
    for (String message : unknown(System.getProperties().stringPropertyNames())) {
      if (TOLD.add(message)) {
        Scheduler.logAnomaly(message, null);
      }
    }
  }

  /** What to say of the names of system properties that look like settings, and are none. */
  static Set<String> unknown(Set<String> names) {
    Set<String> found = new TreeSet<>();
    for (String given : names) {
      if (!NAMES.contains(given)
          && !ToolSettings.NAMES.contains(given)
          && !TestSettings.has(given)) {
        String like = like(given);
        if (like != null) {
          found.add("System property " + given + " is ignored: there is none, but " + like);
        } else if (given.toLowerCase(Locale.ROOT).startsWith(BEGIN)) {
          found.add("System property " + given + " is ignored: AJWS has no such setting");
        }
      }
    }
    return found;
  }

  private static String like(String given) {
    if (!given.toLowerCase(Locale.ROOT).startsWith("ajws")) {
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
