package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** The tracked accesses to integers in arrays, fields and static fields. */
class IntegerAccessesTest {
  private static final String HERE = "IntegerAccessesTest.java:1";

  private static final class Fields {
    int int0 = -3;
    static int int1;
    long long0 = -3L;
    static long long1;
  }

  private final Fields object = new Fields();
  private final Fields other = new Fields();
  private final Chunk chunk = new Chunk(null);

  private static final IntField INT =
      new IntField("Fields.int0", false) {
        @Override
        public int get(Object o) {
          return ((Fields) o).int0;
        }

        @Override
        public void set(Object o, int x) {
          ((Fields) o).int0 = x;
        }
      };

  private static final IntField STATIC_INT =
      new IntField("Fields.int1", true) {
        @Override
        public int get(Object o) {
          return Fields.int1;
        }

        @Override
        public void set(Object o, int x) {
          Fields.int1 = x;
        }
      };

  private static final LongField LONG =
      new LongField("Fields.long0", false) {
        @Override
        public long get(Object o) {
          return ((Fields) o).long0;
        }

        @Override
        public void set(Object o, long x) {
          ((Fields) o).long0 = x;
        }
      };

  private static final LongField STATIC_LONG =
      new LongField("Fields.long1", true) {
        @Override
        public long get(Object o) {
          return Fields.long1;
        }

        @Override
        public void set(Object o, long x) {
          Fields.long1 = x;
        }
      };

  @Test
  void ints() {
    int[] a = {-3, Integer.MIN_VALUE, 7};
    Fields.int1 = 7;
    chunk.begin();
    assertEquals(-3, chunk.get(a, 0, HERE));
    assertEquals(Integer.MIN_VALUE, chunk.set(a, 0, Integer.MIN_VALUE, HERE));
    assertEquals(Integer.MIN_VALUE, chunk.get(a, 0, HERE), "its own write");
    int at = chunk.at(a, 1, HERE);
    assertEquals(Integer.MIN_VALUE, chunk.currentInt());
    assertEquals(7, chunk.putInt(at, 7, HERE));
    assertEquals(7, chunk.getAndPutInt(chunk.at(a, 1, HERE), -3, HERE));
    assertEquals(-3, chunk.get(INT, object, HERE));
    assertEquals(7, chunk.set(INT, object, 7, HERE));
    assertEquals(7, chunk.getAndPutInt(chunk.at(INT, object, HERE), Integer.MIN_VALUE, HERE));
    assertEquals(Integer.MIN_VALUE, chunk.get(INT, object, HERE));
    assertEquals(-3, chunk.get(INT, other, HERE), "of another object");
    assertEquals(7, chunk.get(STATIC_INT, null, HERE));
    chunk.set(STATIC_INT, null, -3, HERE);
    assertEquals(-3, chunk.get(STATIC_INT, null, HERE));
    assertEquals(-3, a[0], "nothing is written");
    assertEquals(-3, object.int0, "nothing is written");
    assertNull(chunk.invalidRead());
    chunk.publish();
    assertEquals(Integer.MIN_VALUE, a[0]);
    assertEquals(-3, a[1]);
    assertEquals(7, a[2]);
    assertEquals(Integer.MIN_VALUE, object.int0);
    assertEquals(-3, other.int0);
    assertEquals(-3, Fields.int1);
    chunk.forget(false);
    chunk.get(a, 1, HERE);
    a[1] = Integer.MIN_VALUE;
    assertEquals("int[]", chunk.invalidRead().place());
    chunk.forget(false);
    chunk.get(INT, other, HERE);
    other.int0 = Integer.MIN_VALUE;
    assertEquals("Fields.int0", chunk.invalidRead().place());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, -3, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get((int[]) null, 0, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set((int[]) null, 0, -3, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get(INT, null, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set(INT, null, -3, HERE));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, 7, HERE);
    chunk.putInt(chunk.at(INT, other, HERE), 7, HERE);
    assertEquals(7, a[0]);
    assertEquals(7, other.int0);
  }

  @Test
  void longs() {
    long[] a = {-3L, Long.MIN_VALUE, 1L << 40};
    Fields.long1 = 1L << 40;
    chunk.begin();
    assertEquals(-3L, chunk.get(a, 0, HERE));
    assertEquals(Long.MIN_VALUE, chunk.set(a, 0, Long.MIN_VALUE, HERE));
    assertEquals(Long.MIN_VALUE, chunk.get(a, 0, HERE), "its own write");
    int at = chunk.at(a, 1, HERE);
    assertEquals(Long.MIN_VALUE, chunk.currentLong());
    assertEquals(1L << 40, chunk.putLong(at, 1L << 40, HERE));
    assertEquals(1L << 40, chunk.getAndPutLong(chunk.at(a, 1, HERE), -3L, HERE));
    assertEquals(-3L, chunk.get(LONG, object, HERE));
    assertEquals(1L << 40, chunk.set(LONG, object, 1L << 40, HERE));
    assertEquals(1L << 40, chunk.getAndPutLong(chunk.at(LONG, object, HERE), Long.MIN_VALUE, HERE));
    assertEquals(Long.MIN_VALUE, chunk.get(LONG, object, HERE));
    assertEquals(-3L, chunk.get(LONG, other, HERE), "of another object");
    assertEquals(1L << 40, chunk.get(STATIC_LONG, null, HERE));
    chunk.set(STATIC_LONG, null, -3L, HERE);
    assertEquals(-3L, chunk.get(STATIC_LONG, null, HERE));
    assertEquals(-3L, a[0], "nothing is written");
    assertEquals(-3L, object.long0, "nothing is written");
    assertNull(chunk.invalidRead());
    chunk.publish();
    assertEquals(Long.MIN_VALUE, a[0]);
    assertEquals(-3L, a[1]);
    assertEquals(1L << 40, a[2]);
    assertEquals(Long.MIN_VALUE, object.long0);
    assertEquals(-3L, other.long0);
    assertEquals(-3L, Fields.long1);
    chunk.forget(false);
    chunk.get(a, 1, HERE);
    a[1] = Long.MIN_VALUE;
    assertEquals("long[]", chunk.invalidRead().place());
    chunk.forget(false);
    chunk.get(LONG, other, HERE);
    other.long0 = Long.MIN_VALUE;
    assertEquals("Fields.long0", chunk.invalidRead().place());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, -3L, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get((long[]) null, 0, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set((long[]) null, 0, -3L, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get(LONG, null, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set(LONG, null, -3L, HERE));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, 1L << 40, HERE);
    chunk.putLong(chunk.at(LONG, other, HERE), 1L << 40, HERE);
    assertEquals(1L << 40, a[0]);
    assertEquals(1L << 40, other.long0);
  }

  /** {@code a[0] += a[1] += 3}, and an assignment whose right side throws in between. */
  @Test
  void compoundAssignmentsNest() {
    int[] a = {1, 2};
    chunk.begin();
    int at = chunk.at(a, 0, HERE);
    int left = chunk.currentInt();
    assertThrows(
        ArrayIndexOutOfBoundsException.class,
        () -> chunk.putInt(chunk.at(a, 1, HERE), chunk.currentInt() + chunk.get(a, 2, HERE), HERE));
    int right = chunk.putInt(chunk.at(a, 1, HERE), chunk.currentInt() + 3, HERE);
    assertEquals(6, chunk.putInt(at, left + right, HERE));
    assertEquals(6, chunk.get(a, 0, HERE));
    assertEquals(5, chunk.get(a, 1, HERE));
  }

  @Test
  void manyLocationsAreFoundAgain() {
    int[][] rows = new int[300][40];
    Fields[] objects = new Fields[300];
    chunk.begin();
    for (int round = 1; round <= 3; round++) {
      for (int r = 0; r < rows.length; r++) {
        for (int i = 0; i < 40; i += 1 + r % 7) {
          chunk.putInt(chunk.at(rows[r], i, HERE), chunk.currentInt() + r + i, HERE);
          assertEquals(round * (r + i), chunk.get(rows[r], i, HERE));
        }
        objects[r] = round == 1 ? new Fields() : objects[r];
        chunk.set(LONG, objects[r], round + r, HERE);
        assertEquals(round + r, chunk.get(LONG, objects[r], HERE));
      }
    }
    chunk.publish();
    assertEquals(3 * (299 + 36), rows[299][36]);
    assertEquals(0, rows[299][37]);
    assertEquals(3 + 17, objects[17].long0);
    chunk.forget(false);
    assertEquals(0, chunk.entries());
    assertEquals(3 * (299 + 36), chunk.get(rows[299], 36, HERE));
  }
}
