import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.ajws.Finish;
import org.ajws.sync.Channel;

/** Tasks that put values into channels and take them: loops, bounds, ends, several takers. */
public class Channels {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    int a;
    int b;
    finish: {
      async: a = fib(n - 1);
      b = fib(n - 2);
    }
    return a + b;
  }

  static void produce(Channel<Integer> out, int count) {
    for (int i = 1; i <= count; i++) {
      out.put(i + fib(i % 5) - fib(i % 5));
    }
    out.close();
  }

  /** One stage of a pipeline. */
  static void square(Channel<Integer> in, Channel<Long> out) {
    for (int x : in) {
      out.put((long) x * x);
    }
    out.close();
  }

  static long sum(Channel<Long> in) {
    long sum = 0;
    for (long x : in) {
      sum += x;
    }
    return sum;
  }

  /** In order: so it runs without translation, too. */
  static long pipeline(int count) {
    Channel<Integer> numbers = new Channel<>();
    Channel<Long> squares = new Channel<>();
    long result;
    finish: {
      async: produce(numbers, count);
      async: square(numbers, squares);
      result = sum(squares);
    }
    return result;
  }

  /** Loops with jumps, labels, and channels that are found by an expression. */
  static String jumps(List<Channel<String>> channels) {
    StringBuilder seen = new StringBuilder();
    int n = 0;
    outer:
    for (int i = 0; i < channels.size(); i++) {
      for (final String s : channels.get(i)) {
        if (s.equals("skip")) {
          continue;
        }
        if (s.equals("next")) {
          continue outer;
        }
        if (s.equals("stop")) {
          break outer;
        }
        n += fib(s.length());
        seen.append(s).append(n).append(' ');
      }
      seen.append("| ");
    }
    return seen.toString();
  }

  static Channel<String> of(String... values) {
    Channel<String> c = new Channel<>();
    for (String v : values) {
      c.put(v);
    }
    c.close();
    return c;
  }

  /** In the middle of expressions, in conditions, in try. */
  static String expressions() {
    Channel<Integer> c = Channel.bounded(4);
    c.put(1);
    c.put(2);
    c.put(3);
    int x = c.take() + 10 * c.take();
    Integer last = c.tryTake();
    Integer none = c.tryTake();
    c.put(fib(10));
    while (c.take() > 60 || x > 100) {
      c.put(--x);
    }
    c.close();
    String end;
    try {
      end = "got " + c.take();
    } catch (NoSuchElementException e) {
      end = "closed";
    }
    return x + " " + last + " " + none + " " + end;
  }

  static class Node {
    final Channel<String> box = new Channel<>();

    @Finish
    String reply(int n) {
      async: box.put("r" + fib(n));
      return box.take();
    }
  }

  static int nested() {
    Channel<Channel<Integer>> all = new Channel<>();
    finish: {
      for (int i = 0; i < 5; i++) {
        final int k = i;
        Channel<Integer> one = new Channel<>();
        async: {
          one.put(fib(k));
          one.put(k);
          one.close();
        }
        all.put(one);
      }
      all.close();
    }
    int sum = 0;
    for (Channel<Integer> one : all)
      for (int x : one) sum = 3 * sum + x;
    return sum;
  }

  static <T> List<T> list(Channel<? extends T> c) {
    List<T> all = new ArrayList<>();
    for (T t : c) {
      all.add(t);
      fib(3);
    }
    return all;
  }

  public static void main(String[] args) {
    System.out.println(pipeline(200));
    System.out.println(
        jumps(List.of(of("a", "skip", "bb"), of("c", "next", "d"), of("eee"), of("stop", "f"))));
    System.out.println(expressions());
    System.out.println(new Node().reply(12));
    System.out.println(nested() + " " + list(of("x", "y")));
  }
}
