package org.ajws.runtime.frame;

import org.ajws.runtime.failure.Sneaky;
import org.ajws.runtime.scheduler.Work;

/**
 * The result of a frame, and what a frame gets from the one that it waited for. Generated code
 * calls the methods that {@link Frame} inherits from here.
 *
 * <p>Each {@code xxxResult} has two uses: on a completed frame it gives that frame's own result,
 * and within {@code run()} of a frame that was resumed after a call the result of the callee. It
 * throws what the frame in question threw.
 */
abstract class Outcome extends Work {
  private long bits;
  private Object object;

  /** What the frame threw, if it has completed by an exception. */
  Throwable failure;

  /** The completed frame that this one had called; until its result is taken. */
  Outcome callee;

  /** What is to be thrown where this frame goes on. */
  Throwable thrown;

  /** The last exception that came from elsewhere or was repaired: its trace is left alone. */
  Throwable traced;

  /** The frame's method returns, or its async ends. */
  public final boolean returns() {
    return true;
  }

  /** The frame's method returns {@code value}. */
  public final boolean returns(boolean value) {
    bits = value ? 1 : 0;
    return true;
  }

  /** The frame's method returns {@code value}. */
  public final boolean returns(byte value) {
    bits = value;
    return true;
  }

  /** The frame's method returns {@code value}. */
  public final boolean returns(short value) {
    bits = value;
    return true;
  }

  /** The frame's method returns {@code value}. */
  public final boolean returns(char value) {
    bits = value;
    return true;
  }

  /** The frame's method returns {@code value}. */
  public final boolean returns(int value) {
    bits = value;
    return true;
  }

  /** The frame's method returns {@code value}. */
  public final boolean returns(long value) {
    bits = value;
    return true;
  }

  /** The frame's method returns {@code value}. */
  public final boolean returns(float value) {
    bits = Float.floatToRawIntBits(value);
    return true;
  }

  /** The frame's method returns {@code value}. */
  public final boolean returns(double value) {
    bits = Double.doubleToRawLongBits(value);
    return true;
  }

  /** The frame's method returns {@code value}. */
  public final boolean returns(Object value) {
    object = value;
    return true;
  }

  /** What a completed async gives to those who wait for its future. */
  public final void gives(Object value) {
    object = value;
  }

  /** What {@link #gives} has said. */
  final Object given() {
    return object;
  }

  /** The end of a void method; throws what it threw. */
  public final void voidResult() {
    outcome();
  }

  /** The result of a {@code boolean} method. */
  public final boolean booleanResult() {
    return outcome().bits != 0;
  }

  /** The result of a {@code byte} method. */
  public final byte byteResult() {
    return (byte) outcome().bits;
  }

  /** The result of a {@code short} method. */
  public final short shortResult() {
    return (short) outcome().bits;
  }

  /** The result of a {@code char} method. */
  public final char charResult() {
    return (char) outcome().bits;
  }

  /** The result of an {@code int} method. */
  public final int intResult() {
    return (int) outcome().bits;
  }

  /** The result of a {@code long} method. */
  public final long longResult() {
    return outcome().bits;
  }

  /** The result of a {@code float} method. */
  public final float floatResult() {
    return Float.intBitsToFloat((int) outcome().bits);
  }

  /** The result of a {@code double} method. */
  public final double doubleResult() {
    return Double.longBitsToDouble(outcome().bits);
  }

  /** The result of a method that returns an object. */
  @SuppressWarnings("unchecked") // the caller knows what the method returns
  public final <T> T objectResult() {
    return (T) outcome().object;
  }

  /** Throws what was to be thrown where this frame goes on. */
  final void throwPending() {
    Throwable t = thrown;
    if (t != null) {
      thrown = null;
      raise(t);
    }
  }

  /** Throws an exception that came from elsewhere. */
  final void raise(Throwable t) {
    traced = t;
    throw Sneaky.raise(t);
  }

  private Outcome outcome() {
    throwPending();
    Outcome from = callee;
    if (from == null) {
      from = this;
    }
    callee = null;
    if (from.failure != null) {
      if (from != this) {
        called(from.failure);
      }
      raise(from.failure);
    }
    return from;
  }

  /** What this frame had called has thrown an exception, perhaps on another thread. */
  abstract void called(Throwable t);
}
