package org.ajws.runtime.speculation;

/**
 * The tracked accesses of a chunk to arrays. Each throws what the plain access throws, and then has
 * noted nothing.
 */
public abstract class ArrayAccess extends Log {
  ArrayAccess(int block) {
    super(block);
  }

  /**
   * Reads {@code a[i]}.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return its value
   */
  public final boolean get(boolean[] a, int i, String site) {
    boolean x = a[i];
    long key = keyOf(a, i);
    if (mayBeWritten(key)) {
      int e = findRead(key, site);
      if (e >= 0) {
        return writtenBits(e) != 0;
      }
    }
    noteRead(key, x ? 1 : 0);
    return x;
  }

  /**
   * Writes {@code a[i] = x}.
   *
   * @param a the array
   * @param i the index
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final boolean set(boolean[] a, int i, boolean x, String site) {
    if (direct) {
      a[i] = x;
    } else {
      noteWrite(keyOf(a, checked(i, a.length)), x ? 1 : 0, site);
    }
    return x;
  }

  /**
   * Reads {@code a[i]}.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return its value
   */
  public final byte get(byte[] a, int i, String site) {
    byte x = a[i];
    long key = keyOf(a, i);
    if (mayBeWritten(key)) {
      int e = findRead(key, site);
      if (e >= 0) {
        return (byte) writtenBits(e);
      }
    }
    noteRead(key, x);
    return x;
  }

  /**
   * Writes {@code a[i] = x}.
   *
   * @param a the array
   * @param i the index
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final byte set(byte[] a, int i, byte x, String site) {
    if (direct) {
      a[i] = x;
    } else {
      noteWrite(keyOf(a, checked(i, a.length)), x, site);
    }
    return x;
  }

  /**
   * Reads {@code a[i]}.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return its value
   */
  public final short get(short[] a, int i, String site) {
    short x = a[i];
    long key = keyOf(a, i);
    if (mayBeWritten(key)) {
      int e = findRead(key, site);
      if (e >= 0) {
        return (short) writtenBits(e);
      }
    }
    noteRead(key, x);
    return x;
  }

  /**
   * Writes {@code a[i] = x}.
   *
   * @param a the array
   * @param i the index
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final short set(short[] a, int i, short x, String site) {
    if (direct) {
      a[i] = x;
    } else {
      noteWrite(keyOf(a, checked(i, a.length)), x, site);
    }
    return x;
  }

  /**
   * Reads {@code a[i]}.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return its value
   */
  public final char get(char[] a, int i, String site) {
    char x = a[i];
    long key = keyOf(a, i);
    if (mayBeWritten(key)) {
      int e = findRead(key, site);
      if (e >= 0) {
        return (char) writtenBits(e);
      }
    }
    noteRead(key, x);
    return x;
  }

  /**
   * Writes {@code a[i] = x}.
   *
   * @param a the array
   * @param i the index
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final char set(char[] a, int i, char x, String site) {
    if (direct) {
      a[i] = x;
    } else {
      noteWrite(keyOf(a, checked(i, a.length)), x, site);
    }
    return x;
  }

  /**
   * Reads {@code a[i]}.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return its value
   */
  public final int get(int[] a, int i, String site) {
    int x = a[i];
    long key = keyOf(a, i);
    if (mayBeWritten(key)) {
      int e = findRead(key, site);
      if (e >= 0) {
        return (int) writtenBits(e);
      }
    }
    noteRead(key, x);
    return x;
  }

  /**
   * Writes {@code a[i] = x}.
   *
   * @param a the array
   * @param i the index
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final int set(int[] a, int i, int x, String site) {
    if (direct) {
      a[i] = x;
    } else {
      noteWrite(keyOf(a, checked(i, a.length)), x, site);
    }
    return x;
  }

  /**
   * Reads {@code a[i]}.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return its value
   */
  public final long get(long[] a, int i, String site) {
    long x = a[i];
    long key = keyOf(a, i);
    if (mayBeWritten(key)) {
      int e = findRead(key, site);
      if (e >= 0) {
        return writtenBits(e);
      }
    }
    noteRead(key, x);
    return x;
  }

  /**
   * Writes {@code a[i] = x}.
   *
   * @param a the array
   * @param i the index
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final long set(long[] a, int i, long x, String site) {
    if (direct) {
      a[i] = x;
    } else {
      noteWrite(keyOf(a, checked(i, a.length)), x, site);
    }
    return x;
  }

  /**
   * Reads {@code a[i]}.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return its value
   */
  public final float get(float[] a, int i, String site) {
    float x = a[i];
    long key = keyOf(a, i);
    if (mayBeWritten(key)) {
      int e = findRead(key, site);
      if (e >= 0) {
        return Float.intBitsToFloat((int) writtenBits(e));
      }
    }
    noteRead(key, Float.floatToRawIntBits(x));
    return x;
  }

  /**
   * Writes {@code a[i] = x}.
   *
   * @param a the array
   * @param i the index
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final float set(float[] a, int i, float x, String site) {
    if (direct) {
      a[i] = x;
    } else {
      noteWrite(keyOf(a, checked(i, a.length)), Float.floatToRawIntBits(x), site);
    }
    return x;
  }

  /**
   * Reads {@code a[i]}.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return its value
   */
  public final double get(double[] a, int i, String site) {
    double x = a[i];
    long key = keyOf(a, i);
    if (mayBeWritten(key)) {
      int e = findRead(key, site);
      if (e >= 0) {
        return Double.longBitsToDouble(writtenBits(e));
      }
    }
    noteRead(key, Double.doubleToRawLongBits(x));
    return x;
  }

  /**
   * Writes {@code a[i] = x}.
   *
   * @param a the array
   * @param i the index
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final double set(double[] a, int i, double x, String site) {
    if (direct) {
      a[i] = x;
    } else {
      noteWrite(keyOf(a, checked(i, a.length)), Double.doubleToRawLongBits(x), site);
    }
    return x;
  }

  /**
   * Reads {@code a[i]}.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @param <T> its type
   * @return its value
   */
  @SuppressWarnings("unchecked") // what was written was a T
  public final <T> T get(T[] a, int i, String site) {
    T x = a[i];
    long key = keyOf(a, i);
    if (mayBeWritten(key)) {
      int e = findRead(key, site);
      if (e >= 0) {
        return (T) writtenReference(e);
      }
    }
    noteRead(key, x);
    return x;
  }

  /**
   * Writes {@code a[i] = x}.
   *
   * @param a the array
   * @param i the index
   * @param x the value
   * @param site the line of the access
   * @param <T> its type
   * @return the value
   */
  public final <T> T set(T[] a, int i, T x, String site) {
    if (direct) {
      a[i] = x;
    } else {
      checked(i, a.length);
      if (x != null && !a.getClass().getComponentType().isInstance(x)) {
        throw new ArrayStoreException(x.getClass().getName());
      }
      noteWrite(keyOf(a, i), x, site);
    }
    return x;
  }

  private static int checked(int i, int length) {
    if (i < 0 || i >= length) {
      throw new ArrayIndexOutOfBoundsException(
          "Index " + i + " out of bounds for length " + length); // as the virtual machine says it
    }
    return i;
  }
}
