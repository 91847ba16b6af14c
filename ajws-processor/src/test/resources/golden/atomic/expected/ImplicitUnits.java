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

    void move() { synchronized (this.ajws$monitor_a()) { move_internal(); } } private void move_internal() {
      x++;
    }

    @Override
    public Iterator<Integer> iterator() {
      return new Steps();
    }

    @Override
    public String toString() { synchronized (this.ajws$monitor_a()) { return toString_internal(); } } @org.ajws.runtime.Generated @SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private String toString_exact() { if (this.getClass() == Moved.class) { return toString_internal(); } else { return toString(); } } private String toString_internal() {
      return "" + x;
    }

    @Override
    public int hashCode() { synchronized (this.ajws$monitor_a()) { return hashCode_internal(); } } private int hashCode_internal() {
      return x;
    }

    @Override
    public boolean equals(Object other) { synchronized (this.ajws$monitor_a()) { return equals_internal(other); } } private boolean equals_internal(Object other) {
      return other == this && x >= 0;
    }

    @Override
    public void close() { synchronized (this.ajws$monitor_a()) { close_internal(); } } private void close_internal() {
      x += 2;
    }

    private static boolean same(String text) {
      int half = text.length() / 2;
      return text.substring(0, half).equals(text.substring(half));
    }

    boolean text() { synchronized (this.ajws$monitor_a()) { return text_internal(); } } private boolean text_internal() {
      return same("" + this + this);
    }

    boolean assignedText() { synchronized (this.ajws$monitor_a()) { return assignedText_internal(); } } private boolean assignedText_internal() {
      String text = "";
      text += this;
      text += this;
      return same(text);
    }

    boolean libraryText() { synchronized (this.ajws$monitor_a()) { return libraryText_internal(); } } private boolean libraryText_internal() {
      StringBuilder text = new StringBuilder().append(this);
      return same(text.append(this).toString()) && same(String.format("%s%s", this, this));
    }

    boolean hash() { synchronized (this.ajws$monitor_a()) { return hash_internal(); } } private boolean hash_internal() {
      return Objects.hash(this) == Objects.hash(this);
    }

    boolean loop() { synchronized (this.ajws$monitor_a()) { return loop_internal(); } } private boolean loop_internal() {
      int first = -1;
      for (int each : this) {
        if (first >= 0 && each != first) {
          return false;
        }
        first = each;
      }
      return true;
    }

    boolean iterated() { synchronized (this.ajws$monitor_a()) { return iterated_internal(); } } private boolean iterated_internal() {
      Iterator<Integer> steps = iterator();
      int sum = 0;
      while (steps.hasNext()) {
        sum += steps.next();
      }
      return sum % 2 == 0;
    }

    boolean named() { synchronized (this.ajws$monitor_a()) { return named_internal(); } } private boolean named_internal() {
      Steps steps = new Steps();
      return steps.next().equals(steps.next());
    }

    boolean forEached() { synchronized (this.ajws$monitor_a()) { return forEached_internal(); } } private boolean forEached_internal() {
      List<Integer> all = new ArrayList<>();
      forEach(all::add);
      return all.get(0).equals(all.get(1));
    }

    boolean closed() { synchronized (this.ajws$monitor_a()) { return closed_internal(); } } private boolean closed_internal() {
      String before = toString_exact();
      try (Moved opened = this) {
        before += opened;
      }
      return same(before);
    }

    boolean byOtherTypes() { synchronized (this.ajws$monitor_a()) { return byOtherTypes_internal(); } } private boolean byOtherTypes_internal() {
      Object object = this;
      Iterable<Integer> iterable = this;
      int hash = object.hashCode();
      return object.hashCode() == hash && iterable.iterator().next() == hash;
    }

    boolean referred() { synchronized (this.ajws$monitor_a()) { return referred_internal(); } } private boolean referred_internal() {
      return Stream.of(this, this).map(Object::hashCode).distinct().count() == 1;
    }

    @NotAtomic
    boolean all() {
      return byOtherTypes() & referred() & text() & assignedText() & libraryText() & hash() & loop() & iterated() & named()
          & forEached() & closed();
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock == null) { synchronized (org.ajws.runtime.lock.OrderedLock.guard(this)) { held = this.ajws$monitor_a; lock = held == null ? null : held.of(this); if (lock == null) { this.ajws$monitor_a = lock = new org.ajws.runtime.lock.OrderedLock(this); } } } return lock; } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

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

    void touchAll() { synchronized (this.ajws$monitor_b()) { touchAll_internal(); } } private void touchAll_internal() {
      all.forEach(Part::touch);
    }

    boolean isEven() { synchronized (this.ajws$monitor_b()) { return isEven_internal(); } } private boolean isEven_internal() {
      String texts = "";
      for (Part each : all) {
        texts += each;
      }
      return texts.replace(texts.substring(0, texts.length() / 3), "").isEmpty();
    }

    boolean isSorted() { synchronized (this.ajws$monitor_b()) { return isSorted_internal(); } } private boolean isSorted_internal() {
      Collections.sort(all);
      return all.indexOf(all.get(0)) == 0 && all.contains(all.get(2));
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_b; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_b() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_b; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock == null) { synchronized (org.ajws.runtime.lock.OrderedLock.guard(this)) { held = this.ajws$monitor_b; lock = held == null ? null : held.of(this); if (lock == null) { this.ajws$monitor_b = lock = new org.ajws.runtime.lock.OrderedLock(this); } } } return lock; } @org.ajws.runtime.Generated public final void ajws$monitor_b_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_b = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_b, lock); } }

  @AtomicSet("a")
  static class Part implements Comparable<Part> {
    private int value;

    void touch() { synchronized (this.ajws$monitor_a()) { touch_internal(); } } private void touch_internal() {
      value++;
    }

    @Override
    public String toString() { synchronized (this.ajws$monitor_a()) { return toString_internal(); } } private String toString_internal() {
      return value + ";";
    }

    @Override
    public int compareTo(Part other) { java.lang.Object[] ajws$monitors4 = org.ajws.runtime.lock.OrderedLock.ordered(this.ajws$monitor_a(), (other == null ? null : other.ajws$monitor_a())); synchronized (ajws$monitors4[0]) { synchronized (ajws$monitors4[1]) { return compareTo_internal(other); } } } private int compareTo_internal(Part other) {
      return value - other.value;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock == null) { synchronized (org.ajws.runtime.lock.OrderedLock.guard(this)) { held = this.ajws$monitor_a; lock = held == null ? null : held.of(this); if (lock == null) { this.ajws$monitor_a = lock = new org.ajws.runtime.lock.OrderedLock(this); } } } return lock; } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

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
