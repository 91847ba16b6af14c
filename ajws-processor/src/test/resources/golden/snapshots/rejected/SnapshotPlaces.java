import static org.ajws.Reads.SNAPSHOT;
import static org.ajws.Reads.VOLATILE;

import org.ajws.Atomic;
import org.ajws.AtomicSet;

class SnapshotPlaces {
  @AtomicSet(value = "s", reads = VOLATILE)
  static class OfMember {
    int n;

    void inc() {
      n++;
    }
  }

  @AtomicSet("s")
  static class OfSet {
    @Atomic(value = "s", reads = SNAPSHOT) int n;

    void inc() {
      n++;
    }
  }

  @AtomicSet(value = "s", reads = SNAPSHOT)
  interface Declared {
    int get();
  }

  @AtomicSet(value = "s", reads = SNAPSHOT)
  static class Right {
    int n;

    int get() {
      return n;
    }
  }
}
