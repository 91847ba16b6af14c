package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** The tracked accesses of each type, to arrays, fields and static fields. */
class AccessesTest {
  private static final class Fields {
    boolean boolean0 = false;
    static boolean boolean1;
    byte byte0 = (byte) -3;
    static byte byte1;
    short short0 = (short) -3;
    static short short1;
    char char0 = 'a';
    static char char1;
    int int0 = -3;
    static int int1;
    long long0 = -3L;
    static long long1;
    float float0 = -0.0f;
    static float float1;
    double double0 = -0.0;
    static double double1;
    String ref0 = "x";
    static String ref1;
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
  void bytes() {
    byte[] a = {(byte) -3, (byte) 100, (byte) 7};
    Fields.byte1 = (byte) 7;
    chunk.begin();
    assertEquals((byte) -3, chunk.get(a, 0));
    assertEquals((byte) 100, chunk.set(a, 0, (byte) 100));
    assertEquals((byte) 100, chunk.get(a, 0), "its own write");
    int at = chunk.at(a, 1);
    assertEquals((byte) 100, chunk.currentByte());
    assertEquals((byte) 7, chunk.putByte(at, (byte) 7));
    assertEquals((byte) 7, chunk.getAndPutByte(chunk.at(a, 1), (byte) -3));
    assertEquals((byte) -3, chunk.get(BYTE, object));
    assertEquals((byte) 7, chunk.set(BYTE, object, (byte) 7));
    assertEquals((byte) 7, chunk.getAndPutByte(chunk.at(BYTE, object), (byte) 100));
    assertEquals((byte) 100, chunk.get(BYTE, object));
    assertEquals((byte) -3, chunk.get(BYTE, other), "of another object");
    assertEquals((byte) 7, chunk.get(STATIC_BYTE, null));
    chunk.set(STATIC_BYTE, null, (byte) -3);
    assertEquals((byte) -3, chunk.get(STATIC_BYTE, null));
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
    chunk.get(a, 1);
    a[1] = (byte) 100;
    assertEquals("byte[]", chunk.invalidRead());
    chunk.forget(false);
    chunk.get(BYTE, other);
    other.byte0 = (byte) 100;
    assertEquals("Fields.byte0", chunk.invalidRead());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, (byte) -3));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1));
    assertThrows(NullPointerException.class, () -> chunk.get((byte[]) null, 0));
    assertThrows(NullPointerException.class, () -> chunk.set((byte[]) null, 0, (byte) -3));
    assertThrows(NullPointerException.class, () -> chunk.get(BYTE, null));
    assertThrows(NullPointerException.class, () -> chunk.set(BYTE, null, (byte) -3));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, (byte) 7);
    chunk.putByte(chunk.at(BYTE, other), (byte) 7);
    assertEquals((byte) 7, a[0]);
    assertEquals((byte) 7, other.byte0);
  }

  @Test
  void shorts() {
    short[] a = {(short) -3, (short) 20000, (short) 7};
    Fields.short1 = (short) 7;
    chunk.begin();
    assertEquals((short) -3, chunk.get(a, 0));
    assertEquals((short) 20000, chunk.set(a, 0, (short) 20000));
    assertEquals((short) 20000, chunk.get(a, 0), "its own write");
    int at = chunk.at(a, 1);
    assertEquals((short) 20000, chunk.currentShort());
    assertEquals((short) 7, chunk.putShort(at, (short) 7));
    assertEquals((short) 7, chunk.getAndPutShort(chunk.at(a, 1), (short) -3));
    assertEquals((short) -3, chunk.get(SHORT, object));
    assertEquals((short) 7, chunk.set(SHORT, object, (short) 7));
    assertEquals((short) 7, chunk.getAndPutShort(chunk.at(SHORT, object), (short) 20000));
    assertEquals((short) 20000, chunk.get(SHORT, object));
    assertEquals((short) -3, chunk.get(SHORT, other), "of another object");
    assertEquals((short) 7, chunk.get(STATIC_SHORT, null));
    chunk.set(STATIC_SHORT, null, (short) -3);
    assertEquals((short) -3, chunk.get(STATIC_SHORT, null));
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
    chunk.get(a, 1);
    a[1] = (short) 20000;
    assertEquals("short[]", chunk.invalidRead());
    chunk.forget(false);
    chunk.get(SHORT, other);
    other.short0 = (short) 20000;
    assertEquals("Fields.short0", chunk.invalidRead());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, (short) -3));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1));
    assertThrows(NullPointerException.class, () -> chunk.get((short[]) null, 0));
    assertThrows(NullPointerException.class, () -> chunk.set((short[]) null, 0, (short) -3));
    assertThrows(NullPointerException.class, () -> chunk.get(SHORT, null));
    assertThrows(NullPointerException.class, () -> chunk.set(SHORT, null, (short) -3));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, (short) 7);
    chunk.putShort(chunk.at(SHORT, other), (short) 7);
    assertEquals((short) 7, a[0]);
    assertEquals((short) 7, other.short0);
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

  @Test
  void ints() {
    int[] a = {-3, Integer.MIN_VALUE, 7};
    Fields.int1 = 7;
    chunk.begin();
    assertEquals(-3, chunk.get(a, 0));
    assertEquals(Integer.MIN_VALUE, chunk.set(a, 0, Integer.MIN_VALUE));
    assertEquals(Integer.MIN_VALUE, chunk.get(a, 0), "its own write");
    int at = chunk.at(a, 1);
    assertEquals(Integer.MIN_VALUE, chunk.currentInt());
    assertEquals(7, chunk.putInt(at, 7));
    assertEquals(7, chunk.getAndPutInt(chunk.at(a, 1), -3));
    assertEquals(-3, chunk.get(INT, object));
    assertEquals(7, chunk.set(INT, object, 7));
    assertEquals(7, chunk.getAndPutInt(chunk.at(INT, object), Integer.MIN_VALUE));
    assertEquals(Integer.MIN_VALUE, chunk.get(INT, object));
    assertEquals(-3, chunk.get(INT, other), "of another object");
    assertEquals(7, chunk.get(STATIC_INT, null));
    chunk.set(STATIC_INT, null, -3);
    assertEquals(-3, chunk.get(STATIC_INT, null));
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
    chunk.get(a, 1);
    a[1] = Integer.MIN_VALUE;
    assertEquals("int[]", chunk.invalidRead());
    chunk.forget(false);
    chunk.get(INT, other);
    other.int0 = Integer.MIN_VALUE;
    assertEquals("Fields.int0", chunk.invalidRead());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, -3));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1));
    assertThrows(NullPointerException.class, () -> chunk.get((int[]) null, 0));
    assertThrows(NullPointerException.class, () -> chunk.set((int[]) null, 0, -3));
    assertThrows(NullPointerException.class, () -> chunk.get(INT, null));
    assertThrows(NullPointerException.class, () -> chunk.set(INT, null, -3));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, 7);
    chunk.putInt(chunk.at(INT, other), 7);
    assertEquals(7, a[0]);
    assertEquals(7, other.int0);
  }

  @Test
  void longs() {
    long[] a = {-3L, Long.MIN_VALUE, 1L << 40};
    Fields.long1 = 1L << 40;
    chunk.begin();
    assertEquals(-3L, chunk.get(a, 0));
    assertEquals(Long.MIN_VALUE, chunk.set(a, 0, Long.MIN_VALUE));
    assertEquals(Long.MIN_VALUE, chunk.get(a, 0), "its own write");
    int at = chunk.at(a, 1);
    assertEquals(Long.MIN_VALUE, chunk.currentLong());
    assertEquals(1L << 40, chunk.putLong(at, 1L << 40));
    assertEquals(1L << 40, chunk.getAndPutLong(chunk.at(a, 1), -3L));
    assertEquals(-3L, chunk.get(LONG, object));
    assertEquals(1L << 40, chunk.set(LONG, object, 1L << 40));
    assertEquals(1L << 40, chunk.getAndPutLong(chunk.at(LONG, object), Long.MIN_VALUE));
    assertEquals(Long.MIN_VALUE, chunk.get(LONG, object));
    assertEquals(-3L, chunk.get(LONG, other), "of another object");
    assertEquals(1L << 40, chunk.get(STATIC_LONG, null));
    chunk.set(STATIC_LONG, null, -3L);
    assertEquals(-3L, chunk.get(STATIC_LONG, null));
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
    chunk.get(a, 1);
    a[1] = Long.MIN_VALUE;
    assertEquals("long[]", chunk.invalidRead());
    chunk.forget(false);
    chunk.get(LONG, other);
    other.long0 = Long.MIN_VALUE;
    assertEquals("Fields.long0", chunk.invalidRead());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, -3L));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1));
    assertThrows(NullPointerException.class, () -> chunk.get((long[]) null, 0));
    assertThrows(NullPointerException.class, () -> chunk.set((long[]) null, 0, -3L));
    assertThrows(NullPointerException.class, () -> chunk.get(LONG, null));
    assertThrows(NullPointerException.class, () -> chunk.set(LONG, null, -3L));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, 1L << 40);
    chunk.putLong(chunk.at(LONG, other), 1L << 40);
    assertEquals(1L << 40, a[0]);
    assertEquals(1L << 40, other.long0);
  }

  @Test
  void floats() {
    float[] a = {-0.0f, Float.NaN, 2.5f};
    Fields.float1 = 2.5f;
    chunk.begin();
    assertEquals(-0.0f, chunk.get(a, 0));
    assertEquals(Float.NaN, chunk.set(a, 0, Float.NaN));
    assertEquals(Float.NaN, chunk.get(a, 0), "its own write");
    int at = chunk.at(a, 1);
    assertEquals(Float.NaN, chunk.currentFloat());
    assertEquals(2.5f, chunk.putFloat(at, 2.5f));
    assertEquals(2.5f, chunk.getAndPutFloat(chunk.at(a, 1), -0.0f));
    assertEquals(-0.0f, chunk.get(FLOAT, object));
    assertEquals(2.5f, chunk.set(FLOAT, object, 2.5f));
    assertEquals(2.5f, chunk.getAndPutFloat(chunk.at(FLOAT, object), Float.NaN));
    assertEquals(Float.NaN, chunk.get(FLOAT, object));
    assertEquals(-0.0f, chunk.get(FLOAT, other), "of another object");
    assertEquals(2.5f, chunk.get(STATIC_FLOAT, null));
    chunk.set(STATIC_FLOAT, null, -0.0f);
    assertEquals(-0.0f, chunk.get(STATIC_FLOAT, null));
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
    chunk.get(a, 1);
    a[1] = Float.NaN;
    assertEquals("float[]", chunk.invalidRead());
    chunk.forget(false);
    chunk.get(FLOAT, other);
    other.float0 = Float.NaN;
    assertEquals("Fields.float0", chunk.invalidRead());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, -0.0f));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1));
    assertThrows(NullPointerException.class, () -> chunk.get((float[]) null, 0));
    assertThrows(NullPointerException.class, () -> chunk.set((float[]) null, 0, -0.0f));
    assertThrows(NullPointerException.class, () -> chunk.get(FLOAT, null));
    assertThrows(NullPointerException.class, () -> chunk.set(FLOAT, null, -0.0f));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, 2.5f);
    chunk.putFloat(chunk.at(FLOAT, other), 2.5f);
    assertEquals(2.5f, a[0]);
    assertEquals(2.5f, other.float0);
  }

  @Test
  void doubles() {
    double[] a = {-0.0, Double.NaN, 2.5};
    Fields.double1 = 2.5;
    chunk.begin();
    assertEquals(-0.0, chunk.get(a, 0));
    assertEquals(Double.NaN, chunk.set(a, 0, Double.NaN));
    assertEquals(Double.NaN, chunk.get(a, 0), "its own write");
    int at = chunk.at(a, 1);
    assertEquals(Double.NaN, chunk.currentDouble());
    assertEquals(2.5, chunk.putDouble(at, 2.5));
    assertEquals(2.5, chunk.getAndPutDouble(chunk.at(a, 1), -0.0));
    assertEquals(-0.0, chunk.get(DOUBLE, object));
    assertEquals(2.5, chunk.set(DOUBLE, object, 2.5));
    assertEquals(2.5, chunk.getAndPutDouble(chunk.at(DOUBLE, object), Double.NaN));
    assertEquals(Double.NaN, chunk.get(DOUBLE, object));
    assertEquals(-0.0, chunk.get(DOUBLE, other), "of another object");
    assertEquals(2.5, chunk.get(STATIC_DOUBLE, null));
    chunk.set(STATIC_DOUBLE, null, -0.0);
    assertEquals(-0.0, chunk.get(STATIC_DOUBLE, null));
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
    chunk.get(a, 1);
    a[1] = Double.NaN;
    assertEquals("double[]", chunk.invalidRead());
    chunk.forget(false);
    chunk.get(DOUBLE, other);
    other.double0 = Double.NaN;
    assertEquals("Fields.double0", chunk.invalidRead());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, -0.0));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1));
    assertThrows(NullPointerException.class, () -> chunk.get((double[]) null, 0));
    assertThrows(NullPointerException.class, () -> chunk.set((double[]) null, 0, -0.0));
    assertThrows(NullPointerException.class, () -> chunk.get(DOUBLE, null));
    assertThrows(NullPointerException.class, () -> chunk.set(DOUBLE, null, -0.0));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, 2.5);
    chunk.putDouble(chunk.at(DOUBLE, other), 2.5);
    assertEquals(2.5, a[0]);
    assertEquals(2.5, other.double0);
  }

  @Test
  void refs() {
    String[] a = {"x", null, "z"};
    Fields.ref1 = "z";
    chunk.begin();
    assertEquals("x", chunk.get(a, 0));
    assertEquals(null, chunk.set(a, 0, null));
    assertEquals(null, chunk.get(a, 0), "its own write");
    int at = chunk.at(a, 1);
    assertEquals(null, chunk.<String>currentRef());
    assertEquals("z", chunk.putRef(at, "z"));
    assertEquals("z", chunk.getAndPutRef(chunk.at(a, 1), "x"));
    assertEquals("x", chunk.get(REF, object));
    assertEquals("z", chunk.set(REF, object, "z"));
    assertEquals("z", chunk.getAndPutRef(chunk.at(REF, object), null));
    assertEquals(null, chunk.get(REF, object));
    assertEquals("x", chunk.get(REF, other), "of another object");
    assertEquals("z", chunk.get(STATIC_REF, null));
    chunk.set(STATIC_REF, null, "x");
    assertEquals("x", chunk.get(STATIC_REF, null));
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
    chunk.get(a, 1);
    a[1] = null;
    assertEquals("String[]", chunk.invalidRead());
    chunk.forget(false);
    chunk.get(REF, other);
    other.ref0 = null;
    assertEquals("Fields.ref0", chunk.invalidRead());
    chunk.forget(true);
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.get(a, 3));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, -1, "x"));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.at(a, -1));
    assertThrows(NullPointerException.class, () -> chunk.get((String[]) null, 0));
    assertThrows(NullPointerException.class, () -> chunk.set((String[]) null, 0, "x"));
    assertThrows(NullPointerException.class, () -> chunk.get(REF, null));
    assertThrows(NullPointerException.class, () -> chunk.set(REF, null, "x"));
    assertEquals(0, chunk.entries(), "what throws notes nothing");
    chunk.goDirect();
    chunk.set(a, 0, "z");
    chunk.putRef(chunk.at(REF, other), "z");
    assertEquals("z", a[0]);
    assertEquals("z", other.ref0);
  }

  @Test
  void negativeZeroIsNotZeroAndEqualReferencesAreNotTheSame() {
    double[] d = {0.0};
    String[] s = {"ab"};
    chunk.begin();
    chunk.get(d, 0);
    d[0] = -0.0;
    assertNotNull(chunk.invalidRead());
    chunk.forget(false);
    chunk.get(s, 0);
    s[0] = String.valueOf(new char[] {'a', 'b'});
    assertNotNull(chunk.invalidRead());
  }

  @Test
  void anArrayThatCannotHoldAValueSaysSoAtOnce() {
    Object[] a = new Integer[1];
    chunk.begin();
    ArrayStoreException e = assertThrows(ArrayStoreException.class, () -> chunk.set(a, 0, "text"));
    assertEquals("java.lang.String", e.getMessage());
    Object[][] rows = new String[1][];
    assertThrows(ArrayStoreException.class, () -> chunk.set(rows, 0, new Integer[0]));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> chunk.set(a, 1, "text"));
    assertEquals(0, chunk.entries());
    String[] row = {};
    chunk.set(rows, 0, row);
    assertSame(row, chunk.get(rows, 0));
  }

  /** {@code a[0] += a[1] += 3}, and an assignment whose right side throws in between. */
  @Test
  void compoundAssignmentsNest() {
    int[] a = {1, 2};
    chunk.begin();
    int at = chunk.at(a, 0);
    int left = chunk.currentInt();
    assertThrows(
        ArrayIndexOutOfBoundsException.class,
        () -> chunk.putInt(chunk.at(a, 1), chunk.currentInt() + chunk.get(a, 2)));
    int right = chunk.putInt(chunk.at(a, 1), chunk.currentInt() + 3);
    assertEquals(6, chunk.putInt(at, left + right));
    assertEquals(6, chunk.get(a, 0));
    assertEquals(5, chunk.get(a, 1));
  }

  @Test
  void manyLocationsAreFoundAgain() {
    int[][] rows = new int[300][40];
    Fields[] objects = new Fields[300];
    chunk.begin();
    for (int round = 1; round <= 3; round++) {
      for (int r = 0; r < rows.length; r++) {
        for (int i = 0; i < 40; i += 1 + r % 7) {
          chunk.putInt(chunk.at(rows[r], i), chunk.currentInt() + r + i);
          assertEquals(round * (r + i), chunk.get(rows[r], i));
        }
        objects[r] = round == 1 ? new Fields() : objects[r];
        chunk.set(LONG, objects[r], round + r);
        assertEquals(round + r, chunk.get(LONG, objects[r]));
      }
    }
    chunk.publish();
    assertEquals(3 * (299 + 36), rows[299][36]);
    assertEquals(0, rows[299][37]);
    assertEquals(3 + 17, objects[17].long0);
    chunk.forget(false);
    assertEquals(0, chunk.entries());
    assertEquals(3 * (299 + 36), chunk.get(rows[299], 36));
  }
}
