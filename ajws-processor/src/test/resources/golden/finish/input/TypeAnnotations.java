import java.lang.annotation.*;
import java.util.*;
import org.ajws.*;

/** Annotations of types, which frames leave out. */
class TypeAnnotations {
  @Target(ElementType.TYPE_USE)
  @Retention(RetentionPolicy.RUNTIME)
  @interface Nullable {}

  @Target(ElementType.TYPE_USE)
  @interface Size {
    int min() default 0;

    String text() default "";

    int[] of() default {};
  }

  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static @Nullable String name(
      @Nullable String s,
      @Size(min = 3, text = "a)b,c\"")
          Map<@Nullable String, @Size(of = {1, 2}) List<@Nullable Integer>> m,
      int n) {
    String t = s;
    List<@Nullable Integer> q = m.get("x");
    int k = fib(n);
    return t + q + k;
  }

  static @Nullable Integer @Size(min = 1) [] @Nullable [] slots(
      @Size int @Nullable [] x, @Nullable Object... rest) {
    int k = fib(x.length);
    return new Integer[][] {{k, rest.length}};
  }

  static <@Nullable T extends @Nullable Comparable<@Nullable T>> T max(@Nullable T a, T b) {
    fib(3);
    T c = a;
    T d = b;
    int k = fib(4);
    return c.compareTo(d) > k ? c : d;
  }

  java.util.@Nullable Map<String, java.util.@Size List<String>> field = null;

  @Nullable
  TypeAnnotations same(@Nullable TypeAnnotations this, int n) {
    fib(n);
    return this;
  }

  int use(java.util.@Nullable List<java.lang.@Nullable String> xs) throws @Nullable Exception {
    int r = fib(xs.size());
    for (@Nullable String s : xs) {
      r += fib(s.length());
    }
    return r;
  }

  class In {
    @Nullable
    In up(TypeAnnotations.@Nullable In x) {
      fib(2);
      return x;
    }

    int v = 3;
  }

  public static void main(String[] args) throws Exception {
    System.out.println(
        name("a", Map.of("x", List.of(1)), 4)
            + slots(new int[4], "a", null)[0][fib(1)]
            + max(3, 4));
    TypeAnnotations a = new TypeAnnotations();
    System.out.println(a.same(3).use(List.of("a", "bb", "cccc")) + a.new In().up(a.new In()).v);
    @Nullable String s = null;
    @Size(min = 2)
    List<@Nullable String> l = new ArrayList<>();
    l.add("x");
    l.add(s);
    System.out.println(l.get(fib(1)) + fib(2) + l.get(0).length());
    Object o = l;
    if (o instanceof @Nullable List<?> k && fib(2) > 0) System.out.println(k.size() + fib(3));
    try {
      fib(2);
      throw new @Nullable IllegalStateException("x");
    } catch (@Nullable IllegalStateException e) {
      System.out.println(e.getMessage() + fib(2));
    }
  }
}
