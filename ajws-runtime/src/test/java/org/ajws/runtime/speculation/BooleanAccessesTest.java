package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** The tracked accesses to booleans and characters in arrays, fields and static fields. */
class BooleanAccessesTest {
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
    assertEquals(false, chunk.get(a, 0));
    assertEquals(true, chunk.set(a, 0, true));
    assertEquals(true, chunk.get(a, 0), "its own write");
    int at = chunk.at(a, 1);
    assertEquals(true, chunk.currentBoolean());
    assertEquals(true, chunk.putBoolean(at, true));
    assertEquals(true, chunk.getAndPutBoolean(chunk.at(a, 1), false));
    assertEquals(false, chunk.get(BOOLEAN, object));
    assertEquals(true, chunk.set(BOOLEAN, object, true));
    assertEquals(true, chunk.getAndPutBoolean(chunk.at(BOOLEAN, object), true));
    assertEquals(true, chunk.get(BOOLEAN, object));
    assertEquals(false, chunk.get(BOOLEAN, other), "of another object");
    assertEquals(true, chunk.get(STATIC_BOOLEAN, null));
    chunk.set(STATIC_BOOLEAN, null, false);
    assertEquals(false, chunk.get(STATIC_BOOLEAN, null));
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
    chunk.get(a, 1);
    a[1] = true;
    assertEquals("boolean[]", chunk.invalidRead());
    chunk.forget(false);
    chunk.get(BOOLEAN, other);
    other.boolean0 = true;
    assertEquals("Fields.boolean0", chunk.invalidRead());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, false));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1));
    assertThrows(NullPointerException.class, () -> chunk.get((boolean[]) null, 0));
    assertThrows(NullPointerException.class, () -> chunk.set((boolean[]) null, 0, false));
    assertThrows(NullPointerException.class, () -> chunk.get(BOOLEAN, null));
    assertThrows(NullPointerException.class, () -> chunk.set(BOOLEAN, null, false));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, true);
    chunk.putBoolean(chunk.at(BOOLEAN, other), true);
    assertEquals(true, a[0]);
    assertEquals(true, other.boolean0);
  }

  @Test
  void chars() {
    char[] a = {'a', '\uffff', 'c'};
    Fields.char1 = 'c';
    chunk.begin();
    assertEquals('a', chunk.get(a, 0));
    assertEquals('\uffff', chunk.set(a, 0, '\uffff'));
    assertEquals('\uffff', chunk.get(a, 0), "its own write");
    int at = chunk.at(a, 1);
    assertEquals('\uffff', chunk.currentChar());
    assertEquals('c', chunk.putChar(at, 'c'));
    assertEquals('c', chunk.getAndPutChar(chunk.at(a, 1), 'a'));
    assertEquals('a', chunk.get(CHAR, object));
    assertEquals('c', chunk.set(CHAR, object, 'c'));
    assertEquals('c', chunk.getAndPutChar(chunk.at(CHAR, object), '\uffff'));
    assertEquals('\uffff', chunk.get(CHAR, object));
    assertEquals('a', chunk.get(CHAR, other), "of another object");
    assertEquals('c', chunk.get(STATIC_CHAR, null));
    chunk.set(STATIC_CHAR, null, 'a');
    assertEquals('a', chunk.get(STATIC_CHAR, null));
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
    chunk.get(a, 1);
    a[1] = '\uffff';
    assertEquals("char[]", chunk.invalidRead());
    chunk.forget(false);
    chunk.get(CHAR, other);
    other.char0 = '\uffff';
    assertEquals("Fields.char0", chunk.invalidRead());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, 'a'));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1));
    assertThrows(NullPointerException.class, () -> chunk.get((char[]) null, 0));
    assertThrows(NullPointerException.class, () -> chunk.set((char[]) null, 0, 'a'));
    assertThrows(NullPointerException.class, () -> chunk.get(CHAR, null));
    assertThrows(NullPointerException.class, () -> chunk.set(CHAR, null, 'a'));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, 'c');
    chunk.putChar(chunk.at(CHAR, other), 'c');
    assertEquals('c', a[0]);
    assertEquals('c', other.char0);
  }
}
