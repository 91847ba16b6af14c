package names;

import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** How reads = VOLATILE is written, with names that are not imported, or unknown. */
@AtomicSet("s")
class ReadsNames {
  @Atomic(value = "s", reads = VOLATILE)
  private boolean closed;

  @Atomic(value = "s", reads = Reads.VOLATILE)
  private boolean opened;

  @Atomic(value = "s", reads = org.ajws.Reads.ANYWHERE)
  private boolean known;

  void close() {
    closed = true;
    opened = false;
    known = true;
  }
}
