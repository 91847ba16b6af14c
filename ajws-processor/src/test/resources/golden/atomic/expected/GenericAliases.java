import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Aliases through generic classes, locals, loops, lambdas, inner classes and diamonds. */
@org.ajws.runtime.Translated(digest = "f3d848f05693d1488f4c4163e67a0f0f8f1a80110f0763ff12064f28f2e6fa46", target = "trycatch") public class GenericAliases<K extends Comparable<K>> {
  @AtomicSet("a")
  static class Box<T> {
    T value;

    Box(T value) {
      this.value = value;
    }

    T get() { try { synchronized (this.ajws$monitor_a()) { return get$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private T get$internal() {
      return value;
    }

    void set(T value) { try { synchronized (this.ajws$monitor_a()) { set$internal(value); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void set$internal(T value) {
      this.value = value;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Box.class, "ajws$monitor_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

  @AtomicSet("b")
  static class Owner<T> {
    private final @AliasAtomic("a=this.b") Box<T> one;
    private final Map<String, @AliasAtomic("a=this.b") Box<T>> map = new HashMap<>();
    private final List<List<@AliasAtomic("a=this.b") Box<T>>> nested = new ArrayList<>();
    private int count;

    Owner(T value) {
      one = org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("a=this.b") Box<>(value), this.ajws$monitor_b(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_a_alias(ajws$lock));
      map.put("x", one);
      nested.add(new ArrayList<>(List.of(one)));
    }

    void setAll(T value) { try { synchronized (this.ajws$monitor_b()) { setAll$internal(value); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void setAll$internal(T value) {
      one.value = value;
      for (Box<T> box : map.values()) {
        box.value = value;
        count++;
      }
      for (Map.Entry<String, Box<T>> entry : map.entrySet()) {
        entry.getValue().set(value);
      }
      for (List<Box<T>> boxes : nested) {
        for (Box<T> box : boxes) {
          box.value = value;
        }
      }
      nested.get(0).get(0).value = value;
      var found = map.get("x");
      found.value = value;
      Iterator<Box<T>> all = map.values().iterator();
      while (all.hasNext()) {
        Box<T> box = all.next();
        box.value = value;
      }
      Optional.ofNullable(map.get("x")).ifPresent(box -> { synchronized (this.ajws$monitor_b()) { box.value = value; } });
    }

    String get() { try { synchronized (this.ajws$monitor_b()) { return get$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private String get$internal() {
      return one.get() + " " + count;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_b; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_b() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_b; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_b_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_b_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_b; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_b_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_b_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Owner.class, "ajws$monitor_b", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_b_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_b = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_b, lock); } }

  @AtomicSet("o")
  class Member {
    int x;

    int inc() { try { synchronized (this.ajws$monitor_o()) { return inc$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int inc$internal() {
      return ++x;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_o; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_o() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_o; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_o_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_o_made() { synchronized (org.ajws.runtime.lock.OrderedLock.guard(this)) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_o; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock == null) { this.ajws$monitor_o = lock = new org.ajws.runtime.lock.OrderedLock(this); } return lock; } } @org.ajws.runtime.Generated public final void ajws$monitor_o_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_o = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_o, lock); } }

  @AtomicSet("p")
  class Holder extends GenericAliases<String> {
    private final @AliasAtomic("o=this.p") GenericAliases<K>.Member member =
        org.ajws.runtime.lock.OrderedLock.aliased(GenericAliases.this.new @AliasAtomic("o=this.p") Member(), this.ajws$monitor_p(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_o_alias(ajws$lock));

    int inc() { try { synchronized (this.ajws$monitor_p()) { return inc$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int inc$internal() {
      member.x++;
      return member.inc();
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_p; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_p() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_p; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_p_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_p_made() { synchronized (org.ajws.runtime.lock.OrderedLock.guard(this)) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_p; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock == null) { this.ajws$monitor_p = lock = new org.ajws.runtime.lock.OrderedLock(this); } return lock; } } @org.ajws.runtime.Generated public final void ajws$monitor_p_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_p = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_p, lock); } }

  @AtomicSet("e")
  enum Counters {
    ONE;

    @Atomic("e") private int n;

    int next() { try { synchronized (this.ajws$monitor_e()) { return next$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int next$internal() {
      return ++n;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_e; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_e() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_e; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_e_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_e_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_e; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_e_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_e_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Counters.class, "ajws$monitor_e", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_e_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_e = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_e, lock); } }

  interface Reader {
    int read(Box<Integer> box);
  }

  static int read(Reader reader, Box<Integer> box) {
    return reader.read(box);
  }

  public static void main(String[] args) {
    Owner<Integer> owner = new Owner<>(1);
    owner.setAll(7);
    System.out.println(owner.get() + " " + Counters.ONE.next());
    System.out.println(read((@Atomic("a") Box<Integer> box) -> { synchronized (org.ajws.runtime.lock.OrderedLock.orNone((box == null ? null : box.ajws$monitor_a()))) { return box.value; } }, new Box<>(4)));
    System.out.println(new GenericAliases<String>().new Holder().inc());
  }
}
