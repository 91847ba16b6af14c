import java.util.*;
public class Kinds {
  interface Shape { @Atomicset(s); int area(); }
  static class Square implements Shape { @Atomic(s) private int side = 2; public int area() { return side * side; } void grow() { side++; } }
  enum Level { LOW, HIGH; @Atomicset(l); @Atomic(l) private int used; void use() { used++; } int used() { return used; } }
  static class Box<T extends Comparable<T>> { @Atomicset(b); @Atomic(b) private T value; void put(T t) { if (value == null || value.compareTo(t) < 0) value = t; } T get() { return value; } }
  static class Base { @Atomicset(m); @Atomic(m) protected int n; void inc() { n++; } }
  static class Sub extends Base { @Atomic(m) int k; void both() { n++; k++; } int sum() { return n + k; } @Override void inc() { super.inc(); k++; } }
  @AtomicSet(q) static class Before { int v; void up() { v++; } int v() { return v; } }
  static class Free { @Atomicset(a); @Atomic(a) int v; int w; @NotAtomic int w() { return w; } void set() { v = 1; } }
  static int fib(int n) {
    if (n < 2) return n;
    int a, b;
    finish { async { a = fib(n - 1); b = fib(n - 2); } }
    return a + b;
  }
  static int fib3(int n) {
    if (n < 2) return n;
    int a, b;
    @SyncSteal {
      @Steal { a = fib3(n - 1); }
      b = fib3(n - 2);
    }
    return a + b;
  }
  static class Oops extends RuntimeException { Oops(String m) { super(m); } }
  @Atomicset(e);
  @Atomic(e) private int code = 4;
  String msg() { return "code " + code; }
  void fail() { throw new Oops(msg() + code); }
  static int thrown() {
    try {
      finish { async { if (fib(3) > 1) throw new Oops("inner"); } fib(2); }
    } catch (Oops e) { return 1; }
    return 2;
  }
  public static void main(String[] args) throws Exception {
    Square sq = new Square(); Box<Integer> box = new Box<>(); Sub sub = new Sub(); Before before = new Before(); Free free = new Free();
    finish { async { for (int i = 0; i < 100; i++) { sq.grow(); Level.HIGH.use(); box.put(i); sub.both(); sub.inc(); before.up(); } } }
    free.set();
    System.out.println(sq.area() + " " + Level.HIGH.used() + " " + box.get() + " " + sub.sum() + " " + before.v() + " " + free.w());
    System.out.println(fib(15) + " " + fib3(14) + " " + thrown());
    try { new Kinds().fail(); } catch (Oops e) { System.out.println(e.getMessage()); }
    int[] rows = new int[64]; int scale = 3;
    async { for (int i = 0; i < rows.length; i++) { final int k = i * scale; rows[i] = k; } }
    finish { async { for (int i = 0; i < 10; i++) rows[i]++; } async { for (int i = 10; i < 20; i++) rows[i]++; } }
    System.out.println(Arrays.stream(rows).sum());
    Thread th = new Thread(() -> { finish { async { fib(5); } fib(4); } });
    th.start(); th.join();
    List<String> words = new ArrayList<>(List.of("a", "bb", "ccc"));
    int[] len = new int[1];
    async { for (String w : words) { synchronized (len) { len[0] += w.length(); } } }
    System.out.println(len[0]);
  }
}
