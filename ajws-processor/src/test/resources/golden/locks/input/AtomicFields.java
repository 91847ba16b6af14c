import org.ajws.*;

public class AtomicFields {
  @AtomicSet("count")
  static final class Counter {
    @Atomic("count") private int count = 3;
    private int limit;
    Counter(int start) { count += start; }
    void inc() { count++; }
    int next() { return ++count; }
    int previous() { return /* before */ count--; }
    void add(int n) { count += n; }
    int addAll(int n) { return count -= n; }
    void addLong(long n) {
      count +=
          // a comment
          n * 2;
    }
    boolean claim(int a) { if (count == a) { count = 7; return true; } return false; }
    void atLeast(int n) { count = Math.max(count, n + limit); }
    void atMost(int n) { if (n < count) count = n; }
    void sum(int n) { count = count + n; }
    void mask(int n) { count &= n; }
    int get() { return count; }
    void set(int n) { count = n; }
    int getTwice() { return 2 * get(); }
    @Override public String toString() { return "count " + count; }
  }
  @AtomicSet("flag")
  static final class Flag {
    @Atomic("flag") private boolean flag;
    boolean raise() { if (!flag) { flag = true; return true; } else { return false; } }
    void lower() { if (flag) flag = false; }
  }
  @AtomicSet("name")
  static final class Name {
    @Atomic("name") private String name;
    boolean init(String s) { if (name == null) { name = s; return true; } return false; }
    String get() { return name; }
    void clear() { name = null; }
  }
  public static void main(String[] args) {
    Counter c = new Counter(1);
    c.inc(); c.add(5); c.addLong(4); c.mask(255); c.sum(3); c.atLeast(20); c.atMost(21);
    System.out.println(c.next() + " " + c.previous() + " " + c.addAll(2) + " " + c.claim(18) + c.claim(19) + c + c.getTwice());
    Flag f = new Flag();
    System.out.println(f.raise() + " " + f.raise()); f.lower(); System.out.println(f.raise());
    Name n = new Name();
    System.out.println(n.init("a") + n.get() + n.init("b") + n.get()); n.clear(); System.out.println(n.get());
  }
}
