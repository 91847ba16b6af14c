import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** A method that lets Java or its library call its object's units is a unit with them. */
@org.ajws.runtime.Translated(digest = "d1709da1732fb940f5370525542eed1e42f7af7d56b3c1ae203621fbb6fb0130", target = "trycatch") public class ImplicitUnits {
  @AtomicSet("a")
  static class Moved implements Iterable<Integer>, AutoCloseable {
    @Atomic("a")
    private int x;

    class Steps implements Iterator<Integer> {
      private int step;

      @Override
      public boolean hasNext() { synchronized (Moved.this.ajws$monitor_a()) { 
        return step < 2 + 0 * x;
       } }

      @Override
      public Integer next() { synchronized (Moved.this.ajws$monitor_a()) { 
        step++;
        return x;
       } }
    }

    void move() { try { synchronized (this.ajws$monitor_a()) { move$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void move$internal() {
      x++;
    }

    @Override
    public Iterator<Integer> iterator() {
      return new Steps();
    }

    @Override
    public String toString() { try { synchronized (this.ajws$monitor_a()) { return toString$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private String toString$exact() { if (this.getClass() == Moved.class) { return toString$internal(); } else { return toString(); } } private String toString$internal() {
      return "" + x;
    }

    @Override
    public int hashCode() { try { synchronized (this.ajws$monitor_a()) { return hashCode$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int hashCode$internal() {
      return x;
    }

    @Override
    public boolean equals(Object other) { try { synchronized (this.ajws$monitor_a()) { return equals$internal(other); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean equals$internal(Object other) {
      return other == this && x >= 0;
    }

    @Override
    public void close() { try { synchronized (this.ajws$monitor_a()) { close$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void close$internal() {
      x += 2;
    }

    private static boolean same(String text) {
      int half = text.length() / 2;
      return text.substring(0, half).equals(text.substring(half));
    }

    boolean text() { try { synchronized (this.ajws$monitor_a()) { return text$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean text$internal() {
      return same("" + this + this);
    }

    boolean assignedText() { try { synchronized (this.ajws$monitor_a()) { return assignedText$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean assignedText$internal() {
      String text = "";
      text += this;
      text += this;
      return same(text);
    }

    boolean libraryText() { try { synchronized (this.ajws$monitor_a()) { return libraryText$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean libraryText$internal() {
      StringBuilder text = new StringBuilder().append(this);
      return same(text.append(this).toString()) && same(String.format("%s%s", this, this));
    }

    boolean hash() { try { synchronized (this.ajws$monitor_a()) { return hash$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean hash$internal() {
      return Objects.hash(this) == Objects.hash(this);
    }

    boolean loop() { try { synchronized (this.ajws$monitor_a()) { return loop$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean loop$internal() {
      int first = -1;
      for (int each : this) {
        if (first >= 0 && each != first) {
          return false;
        }
        first = each;
      }
      return true;
    }

    boolean iterated() { try { synchronized (this.ajws$monitor_a()) { return iterated$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean iterated$internal() {
      Iterator<Integer> steps = iterator();
      int sum = 0;
      while (steps.hasNext()) {
        sum += steps.next();
      }
      return sum % 2 == 0;
    }

    boolean named() { try { synchronized (this.ajws$monitor_a()) { return named$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean named$internal() {
      Steps steps = new Steps();
      return steps.next().equals(steps.next());
    }

    boolean forEached() { try { synchronized (this.ajws$monitor_a()) { return forEached$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean forEached$internal() {
      List<Integer> all = new ArrayList<>();
      forEach(all::add);
      return all.get(0).equals(all.get(1));
    }

    boolean closed() { try { synchronized (this.ajws$monitor_a()) { return closed$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean closed$internal() {
      String before = toString$exact();
      try (Moved opened = this) {
        before += opened;
      }
      return same(before);
    }

    boolean byOtherTypes() { try { synchronized (this.ajws$monitor_a()) { return byOtherTypes$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean byOtherTypes$internal() {
      Object object = this;
      Iterable<Integer> iterable = this;
      int hash = object.hashCode();
      return object.hashCode() == hash && iterable.iterator().next() == hash;
    }

    boolean referred() { try { synchronized (this.ajws$monitor_a()) { return referred$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean referred$internal() {
      return Stream.of(this, this).map(Object::hashCode).distinct().count() == 1;
    }

    @NotAtomic
    boolean all() {
      return byOtherTypes() & referred() & text() & assignedText() & libraryText() & hash() & loop() & iterated() & named()
          & forEached() & closed();
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Moved.class, "ajws$monitor_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

  @AtomicSet("b")
  static class Owner {
    @Atomic("b")
    private int parts;

    private final List<@AliasAtomic("a=this.b") Part> all = new ArrayList<>();

    Owner() {
      for (int i = 0; i < 3; i++) {
        all.add(org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("a=this.b") Part(), this.ajws$monitor_b(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_a_alias(ajws$lock)));
      }
    }

    void touchAll() { try { synchronized (this.ajws$monitor_b()) { touchAll$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void touchAll$internal() {
      all.forEach(Part::touch);
    }

    boolean isEven() { try { synchronized (this.ajws$monitor_b()) { return isEven$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isEven$internal() {
      String texts = "";
      for (Part each : all) {
        texts += each;
      }
      return texts.replace(texts.substring(0, texts.length() / 3), "").isEmpty();
    }

    boolean isSorted() { try { synchronized (this.ajws$monitor_b()) { return isSorted$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isSorted$internal() {
      Collections.sort(all);
      return all.indexOf(all.get(0)) == 0 && all.contains(all.get(2));
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_b; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_b() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_b; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_b_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_b_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_b; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_b_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_b_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Owner.class, "ajws$monitor_b", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_b_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_b = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_b, lock); } }

  @AtomicSet("a")
  static class Part implements Comparable<Part> {
    private int value;

    void touch() { try { synchronized (this.ajws$monitor_a()) { touch$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void touch$internal() {
      value++;
    }

    @Override
    public String toString() { try { synchronized (this.ajws$monitor_a()) { return toString$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private String toString$internal() {
      return value + ";";
    }

    @Override
    public int compareTo(Part other) { try { synchronized (org.ajws.runtime.lock.OrderedLock.first(this.ajws$monitor_a(), (other == null ? null : other.ajws$monitor_a()))) { synchronized (org.ajws.runtime.lock.OrderedLock.second(this.ajws$monitor_a(), (other == null ? null : other.ajws$monitor_a()))) { return compareTo$internal(other); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int compareTo$internal(Part other) {
      return value - other.value;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Part.class, "ajws$monitor_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length == 0 ? 1 : Integer.parseInt(args[0]);
    Moved moved = new Moved();
    Owner owner = new Owner();
    boolean[] right = new boolean[threads];
    Thread[] all = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int me = t;
      all[t] =
          new Thread(
              () -> {
                boolean good = true;
                for (int i = 0; i < 3000; i++) {
                  moved.move();
                  owner.touchAll();
                  good &= moved.all() & owner.isEven() & owner.isSorted();
                }
                right[me] = good;
              });
      all[t].start();
    }
    boolean good = true;
    for (int t = 0; t < threads; t++) {
      all[t].join();
      good &= right[t];
    }
    System.out.println(good + " " + (moved.loop() && owner.isEven()));
  }
}
