import org.ajws.Async;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;

/** Objects that stay with the block that makes them, and their like that do not. */
public class LocalObjects {
  @AtomicSet("s")
  private static final class Stack {
    @Atomic("s") private final int[] slots = new int[8];
    @Atomic("s") private int size;
    void push(int i) { slots[size++] = i; }
    int pop() { return slots[--size]; }
  }
  @AtomicSet("t")
  private static final class Total {
    @Atomic("t") private long total;
    void add(long n) { total += n; }
    long get() { return total; }
  }
  @AtomicSet("r")
  private static final class Running {
    @Atomic("r") private long total;
    void add(long n) { total += n; }
    long get() { return total; }
  }
  @AtomicSet("k")
  private static final class Kept {
    @Atomic("k") private int[] slots = {0};
    void add() { slots[0]++; }
    int get() { return slots[0]; }
  }
  static int reverse(int n) {
    Stack stack = new Stack();
    for (int i = 0; i < n; i++) stack.push(i);
    int all = 0;
    for (int i = 0; i < n; i++) all = 10 * all + stack.pop();
    return all;
  }
  static long sum(int n) {
    final Total total = new Total();
    total.add(1);
    for (@ParallelFor int i = 0; i < n; i++) {
      Stack own = new Stack();
      own.push(i);
      total.add(own.pop());
    }
    long loop = total.get();
    finish: {
      async: total.add(100);
      total.add(1000);
    }
    return loop + total.get();
  }
  static long running(int n) {
    Running running = new Running();
    for (@ParallelFor int i = 0; i < n; i++) {
      if (running.get() < 1000) running.add(i);
    }
    return running.get();
  }
  static int kept() {
    Kept kept = new Kept();
    Runnable r = () -> kept.add();
    r.run();
    return kept.get();
  }
  public static void main(String[] args) {
    System.out.println(reverse(5) + " " + sum(10) + " " + running(10) + " " + kept());
  }
}
