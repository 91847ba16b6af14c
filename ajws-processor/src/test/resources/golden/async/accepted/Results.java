import org.ajws.Finish;
import org.ajws.ParallelFor;
import org.ajws.Private;

class Results {
  int both(int n) {
    int a;
    int b = 0;
    finish:
    {
      b = 7;
      work(b);
      async: a = work(n);
      async2:
      {
        b = 0;
        for (int i = 0; i < n; i++) {
          b += work(i);
        }
      }
      work(n + 1);
    }
    a++;
    return a + b;
  }

  int branches(int n) {
    int a;
    finish:
    {
      if (n > 3) {
        async: a = work(n);
        if (n > 7) {
          a_loop:
          while (true) {
            break a_loop;
          }
        }
      } else {
        async: a = work(n + 1);
      }
      work(n);
    }
    return a;
  }

  /** The next round reads it after its finish; so does what a jump leads to. */
  int again(int n) {
    int a = 0;
    outer:
    for (int i = 0; i < n; i++) {
      work(a);
      finish:
      {
        async: a = work(i);
        if (i == 3) {
          continue outer;
        }
        if (i == 4) {
          break outer;
        }
        if (i == 5) {
          break finish;
        }
        work(i);
      }
      work(a);
    }
    return a;
  }

  int thrown(int n) {
    int a = 0;
    try {
      finish:
      {
        async: a = work(n);
        work(n + 1);
      }
    } catch (IllegalStateException e) {
      return a;
    } finally {
      work(a);
    }
    return a;
  }

  @Finish
  int method(int n) {
    int a;
    async: a = work(n);
    work(n + 1);
    return a;
  }

  int nested(int n) {
    int a = 0;
    finish:
    {
      async:
      {
        int b;
        finish2:
        {
          async2: b = work(n);
          async3: a = work(n + 1);
        }
        a += b;
      }
      work(n);
    }
    return a;
  }

  void rounds(int[] values) {
    finish:
    for (int x : values) {
      int own = 0;
      async: own = work(x);
      work(x);
    }
  }

  void iterations(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      int a;
      finish:
      {
        async: a = work(i);
        work(i + 1);
      }
      out[i] = a;
    }
  }

  int scratch(int[] values) {
    @Private int temp = 0;
    finish:
    for (int x : values) {
      async:
      {
        temp = x;
        work(temp);
      }
      temp = 0;
    }
    return 0;
  }

  static int work(int n) {
    return n;
  }
}
