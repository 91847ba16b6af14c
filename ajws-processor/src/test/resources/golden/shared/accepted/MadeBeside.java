import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import org.ajws.*;

/** Near-twins of objects that are made beside asyncs: of one's own, guarded, or joined before. */
class MadeBeside {
  static class Cell {
    int v;
    int[] a = new int[4];
    Cell next;
  }

  private static int bump(Cell c) {
    return c.v++;
  }

  private static Cell[] many(int n) {
    Cell[] all = new Cell[n];
    for (int k = 0; k < n; k++) {
      all[k] = new Cell();
    }
    return all;
  }

  void two() {
    finish: {
      Cell c = new Cell();
      Cell d = new Cell();
      async: c.v++;
      d.v++;
    }
  }

  void before() {
    finish: {
      Cell c = new Cell();
      c.v++;
      async: c.v++;
    }
  }

  void slots() {
    finish: {
      int[] m = new int[4];
      async: m[0]++;
      m[1]++;
    }
  }

  void rows() {
    finish: {
      int[][] m = new int[4][];
      for (int k = 0; k < 4; k++) {
        int[] row = new int[3];
        m[k] = row;
      }
      async: m[0][1]++;
      m[1][1]++;
    }
  }

  void made() {
    finish: {
      Cell[] all = many(4);
      Cell p = all[0];
      Cell q = all[1];
      async: p.v++;
      q.v++;
    }
  }

  void elements() {
    finish: {
      List<Cell> l = new ArrayList<>();
      l.add(new Cell());
      l.add(new Cell());
      Cell p = l.get(0);
      Cell q = l.get(1);
      async: p.v++;
      q.v++;
    }
  }

  void parts() {
    finish: {
      Cell c = new Cell();
      Cell d = new Cell();
      c.next = new Cell();
      async: c.a[0]++;
      d.a[0]++;
      c.next.v++;
    }
  }

  void again() {
    finish: {
      Cell c = new Cell();
      Cell d = c;
      c = new Cell();
      d.v++;
      async: d.v++;
      c.v++;
    }
  }

  void ofRound(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      Cell c = new Cell();
      c.v = i;
      async: c.v++;
    }
  }

  void joined() {
    Cell c = new Cell();
    @Async int v = bump(c);
    System.out.println(v);
    c.v++;
  }

  void locked() {
    finish: {
      Cell c = new Cell();
      Lock lock = new ReentrantLock();
      async: {
        synchronized (c) {
          c.v++;
        }
        lock.lock();
        c.a[0]++;
        lock.unlock();
      }
      synchronized (c) {
        c.v++;
      }
      lock.lock();
      c.a[0]++;
      lock.unlock();
    }
  }

  void forSeveral() {
    finish: {
      AtomicInteger c = new AtomicInteger();
      Map<Integer, Integer> m = new ConcurrentHashMap<>();
      List<Integer> l = Collections.synchronizedList(new ArrayList<>());
      async: {
        c.incrementAndGet();
        m.put(1, 2);
        l.add(1);
      }
      c.incrementAndGet();
      m.put(2, 3);
      l.add(2);
    }
  }

  void branches(boolean b) {
    finish: {
      Cell c = new Cell();
      if (b) {
        async: c.v++;
      } else {
        c.v++;
      }
    }
  }

  void copied() {
    finish: {
      int[] p = new int[3];
      int[] q = p.clone();
      async: p[0]++;
      q[0]++;
    }
  }

  void recursion(int k, int[] into) {
    if (k == 0) {
      return;
    }
    int[] left = new int[k];
    int[] right = new int[k];
    async: recursion(k - 1, left);
    recursion(k - 1, right);
  }
}
