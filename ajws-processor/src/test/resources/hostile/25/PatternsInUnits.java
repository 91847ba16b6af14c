package hostile;

import static hostile.Spawns.*;

import java.util.*;
import java.util.function.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Guards, and statements before constructor calls, in units of work and speculative loops. */
public class PatternsInUnits {
  record Pair(Object a, Object b) {}

  @AtomicSet("a")
  static class Account {
    @Atomic("a") private int balance;
    @Atomic("a") private Object last;

    Account(int n) {
      int f = f(n);
      balance = f;
      super();
      last = switch ((Object) f) {
        case Integer i when i
            > balance - 1 -> f(1);
        default -> "none";
      };
    }

    int book(Object by) {
      balance += switch (by) {
        case Integer i when i
            > balance -> i;
        case String s when last instanceof String t
            && s.length()
                > t.length() -> f(2);
        case Pair(Integer a, Account other) when other
            .hashCode() != a + balance -> 3;
        case Pair(Integer a, Integer b) when a
            / b > 0 -> 4;
        default -> 1;
      };
      last = by;
      return balance
          + f(1);
    }

    int balance() {
      return balance;
    }

    int none() {
      return switch (last) {
        case Integer i when i
            > balance -> i;
        case String s -> balance;
        case null, default -> -1;
      };
    }
  }

  @AtomicSet("c")
  static final class Counter {
    @Atomic("c") private long count;

    Counter(long n) {
      count = n;
      super();
    }

    long add(Object o) {
      return switch (o) {
        case Integer i when i > 1 -> count += i;
        case Integer i when i
            > 0 -> count++;
        default -> ++count;
      };
    }

    long get() {
      return count;
    }
  }

  @AtomicSet(value = "s", reads = Reads.SNAPSHOT)
  static class Statistics {
    private long count;
    private long sum;
    private String most = "0";

    Statistics(int n) {
      count = n;
      sum = count();
      super();
      sum += n;
    }

    static long count() {
      return f(2);
    }

    void add(Object o) {
      count++;
      switch (o) {
        case Integer i when sum
            < 100 && i > 3 -> sum += i;
        case Pair(Integer a, var b) when most
            .equals(b + "") -> sum -= a;
        default -> most = o + "";
      }
    }

    String mean() {
      return count == 0 ? "-" : switch (most) {
        case String s when s.length()
            > count -> "a" + sum / count;
        case String s when sum
            / s.length() > 3 -> "b";
        case String s when s
            .hashCode() == count -> "c";
        default -> "d" + sum / count;
      };
    }
  }

  @AtomicSet("b")
  static class Buffer {
    @Atomic("b") private final Object[] slots = new Object[4];
    @Atomic("b") private int first, count;

    void put(Object o) {
      await: while (count == slots.length);
      slots[(first + count++) % slots.length] = o;
    }

    int take(Object how) {
      await: while (switch (how) {
        case Integer i when i
            > count -> true;
        default -> count == 0;
      });
      Object o = slots[first];
      first = (first + 1) % slots.length;
      count--;
      return switch (o) {
        case Integer i when i
            > count && slots
                [first] == null -> i;
        case String s when s.length()
            > 1 -> s.length();
        default -> 0;
      };
    }
  }

  @AtomicSet("n")
  static class Node {
    @Atomic("n") int value;
    @Atomic("n") @AliasAtomic("n=this.n") Node next;

    Node(int value, @AliasAtomic("n=this.n") Node next) {
      int f = f(value & 3);
      if (f < 0) throw new IllegalArgumentException();
      super();
      this.value = value + f;
      this.next = next;
    }

    int sum(Object o) {
      int s = 0;
      for (Node at = this; at != null; at = at.next) {
        Node here = at;
        s += switch (o) {
          case Integer i when i
              > here.value
                  + value -> here.value;
          case Node m when m
              == here -> 100;
          default -> 1;
        };
      }
      return s;
    }
  }

  static String shared(Account a, Object o, int n) {
    int f = f(n);
    int got;
    finish: {
      async: a.book(o);
      got = f(1);
    }
    String s = switch (o) {
      case Integer i when a.balance()
          > i -> "more" + f(1);
      case Account b when b.balance() == f
          || a.book(
              1) > 3 -> "booked";
      default -> "none";
    };
    return s + got + a.balance() + a.none();
  }

  static int total;
  Object[] mine = {0, 1, "a"};

  String ahead(Object[] all, int n) {
    int[] t = new int[all.length];
    int f = f(n);
    int[] index = {1, 0, 3, 2, 5, 4, 7, 6, 1, 1, 1, 1, 1, 1, 1};
    @Reduce(ReduceOp.SUM) int sum = 0;
    for (@ParallelFor(speculative = true) int i = 0; i < all.length; i++) {
      int k = i;
      Object o = all[i];
      sum += switch (o) {
        case Integer q when t[
            index[k]] > q -> 1;
        case String s when mine[
            2] instanceof String u
            && u.length()
                == s.length() -> 2;
        case Pair(Object a, String b) when total
            > f || b
                .equals(mine[index[k] & 1]) -> 3;
        case Pair p when p.a
            != p.b && mine.length > t[0] -> 4;
        default -> 5;
      };
      switch (o) {
        case Integer q when q
            / (total - k + 40) >= 0:
          t[index[k]] += q + total;
          break;
        case String s when t[k]++
            < s.length() || (t[0] = 3)
                > 1:
          mine[0] = s;
          total += s.length();
          break;
        default:
          total++;
      }
    }
    for (@ParallelFor(speculative = true) Object o : all) {
      total += switch (o) {
        case Integer q when mine[
            0] == null -> q;
        case Object q when String.valueOf(q)
            .charAt(0) > total && q instanceof Pair(Integer a, var b)
            && a
                > total -> a;
        default -> 1;
      };
    }
    return sum + Arrays.toString(t) + mine[0] + total + f(1);
  }

  public static void main(String[] z) {
    Object[] all = {0, 1, 3, 30, "", "ab", "abcdefghi", 'c', new Pair(1, "a"), new Pair("a", "b"), new Pair(null, null),
      new Pair(2, 0), new Pair(1, new Account(3)), null};
    for (int n = 0; n < 3; n++) {
      Statistics st = new Statistics(n);
      Counter c = new Counter(n);
      Account own = new Account(n);
      for (Object o : all) {
        int k = n;
        shown(() -> shared(new Account(k), o, k));
        shown(() -> own.book(o) + " " + own.none());
        shown(() -> c.add(o) + c.get());
        shown(() -> { st.add(o); return st.mean(); });
        shown(() -> { Buffer b = new Buffer(); finish: { async: b.put(o); f(2); } return b.take(0); });
        shown(() -> { Node m = new Node(2, new Node(1, null)); return m.sum(o) + m.next.sum(m) + " " + m.value; });
      }
      int k = n;
      total = 0;
      shown(() -> new PatternsInUnits().ahead(Arrays.copyOf(all, 7 + k), k));
      total = 0;
      shown(() -> new PatternsInUnits().ahead(Arrays.copyOf(all, 8 + k), k));
    }
  }

  static void shown(Supplier<Object> s) {
    try {
      p(s.get());
    } catch (RuntimeException e) {
      p(at(e));
    }
  }
}
