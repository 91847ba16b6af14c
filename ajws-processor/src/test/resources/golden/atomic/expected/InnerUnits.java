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

    void add(int by) { synchronized (this.ajws$monitor_a()) { add_internal(by); } } private void add_internal(int by) {
      n += by;
    }

    int viewed() { synchronized (this.ajws$monitor_a()) { return viewed_internal(); } } @org.ajws.runtime.Generated @SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int viewed_exact() { if (this.getClass() == Outer.class) { return viewed_internal(); } else { return viewed(); } } private int viewed_internal() {
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

    int inner() { synchronized (this.ajws$monitor_a()) { return inner_internal(); } } @org.ajws.runtime.Generated @SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int inner_exact() { if (this.getClass() == Outer.class) { return inner_internal(); } else { return inner(); } } private int inner_internal() {
      n++;
      Inner inner = new Inner();
      return inner.next() + this.new Inner().next() + kept.next();
    }

    int made() { synchronized (this.ajws$monitor_a()) { return made_internal(); } } @org.ajws.runtime.Generated @SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int made_exact() { if (this.getClass() == Outer.class) { return made_internal(); } else { return made(); } } private int made_internal() {
      n++;
      return new Made().get() + new Deep().next();
    }

    int local() { synchronized (this.ajws$monitor_a()) { return local_internal(); } } @org.ajws.runtime.Generated @SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int local_exact() { if (this.getClass() == Outer.class) { return local_internal(); } else { return local(); } } private int local_internal() {
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

    int anonymous() { synchronized (this.ajws$monitor_a()) { return anonymous_internal(); } } @org.ajws.runtime.Generated @SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int anonymous_exact() { if (this.getClass() == Outer.class) { return anonymous_internal(); } else { return anonymous(); } } private int anonymous_internal() {
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

    int functions() { synchronized (this.ajws$monitor_a()) { return functions_internal(); } } @org.ajws.runtime.Generated @SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int functions_exact() { if (this.getClass() == Outer.class) { return functions_internal(); } else { return functions(); } } private int functions_internal() {
      n++;
      Step lambda = () -> { synchronized (this.ajws$monitor_a()) { return n++; } };
      Step reference = this::local;
      IntSupplier supplier = () -> { synchronized (this.ajws$monitor_a()) { return n++; } };
      return lambda.next() + reference.next() + supplier.getAsInt();
    }

    int all() { synchronized (this.ajws$monitor_a()) { return all_internal(); } } private int all_internal() {
      return inner_exact() + viewed_exact() + made_exact() + local_exact() + anonymous_exact() + functions_exact();
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock == null) { synchronized (org.ajws.runtime.lock.OrderedLock.guard(this)) { held = this.ajws$monitor_a; lock = held == null ? null : held.of(this); if (lock == null) { this.ajws$monitor_a = lock = new org.ajws.runtime.lock.OrderedLock(this); } } } return lock; } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

  static class Below extends Outer {
    int below() { synchronized (this.ajws$monitor_a()) { return below_internal(); } } private int below_internal() {
      return n + new Inner().next();
    }
  }

  public static void main(String[] args) {
    Below below = new Below();
    System.out.println(below.all() + " " + below.below());
  }
}
