import java.util.*; import org.ajws.Atomic; import org.ajws.AtomicSet; import org.ajws.NotAtomic; import org.ajws.ParallelFor;
@AtomicSet("e") public class Kinds {
  @AtomicSet("s") interface Shape { int area(); }
  static class Square implements Shape { @Atomic("s") private int side = 2; public int area() { return side * side; } void grow() { side++; } }
  @AtomicSet("l") enum Level { LOW, HIGH; @Atomic("l") private int used; void use() { used++; } int used() { return used; } }
  @AtomicSet("b") static class Box<T extends Comparable<T>> { @Atomic("b") private T value; void put(T t) { if (value == null || value.compareTo(t) < 0) value = t; } T get() { return value; } }
  @AtomicSet("m") static class Base { @Atomic("m") protected int n; void inc() { n++; } }
  static class Sub extends Base { @Atomic("m") int k; void both() { n++; k++; } int sum() { return n + k; } @Override void inc() { super.inc(); k++; } }
  @AtomicSet("q") static class Before { int v; void up() { v++; } int v() { return v; } }
  @AtomicSet("a") static class Free { @Atomic("a") int v; int w; @NotAtomic int w() { return w; } void set() { v = 1; } }
  static int fib(int n) {
    if (n < 2) return n;
    int a, b;
    finish: { { async: a = fib(n - 1); b = fib(n - 2); } }
    return a + b;
  }
  static int fib3(int n) {
    if (n < 2) return n;
    int a, b;
    finish: {
      async: { a = fib3(n - 1); }
      b = fib3(n - 2);
    }
    return a + b;
  }
  static class Oops extends RuntimeException { Oops(String m) { super(m); } }

  @Atomic("e") private int code = 4;
  String msg() { return "code " + code; }
  void fail() { throw new Oops(msg() + code); }
  static int thrown() {
    try {
      finish: { async: { if (fib(3) > 1) throw new Oops("inner"); } fib(2); }
    } catch (Oops e) { return 1; }
    return 2;
  }
  public static void main(String[] args) throws Exception {
    Square sq = new Square(); Box<Integer> box = new Box<>(); Sub sub = new Sub(); Before before = new Before(); Free free = new Free();
    finish: { { for (@ParallelFor int i = 0; i < 100; i++) { sq.grow(); Level.HIGH.use(); box.put(i); sub.both(); sub.inc(); before.up(); } } }
    free.set();
    System.out.println(sq.area() + " " + Level.HIGH.used() + " " + box.get() + " " + sub.sum() + " " + before.v() + " " + free.w());
    System.out.println(fib(15) + " " + fib3(14) + " " + thrown());
    try { new Kinds().fail(); } catch (Oops e) { System.out.println(e.getMessage()); }
    int[] rows = new int[64]; int scale = 3;
    { for (@ParallelFor int i = 0; i < rows.length; i++) { final int k = i * scale; rows[i] = k; } }
    finish: { { for (@ParallelFor int i = 0; i < 10; i++) rows[i]++; } { for (@ParallelFor int i = 10; i < 20; i++) rows[i]++; } }
    System.out.println(Arrays.stream(rows).sum());
    Thread th = new Thread(() -> { finish: { async: { fib(5); } fib(4); } });
    th.start(); th.join();
    List<String> words = new ArrayList<>(List.of("a", "bb", "ccc"));
    int[] len = new int[1];
    { for (@ParallelFor String w : words) { synchronized (len) { len[0] += w.length(); } } }
    System.out.println(len[0]);
  }
}
