import java.util.ArrayList;
import java.util.List;
import org.ajws.Finish;
import org.ajws.ParallelFor;

/** What methods that call themselves or each other write elsewhere. */
class Recursion {
  static int total;
  int v;
  Recursion next;

  static void f(int n) {
    total += n;
    if (n > 0) {
      g(n - 1);
    }
  }

  static void g(int n) {
    if (n > 0) {
      f(n - 1);
    }
  }

  void mutual() {
    for (@ParallelFor int i = 0; i < 10; i++) {
      f(i);
    }
    for (@ParallelFor int i = 0; i < 10; i++) {
      g(i);
    }
  }

  static void swap(Recursion a, Recursion b, int n) {
    a.v += n;
    if (n > 0) {
      swap(b, a, n - 1);
    }
  }

  void swapped(Recursion[] own, Recursion one) {
    for (@ParallelFor int i = 0; i < own.length; i++) {
      swap(own[i], one, i);
    }
  }

  // The way from p to s leads through all three.
  static void p(Recursion a, Recursion b, int n) {
    if (n > 0) {
      s(b, b, n - 1);
      q(a, b, n - 1);
    }
  }

  static void q(Recursion a, Recursion b, int n) {
    if (n > 0) {
      s(a, b, n - 1);
    }
  }

  static void s(Recursion a, Recursion b, int n) {
    a.v += n;
    if (n > 0) {
      q(b, b, n - 1);
    }
  }

  void three(Recursion[] own, Recursion one) {
    for (@ParallelFor int i = 0; i < own.length; i++) {
      p(one, own[i], i);
    }
    for (@ParallelFor int i = 0; i < own.length; i++) {
      q(own[i], one, i);
    }
  }

  static void countDown(int[] a, int n) {
    a[n]++;
    if (n > 0) {
      countDown(a, n - 1);
    }
  }

  void slots(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      countDown(a, i);
    }
  }

  static void move(List<Integer> from, List<Integer> to, int n) {
    from.add(n);
    if (n > 0) {
      move(to, from, n - 1);
    }
  }

  void lists(List<Integer> one) {
    for (@ParallelFor int i = 0; i < 10; i++) {
      move(new ArrayList<>(), one, i);
    }
  }

  static int sum(Recursion a, Recursion b, int n) {
    return n == 0 ? a.v : sum(b, a, n - 1);
  }

  void reads(Recursion[] own) {
    for (@ParallelFor int i = 1; i < own.length; i++) {
      own[i].v = sum(own[i], own[i - 1], i);
    }
  }

  @Finish
  void tasks(Recursion a, Recursion b, Recursion one) {
    async: swap(a, one, 3);
    async: swap(b, one, 3);
  }

  static class Even {
    void call(Recursion r, int n) {
      if (n > 0) {
        new Odd().call(r, n - 1);
      }
    }
  }

  static class Odd extends Even {
    @Override
    void call(Recursion r, int n) {
      r.v++;
      new Even().call(r, n - 1);
    }
  }

  void overridden(Recursion one) {
    new Odd().call(one, 1); // asked for first
    for (@ParallelFor int i = 0; i < 10; i++) {
      new Even().call(one, i);
    }
  }
}
