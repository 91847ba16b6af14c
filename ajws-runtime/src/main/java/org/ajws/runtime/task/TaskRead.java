package org.ajws.runtime.task;

import org.ajws.runtime.trace.Trace;

/**
 * Reads an async value where a call would leave behind the wrong line: the compiler notes a line at
 * each call, but none where an object is made. What is evaluated next and has no line of its own, a
 * constructor or an access to an array, then shows in a stack trace the line that it has in the
 * program. The object goes nowhere: compiled, it is not made.
 *
 * @param <T> the type of the value; for primitive types there are classes of their own
 */
public final class TaskRead<T> {
  /** The value. */
  public final T value;

  /**
   * Waits for a value.
   *
   * @param read what is read, as by {@link TaskValue#get}
   */
  public TaskRead(TaskValue<T> read) {
    value = read.get();
  }

  /**
   * In code that is watched, which has the value in a local.
   *
   * @param joined the value, as {@link Trace#valueBegin} gave it
   * @param value what it is
   */
  public TaskRead(Object joined, T value) {
    Trace.join(joined);
    this.value = value;
  }

  /** Of type {@code boolean}. */
  public static final class OfBoolean {
    /** The value. */
    public final boolean value;

    /**
     * Waits for a value.
     *
     * @param read what is read, as by {@link TaskValue#get}
     */
    public OfBoolean(TaskValue<Boolean> read) {
      value = read.get();
    }

    /**
     * In code that is watched, which has the value in a local.
     *
     * @param joined the value, as {@link Trace#valueBegin} gave it
     * @param value what it is
     */
    public OfBoolean(Object joined, boolean value) {
      Trace.join(joined);
      this.value = value;
    }
  }

  /** Of type {@code byte}. */
  public static final class OfByte {
    /** The value. */
    public final byte value;

    /**
     * Waits for a value.
     *
     * @param read what is read, as by {@link TaskValue#get}
     */
    public OfByte(TaskValue<Byte> read) {
      value = read.get();
    }

    /**
     * In code that is watched, which has the value in a local.
     *
     * @param joined the value, as {@link Trace#valueBegin} gave it
     * @param value what it is
     */
    public OfByte(Object joined, byte value) {
      Trace.join(joined);
      this.value = value;
    }
  }

  /** Of type {@code char}. */
  public static final class OfChar {
    /** The value. */
    public final char value;

    /**
     * Waits for a value.
     *
     * @param read what is read, as by {@link TaskValue#get}
     */
    public OfChar(TaskValue<Character> read) {
      value = read.get();
    }

    /**
     * In code that is watched, which has the value in a local.
     *
     * @param joined the value, as {@link Trace#valueBegin} gave it
     * @param value what it is
     */
    public OfChar(Object joined, char value) {
      Trace.join(joined);
      this.value = value;
    }
  }

  /** Of type {@code short}. */
  public static final class OfShort {
    /** The value. */
    public final short value;

    /**
     * Waits for a value.
     *
     * @param read what is read, as by {@link TaskValue#get}
     */
    public OfShort(TaskValue<Short> read) {
      value = read.get();
    }

    /**
     * In code that is watched, which has the value in a local.
     *
     * @param joined the value, as {@link Trace#valueBegin} gave it
     * @param value what it is
     */
    public OfShort(Object joined, short value) {
      Trace.join(joined);
      this.value = value;
    }
  }

  /** Of type {@code int}. */
  public static final class OfInt {
    /** The value. */
    public final int value;

    /**
     * Waits for a value.
     *
     * @param read what is read, as by {@link TaskValue#get}
     */
    public OfInt(TaskValue<Integer> read) {
      value = read.get();
    }

    /**
     * In code that is watched, which has the value in a local.
     *
     * @param joined the value, as {@link Trace#valueBegin} gave it
     * @param value what it is
     */
    public OfInt(Object joined, int value) {
      Trace.join(joined);
      this.value = value;
    }
  }

  /** Of type {@code long}. */
  public static final class OfLong {
    /** The value. */
    public final long value;

    /**
     * Waits for a value.
     *
     * @param read what is read, as by {@link TaskValue#get}
     */
    public OfLong(TaskValue<Long> read) {
      value = read.get();
    }

    /**
     * In code that is watched, which has the value in a local.
     *
     * @param joined the value, as {@link Trace#valueBegin} gave it
     * @param value what it is
     */
    public OfLong(Object joined, long value) {
      Trace.join(joined);
      this.value = value;
    }
  }

  /** Of type {@code float}. */
  public static final class OfFloat {
    /** The value. */
    public final float value;

    /**
     * Waits for a value.
     *
     * @param read what is read, as by {@link TaskValue#get}
     */
    public OfFloat(TaskValue<Float> read) {
      value = read.get();
    }

    /**
     * In code that is watched, which has the value in a local.
     *
     * @param joined the value, as {@link Trace#valueBegin} gave it
     * @param value what it is
     */
    public OfFloat(Object joined, float value) {
      Trace.join(joined);
      this.value = value;
    }
  }

  /** Of type {@code double}. */
  public static final class OfDouble {
    /** The value. */
    public final double value;

    /**
     * Waits for a value.
     *
     * @param read what is read, as by {@link TaskValue#get}
     */
    public OfDouble(TaskValue<Double> read) {
      value = read.get();
    }

    /**
     * In code that is watched, which has the value in a local.
     *
     * @param joined the value, as {@link Trace#valueBegin} gave it
     * @param value what it is
     */
    public OfDouble(Object joined, double value) {
      Trace.join(joined);
      this.value = value;
    }
  }
}
