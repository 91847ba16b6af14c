import java.util.*;
import org.ajws.*;

/** Casts that keep what they are given, squares, and counters of loops around. */
class NarrowedIndexes {
  static final int N = 100;
  int[] sa = new int[40000];

  void aByte() { for (@ParallelFor int i = 0; i < 100; i++) sa[(byte) i] = i; }

  void byteOff() { for (@ParallelFor int i = 0; i < 100; i++) sa[(byte) (i + 3)] = i; }

  void byteOffBehind() { for (@ParallelFor int i = 0; i < 100; i++) sa[(byte) i + 3] = i; }

  void byteConst() { for (@ParallelFor int i = 0; i < N; i++) sa[(byte) i] = i; }

  void aShort() { for (@ParallelFor int i = 0; i < 30000; i++) sa[(short) i] = i; }

  void aChar() { for (@ParallelFor int i = 0; i < 30000; i++) sa[(char) i] = i; }

  void letters() { for (@ParallelFor int i = 0; i < 26; i++) sa[(char) ('a' + i)] = i; }

  void local() { for (@ParallelFor int i = 0; i < 100; i++) { byte b = (byte) i; sa[b] = i; } }

  void down() { for (@ParallelFor int i = 99; i >= 0; i--) sa[(byte) i] = i; }

  void step() { for (@ParallelFor int i = 0; i < 100; i += 3) sa[(byte) i] = i; }

  void negative() { for (@ParallelFor int i = -50; i < 50; i++) sa[(byte) i + 50] = i; }

  void inner() { for (@ParallelFor int i = 0; i < 10; i++) for (int k = 0; k < 10; k++) sa[(byte) (10 * i + k)] = i; }

  void aLong() { for (@ParallelFor int i = 0; i < 10; i++) sa[(int) (long) i] = i; }
  static int slot(int i) { return (byte) i; }
  static short slot2(int i) { return (short) (i * 2); }

  void method() { for (@ParallelFor int i = 0; i < 100; i++) sa[slot(i)] = i; }

  void method2() { for (@ParallelFor int i = 0; i < 100; i++) sa[slot2(i)] = i; }

  void methodWrites() { for (@ParallelFor int i = 0; i < 100; i++) put(sa, i); }
  static void put(int[] a, int i) { a[(byte) i] = i; }

  void boxed() { for (@ParallelFor int i = 0; i < 100; i++) { Integer x = i; sa[x.byteValue()] = i; } }

  void aSquare(int n) { for (@ParallelFor int i = 0; i < n; i++) sa[i * i] = i; }

  void squareOff(int n) { for (@ParallelFor int i = 1; i < n; i++) sa[i * i + 3] = i; }

  void squareMore(int n) { for (@ParallelFor int i = 0; i < n; i++) sa[2 * i * i + 3 * i + 1] = i; }

  void squareMinus(int n) { for (@ParallelFor int i = 1; i < n; i++) sa[i * i - i] = i; }

  void squareDown(int n) { for (@ParallelFor int i = n; i > 0; i--) sa[i * i] = i; }

  void minusSquare(int n) { for (@ParallelFor int i = 0; i < n; i++) sa[n * n - i * i] = i; }

  void cube(int n) { for (@ParallelFor int i = 0; i < n; i++) sa[i * i * i] = i; }

  void triangle(int n) { for (@ParallelFor int i = 0; i < n; i++) sa[i * (i + 1) / 2] = i; }

  void triangle2(int n) { for (@ParallelFor int i = 1; i < n; i++) sa[i * (i - 1) / 2] = i; }

  void squareRows(int n) { for (@ParallelFor int i = 0; i < n; i++) for (int k = 0; k < 2 * i + 1; k++) sa[i * i + k] = i; }

  void squareLocal(int n) { for (@ParallelFor int i = 0; i < n; i++) { int q = i * i; sa[q] = i; } }
  static int square(int x) { return x * x; }

  void squareMethod(int n) { for (@ParallelFor int i = 0; i < n; i++) sa[square(i)] = i; }

  void outerWhile(int n) {
    int k = 0;
    while (k < 10) {
      for (@ParallelFor int i = 0; i < n; i++) sa[k * n + i] = i;
      k++;
    }
  }

  void outerWhile2(int n) {
    int k = 0;
    while (k++ < 10) {
      for (@ParallelFor int i = 0; i < n; i++) sa[i + k] = i;
    }
  }

  void outerDo(int n) {
    int k = 0;
    do { for (@ParallelFor int i = 0; i < n; i++) { sa[i * 10 + k] = i; } k++; } while (k < 10);
  }

  void asyncWhile(int n) {
    int i = 0;
    finish: {
      while (i < n) {
        int k = i;
        async: sa[k] = k;
        i++;
      }
    }
  }

  void asyncWhile2(int n) {
    int i = 0;
    finish: {
      while (i < n) {
        int k = i++;
        async: sa[k] = k;
      }
    }
  }

  void asyncWhile3(int n) {
    int i = 0;
    finish: {
      while (i++ < n) {
        int k = i;
        async: sa[k] = k;
      }
    }
  }

  void asyncFor(int n) {
    int j = 0;
    finish: {
      for (int i = 0; i < n; i++) {
        int k = j;
        async: sa[k] = k;
        j += 2;
      }
    }
  }

  void asyncDo(int n) {
    int i = 0;
    finish: {
      do {
        int k = i;
        async: sa[k] = k;
        i++;
      } while (i < n);
    }
  }

  void asyncOuter(int n) {
    int r = 0;
    while (r < 10) {
      finish: {
        for (int i = 0; i < n; i++) {
          int k = i;
          async: sa[k] = k;
        }
      }
      r++;
    }
  }

  void asyncOuterIndex(int n) {
    int r = 0;
    while (r < 10) {
      int q = r;
      finish: {
        for (int i = 0; i < n; i++) {
          int k = i;
          async: sa[q + k] = k;
        }
      }
      r++;
    }
  }

  void roundedAboveZero(int[] a, int n) {
    for (@ParallelFor int i = 1; i < n; i++) {
      a[(2 * i - 1) / 2] += i;
    }
    for (@ParallelFor int i = 1; i < n; i++) {
      a[(i * i + i - 1) / 2] += i;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      a[(2 * n - 2 * i + 1) / 2] += i;
    }
  }
}
