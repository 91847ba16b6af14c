import java.io.IOException;
import java.io.OutputStream;
import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A method is a unit, too, if a method of the library that it inherits calls its object's units. */
@org.ajws.runtime.Translated(digest = "7bda9dbddfe4e5dbc80cf5f03bb1d9adaa5ad7d44f8bcd92908bf6453ec40e4a", target = "trycatch") public class InheritedCalls {
  @AtomicSet("b")
  static class Bag extends AbstractCollection<Integer> {
    @Atomic("b")
    private int size;

    @Override
    public boolean add(Integer each) { try { synchronized (this.ajws$monitor_b()) { return add$internal(each); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean add$internal(Integer each) {
      size++;
      return true;
    }

    @Override
    public int size() { try { synchronized (this.ajws$monitor_b()) { return size$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int size$internal() {
      return size;
    }

    @Override
    public Iterator<Integer> iterator() {
      return List.<Integer>of().iterator();
    }

    @Override
    public boolean addAll(Collection<? extends Integer> all) { try { synchronized (this.ajws$monitor_b()) { return addAll$internal(all); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private boolean addAll$exact(Collection<? extends Integer> all) { if (this.getClass() == Bag.class) { return addAll$internal(all); } else { return addAll(all); } } private boolean addAll$internal(Collection<? extends Integer> all) {
      return super.addAll(all);
    }

    void four() { try { synchronized (this.ajws$monitor_b()) { four$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void four$internal() {
      addAll$exact(List.of(1, 2));
      this.addAll$exact(List.of(3, 4));
    }

    boolean isWhole() { try { synchronized (this.ajws$monitor_b()) { return isWhole$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isWhole$internal() {
      return size % 2 == 0;
    }

    boolean isFour() { try { synchronized (this.ajws$monitor_b()) { return isFour$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isFour$internal() {
      return size % 4 % 2 == 0;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_b; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_b() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_b; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_b_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_b_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_b; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_b_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_b_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Bag.class, "ajws$monitor_b", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_b_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_b = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_b, lock); } }

  @AtomicSet("p")
  static class Pair extends AbstractList<Integer> {
    @Atomic("p")
    private int value;

    @Override
    public int size() { try { synchronized (this.ajws$monitor_p()) { return size$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int size$internal() {
      return 2 + 0 * value;
    }

    @Override
    public Integer get(int index) { try { synchronized (this.ajws$monitor_p()) { return get$internal(index); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private Integer get$exact(int index) { if (this.getClass() == Pair.class) { return get$internal(index); } else { return get(index); } } private Integer get$internal(int index) {
      return value;
    }

    void next() { try { synchronized (this.ajws$monitor_p()) { next$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void next$internal() {
      value++;
    }

    boolean hasIt() { try { synchronized (this.ajws$monitor_p()) { return hasIt$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean hasIt$internal() {
      return contains(get$exact(0)) && indexOf(get$exact(1)) == 0;
    }

    boolean isEqual() { try { synchronized (this.ajws$monitor_p()) { return isEqual$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isEqual$internal() {
      int first = -1;
      for (int each : this) {
        if (first >= 0 && each != first) {
          return false;
        }
        first = each;
      }
      return true;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_p; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_p() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_p; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_p_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_p_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_p; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_p_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_p_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Pair.class, "ajws$monitor_p", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_p_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_p = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_p, lock); } }

  @AtomicSet("o")
  static class Bytes extends OutputStream {
    @Atomic("o")
    private int count;

    @Override
    public void write(int b) { try { synchronized (this.ajws$monitor_o()) { write$internal(b); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void write$internal(int b) {
      count++;
    }

    @Override
    public void write(byte[] all) throws IOException { try { synchronized (this.ajws$monitor_o()) { write$internal(all); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void write$internal(byte[] all) throws IOException {
      super.write(all);
    }

    boolean isWhole() { try { synchronized (this.ajws$monitor_o()) { return isWhole$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isWhole$internal() {
      return count % 3 == 0;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_o; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_o() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_o; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_o_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_o_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_o; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_o_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_o_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Bytes.class, "ajws$monitor_o", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_o_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_o = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_o, lock); } }

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length == 0 ? 1 : Integer.parseInt(args[0]);
    Bag bag = new Bag();
    Pair pair = new Pair();
    Bytes bytes = new Bytes();
    boolean[] right = new boolean[threads];
    Thread[] all = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int me = t;
      all[t] =
          new Thread(
              () -> {
                boolean good = true;
                for (int i = 0; i < 3000; i++) {
                  bag.four();
                  pair.next();
                  try {
                    bytes.write(new byte[3]);
                  } catch (IOException e) {
                    good = false;
                  }
                  good &= bag.isWhole() & bag.isFour() & pair.hasIt() & pair.isEqual() & bytes.isWhole();
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
    System.out.println(good + " " + bag.isWhole());
  }
}
