import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;

/** Spawning calls whose types cannot be written, used at once. */
class WildcardTypes {
  interface Node {
    int value();
  }

  record Leaf(int value) implements Node {}

  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static List<? extends Node> children(int n) {
    @Async int a = fib(n);
    return List.of(new Leaf(n + a), new Leaf(1));
  }

  static Map<String, ? extends List<? extends Node>> map(int n) {
    return Map.of("a", children(n));
  }

  static <T extends Comparable<? super T>> List<? extends T> sorted(List<? extends T> xs, int n) {
    int f = fib(n);
    List<T> c = new ArrayList<>(xs);
    c.sort(null);
    return c.subList(0, Math.min(f, c.size()));
  }

  static Class<?> type(int n) {
    fib(n);
    return n > 2 ? String.class : Integer.class;
  }

  static Supplier<? extends Supplier<? extends Node>> supplier(int n) {
    int f = fib(n);
    return () -> () -> new Leaf(f);
  }

  static <E extends Enum<E>> EnumSet<E> set(Class<E> c, int n) {
    fib(n);
    return EnumSet.allOf(c);
  }

  enum Color {
    RED,
    GREEN
  }

  static Comparator<? super String> order(int n) {
    fib(n);
    return Comparator.reverseOrder();
  }

  static <T> T[] array(T[] a, int n) {
    fib(n);
    return a;
  }

  static <T extends Node & Comparable<T>> T both(T t, int n) {
    fib(n);
    return t;
  }

  static Node[] nodes(int n) {
    fib(n);
    return new Node[] {new Leaf(n)};
  }

  class Inner<T> {
    T t;

    Inner(T t) {
      this.t = t;
    }

    Inner<T> same(int n) {
      fib(n);
      return this;
    }

    T get() {
      return t;
    }
  }

  static <T> WildcardTypes.Inner<? extends T> inner(T t, int n) {
    fib(n);
    return new WildcardTypes().new Inner<T>(t);
  }

  static void m0() throws Exception {
    fib(2);
    System.out.println(children(3).get(0).value());
  }

  static void m1() throws Exception {
    fib(2);
    System.out.println(children(3).get(0).value() + fib(2) + children(fib(3)).get(1).value());
  }

  static void m3() throws Exception {
    fib(2);
    List<? extends Node> xs = children(4);
    System.out.println(xs.stream().limit(fib(2)).mapToInt(x -> x.value()).sum());
  }

  static void m4() throws Exception {
    fib(2);
    List<? extends Node> xs = children(4);
    System.out.println(
        xs.stream().map(Node::value).limit(fib(3)).mapToInt(x -> x + 1).sum() + fib(3));
  }

  static void m5() throws Exception {
    fib(2);
    System.out.println(
        map(2).get("a").get(0).value()
            + fib(1)
            + map(1).values().iterator().next().get(fib(0)).value());
  }

  static void m6() throws Exception {
    fib(2);
    System.out.println(
        sorted(List.of("b", "a", "c"), 3).get(0).length()
            + " "
            + sorted(Arrays.asList(3, 2, 1), fib(3)));
  }

  static void m7() throws Exception {
    fib(2);
    System.out.println(type(3).getSimpleName() + type(fib(2)).getName() + (type(1) == type(2)));
  }

  static void m8() throws Exception {
    fib(2);
    System.out.println(supplier(5).get().get().value() + fib(2));
  }

  static void m9() throws Exception {
    fib(2);
    System.out.println(
        set(Color.class, 2).size() + fib(3) + set(Color.class, fib(2)).iterator().next().name());
  }

  static void m10() throws Exception {
    fib(2);
    System.out.println(
        order(2).getClass() == null
            ? 1
            : Stream.of("a", "b").sorted(order(fib(2)).reversed()).toList());
  }

  static void m11() throws Exception {
    fib(2);
    System.out.println(array(new String[] {"x"}, 2)[fib(0)].length() + nodes(fib(2))[0].value());
  }

  static void m12() throws Exception {
    fib(2);
    System.out.println(inner("s", 3).same(2).get().length() + inner(4, fib(2)).get() + fib(3));
  }

  static void m13() throws Exception {
    fib(2);
    var it = children(3).iterator();
    int s = 0;
    while (it.hasNext()) {
      s += it.next().value() + fib(1);
    }
    System.out.println(s);
  }

  static void m14() throws Exception {
    fib(2);
    for (var c : children(fib(2))) {
      System.out.println(c.value() + fib(2));
    }
  }

  static void m15() throws Exception {
    fib(2);
    for (Map.Entry<String, ? extends List<? extends Node>> e : map(3).entrySet()) {
      System.out.println(e.getValue().get(0).value() + fib(2));
    }
  }

  static void m16() throws Exception {
    fib(2);
    Optional<? extends Number> o = Optional.of(3);
    System.out.println(o.map(Number::intValue).orElse(fib(3)) + o.get().intValue() + fib(2));
  }

  static void m17() throws Exception {
    fib(2);
    var list = new ArrayList<Map<? super Integer, ?>>();
    list.add(new HashMap<Number, String>());
    System.out.println(list.get(fib(0)).size() + fib(2));
  }

  static void m18() throws Exception {
    fib(2);
    System.out.println((fib(3) > 1 ? children(2) : new ArrayList<Leaf>()).get(0).value());
  }

  static void m19() throws Exception {
    fib(2);
    System.out.println((fib(3) > 1 ? 1 : "s").hashCode() + fib(1));
  }

  static void m20() throws Exception {
    fib(2);
    System.out.println(
        List.of(1, 2.0).get(fib(0)).intValue() + List.of(1, "a").get(fib(1)).hashCode());
  }

  public static void main(String[] args) throws Exception {
    m0();
    m1();
    m3();
    m4();
    m5();
    m6();
    m7();
    m8();
    m9();
    m10();
    m11();
    m12();
    m13();
    m14();
    m15();
    m16();
    m17();
    m18();
    m19();
    m20();
  }
}
