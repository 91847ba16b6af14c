package golden.overlay;

import java.util.ArrayList;
import java.util.List;

/** A list that its owner hands to others, which lock it themselves. */
@org.ajws.runtime.Translated(digest = "e006fadbf70ccbaf996886495fffe792a5aae616f0f534e13e0b6e4780880298", target = "trycatch") public class SharedObject {
  @org.ajws.AtomicSet("names") @org.ajws.AtomicSet(value = "all", isStatic = true) static class Registry {
    @org.ajws.Atomic(value = "names", shared = true) private final List names = new ArrayList();
    @org.ajws.Atomic(value = "all", shared = true) private static final List all = new ArrayList();
    @org.ajws.Atomic("names") private int asked;

    Entry enter(String name) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_names(); ajws$taken4.lock(); try { return enter$internal(name); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private Entry enter$internal(String name) {
      return new Entry(names, name);
    }

    static Entry everybodys(String name) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = SharedObject.Registry.ajws$lock_all(); ajws$taken4.lock(); try { return everybodys$internal(name); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static Entry everybodys$internal(String name) {
      return new Entry(all, name);
    }

    int size() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_names(); ajws$taken4.lock(); try { return size$internal(); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int size$internal() {
                           {
        asked++;
        return names.size();
      }
    }

    static boolean isEmpty() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = SharedObject.Registry.ajws$lock_all(); ajws$taken4.lock(); try { return isEmpty$internal(); } finally { ajws$taken4.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static boolean isEmpty$internal() {
                         {
        return all.isEmpty();
      }
    }
   private static transient volatile org.ajws.runtime.lock.OrderedLock ajws$lock_all; @org.ajws.runtime.Generated public static final org.ajws.runtime.lock.OrderedLock ajws$lock_all() { org.ajws.runtime.lock.OrderedLock kept = Registry.ajws$lock_all; java.lang.Object shared = Registry.all; org.ajws.runtime.lock.OrderedLock lock = org.ajws.runtime.lock.SharedLocks.of(kept, shared != null ? shared : Registry.class); if (lock != kept) { Registry.ajws$lock_all = lock; } return lock; }  private transient volatile org.ajws.runtime.lock.OrderedLock ajws$lock_names; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_names() { org.ajws.runtime.lock.OrderedLock kept = this.ajws$lock_names; java.lang.Object shared = this.names; org.ajws.runtime.lock.OrderedLock lock = org.ajws.runtime.lock.SharedLocks.of(kept, shared != null ? shared : this); if (lock != kept) { this.ajws$lock_names = lock; } return lock; } }

  @org.ajws.AtomicSet("names") static class Entry {
    @org.ajws.Atomic(value = "names", shared = true) private final List names;
    private final String name;

    Entry(List names, String name) {
      this.name = name;
      this.names = names;
    }

    boolean add() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_names(); ajws$taken4.lock(); try { return add$internal(); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean add$internal() {
                           {
        return !names.contains(name) && names.add(name);
      }
    }

    public boolean remove() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_names(); ajws$taken4.lock(); try { return remove$internal(); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean remove$internal() {
                           {
        return names.remove(name);
      }
    }
   private transient volatile org.ajws.runtime.lock.OrderedLock ajws$lock_names; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_names() { org.ajws.runtime.lock.OrderedLock kept = this.ajws$lock_names; java.lang.Object shared = this.names; org.ajws.runtime.lock.OrderedLock lock = org.ajws.runtime.lock.SharedLocks.of(kept, shared != null ? shared : this); if (lock != kept) { this.ajws$lock_names = lock; } return lock; } }

  public static void main(String[] args) {
    Registry registry = new Registry();
    Entry a = registry.enter("a");
    Entry again = registry.enter("a");
    System.out.println(a.add() + " " + again.add() + " " + registry.size());
    System.out.println(again.remove() + " " + a.remove() + " " + registry.size());
    System.out.println(Registry.everybodys("x").add() + " " + Registry.isEmpty());
  }
}
