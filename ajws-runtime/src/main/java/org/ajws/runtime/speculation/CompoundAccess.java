package org.ajws.runtime.speculation;

/**
 * The tracked compound assignments of a chunk, in the middle of expressions. {@code a[i] += x} is
 * {@code putInt(at(a, i), currentInt() + x)} and {@code a[i]++} is {@code getAndPutInt(at(a, i),
 * currentInt() + 1)}: {@code at} reads the location and gives it a number, {@code currentInt} gives
 * what it read, and {@code putInt} writes. The right side may do the same with other locations, and
 * may throw: a number is that of a place on a stack, and {@code put} drops what is above it.
 */
public abstract class CompoundAccess extends CompoundReads {
  CompoundAccess() {}

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return the value
   */
  public final boolean putBoolean(int at, boolean x) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((boolean[]) object, operands.index(at), x);
    } else {
      set((BooleanField) field, object, x);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return what {@code at} has read
   */
  public final boolean getAndPutBoolean(int at, boolean x) {
    boolean before = operands.bits(at) != 0;
    putBoolean(at, x);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return the value
   */
  public final byte putByte(int at, byte x) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((byte[]) object, operands.index(at), x);
    } else {
      set((ByteField) field, object, x);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return what {@code at} has read
   */
  public final byte getAndPutByte(int at, byte x) {
    byte before = (byte) operands.bits(at);
    putByte(at, x);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return the value
   */
  public final short putShort(int at, short x) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((short[]) object, operands.index(at), x);
    } else {
      set((ShortField) field, object, x);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return what {@code at} has read
   */
  public final short getAndPutShort(int at, short x) {
    short before = (short) operands.bits(at);
    putShort(at, x);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return the value
   */
  public final char putChar(int at, char x) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((char[]) object, operands.index(at), x);
    } else {
      set((CharField) field, object, x);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return what {@code at} has read
   */
  public final char getAndPutChar(int at, char x) {
    char before = (char) operands.bits(at);
    putChar(at, x);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return the value
   */
  public final int putInt(int at, int x) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((int[]) object, operands.index(at), x);
    } else {
      set((IntField) field, object, x);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return what {@code at} has read
   */
  public final int getAndPutInt(int at, int x) {
    int before = (int) operands.bits(at);
    putInt(at, x);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return the value
   */
  public final long putLong(int at, long x) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((long[]) object, operands.index(at), x);
    } else {
      set((LongField) field, object, x);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return what {@code at} has read
   */
  public final long getAndPutLong(int at, long x) {
    long before = operands.bits(at);
    putLong(at, x);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return the value
   */
  public final float putFloat(int at, float x) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((float[]) object, operands.index(at), x);
    } else {
      set((FloatField) field, object, x);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return what {@code at} has read
   */
  public final float getAndPutFloat(int at, float x) {
    float before = Float.intBitsToFloat((int) operands.bits(at));
    putFloat(at, x);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return the value
   */
  public final double putDouble(int at, double x) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((double[]) object, operands.index(at), x);
    } else {
      set((DoubleField) field, object, x);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @return what {@code at} has read
   */
  public final double getAndPutDouble(int at, double x) {
    double before = Double.longBitsToDouble(operands.bits(at));
    putDouble(at, x);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param <T> its type
   * @return the value
   */
  @SuppressWarnings("unchecked") // it was read or is written as a T
  public final <T> T putRef(int at, T x) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((T[]) object, operands.index(at), x);
    } else {
      set((RefField<T>) field, object, x);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param <T> its type
   * @return what {@code at} has read
   */
  @SuppressWarnings("unchecked") // it was read or is written as a T
  public final <T> T getAndPutRef(int at, T x) {
    T before = (T) operands.reference(at);
    putRef(at, x);
    return before;
  }
}
