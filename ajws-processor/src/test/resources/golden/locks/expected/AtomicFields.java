import org.ajws.*;

@org.ajws.runtime.Translated(digest = "757418caef2ca851c6c3c363e298b0b3e159cdad8f917bf417f430b6c3f99d5f", target = "trycatch") public class AtomicFields {
  @AtomicSet("count")
  static final class Counter {
    @Atomic("count") private volatile int count = 3;
    private int limit;
    Counter(int start) { count += start; }
    void inc() { ajws$handle_count.of.getAndAdd(this, 1); }
    int next() { return ((int) ajws$handle_count.of.getAndAdd(this, 1) + 1); }
    int previous() { return /* before */ ((int) ajws$handle_count.of.getAndAdd(this, -1)); }
    void add(int n) { ajws$handle_count.of.getAndAdd(this, (n)); }
    int addAll(int n) { return ((int) ajws$handle_count.of.getAndAdd(this, -(n)) - (n)); }
    void addLong(long n) {
      ajws$handle_count.of.getAndAdd(this, (int) (
 // a comment
n * 2));
    }
    boolean claim(int a) { if (ajws$handle_count.of.compareAndSet(this, (a), (7))) { { } return true; } return false; }
    void atLeast(int n) { { int ajws$next = (n + limit); for (int ajws$seen = this.count; ajws$next > ajws$seen && !ajws$handle_count.of.compareAndSet(this, ajws$seen, ajws$next); ajws$seen = this.count) { } } }
    void atMost(int n) { { int ajws$next = n; for (int ajws$seen = this.count; ajws$next < ajws$seen && !ajws$handle_count.of.compareAndSet(this, ajws$seen, ajws$next); ajws$seen = this.count) { } } }
    void sum(int n) { ajws$handle_count.of.getAndAdd(this, (n)); }
    void mask(int n) { ajws$handle_count.of.getAndBitwiseAnd(this, (n)); }
    int get() { return count; }
    void set(int n) { count = n; }
    int getTwice() { return 2 * get(); }
    @Override public String toString() { return "count " + count; }
   @org.ajws.runtime.Generated private static final class ajws$handle_count { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Counter.class, "count", int.class); } }
  @AtomicSet("flag")
  static final class Flag {
    @Atomic("flag") private volatile boolean flag;
    boolean raise() { if (ajws$handle_flag.of.compareAndSet(this, false, (true))) { { } return true; } else { return false; } }
    void lower() { if (ajws$handle_flag.of.compareAndSet(this, true, (false))) { } }
   @org.ajws.runtime.Generated private static final class ajws$handle_flag { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Flag.class, "flag", boolean.class); } }
  @AtomicSet("name")
  static final class Name {
    @Atomic("name") private volatile String name;
    boolean init(String s) { if (ajws$handle_name.of.compareAndSet(this, (java.lang.String) (null), (s))) { { } return true; } return false; }
    String get() { return name; }
    void clear() { name = null; }
   @org.ajws.runtime.Generated private static final class ajws$handle_name { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Name.class, "name", java.lang.String.class); } }
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
