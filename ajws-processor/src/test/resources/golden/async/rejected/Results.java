import org.ajws.Async;
import org.ajws.Finish;
import org.ajws.ParallelFor;

class Results {
  /** Escapes. */
  int escapes(int n) {
    int a = 0;
    async: a = work(n);
    work(n + 1);
    return 0;
  }

  /** Read by the continuation, a later async, a condition, a catch. */
  int readEarly(int n) {
    int a = 0;
    int b = 0;
    finish:
    {
      async: a = work(n);
      b = a + 1;
      if (a > 3) {
        work(a);
      }
      try {
        work(n);
      } catch (IllegalStateException e) {
        work(a);
      }
    }
    return a + b;
  }

  int readInReturn(int n) {
    int a;
    finish:
    {
      async: a = work(n);
      return a + work(n + 1);
    }
  }

  int readByAsync(int n) {
    int a;
    int b;
    finish:
    {
      async: a = work(n);
      async2: b = work(a);
    }
    return b;
  }

  int readByMethodFinish(int n) {
    return readInMethod(n);
  }

  @Finish
  int readInMethod(int n) {
    int a;
    async: a = work(n);
    int b = a;
    return b;
  }

  /** Two tasks. */
  int twice(int n) {
    int a = 0;
    finish:
    {
      async: a = work(n);
      async2: a = work(n + 1);
    }
    return a;
  }

  int continuation(int n) {
    int a = 0;
    finish:
    {
      async: a = work(n);
      if (n > 3) {
        a = 4;
      }
      work(n);
    }
    return a;
  }

  int counter(int[] values) {
    int sum = 0;
    finish:
    for (int x : values) {
      async: sum += work(x);
    }
    return sum;
  }

  int last(int[] values) {
    int last = 0;
    int i = 0;
    finish:
    while (i < values.length) {
      int x = values[i++];
      async: last = work(x);
    }
    return last;
  }

  int nested(int n) {
    int a = 0;
    finish:
    {
      async:
      {
        async2: a = work(n);
        work(n);
      }
    }
    return a;
  }

  int inIteration(int n) {
    int[] out = new int[n];
    finish:
    for (@ParallelFor int i = 0; i < n; i++) {
      int a = 0;
      async: a = work(i);
      out[i] = i;
    }
    int b = 0;
    finish:
    for (@ParallelFor int i = 0; i < n; i++) {
      async: b = work(i);
      out[i] = i;
    }
    return out[0];
  }

  int initialiser(int n) {
    int b;
    @Async int a = work(b = n);
    return a + b;
  }

  static int work(int n) {
    return n;
  }
}
