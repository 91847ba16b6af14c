package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** The tracked accesses to booleans and characters in arrays, fields and static fields. */
class BooleanAccessesTest {
  private static final String HERE = "BooleanAccessesTest.java:1";

  private static final class Fields {
    boolean boolean0 = false;
    static boolean boolean1;
    char char0 = 'a';
    static char char1;
  }

  private final Fields object = new Fields();
  private final Fields other = new Fields();
  private final Chunk chunk = new Chunk(null);

  private static final BooleanField BOOLEAN =
      new BooleanField("Fields.boolean0", false) {
        @Override
        public boolean get(Object o) {
          return ((Fields) o).boolean0;
        }

        @Override
        public void set(Object o, boolean x) {
          ((Fields) o).boolean0 = x;
        }
      };

  private static final BooleanField STATIC_BOOLEAN =
      new BooleanField("Fields.boolean1", true) {
        @Override
        public boolean get(Object o) {
          return Fields.boolean1;
        }

        @Override
        public void set(Object o, boolean x) {
          Fields.boolean1 = x;
        }
      };

  private static final CharField CHAR =
      new CharField("Fields.char0", false) {
        @Override
        public char get(Object o) {
          return ((Fields) o).char0;
        }

        @Override
        public void set(Object o, char x) {
          ((Fields) o).char0 = x;
        }
      };

  private static final CharField STATIC_CHAR =
      new CharField("Fields.char1", true) {
        @Override
        public char get(Object o) {
          return Fields.char1;
        }

        @Override
        public void set(Object o, char x) {
          Fields.char1 = x;
        }
      };

  @Test
  void booleans() {
    boolean[] a = {false, true, true};
    Fields.boolean1 = true;
    chunk.begin();
    assertEquals(false, chunk.get(a, 0, HERE));
    assertEquals(true, chunk.set(a, 0, true, HERE));
    assertEquals(true, chunk.get(a, 0, HERE), "its own write");
    int at = chunk.at(a, 1, HERE);
    assertEquals(true, chunk.currentBoolean());
    assertEquals(true, chunk.putBoolean(at, true, HERE));
    assertEquals(true, chunk.getAndPutBoolean(chunk.at(a, 1, HERE), false, HERE));
    assertEquals(false, chunk.get(BOOLEAN, object, HERE));
    assertEquals(true, chunk.set(BOOLEAN, object, true, HERE));
    assertEquals(true, chunk.getAndPutBoolean(chunk.at(BOOLEAN, object, HERE), true, HERE));
    assertEquals(true, chunk.get(BOOLEAN, object, HERE));
    assertEquals(false, chunk.get(BOOLEAN, other, HERE), "of another object");
    assertEquals(true, chunk.get(STATIC_BOOLEAN, null, HERE));
    chunk.set(STATIC_BOOLEAN, null, false, HERE);
    assertEquals(false, chunk.get(STATIC_BOOLEAN, null, HERE));
    assertEquals(false, a[0], "nothing is written");
    assertEquals(false, object.boolean0, "nothing is written");
    assertNull(chunk.invalidRead());
    chunk.publish();
    assertEquals(true, a[0]);
    assertEquals(false, a[1]);
    assertEquals(true, a[2]);
    assertEquals(true, object.boolean0);
    assertEquals(false, other.boolean0);
    assertEquals(false, Fields.boolean1);
    chunk.forget(false);
    chunk.get(a, 1, HERE);
    a[1] = true;
    assertEquals("boolean[]", chunk.invalidRead().place());
    chunk.forget(false);
    chunk.get(BOOLEAN, other, HERE);
    other.boolean0 = true;
    assertEquals("Fields.boolean0", chunk.invalidRead().place());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, false, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get((boolean[]) null, 0, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set((boolean[]) null, 0, false, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get(BOOLEAN, null, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set(BOOLEAN, null, false, HERE));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, true, HERE);
    chunk.putBoolean(chunk.at(BOOLEAN, other, HERE), true, HERE);
    assertEquals(true, a[0]);
    assertEquals(true, other.boolean0);
  }

  @Test
  void chars() {
    char[] a = {'a', '\uffff', 'c'};
    Fields.char1 = 'c';
    chunk.begin();
    assertEquals('a', chunk.get(a, 0, HERE));
    assertEquals('\uffff', chunk.set(a, 0, '\uffff', HERE));
    assertEquals('\uffff', chunk.get(a, 0, HERE), "its own write");
    int at = chunk.at(a, 1, HERE);
    assertEquals('\uffff', chunk.currentChar());
    assertEquals('c', chunk.putChar(at, 'c', HERE));
    assertEquals('c', chunk.getAndPutChar(chunk.at(a, 1, HERE), 'a', HERE));
    assertEquals('a', chunk.get(CHAR, object, HERE));
    assertEquals('c', chunk.set(CHAR, object, 'c', HERE));
    assertEquals('c', chunk.getAndPutChar(chunk.at(CHAR, object, HERE), '\uffff', HERE));
    assertEquals('\uffff', chunk.get(CHAR, object, HERE));
    assertEquals('a', chunk.get(CHAR, other, HERE), "of another object");
    assertEquals('c', chunk.get(STATIC_CHAR, null, HERE));
    chunk.set(STATIC_CHAR, null, 'a', HERE);
    assertEquals('a', chunk.get(STATIC_CHAR, null, HERE));
    assertEquals('a', a[0], "nothing is written");
    assertEquals('a', object.char0, "nothing is written");
    assertNull(chunk.invalidRead());
    chunk.publish();
    assertEquals('\uffff', a[0]);
    assertEquals('a', a[1]);
    assertEquals('c', a[2]);
    assertEquals('\uffff', object.char0);
    assertEquals('a', other.char0);
    assertEquals('a', Fields.char1);
    chunk.forget(false);
    chunk.get(a, 1, HERE);
    a[1] = '\uffff';
    assertEquals("char[]", chunk.invalidRead().place());
    chunk.forget(false);
    chunk.get(CHAR, other, HERE);
    other.char0 = '\uffff';
    assertEquals("Fields.char0", chunk.invalidRead().place());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, 'a', HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get((char[]) null, 0, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set((char[]) null, 0, 'a', HERE));
    assertThrows(NullPointerException.class, () -> chunk.get(CHAR, null, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set(CHAR, null, 'a', HERE));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, 'c', HERE);
    chunk.putChar(chunk.at(CHAR, other, HERE), 'c', HERE);
    assertEquals('c', a[0]);
    assertEquals('c', other.char0);
  }
}
