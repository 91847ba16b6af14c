package org.ajws.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class FormatTest {
  @Test
  void durationsHaveThreeDigitsAndTheUnitThatFits() {
    assertEquals("1.00 ns", Format.nanos(1));
    assertEquals("999 ns", Format.nanos(999.4));
    assertEquals("1.00 µs", Format.nanos(999.6));
    assertEquals("9.99 µs", Format.nanos(9_991));
    assertEquals("10.0 µs", Format.nanos(9_996));
    assertEquals("100 ms", Format.nanos(99_960_000));
    assertEquals("1.00 s", Format.nanos(999_600_000));
    assertEquals("–", Format.nanos(Double.NaN));
  }

  @Test
  void nothingDependsOnTheLocale() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.GERMANY);
      assertEquals("0.50", Format.ratio(0.5));
      assertEquals("0.012", Format.ratio(0.012));
      assertEquals("1\u202f234\u202f567", Format.whole(1_234_567));
      assertEquals("2.5 %", Format.percent(0.025));
      assertEquals("12 %", Format.percent(0.12));
      assertEquals("3.5", Format.svg(3.46));
      assertEquals("3", Format.svg(3.04));
    } finally {
      Locale.setDefault(before);
    }
  }
}
