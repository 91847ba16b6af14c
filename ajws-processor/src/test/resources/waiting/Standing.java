import java.util.List;
import java.util.TreeSet;
import org.ajws.Async;
import org.ajws.sync.Channel;
import org.ajws.sync.DeadlockException;
import org.ajws.sync.Future;
import org.ajws.sync.Promise;

/** Tasks that cannot go on. */
public class Standing {
  static Future<Integer> first;
  static Future<Integer> second;

  static int afterGate(Promise<Integer> gate, boolean self) {
    int g = gate.future().get();
    return g + (self ? first : second).get();
  }

  static void waitsForItself() {
    Promise<Integer> gate = new Promise<>();
    finish: {
      @Async Future<Integer> f = Future.of(afterGate(gate, true));
      first = f;
      gate.complete(1);
    }
  }

  static void waitForEachOther() {
    Promise<Integer> gate = new Promise<>();
    finish: {
      @Async Future<Integer> f = Future.of(afterGate(gate, false));
      first = f;
      @Async Future<Integer> g = Future.of(afterGate(gate, true));
      second = g;
      gate.complete(1);
    }
  }

  static void promises() {
    Promise<Integer> a = new Promise<>();
    Promise<Integer> b = new Promise<>();
    finish: {
      async: a.complete(b.future().get());
      async: b.complete(
              a.future().get());
    }
  }

  static void channels() {
    Channel<Integer> c = new Channel<>();
    Channel<Integer> full = Channel.bounded(1);
    full.put(0);
    finish: {
      async: full.put(c.take());
      full.put(2);
      for (int x : c) {
        full.put(x);
      }
    }
  }

  static void nested() {
    Channel<Integer> c = new Channel<>();
    finish: {
      async: {
        finish_inner: {
          async_inner: c.take();
        }
        c.put(1);
      }
    }
  }

  /** Who catches it goes on. */
  static void rescued() {
    Promise<Integer> p = new Promise<>();
    int got;
    finish: {
      try {
        got = p.future().get();
      } catch (DeadlockException e) {
        p.complete(5);
        got = p.future().get();
      }
    }
    System.out.println("rescued " + got);
  }

  @org.ajws.AtomicSet("d")
  static class Door {
    private boolean open;

    void enter() {
      await: while (!open);
    }

    void open() {
      open = true;
    }
  }

  static void conditions() {
    Door a = new Door();
    Door b = new Door();
    finish: {
      async: {
        a.enter();
        b.open();
      }
      b.enter();
      a.open();
    }
  }

  static void futureAndCondition() {
    Door door = new Door();
    Promise<Integer> p = new Promise<>();
    finish: {
      async: {
        door.enter();
        p.complete(1);
      }
      p.future().get();
      door.open();
    }
  }

  static class Got {
    final int value;

    Got(Future<Integer> f) {
      value = f.get();
    }
  }

  static void barriers() {
    Promise<Integer> p = new Promise<>();
    Channel<Integer> c = Channel.bounded(1);
    finish: {
      async: List.of(1, 2).forEach(x -> c.put(x));
      async: p.complete(new Got(p.future()).value);
      List.of(1).forEach(x -> p.future().get());
    }
  }

  static void run(String name, Runnable code) {
    try {
      code.run();
      System.out.println(name + " has ended");
    } catch (DeadlockException e) {
      TreeSet<String> waits = new TreeSet<>();
      for (String wait : e.getMessage().replaceFirst(".*?: ", "").split("; ")) {
        waits.add(wait.replaceFirst(" at .*:(\\d+)\\)", ", line $1"));
      }
      System.out.println(name + ": " + waits);
    }
  }

  public static void main(String[] args) {
    run("itself", Standing::waitsForItself);
    run("each other", Standing::waitForEachOther);
    run("promises", Standing::promises);
    run("channels", Standing::channels);
    run("nested", Standing::nested);
    run("conditions", Standing::conditions);
    run("barriers", Standing::barriers);
    run("promise and condition", Standing::futureAndCondition);
    rescued();
  }
}
