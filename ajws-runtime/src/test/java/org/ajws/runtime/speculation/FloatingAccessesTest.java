package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** The tracked accesses to floating-point numbers in arrays, fields and static fields. */
class FloatingAccessesTest {
  private static final String HERE = "FloatingAccessesTest.java:1";

  private static final class Fields {
    float float0 = -0.0f;
    static float float1;
    double double0 = -0.0;
    static double double1;
  }

  private final Fields object = new Fields();
  private final Fields other = new Fields();
  private final Chunk chunk = new Chunk(null);

  private static final FloatField FLOAT =
      new FloatField("Fields.float0", false) {
        @Override
        public float get(Object o) {
          return ((Fields) o).float0;
        }

        @Override
        public void set(Object o, float x) {
          ((Fields) o).float0 = x;
        }
      };

  private static final FloatField STATIC_FLOAT =
      new FloatField("Fields.float1", true) {
        @Override
        public float get(Object o) {
          return Fields.float1;
        }

        @Override
        public void set(Object o, float x) {
          Fields.float1 = x;
        }
      };

  private static final DoubleField DOUBLE =
      new DoubleField("Fields.double0", false) {
        @Override
        public double get(Object o) {
          return ((Fields) o).double0;
        }

        @Override
        public void set(Object o, double x) {
          ((Fields) o).double0 = x;
        }
      };

  private static final DoubleField STATIC_DOUBLE =
      new DoubleField("Fields.double1", true) {
        @Override
        public double get(Object o) {
          return Fields.double1;
        }

        @Override
        public void set(Object o, double x) {
          Fields.double1 = x;
        }
      };

  @Test
  void floats() {
    float[] a = {-0.0f, Float.NaN, 2.5f};
    Fields.float1 = 2.5f;
    chunk.begin();
    assertEquals(-0.0f, chunk.get(a, 0, HERE));
    assertEquals(Float.NaN, chunk.set(a, 0, Float.NaN, HERE));
    assertEquals(Float.NaN, chunk.get(a, 0, HERE), "its own write");
    int at = chunk.at(a, 1, HERE);
    assertEquals(Float.NaN, chunk.currentFloat());
    assertEquals(2.5f, chunk.putFloat(at, 2.5f, HERE));
    assertEquals(2.5f, chunk.getAndPutFloat(chunk.at(a, 1, HERE), -0.0f, HERE));
    assertEquals(-0.0f, chunk.get(FLOAT, object, HERE));
    assertEquals(2.5f, chunk.set(FLOAT, object, 2.5f, HERE));
    assertEquals(2.5f, chunk.getAndPutFloat(chunk.at(FLOAT, object, HERE), Float.NaN, HERE));
    assertEquals(Float.NaN, chunk.get(FLOAT, object, HERE));
    assertEquals(-0.0f, chunk.get(FLOAT, other, HERE), "of another object");
    assertEquals(2.5f, chunk.get(STATIC_FLOAT, null, HERE));
    chunk.set(STATIC_FLOAT, null, -0.0f, HERE);
    assertEquals(-0.0f, chunk.get(STATIC_FLOAT, null, HERE));
    assertEquals(-0.0f, a[0], "nothing is written");
    assertEquals(-0.0f, object.float0, "nothing is written");
    assertNull(chunk.invalidRead());
    chunk.publish();
    assertEquals(Float.NaN, a[0]);
    assertEquals(-0.0f, a[1]);
    assertEquals(2.5f, a[2]);
    assertEquals(Float.NaN, object.float0);
    assertEquals(-0.0f, other.float0);
    assertEquals(-0.0f, Fields.float1);
    chunk.forget(false);
    chunk.get(a, 1, HERE);
    a[1] = Float.NaN;
    assertEquals("float[]", chunk.invalidRead().place());
    chunk.forget(false);
    chunk.get(FLOAT, other, HERE);
    other.float0 = Float.NaN;
    assertEquals("Fields.float0", chunk.invalidRead().place());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, -0.0f, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get((float[]) null, 0, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set((float[]) null, 0, -0.0f, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get(FLOAT, null, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set(FLOAT, null, -0.0f, HERE));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, 2.5f, HERE);
    chunk.putFloat(chunk.at(FLOAT, other, HERE), 2.5f, HERE);
    assertEquals(2.5f, a[0]);
    assertEquals(2.5f, other.float0);
  }

  @Test
  void doubles() {
    double[] a = {-0.0, Double.NaN, 2.5};
    Fields.double1 = 2.5;
    chunk.begin();
    assertEquals(-0.0, chunk.get(a, 0, HERE));
    assertEquals(Double.NaN, chunk.set(a, 0, Double.NaN, HERE));
    assertEquals(Double.NaN, chunk.get(a, 0, HERE), "its own write");
    int at = chunk.at(a, 1, HERE);
    assertEquals(Double.NaN, chunk.currentDouble());
    assertEquals(2.5, chunk.putDouble(at, 2.5, HERE));
    assertEquals(2.5, chunk.getAndPutDouble(chunk.at(a, 1, HERE), -0.0, HERE));
    assertEquals(-0.0, chunk.get(DOUBLE, object, HERE));
    assertEquals(2.5, chunk.set(DOUBLE, object, 2.5, HERE));
    assertEquals(2.5, chunk.getAndPutDouble(chunk.at(DOUBLE, object, HERE), Double.NaN, HERE));
    assertEquals(Double.NaN, chunk.get(DOUBLE, object, HERE));
    assertEquals(-0.0, chunk.get(DOUBLE, other, HERE), "of another object");
    assertEquals(2.5, chunk.get(STATIC_DOUBLE, null, HERE));
    chunk.set(STATIC_DOUBLE, null, -0.0, HERE);
    assertEquals(-0.0, chunk.get(STATIC_DOUBLE, null, HERE));
    assertEquals(-0.0, a[0], "nothing is written");
    assertEquals(-0.0, object.double0, "nothing is written");
    assertNull(chunk.invalidRead());
    chunk.publish();
    assertEquals(Double.NaN, a[0]);
    assertEquals(-0.0, a[1]);
    assertEquals(2.5, a[2]);
    assertEquals(Double.NaN, object.double0);
    assertEquals(-0.0, other.double0);
    assertEquals(-0.0, Fields.double1);
    chunk.forget(false);
    chunk.get(a, 1, HERE);
    a[1] = Double.NaN;
    assertEquals("double[]", chunk.invalidRead().place());
    chunk.forget(false);
    chunk.get(DOUBLE, other, HERE);
    other.double0 = Double.NaN;
    assertEquals("Fields.double0", chunk.invalidRead().place());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, -0.0, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get((double[]) null, 0, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set((double[]) null, 0, -0.0, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get(DOUBLE, null, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set(DOUBLE, null, -0.0, HERE));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, 2.5, HERE);
    chunk.putDouble(chunk.at(DOUBLE, other, HERE), 2.5, HERE);
    assertEquals(2.5, a[0]);
    assertEquals(2.5, other.double0);
  }

  @Test
  void negativeZeroIsNotZero() {
    double[] d = {0.0};
    chunk.begin();
    chunk.get(d, 0, HERE);
    d[0] = -0.0;
    assertNotNull(chunk.invalidRead());
  }
}
