import java.util.*;
import org.ajws.*;

/** Casts and squares that may give two iterations one slot. */
class NarrowedIndexes {
  static final int N = 100;
  int[] sa = new int[40000];

  void aByte() { for (@ParallelFor int i = 0; i < 300; i++) sa[(byte) i + 200] = i; }

  void byteUnknown(int n) { for (@ParallelFor int i = 0; i < n; i++) sa[(byte) i + 128] = i; }

  void aChar() { for (@ParallelFor int i = 0; i < 70000; i++) sa[(char) i] = i; }

  void negativeChar() { for (@ParallelFor int i = -50; i < 70000; i++) sa[(char) i] = i; }
  static int slot(int i) { return (byte) i; }
  static short slot2(int i) { return (short) (i * 2); }

  void method() { for (@ParallelFor int i = 0; i < 400; i++) sa[slot(i) + 200] = i; }
  static void put(int[] a, int i) { a[(byte) i] = i; }

  void boxed() { for (@ParallelFor int i = 0; i < 1000; i++) { Integer x = i; sa[x.byteValue() & 255] = i; } }

  void squareMinus(int n) { for (@ParallelFor int i = 0; i < n; i++) sa[i * i - i] = i; }

  void squareNegative(int n) { for (@ParallelFor int i = -5; i < n; i++) sa[i * i] = i; }

  void squareRows(int n) { for (@ParallelFor int i = 0; i < n; i++) for (int k = 0; k < 2 * i + 2; k++) sa[i * i + k] = i; }

  void squareHalf(int n) { for (@ParallelFor int i = 0; i < n; i++) sa[i * i / 4] = i; }
  static int square(int x) { return x * x; }

  void squareRead(int n) { for (@ParallelFor int i = 0; i < n; i++) sa[i * i] = sa[i]; }

  void roundedTowardsZero(int[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      a[(2 * i - 1) / 2] += i;
    }
  }

  void squaresRoundedTowardsZero(int[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      a[(i * i + i - 1) / 2] += i;
    }
  }

  void squaresOverflow(int[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i += 65536) {
      a[i * i] += i;
    }
  }
}
