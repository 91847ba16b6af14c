import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.ajws.Async;
import org.ajws.ParallelFor;

/** A return out of a speculative loop, in methods that have frames. */
class SpeculativeReturns {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int value(int[] a, int key) {
    int f = fib(4);
    for (@ParallelFor(speculative = true, chunk = 2) int i = 0; i < a.length; i++) {
      a[i]++;
      if (a[i] == key) {
        return a[i] + f;
      }
    }
    return f + fib(5);
  }

  static void nothing(int[] a, int key) {
    a[0] += fib(3);
    for (@ParallelFor(speculative = true, chunk = 2) int i = 0; i < a.length; i++) {
      a[i] += 2;
      if (a[i] == key) {
        return;
      }
    }
    a[1] += fib(3);
  }

  static long inside(int[] a, int key) {
    short f = (short) fib(4);
    all:
    for (@ParallelFor(speculative = true, chunk = 2) int i = 0; i < 20; i++) {
      for (@ParallelFor(speculative = true, chunk = 2) int j = 0; j < 20; j++) {
        a[i] += j;
        if (a[j] % 40 == key) {
          return f;
        }
        if (a[j] % 40 == key + 1) {
          continue all;
        }
        if (a[j] % 40 == key + 2) {
          break all;
        }
      }
      if (a[i] == key) {
        return 'c';
      }
    }
    return fib(6);
  }

  static Number least(List<Integer> values, int than) throws IOException {
    fib(3);
    for (@ParallelFor(speculative = true) Integer v : values) {
      if (v < than) {
        return v;
      }
      if (v == than) {
        throw new IOException("the same");
      }
    }
    fib(2);
    return null;
  }

  static String inCases(int[] a, int key) {
    switch (fib(key % 5)) {
      case 0:
        for (@ParallelFor(speculative = true) int i = 0; i < a.length; i++) {
          if (a[i]++ == key) {
            return "0:" + i;
          }
        }
        break;
      case 1:
        return "1:" + fib(3);
      default:
        {
          int f = fib(2);
          for (@ParallelFor(speculative = true) int i = 0; i < a.length; i++) {
            if (a[i]++ == key - 1) {
              return f + ":" + i;
            }
          }
        }
    }
    return "behind" + fib(1);
  }

  static int inFinish(int[] a, int key) {
    int[] got = new int[1];
    finish:
    {
      async:
      got[0] = fib(7);
      for (@ParallelFor(speculative = true) int i = 0; i < a.length; i++) {
        if (a[i]++ == key) {
          return i;
        }
      }
    }
    return got[0];
  }

  static int inClass(int[] a, int key) {
    class Search {
      int first(int f) {
        for (@ParallelFor(speculative = true) int i = 0; i < a.length; i++) {
          if (a[i] + f == key) {
            return i;
          }
        }
        return -1;
      }
    }

    int found = new Search().first(fib(3));
    for (@ParallelFor(speculative = true) int i = 0; i < a.length; i++) {
      if (a[i]-- == key) {
        return found
            + key
                / i;
      }
    }
    return found + fib(4);
  }

  static void print(Object what, int[] a) {
    System.out.println(what + " " + Arrays.hashCode(a));
  }

  public static void main(String[] args) {
    for (int key = 0; key < 45; key++) {
      int[] a = new int[41];
      for (int i = 0; i < a.length; i++) {
        a[i] = i * 17 % 41;
      }
      print(value(a, key), a);
      nothing(a, key);
      print(inside(a, key), a);
      try {
        print(least(List.of(key, key - 5, 9), 7), a);
      } catch (IOException e) {
        print(e.getMessage(), a);
      }
      print(inCases(a, key), a);
      print(inFinish(a, key), a);
      try {
        print(inClass(a, key), a);
      } catch (ArithmeticException e) {
        print("line " + e.getStackTrace()[0].getLineNumber(), a);
      }
    }
  }
}
