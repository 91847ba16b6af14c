package org.ajws.runtime.speculation;

/**
 * The tracked compound assignments of a chunk, in the middle of expressions. {@code a[i] += x} is
 * {@code putInt(at(a, i), currentInt() + x)} and {@code a[i]++} is {@code getAndPutInt(at(a, i),
 * currentInt() + 1)}: {@code at} reads the location and gives it a number, {@code currentInt} gives
 * what it read, and {@code putInt} writes. The right side may do the same with other locations, and
 * may throw: a number is that of a place on a stack, and {@code put} drops what is above it.
 */
public abstract class CompoundAccess extends CompoundReads {
  CompoundAccess(int block) {
    super(block);
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final boolean putBoolean(int at, boolean x, String site) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((boolean[]) object, operands.index(at), x, site);
    } else {
      set((BooleanField) field, object, x, site);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return what {@code at} has read
   */
  public final boolean getAndPutBoolean(int at, boolean x, String site) {
    boolean before = operands.bits(at) != 0;
    putBoolean(at, x, site);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final byte putByte(int at, byte x, String site) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((byte[]) object, operands.index(at), x, site);
    } else {
      set((ByteField) field, object, x, site);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return what {@code at} has read
   */
  public final byte getAndPutByte(int at, byte x, String site) {
    byte before = (byte) operands.bits(at);
    putByte(at, x, site);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final short putShort(int at, short x, String site) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((short[]) object, operands.index(at), x, site);
    } else {
      set((ShortField) field, object, x, site);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return what {@code at} has read
   */
  public final short getAndPutShort(int at, short x, String site) {
    short before = (short) operands.bits(at);
    putShort(at, x, site);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final char putChar(int at, char x, String site) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((char[]) object, operands.index(at), x, site);
    } else {
      set((CharField) field, object, x, site);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return what {@code at} has read
   */
  public final char getAndPutChar(int at, char x, String site) {
    char before = (char) operands.bits(at);
    putChar(at, x, site);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final int putInt(int at, int x, String site) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((int[]) object, operands.index(at), x, site);
    } else {
      set((IntField) field, object, x, site);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return what {@code at} has read
   */
  public final int getAndPutInt(int at, int x, String site) {
    int before = (int) operands.bits(at);
    putInt(at, x, site);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final long putLong(int at, long x, String site) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((long[]) object, operands.index(at), x, site);
    } else {
      set((LongField) field, object, x, site);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return what {@code at} has read
   */
  public final long getAndPutLong(int at, long x, String site) {
    long before = operands.bits(at);
    putLong(at, x, site);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final float putFloat(int at, float x, String site) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((float[]) object, operands.index(at), x, site);
    } else {
      set((FloatField) field, object, x, site);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return what {@code at} has read
   */
  public final float getAndPutFloat(int at, float x, String site) {
    float before = Float.intBitsToFloat((int) operands.bits(at));
    putFloat(at, x, site);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final double putDouble(int at, double x, String site) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((double[]) object, operands.index(at), x, site);
    } else {
      set((DoubleField) field, object, x, site);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @return what {@code at} has read
   */
  public final double getAndPutDouble(int at, double x, String site) {
    double before = Double.longBitsToDouble(operands.bits(at));
    putDouble(at, x, site);
    return before;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @param <T> its type
   * @return the value
   */
  @SuppressWarnings("unchecked") // it was read or is written as a T
  public final <T> T putRef(int at, T x, String site) {
    Location field = operands.field(at);
    Object object = operands.object(at);
    if (field == null) {
      set((T[]) object, operands.index(at), x, site);
    } else {
      set((RefField<T>) field, object, x, site);
    }
    operands.drop(at);
    return x;
  }

  /**
   * Writes a location.
   *
   * @param at its number
   * @param x the value
   * @param site the line of the access
   * @param <T> its type
   * @return what {@code at} has read
   */
  @SuppressWarnings("unchecked") // it was read or is written as a T
  public final <T> T getAndPutRef(int at, T x, String site) {
    T before = (T) operands.reference(at);
    putRef(at, x, site);
    return before;
  }
}
