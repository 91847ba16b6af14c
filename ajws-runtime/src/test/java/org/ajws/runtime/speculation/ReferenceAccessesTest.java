package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** The tracked accesses to references in arrays, fields and static fields. */
class ReferenceAccessesTest {
  private static final String HERE = "ReferenceAccessesTest.java:1";

  private static final class Fields {
    String ref0 = "x";
    static String ref1;
  }

  private final Fields object = new Fields();
  private final Fields other = new Fields();
  private final Chunk chunk = new Chunk(null);

  private static final RefField<String> REF =
      new RefField<String>("Fields.ref0", false) {
        @Override
        public String get(Object o) {
          return ((Fields) o).ref0;
        }

        @Override
        public void set(Object o, String x) {
          ((Fields) o).ref0 = x;
        }
      };

  private static final RefField<String> STATIC_REF =
      new RefField<String>("Fields.ref1", true) {
        @Override
        public String get(Object o) {
          return Fields.ref1;
        }

        @Override
        public void set(Object o, String x) {
          Fields.ref1 = x;
        }
      };

  @Test
  void refs() {
    String[] a = {"x", null, "z"};
    Fields.ref1 = "z";
    chunk.begin();
    assertEquals("x", chunk.get(a, 0, HERE));
    assertEquals(null, chunk.set(a, 0, null, HERE));
    assertEquals(null, chunk.get(a, 0, HERE), "its own write");
    int at = chunk.at(a, 1, HERE);
    assertEquals(null, chunk.<String>currentRef());
    assertEquals("z", chunk.putRef(at, "z", HERE));
    assertEquals("z", chunk.getAndPutRef(chunk.at(a, 1, HERE), "x", HERE));
    assertEquals("x", chunk.get(REF, object, HERE));
    assertEquals("z", chunk.set(REF, object, "z", HERE));
    assertEquals("z", chunk.getAndPutRef(chunk.at(REF, object, HERE), null, HERE));
    assertEquals(null, chunk.get(REF, object, HERE));
    assertEquals("x", chunk.get(REF, other, HERE), "of another object");
    assertEquals("z", chunk.get(STATIC_REF, null, HERE));
    chunk.set(STATIC_REF, null, "x", HERE);
    assertEquals("x", chunk.get(STATIC_REF, null, HERE));
    assertEquals("x", a[0], "nothing is written");
    assertEquals("x", object.ref0, "nothing is written");
    assertNull(chunk.invalidRead());
    chunk.publish();
    assertEquals(null, a[0]);
    assertEquals("x", a[1]);
    assertEquals("z", a[2]);
    assertEquals(null, object.ref0);
    assertEquals("x", other.ref0);
    assertEquals("x", Fields.ref1);
    chunk.forget(false);
    chunk.get(a, 1, HERE);
    a[1] = null;
    assertEquals("String[]", chunk.invalidRead().place());
    chunk.forget(false);
    chunk.get(REF, other, HERE);
    other.ref0 = null;
    assertEquals("Fields.ref0", chunk.invalidRead().place());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, "x", HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get((String[]) null, 0, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set((String[]) null, 0, "x", HERE));
    assertThrows(NullPointerException.class, () -> chunk.get(REF, null, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set(REF, null, "x", HERE));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, "z", HERE);
    chunk.putRef(chunk.at(REF, other, HERE), "z", HERE);
    assertEquals("z", a[0]);
    assertEquals("z", other.ref0);
  }

  @Test
  void equalReferencesAreNotTheSame() {
    String[] s = {"ab"};
    chunk.begin();
    chunk.get(s, 0, HERE);
    s[0] = String.valueOf(new char[] {'a', 'b'});
    assertNotNull(chunk.invalidRead());
  }

  @Test
  void anArrayThatCannotHoldAValueSaysSoAtOnce() {
    Object[] a = new Integer[1];
    chunk.begin();
    ArrayStoreException e =
        assertThrows(ArrayStoreException.class, () -> chunk.set(a, 0, "text", HERE));
    assertEquals("java.lang.String", e.getMessage());
    Object[][] rows = new String[1][];
    assertThrows(ArrayStoreException.class, () -> chunk.set(rows, 0, new Integer[0], HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, 1, "text", HERE));
    assertEquals(0, chunk.entries());
    String[] row = {};
    chunk.set(rows, 0, row, HERE);
    assertSame(row, chunk.get(rows, 0, HERE));
  }
}
