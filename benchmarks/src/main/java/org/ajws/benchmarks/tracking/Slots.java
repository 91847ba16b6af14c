package org.ajws.benchmarks.tracking;

/** An array that tasks share. Its slots are taken as words of 64 bits, whatever their type is. */
public abstract class Slots {
  /** The bytes of a page of memory. */
  static final int PAGE = 4096;

  final int number;
  final int length;

  /** Where it would begin in memory: at a page. */
  final long address;

  /** Pages have two to the power of so many slots. */
  final int pageShift;

  private final int bytesShift;

  private Slots(int number, int length, int bytesShift, long address) {
    this.number = number;
    this.length = length;
    this.bytesShift = bytesShift;
    this.address = address;
    pageShift = 12 - bytesShift;
  }

  /** What a slot has. */
  abstract long get(int i);

  /** Gives a slot a value. */
  abstract void set(int i, long bits);

  long addressOf(int i) {
    return address + ((long) i << bytesShift);
  }

  int pages() {
    return (length + (1 << pageShift) - 1) >>> pageShift;
  }

  /** The slot behind the last one of a page. */
  int endOf(int page) {
    return Math.min(length, page + 1 << pageShift);
  }

  static Slots of(int number, long address, long[] array) {
    return new Slots(number, array.length, 3, address) {
      @Override
      long get(int i) {
        return array[i];
      }

      @Override
      void set(int i, long bits) {
        array[i] = bits;
      }
    };
  }

  static Slots of(int number, long address, double[] array) {
    return new Slots(number, array.length, 3, address) {
      @Override
      long get(int i) {
        return Double.doubleToRawLongBits(array[i]);
      }

      @Override
      void set(int i, long bits) {
        array[i] = Double.longBitsToDouble(bits);
      }
    };
  }

  static Slots of(int number, long address, int[] array) {
    return new Slots(number, array.length, 2, address) {
      @Override
      long get(int i) {
        return array[i];
      }

      @Override
      void set(int i, long bits) {
        array[i] = (int) bits;
      }
    };
  }
}
