package golden.overlay;

import java.io.File;
import java.util.HashSet;
import java.util.Set;

/** Locks that are taken away, and nothing is lost by it. */
class OverlayKeptLocks {
  static int total;

  /** Nobody else has what it locks. */
  static class Own {
    private final Set<String> seen = new HashSet<>();

    void add(String s) {
      synchronized (seen) {
        if (seen.add(s)) total++;
      }
    }
  }

  /** Has a set of somebody's, which is another one. */
  static class Given {
    private final Set<String> given;

    Given(Set<String> given) { this.given = given; }

    void add(String s) {
      synchronized (given) {
        if (given.add(s)) total++;
      }
    }
  }

  /** What a File is does not change. */
  static class Folder {
    private File folder;

    void setFolder(File f) { folder = f; }

    synchronized String path(String name) { return new File(folder, name).getPath(); }
  }

  /** A part that only the units of its owner call. */
  static class Owner {
    private int n;
    private final Queue queue = new Queue();

    synchronized void put(int v) { n++; queue.put(v); }

    synchronized int take() { n--; return queue.take(); }

    private class Queue {
      private int[] slots = new int[9];
      private int size;

      synchronized void put(int v) { slots[size++] = v; }

      synchronized int take() { return slots[--size]; }
    }
  }
}
