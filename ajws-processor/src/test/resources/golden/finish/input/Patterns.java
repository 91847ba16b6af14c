import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import org.ajws.Async;
import org.ajws.Finish;

/** Pattern variables around, before, and in the middle of expressions with spawning calls. */
public class Patterns {
  interface Tree {}

  record Node(Tree left, Tree right) implements Tree {}

  record Leaf(int value) implements Tree {}

  static Tree tree(int depth) {
    return depth == 0 ? new Leaf(depth + 3) : new Node(tree(depth - 1), tree(depth - 2 < 0 ? 0 : depth - 2));
  }

  static int introducedBehind(Tree t) {
    if (!(t instanceof Node n)) {
      return t instanceof Leaf l ? l.value() : 0;
    }
    @Async int a = introducedBehind(n.left());
    int b = introducedBehind(n.right());
    return a + b;
  }

  static int branches(Tree t) {
    int a = 0;
    int b = 0;
    if (t instanceof Node n && n.left() != null) {
      finish:
      {
        async: a = branches(n.left());
        b = branches(n.right());
      }
      a += n.left() instanceof Leaf l ? l.value() : 1;
    } else if (!(t instanceof Leaf n)) {
      return -1;
    } else {
      a = n.value() + fib(3);
      b = n.value();
    }
    return a * 3 + b;
  }

  static int inExpression(Tree t) {
    return t instanceof Node n
        ? inExpression(n.left()) * 2 + inExpression(n.right())
        : t instanceof Leaf l && fib(l.value()) > 1 ? l.value() : 0;
  }

  static boolean contains(Tree t, int value) {
    boolean in =
        t instanceof Leaf l && l.value() == value
            || t instanceof Node n && (contains(n.left(), value) | contains(n.right(), value));
    @Async int f = fib(4);
    return in && f > 0;
  }

  static int conditionWithCall(Tree t) {
    if (!(t instanceof Node n && fib(5) == 5)) {
      return t instanceof Leaf l ? l.value() : 0;
    }
    @Async int a = conditionWithCall(n.left());
    return a * 5 + conditionWithCall(n.right());
  }

  static int sameName(Object o, Object p) {
    int r = 0;
    if (o instanceof Integer i && fib(i) > 0) {
      r += i + fib(i);
    }
    if (p instanceof String i && fib(i.length()) > 0) {
      r += i.length() + fib(i.length() + 2);
    }
    return r;
  }

  static int loops(Object o, int rounds) {
    int r = 0;
    Object at = o;
    while (at instanceof Node n && r < 1_000_000) {
      r = r * 3 + fib(4);
      at = n.left();
      r += n.right() instanceof Leaf l ? l.value() : 7;
    }
    for (Tree t = (Tree) o; t instanceof Node n; t = n.left()) {
      r += fib(3);
    }
    for (Tree t = (Tree) o; t instanceof Node n; t = n.left(), r += fib(n.hashCode() & 3)) {
      if ((r & 1) == 0) {
        continue;
      }
      r += fib(2);
    }
    Object[] all = {1, "two", 3L, o, 5};
    int at2 = 0;
    while (!(all[at2] instanceof Tree found)) {
      r += fib(at2++);
    }
    r += introducedBehind(found) + fib(rounds);
    do {
      r += fib(at2);
    } while (!(all[--at2] instanceof Integer last));
    r += fib(last + 2) + last;
    for (int i = fib(1); !(all[i] instanceof Long value); i++) {
      r += fib(i);
    }
    return r;
  }

  static int forWithCallInHead(Object[] all) {
    int r = 0;
    for (int i = fib(1); !(all[i] instanceof Long value) || fib(3) > 10; i++) {
      r += fib(i);
    }
    for (int i = fib(2) - 1; i < all.length && all[i] instanceof Comparable<?> other; i++) {
      r += fib(other.toString().length());
    }
    return r;
  }

  static int assigned(Object o) {
    if (o instanceof Integer i) {
      int before = fib(i);
      i = i + 1;
      int after = fib(i);
      i += 2;
      return before * 100 + after + i;
    }
    return 0;
  }

  static int captured(Object o) {
    if (!(o instanceof Integer i)) {
      return 0;
    }
    @Async int a = fib(i);
    IntSupplier s = () -> i * 2;
    int b = fib(i - 1);
    IntSupplier t =
        new IntSupplier() {
          @Override
          public int getAsInt() {
            return i + s.getAsInt();
          }
        };
    return a + b + s.getAsInt() + t.getAsInt();
  }

  static int results(Object o) {
    int r;
    int s;
    finish:
    {
      if (o instanceof Integer i) {
        async: r = fib(i + 1);
        s = fib(i) + i;
      } else {
        r = 1;
        s = 2;
      }
    }
    return r * 31 + s;
  }

  static int rethrown(Object o) {
    int r = 0;
    try {
      finish:
      {
        async: r = fib(6);
        fail(o);
      }
    } catch (RuntimeException e) {
      if (e.getCause() instanceof IllegalStateException cause && cause.getMessage() != null) {
        return fib(5) + cause.getMessage().length();
      }
      return -fib(4);
    }
    return r;
  }

  static void fail(Object o) {
    if (o instanceof String s) {
      throw new RuntimeException(new IllegalStateException(s));
    } else if (o instanceof Integer) {
      throw new RuntimeException();
    }
  }

  @Finish
  static int whole(Object o) {
    int a = 0;
    if (!(o instanceof Integer i && i > 2)) {
      return 1;
    }
    async: a = whole(i - 1);
    int b = whole(i - 2);
    if (o instanceof Number n && n.intValue() > 5) {
      return a + b + n.intValue();
    }
    return a + b;
  }

  static <T extends Comparable<T>> int generic(List<? extends Object> list, T t) {
    int r = 0;
    for (Object o : list) {
      if (o instanceof Comparable<?> c && o.getClass() == t.getClass()) {
        r += fib(c.toString().length());
        @SuppressWarnings("unchecked")
        T other = (T) c;
        r += t.compareTo(other);
      } else if (o instanceof int[] array && array.length > fib(2)) {
        array[fib(1) - 1] += array.length;
        r += array[0];
      }
    }
    return r;
  }

  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  public static void main(String[] args) {
    Tree t = tree(9);
    for (int round = 0; round < 20; round++) {
      System.out.println(introducedBehind(t) + " " + branches(t) + " " + inExpression(t));
      System.out.println(contains(t, 3) + " " + contains(t, 4) + " " + conditionWithCall(t));
      System.out.println(sameName(7, "four") + " " + sameName("x", 3) + " " + loops(t, 5));
      System.out.println(forWithCallInHead(new Object[] {1, "two", 3, 4L, 5}));
      System.out.println(assigned(9) + " " + captured(10) + " " + results(11) + results(""));
      System.out.println(rethrown("cause") + " " + rethrown(3) + " " + rethrown(3L));
      System.out.println(whole(12));
      List<Object> list = new ArrayList<>(List.of(1, "two", new int[] {1, 2, 3}, "three", 4L));
      System.out.println(generic(list, "t") + " " + generic(list, 5));
    }
  }
}
