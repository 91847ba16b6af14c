import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Functions that take locks, or wait, where a unit calls them: wherever it has them from. */
class Functions {
  interface Told {
    void told(String what);
  }

  @AtomicSet("b")
  static class Other {
    @Atomic("b")
    private int w;

    void inc() {
      w++;
    }

    void inc(String s) {
      w++;
    }
  }

  @AtomicSet("a")
  static class Local {
    @Atomic("a")
    private int v;

    int get() {
      return v;
    }

    void runs(OfLocal o) {
      v++;
      Runnable r = () -> o.inc();
      r.run();
    }
  }

  @AtomicSet("b")
  static class OfLocal {
    @Atomic("b")
    private int w;

    void inc() {
      w++;
    }

    void reads(Local l) {
      w += l.get();
    }
  }

  @AtomicSet("a")
  static class Handed {
    @Atomic("a")
    private int v;

    int get() {
      return v;
    }

    void runs(Runnable r) {
      v++;
      handsOn(r);
    }

    private void handsOn(Runnable r) {
      r.run();
    }
  }

  @AtomicSet("b")
  static class OfHanded {
    @Atomic("b")
    private int w;

    void inc() {
      w++;
    }

    void reads(Handed h) {
      w += h.get();
    }
  }

  static void hand(Handed h, OfHanded o) {
    h.runs(o::inc);
  }

  @AtomicSet("a")
  static class Stored {
    @Atomic("a")
    private int v;

    private final Runnable r;

    Stored(Runnable r) {
      this.r = r;
    }

    int get() {
      return v;
    }

    void runs() {
      v++;
      r.run();
    }
  }

  @AtomicSet("b")
  static class OfStored {
    @Atomic("b")
    private int w;

    void inc() {
      w++;
    }

    void reads(Stored s) {
      w += s.get();
    }

    static Stored make(OfStored o) {
      return new Stored(
          new Runnable() {
            @Override
            public void run() {
              o.inc();
            }
          });
    }
  }

  @AtomicSet("a")
  static class Listened {
    @Atomic("a")
    private int v;

    private final List<Told> listeners = new ArrayList<>();
    private final Map<String, List<Consumer<String>>> byName = new HashMap<>();

    int get() {
      return v;
    }

    void add(Told t) {
      listeners.add(t);
    }

    void add(String name, Consumer<String> c) {
      byName.computeIfAbsent(name, k -> new ArrayList<>()).add(c);
    }

    void tell() {
      v++;
      for (Told t : listeners) {
        t.told("");
      }
    }
  }

  @AtomicSet("b")
  static class Listener {
    @Atomic("b")
    private int w;

    void inc(String s) {
      w++;
    }

    static void listen(Listened l, Listener o) {
      l.add(o::inc);
    }

    void reads(Listened l) {
      w += l.get();
    }
  }

  @AtomicSet("a")
  static class ByName {
    @Atomic("a")
    private int v;

    private final Map<String, List<Consumer<String>>> byName = new HashMap<>();

    int get() {
      return v;
    }

    void add(String name, Consumer<String> c) {
      byName.computeIfAbsent(name, k -> new ArrayList<>()).add(c);
    }

    void tell() {
      v++;
      byName.values().forEach(l -> l.forEach(c -> c.accept("")));
    }
  }

  @AtomicSet("b")
  static class OfByName {
    @Atomic("b")
    private int w;

    void inc(String s) {
      w++;
    }

    static void listen(ByName n, OfByName o) {
      n.add("x", s -> o.inc(s));
    }

    void reads(ByName n) {
      w += n.get();
    }
  }

  @AtomicSet("a")
  static class Waiting {
    @Atomic("a")
    private int v;

    void runs(CountDownLatch latch) {
      v++;
      Runnable r = () -> await(latch);
      r.run();
    }

    void runs(Runnable r) {
      v++;
      r.run();
    }

    private static void await(CountDownLatch latch) {
      try {
        latch.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    static void hand(Waiting w, CountDownLatch latch) {
      w.runs(
          () -> {
            await(latch);
          });
    }
  }
}
