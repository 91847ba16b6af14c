import java.util.function.IntSupplier;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Units of inner, local and anonymous classes find the lock of their outer object taken. */
@org.ajws.runtime.Translated(digest = "c3d9b1c5ae2d13c240396391685085a6f0bf85ee3b71efda902425e2b5a2338c", target = "trycatch") public class InnerUnits {
  interface Step {
    int next();
  }

  @AtomicSet("a")
  static class Outer {
    @Atomic("a")
    int n;

    private final Inner kept = new Inner();

    class Inner implements Step {
      @Override
      public int next() { synchronized (Outer.this.ajws$monitor_a()) { 
        return n++;
       } }
    }

    class Made {
      Made() { synchronized (Outer.this.ajws$monitor_a()) { 
        n++;
       } }

      int get() { synchronized (Outer.this.ajws$monitor_a()) { 
        return n;
       } }
    }

    class View {
      void add(int by) {
        Outer.this.add(by);
      }

      void within(int by) {
        new Within().twice(by);
      }

      class Within {
        void twice(int by) { synchronized (Outer.this.ajws$monitor_a()) { 
          View.this.add(by);
          n += by;
         } }
      }
    }

    void add(int by) { try { synchronized (this.ajws$monitor_a()) { add$internal(by); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal(int by) {
      n += by;
    }

    int viewed() { try { synchronized (this.ajws$monitor_a()) { return viewed$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int viewed$exact() { if (this.getClass() == Outer.class) { return viewed$internal(); } else { return viewed(); } } private int viewed$internal() {
      View view = new View();
      view.add(n);
      view.within(2);
      return n;
    }

    class Deep {
      class Deeper {
        int next() { synchronized (Outer.this.ajws$monitor_a()) { 
          return n++;
         } }
      }

      int next() { synchronized (Outer.this.ajws$monitor_a()) { 
        n++;
        return new Deeper().next();
       } }
    }

    int inner() { try { synchronized (this.ajws$monitor_a()) { return inner$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int inner$exact() { if (this.getClass() == Outer.class) { return inner$internal(); } else { return inner(); } } private int inner$internal() {
      n++;
      Inner inner = new Inner();
      return inner.next() + this.new Inner().next() + kept.next();
    }

    int made() { try { synchronized (this.ajws$monitor_a()) { return made$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int made$exact() { if (this.getClass() == Outer.class) { return made$internal(); } else { return made(); } } private int made$internal() {
      n++;
      return new Made().get() + new Deep().next();
    }

    int local() { try { synchronized (this.ajws$monitor_a()) { return local$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int local$exact() { if (this.getClass() == Outer.class) { return local$internal(); } else { return local(); } } private int local$internal() {
      class Local implements Step {
        @Override
        public int next() { synchronized (Outer.this.ajws$monitor_a()) { 
          return n++;
         } }
      }
      n++;
      Step step = new Local();
      return step.next();
    }

    int anonymous() { try { synchronized (this.ajws$monitor_a()) { return anonymous$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int anonymous$exact() { if (this.getClass() == Outer.class) { return anonymous$internal(); } else { return anonymous(); } } private int anonymous$internal() {
      n++;
      Step step =
          new Step() {
            @Override
            public int next() { synchronized (Outer.this.ajws$monitor_a()) { 
              return n++;
             } }
          };
      return step.next();
    }

    int functions() { try { synchronized (this.ajws$monitor_a()) { return functions$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int functions$exact() { if (this.getClass() == Outer.class) { return functions$internal(); } else { return functions(); } } private int functions$internal() {
      n++;
      Step lambda = () -> { synchronized (this.ajws$monitor_a()) { return n++; } };
      Step reference = this::local;
      IntSupplier supplier = () -> { synchronized (this.ajws$monitor_a()) { return n++; } };
      return lambda.next() + reference.next() + supplier.getAsInt();
    }

    int all() { try { synchronized (this.ajws$monitor_a()) { return all$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int all$internal() {
      return inner$exact() + viewed$exact() + made$exact() + local$exact() + anonymous$exact() + functions$exact();
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Outer.class, "ajws$monitor_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

  static class Below extends Outer {
    int below() { try { synchronized (this.ajws$monitor_a()) { return below$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int below$internal() {
      return n + new Inner().next();
    }
  }

  public static void main(String[] args) {
    Below below = new Below();
    System.out.println(below.all() + " " + below.below());
  }
}
