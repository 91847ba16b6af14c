package org.ajws.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RegionNamesTest {
  /** The names of so many constructs in a file with this text. */
  private static List<String> names(int constructs, String text) {
    List<RegionNames.Region> regions = new ArrayList<>();
    for (int i = 0; i < constructs; i++) {
      regions.add(new RegionNames.Region("construct " + i, i, i + 1, i, i + 1));
    }
    RegionNames names = new RegionNames(regions, text);
    return names.constructs().stream().map(c -> names.fresh(c, "t")).toList();
  }

  @Test
  void numbersOfTheTextAreLeftOut() {
    assertEquals(List.of("t$1", "t$2"), names(2, "int x = 1;"));
    assertEquals(List.of("t$2", "t$4"), names(2, "int t$1, t$3 = 2;"));
    assertEquals(List.of("t$1", "t$2"), names(2, "int $, a$b1, c$$; $"));
    assertEquals(List.of("t$2"), names(1, "$1"));
  }

  /** A longer name may begin with them. */
  @Test
  void soAreTheirFirstDigits() {
    assertEquals(List.of("t$1", "t$3", "t$4"), names(3, "int t$23;"));
    assertEquals(List.of("t$1", "t$2"), names(2, "int t$0123456789012;"));
    assertEquals(List.of("t$2", "t$3"), names(2, "int t$12345678901234567890;"));
  }
}
