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

  /** A File stays what it is, also where something else of that name is locked. */
  static class Folders {
    private static final Set<File> OPEN = new HashSet<>();
    private File root = new File(".");
    private int closed;

    synchronized File in(String name) { return new File(root, name); }

    synchronized void close() {
      closed++;
      synchronized (OPEN) { OPEN.remove(root); }
    }
  }

  static class Locking {
    private final Set<String> root = new HashSet<>();

    void add(String s) { synchronized (root) { root.add(s); } }
  }

  /** Parts whose set is that of the object around them, whoever calls them. */
  static class Pool {
    private int used;
    final Blocks blocks = new Blocks();

    synchronized void clear() {
      used = 0;
      blocks.free.clear();
      blocks.free.trimToSize();
    }

    class Blocks {
      private final java.util.ArrayList<byte[]> free = new java.util.ArrayList<>();

      void give(byte[] block) {
        synchronized (Pool.this) { free.add(block); }
      }
    }
  }

  /** Files whose set is that of their directory. */
  static class Directory {
    private long size;

    synchronized void remove(Part part) { size -= part.size; part.directory = null; }
  }

  static class Part {
    private Directory directory;
    private long size;

    Part(Directory directory) { this.directory = directory; }

    synchronized void grow() {
      if (directory != null) synchronized (directory) { directory.size++; size++; }
    }
  }
}
