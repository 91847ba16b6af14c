package org.ajws.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LineMatchTest {
  private static int common(String a, String b) {
    return LineMatch.common(letters(a), letters(b));
  }

  private static List<String> letters(String text) {
    return text.chars().mapToObj(c -> Character.toString(c)).toList();
  }

  @Test
  void knownTexts() {
    assertEquals(0, common("", "abc"));
    assertEquals(0, common("abc", "xyz"));
    assertEquals(3, common("abc", "abc"));
    assertEquals(2, common("abc", "axc"));
    assertEquals(4, common("abcabba", "cbabac"));
    assertEquals(3, common("abc", "xaybzc"));
  }

  /** Against the table that every textbook has. */
  @Test
  void randomTexts() {
    long seed = 20261121;
    Random random = new Random(seed);
    for (int round = 0; round < 500; round++) {
      List<String> a = text(random);
      List<String> b = text(random);
      int[][] table = new int[a.size() + 1][b.size() + 1];
      for (int i = 1; i <= a.size(); i++) {
        for (int k = 1; k <= b.size(); k++) {
          table[i][k] =
              a.get(i - 1).equals(b.get(k - 1))
                  ? table[i - 1][k - 1] + 1
                  : Math.max(table[i - 1][k], table[i][k - 1]);
        }
      }
      assertEquals(
          table[a.size()][b.size()], LineMatch.common(a, b), () -> seed + ": " + a + " and " + b);
    }
  }

  private static List<String> text(Random random) {
    List<String> text = new ArrayList<>();
    int length = random.nextInt(14);
    for (int i = 0; i < length; i++) {
      text.add(Integer.toString(random.nextInt(4)));
    }
    return text;
  }
}
