import java.util.ArrayList;
import java.util.List;
import org.ajws.AtomicSet;

/** In critical sections asyncs run in order, so the list needs no other lock. */
class CriticalSections {
  @AtomicSet("log")
  static class Log {
    private List<Integer> entries = new ArrayList<>();

    void add(int n) {
      entries.add(n);
    }

    int size() {
      return entries.size();
    }
  }

  private final List<Integer> order = new ArrayList<>();

  synchronized void method(int n) {
    for (int i = 0; i < n; i++) {
      spawn(i);
    }
  }

  private void spawn(int i) {
    int half;
    finish: {
      async: order.add(i);
      async2: half = i / 2;
    }
    order.add(-half);
  }

  void block(int n) {
    synchronized (order) {
      for (int i = 0; i < n; i++) {
        spawn(i);
      }
    }
  }

  public static void main(String[] args) {
    CriticalSections c = new CriticalSections();
    c.method(4);
    c.block(4);
    System.out.println(c.order);
    Log log = new Log();
    finish: {
      for (int i = 0; i < 100; i++) {
        async: log.add(i);
      }
    }
    System.out.println(log.size());
  }
}
