package org.ajws.runtime.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TwinsTest {
  /** As translated: a method and its fast version. */
  static class Translated implements Shape {
    int run(String s) {
      return 1;
    }

    int run$fast(String s) {
      return 1;
    }

    @Override
    public int area() {
      return 1;
    }

    @Override
    public int area$fast() {
      return 1;
    }
  }

  interface Shape {
    int area();

    default int area$fast() {
      return area();
    }

    default int edges() {
      return 0;
    }

    default int edges$fast() {
      return 0;
    }
  }

  static class Inheriting extends Translated {}

  static class TranslatedToo extends Translated {
    @Override
    int run(String s) {
      return 2;
    }

    @Override
    int run$fast(String s) {
      return 2;
    }
  }

  static class Overriding extends TranslatedToo {
    @Override
    int run(String s) {
      return 3;
    }
  }

  static class BelowOverriding extends Overriding {
    int run(int overload) {
      return 4;
    }
  }

  static class Foreign implements Shape {
    @Override
    public int area() {
      return 5;
    }
  }

  interface ForeignShape extends Shape {
    @Override
    default int edges() {
      return 6;
    }
  }

  static class Both implements ForeignShape {
    @Override
    public int area() {
      return 7;
    }

    @Override
    public int area$fast() {
      return 7;
    }
  }

  @Test
  void classes() {
    for (int round = 0; round < 2; round++) { // the second time from the cache
      assertEquals(false, overridden(new Translated()));
      assertEquals(false, overridden(new Inheriting()));
      assertEquals(false, overridden(new TranslatedToo()));
      assertEquals(true, overridden(new Overriding()));
      assertEquals(true, overridden(new BelowOverriding()));
      assertEquals(false, overridden(null));
      assertEquals(false, overridden(new Translated() {}));
    }
  }

  private static boolean overridden(Translated self) {
    return Twins.isOverridden(self, Translated.class, "run", String.class);
  }

  @Test
  void interfaces() {
    assertEquals(false, Twins.isOverridden(new Translated(), Shape.class, "area"));
    assertEquals(false, Twins.isOverridden(new Inheriting(), Shape.class, "area"));
    assertEquals(true, Twins.isOverridden(new Foreign(), Shape.class, "area"));
    assertEquals(false, Twins.isOverridden(new Foreign(), Shape.class, "edges"));
    assertEquals(false, Twins.isOverridden(new Both(), Shape.class, "area"));
    assertEquals(true, Twins.isOverridden(new Both(), Shape.class, "edges"));
  }
}
