package golden.overlay;

import java.util.ArrayList;
import java.util.List;

/** Statements over the monitors of other objects: of a local that walks up, and of a final field. */
@org.ajws.runtime.Translated(digest = "d9f0333b9a869f5c15411fdc818be6251775613d6eaef702db7e87f22f9e8885", target = "trycatch") class OtherObjects {
  private final Box box = new Box();

  @org.ajws.AtomicSet("node") static class Node {
    final Node up;
    @org.ajws.Atomic("node") List<String> names;
    @org.ajws.Atomic("node") boolean closed;

    Node(Node up) {
      this.up = up;
    }

                 void add(String name) { try { synchronized (this.ajws$monitor_node()) { add$internal(name); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal(String name) {
      if (names == null) names = new ArrayList<>();
      names.add(name);
    }

                 void clear() { try { synchronized (this.ajws$monitor_node()) { clear$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void clear$internal() {
      names = null;
    }

                 void close() { try { synchronized (this.ajws$monitor_node()) { close$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void close$internal() {
      closed = true;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_node; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_node() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_node; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_node_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_node_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_node; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_node_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_node_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Node.class, "ajws$monitor_node", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_node_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_node = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_node, lock); } }

  @org.ajws.AtomicSet("box") static class Box {
    private int sum, times;

                 void add(int by) { try { synchronized (this.ajws$monitor_box()) { add$internal(by); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal(int by) {
      sum += by;
      times++;
    }

                 int sum() { try { synchronized (this.ajws$monitor_box()) { return sum$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int sum$internal() { return sum; }

                 int times() { try { synchronized (this.ajws$monitor_box()) { return times$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int times$internal() { return times; }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_box; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_box() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_box; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_box_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_box_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_box; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_box_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_box_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Box.class, "ajws$monitor_box", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_box_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_box = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_box, lock); } }

  /** Another thread may clear the names between the two lines, if nobody holds the node. */
  @org.ajws.NotAtomic static int deliver(Node from) {
    int found = 0;
    for (Node n = from; n != null; n = n.up) {
                       { synchronized (org.ajws.runtime.lock.OrderedLock.orNone((n == null ? null : n.ajws$monitor_node()))) { 
        if (n.names != null) {
          Thread.yield();
          found += n.names.size();
        }
        if (n.closed) break;
       } }
    }
    return found;
  }

  /** Both calls are one step. */
  @org.ajws.NotAtomic int drain() {
                       { synchronized (org.ajws.runtime.lock.OrderedLock.orNone((this.box == null ? null : this.box.ajws$monitor_box()))) { 
      return box.times() - box.sum();
     } }
  }

  void put() {
    box.add(1);
  }

  /** A parameter. */
  @org.ajws.NotAtomic static void move(Box to, int by) {
                      { synchronized (org.ajws.runtime.lock.OrderedLock.orNone((to == null ? null : to.ajws$monitor_box()))) { 
      to.add(by - 1);
      to.add(1 - by);
     } }
  }

  public static void main(String[] args) throws InterruptedException {
    Node root = new Node(null);
    Node leaf = new Node(root);
    root.add("r");
    leaf.add("l");
    leaf.add("m");
    System.out.println(deliver(leaf));
    leaf.close();
    System.out.println(deliver(leaf));
    OtherObjects o = new OtherObjects();
    boolean[] wrong = {false};
    Thread[] threads = new Thread[4];
    for (int t = 0; t < threads.length; t++) {
      boolean writes = t % 2 == 0;
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 3_000; i++) {
                  if (writes) {
                    o.put();
                    root.clear();
                    root.add("a");
                  } else {
                    wrong[0] |= o.drain() != 0;
                    deliver(root);
                  }
                }
              });
      threads[t].setUncaughtExceptionHandler((thread, e) -> wrong[0] = true);
      threads[t].start();
    }
    for (Thread thread : threads) thread.join();
    move(o.box, 7);
    System.out.println(o.box.sum() + " " + wrong[0]);
  }
}
