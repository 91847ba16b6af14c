package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** The tracked accesses to bytes and short integers in arrays, fields and static fields. */
class ShortAccessesTest {
  private static final String HERE = "ShortAccessesTest.java:1";

  private static final class Fields {
    byte byte0 = (byte) -3;
    static byte byte1;
    short short0 = (short) -3;
    static short short1;
  }

  private final Fields object = new Fields();
  private final Fields other = new Fields();
  private final Chunk chunk = new Chunk(null);

  private static final ByteField BYTE =
      new ByteField("Fields.byte0", false) {
        @Override
        public byte get(Object o) {
          return ((Fields) o).byte0;
        }

        @Override
        public void set(Object o, byte x) {
          ((Fields) o).byte0 = x;
        }
      };

  private static final ByteField STATIC_BYTE =
      new ByteField("Fields.byte1", true) {
        @Override
        public byte get(Object o) {
          return Fields.byte1;
        }

        @Override
        public void set(Object o, byte x) {
          Fields.byte1 = x;
        }
      };

  private static final ShortField SHORT =
      new ShortField("Fields.short0", false) {
        @Override
        public short get(Object o) {
          return ((Fields) o).short0;
        }

        @Override
        public void set(Object o, short x) {
          ((Fields) o).short0 = x;
        }
      };

  private static final ShortField STATIC_SHORT =
      new ShortField("Fields.short1", true) {
        @Override
        public short get(Object o) {
          return Fields.short1;
        }

        @Override
        public void set(Object o, short x) {
          Fields.short1 = x;
        }
      };

  @Test
  void bytes() {
    byte[] a = {(byte) -3, (byte) 100, (byte) 7};
    Fields.byte1 = (byte) 7;
    chunk.begin();
    assertEquals((byte) -3, chunk.get(a, 0, HERE));
    assertEquals((byte) 100, chunk.set(a, 0, (byte) 100, HERE));
    assertEquals((byte) 100, chunk.get(a, 0, HERE), "its own write");
    int at = chunk.at(a, 1, HERE);
    assertEquals((byte) 100, chunk.currentByte());
    assertEquals((byte) 7, chunk.putByte(at, (byte) 7, HERE));
    assertEquals((byte) 7, chunk.getAndPutByte(chunk.at(a, 1, HERE), (byte) -3, HERE));
    assertEquals((byte) -3, chunk.get(BYTE, object, HERE));
    assertEquals((byte) 7, chunk.set(BYTE, object, (byte) 7, HERE));
    assertEquals((byte) 7, chunk.getAndPutByte(chunk.at(BYTE, object, HERE), (byte) 100, HERE));
    assertEquals((byte) 100, chunk.get(BYTE, object, HERE));
    assertEquals((byte) -3, chunk.get(BYTE, other, HERE), "of another object");
    assertEquals((byte) 7, chunk.get(STATIC_BYTE, null, HERE));
    chunk.set(STATIC_BYTE, null, (byte) -3, HERE);
    assertEquals((byte) -3, chunk.get(STATIC_BYTE, null, HERE));
    assertEquals((byte) -3, a[0], "nothing is written");
    assertEquals((byte) -3, object.byte0, "nothing is written");
    assertNull(chunk.invalidRead());
    chunk.publish();
    assertEquals((byte) 100, a[0]);
    assertEquals((byte) -3, a[1]);
    assertEquals((byte) 7, a[2]);
    assertEquals((byte) 100, object.byte0);
    assertEquals((byte) -3, other.byte0);
    assertEquals((byte) -3, Fields.byte1);
    chunk.forget(false);
    chunk.get(a, 1, HERE);
    a[1] = (byte) 100;
    assertEquals("byte[]", chunk.invalidRead().place());
    chunk.forget(false);
    chunk.get(BYTE, other, HERE);
    other.byte0 = (byte) 100;
    assertEquals("Fields.byte0", chunk.invalidRead().place());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, (byte) -3, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get((byte[]) null, 0, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set((byte[]) null, 0, (byte) -3, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get(BYTE, null, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set(BYTE, null, (byte) -3, HERE));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, (byte) 7, HERE);
    chunk.putByte(chunk.at(BYTE, other, HERE), (byte) 7, HERE);
    assertEquals((byte) 7, a[0]);
    assertEquals((byte) 7, other.byte0);
  }

  @Test
  void shorts() {
    short[] a = {(short) -3, (short) 20000, (short) 7};
    Fields.short1 = (short) 7;
    chunk.begin();
    assertEquals((short) -3, chunk.get(a, 0, HERE));
    assertEquals((short) 20000, chunk.set(a, 0, (short) 20000, HERE));
    assertEquals((short) 20000, chunk.get(a, 0, HERE), "its own write");
    int at = chunk.at(a, 1, HERE);
    assertEquals((short) 20000, chunk.currentShort());
    assertEquals((short) 7, chunk.putShort(at, (short) 7, HERE));
    assertEquals((short) 7, chunk.getAndPutShort(chunk.at(a, 1, HERE), (short) -3, HERE));
    assertEquals((short) -3, chunk.get(SHORT, object, HERE));
    assertEquals((short) 7, chunk.set(SHORT, object, (short) 7, HERE));
    assertEquals(
        (short) 7, chunk.getAndPutShort(chunk.at(SHORT, object, HERE), (short) 20000, HERE));
    assertEquals((short) 20000, chunk.get(SHORT, object, HERE));
    assertEquals((short) -3, chunk.get(SHORT, other, HERE), "of another object");
    assertEquals((short) 7, chunk.get(STATIC_SHORT, null, HERE));
    chunk.set(STATIC_SHORT, null, (short) -3, HERE);
    assertEquals((short) -3, chunk.get(STATIC_SHORT, null, HERE));
    assertEquals((short) -3, a[0], "nothing is written");
    assertEquals((short) -3, object.short0, "nothing is written");
    assertNull(chunk.invalidRead());
    chunk.publish();
    assertEquals((short) 20000, a[0]);
    assertEquals((short) -3, a[1]);
    assertEquals((short) 7, a[2]);
    assertEquals((short) 20000, object.short0);
    assertEquals((short) -3, other.short0);
    assertEquals((short) -3, Fields.short1);
    chunk.forget(false);
    chunk.get(a, 1, HERE);
    a[1] = (short) 20000;
    assertEquals("short[]", chunk.invalidRead().place());
    chunk.forget(false);
    chunk.get(SHORT, other, HERE);
    other.short0 = (short) 20000;
    assertEquals("Fields.short0", chunk.invalidRead().place());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, (short) -3, HERE));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get((short[]) null, 0, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set((short[]) null, 0, (short) -3, HERE));
    assertThrows(NullPointerException.class, () -> chunk.get(SHORT, null, HERE));
    assertThrows(NullPointerException.class, () -> chunk.set(SHORT, null, (short) -3, HERE));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, (short) 7, HERE);
    chunk.putShort(chunk.at(SHORT, other, HERE), (short) 7, HERE);
    assertEquals((short) 7, a[0]);
    assertEquals((short) 7, other.short0);
  }
}
