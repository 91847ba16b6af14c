package org.ajws.runtime.speculation;

/**
 * How the tracked compound assignments of a chunk begin: {@code at} reads the location and gives it
 * a number, {@code currentInt} gives what it has read.
 */
public abstract class CompoundReads extends FieldAccess {
  final Operands operands = new Operands();

  CompoundReads(int block) {
    super(block);
  }

  final void forgetOperands() {
    operands.clear();
  }

  /**
   * Reads {@code a[i]}, to be written next.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(boolean[] a, int i, String site) {
    return operands.push(null, a, i, get(a, i, site) ? 1 : 0, null);
  }

  /**
   * Reads a field, to be written next.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(BooleanField field, Object object, String site) {
    return operands.push(field, object, 0, get(field, object, site) ? 1 : 0, null);
  }

  /**
   * What the last {@code at} has read; to be called right after it.
   *
   * @return the value
   */
  public final boolean currentBoolean() {
    return operands.bits() != 0;
  }

  /**
   * Reads {@code a[i]}, to be written next.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(byte[] a, int i, String site) {
    return operands.push(null, a, i, get(a, i, site), null);
  }

  /**
   * Reads a field, to be written next.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(ByteField field, Object object, String site) {
    return operands.push(field, object, 0, get(field, object, site), null);
  }

  /**
   * What the last {@code at} has read; to be called right after it.
   *
   * @return the value
   */
  public final byte currentByte() {
    return (byte) operands.bits();
  }

  /**
   * Reads {@code a[i]}, to be written next.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(short[] a, int i, String site) {
    return operands.push(null, a, i, get(a, i, site), null);
  }

  /**
   * Reads a field, to be written next.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(ShortField field, Object object, String site) {
    return operands.push(field, object, 0, get(field, object, site), null);
  }

  /**
   * What the last {@code at} has read; to be called right after it.
   *
   * @return the value
   */
  public final short currentShort() {
    return (short) operands.bits();
  }

  /**
   * Reads {@code a[i]}, to be written next.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(char[] a, int i, String site) {
    return operands.push(null, a, i, get(a, i, site), null);
  }

  /**
   * Reads a field, to be written next.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(CharField field, Object object, String site) {
    return operands.push(field, object, 0, get(field, object, site), null);
  }

  /**
   * What the last {@code at} has read; to be called right after it.
   *
   * @return the value
   */
  public final char currentChar() {
    return (char) operands.bits();
  }

  /**
   * Reads {@code a[i]}, to be written next.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(int[] a, int i, String site) {
    return operands.push(null, a, i, get(a, i, site), null);
  }

  /**
   * Reads a field, to be written next.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(IntField field, Object object, String site) {
    return operands.push(field, object, 0, get(field, object, site), null);
  }

  /**
   * What the last {@code at} has read; to be called right after it.
   *
   * @return the value
   */
  public final int currentInt() {
    return (int) operands.bits();
  }

  /**
   * Reads {@code a[i]}, to be written next.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(long[] a, int i, String site) {
    return operands.push(null, a, i, get(a, i, site), null);
  }

  /**
   * Reads a field, to be written next.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(LongField field, Object object, String site) {
    return operands.push(field, object, 0, get(field, object, site), null);
  }

  /**
   * What the last {@code at} has read; to be called right after it.
   *
   * @return the value
   */
  public final long currentLong() {
    return operands.bits();
  }

  /**
   * Reads {@code a[i]}, to be written next.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(float[] a, int i, String site) {
    return operands.push(null, a, i, Float.floatToRawIntBits(get(a, i, site)), null);
  }

  /**
   * Reads a field, to be written next.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(FloatField field, Object object, String site) {
    return operands.push(field, object, 0, Float.floatToRawIntBits(get(field, object, site)), null);
  }

  /**
   * What the last {@code at} has read; to be called right after it.
   *
   * @return the value
   */
  public final float currentFloat() {
    return Float.intBitsToFloat((int) operands.bits());
  }

  /**
   * Reads {@code a[i]}, to be written next.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(double[] a, int i, String site) {
    return operands.push(null, a, i, Double.doubleToRawLongBits(get(a, i, site)), null);
  }

  /**
   * Reads a field, to be written next.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return the number of the location
   */
  public final int at(DoubleField field, Object object, String site) {
    return operands.push(
        field, object, 0, Double.doubleToRawLongBits(get(field, object, site)), null);
  }

  /**
   * What the last {@code at} has read; to be called right after it.
   *
   * @return the value
   */
  public final double currentDouble() {
    return Double.longBitsToDouble(operands.bits());
  }

  /**
   * Reads {@code a[i]}, to be written next.
   *
   * @param a the array
   * @param i the index
   * @param site the line of the access
   * @param <T> its type
   * @return the number of the location
   */
  public final <T> int at(T[] a, int i, String site) {
    return operands.push(null, a, i, 0, get(a, i, site));
  }

  /**
   * Reads a field, to be written next.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @param <T> its type
   * @return the number of the location
   */
  public final <T> int at(RefField<T> field, Object object, String site) {
    return operands.push(field, object, 0, 0, get(field, object, site));
  }

  /**
   * What the last {@code at} has read; to be called right after it.
   *
   * @param <T> its type
   * @return the value
   */
  @SuppressWarnings("unchecked") // it was read or is written as a T
  public final <T> T currentRef() {
    return (T) operands.reference();
  }
}
