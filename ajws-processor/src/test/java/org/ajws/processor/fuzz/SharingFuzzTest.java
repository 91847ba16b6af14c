package org.ajws.processor.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.ajws.processor.Sources;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random pairs of tasks over linked structures, arrays, lists and maps: those that come to one
 * place get a message of the check of shared objects, those that keep apart get none.
 *
 * <p>{@code -Dajws.fuzz.programs=N} sets the number of pairs, {@code -Dajws.fuzz.seed=S} the seed
 * of the first file of {@value #CASES}; file {@code k} has seed {@code S + k}.
 */
class SharingFuzzTest {
  private static final int PROGRAMS = Integer.getInteger("ajws.fuzz.programs", 300);
  private static final long SEED = Long.getLong("ajws.fuzz.seed", 1);
  private static final int CASES = 150;

  @TempDir Path folder;

  @Test
  void tasksThatMeetAreToldAndOthersAreNot() {
    List<String> wrong = new ArrayList<>();
    int races = 0;
    for (long seed = SEED; seed < SEED + (PROGRAMS + CASES - 1) / CASES; seed++) {
      Dice dice = new Dice(seed);
      List<SharingCase> cases = new ArrayList<>();
      StringBuilder text = new StringBuilder(SharingCase.DECLARATIONS);
      for (int n = 0; n < CASES; n++) {
        cases.add(SharingCase.of(dice, "m" + n));
        text.append(cases.get(n).text()).append('\n');
      }
      int first = 1 + (int) SharingCase.DECLARATIONS.lines().count();
      Set<Integer> told = told(seed, text.append("}\n").toString());
      for (int n = 0; n < CASES; n++) {
        SharingCase one = cases.get(n);
        boolean isTold = told.contains(first + n);
        races += one.races() ? 1 : 0;
        if (isTold ? !one.mayRace() : one.races()) {
          wrong.add((isTold ? "told: " : "not told: ") + "seed " + seed + ": " + one.text());
        }
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(races > PROGRAMS / 20, "few races: " + races);
  }

  /** The lines with a message. */
  private Set<Integer> told(long seed, String text) {
    Sources sources = new Sources(folder.resolve("s" + seed)).add("Cases.java", text);
    TranslationResult result = sources.translate();
    Set<Integer> lines = new HashSet<>();
    for (Diagnostic d : result.diagnostics()) {
      assertTrue(d.code().id().matches("AJWS-40\\d"), d + " of " + text);
      lines.add(d.line());
    }
    return lines;
  }
}
