import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Others have the object before its maker is done with it. */
@AtomicSet("a")
class HandedOutEarly extends Registered {
  @Atomic("a")
  int v;

  @Atomic("a")
  int w;

  private final Thread later = new Thread(() -> v++);
  private final Object started = start(new Worker());

  {
    later.start();
    new Worker().start();
    new Thread() {
      @Override
      public void run() {
        v++;
      }
    }.start();
  }

  HandedOutEarly(Executor executor) {
    executor.execute(() -> w++);
    register();
    v = 1;
  }

  HandedOutEarly(@Atomic("a") HandedOutEarly other) {
    this(other.v, other.w);
  }

  HandedOutEarly(int v, int w) {
    this.v = v;
    this.w = w;
  }

  static Object start(Thread thread) {
    thread.start();
    return thread;
  }

  class Worker extends Thread {
    @Override
    public void run() {
      v++;
    }
  }

  @AtomicSet("a")
  static class Part {
    static final List<Part> ALL = new ArrayList<>();
    static Part last;

    @Atomic("a")
    int v;

    void add() {
      ALL.add(this);
    }

    void addByAnother() {
      add();
    }

    void keep() {
      keepIn(this);
    }

    private static void keepIn(Part part) {
      last = part;
    }

    Part itself() {
      return this;
    }

    void start() {
      new Thread(() -> v++).start();
    }

    static void make() {
      Part added = new Part();
      added.add();
      added.v++;
      Part deep = new Part();
      deep.addByAnother();
      deep.v++;
      Part kept = new Part();
      kept.keep();
      kept.v++;
      Part given = new Part();
      ALL.add(given.itself());
      given.v++;
      Part started = new Part();
      started.start();
      started.v++;
      Part made = new Made();
      made.v++;
    }
  }

  static class Made extends Part {
    Made() {
      ALL.add(this);
    }
  }
}

class Registered {
  static final List<Registered> ALL = new ArrayList<>();

  Registered() {
    ALL.add(this);
  }

  void register() {
    ALL.add(this);
  }
}
