import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import org.ajws.AtomicSet;

/** clone and writeObject read all members, so they are units. */
@org.ajws.runtime.Translated(digest = "c246703216bfea191c7e509ae3c1caedc86c500f5bf1ab4c183ff1c9674fd18a", target = "trycatch") @AtomicSet("a")
public class CopiedMembers implements Cloneable, Serializable {
  private static final long serialVersionUID = 1;

  private int low;
  private int high;

  void move(int by) { try { synchronized (this.ajws$monitor_a()) { move$internal(by); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void move$internal(int by) {
    low += by;
    high += by;
  }

  @Override
  public CopiedMembers clone() { try { synchronized (this.ajws$monitor_a()) { return clone$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private CopiedMembers clone$internal() {
    try {
      return (CopiedMembers) super.clone();
    } catch (CloneNotSupportedException e) { org.ajws.runtime.frame.Traces.trace(e);
      throw new AssertionError(e);
    }
  }

  private void writeObject(ObjectOutputStream out) throws IOException { try { synchronized (this.ajws$monitor_a()) { writeObject$internal(out); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void writeObject$internal(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
  }

  String state() { try { synchronized (this.ajws$monitor_a()) { return state$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private String state$internal() {
    return low + ".." + high;
  }

  public static void main(String[] args) throws Exception {
    CopiedMembers first = new CopiedMembers();
    first.move(3);
    CopiedMembers second = first.clone();
    second.move(1);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(second);
    }
    CopiedMembers third =
        (CopiedMembers)
            new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    third.move(1);
    System.out.println(first.state() + " " + second.state() + " " + third.state());
  }
 private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), CopiedMembers.class, "ajws$monitor_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }
