package org.ajws.runtime.lock;

/** Two members that are equal whenever no unit writes them, and their snapshots. */
final class Twins {
  private int version;
  private int twin;

  private final SnapshotLock lock =
      new SnapshotLock(this) {
        private static final long serialVersionUID = 1;

        @Override
        protected Object copy(boolean whole) {
          return new int[] {version, twin};
        }
      };

  void write() {
    lock.lock();
    version++;
    twin++;
    lock.unlock();
  }

  /** The version of a snapshot; -1 for one that is torn. */
  int seen() {
    int[] snapshot = (int[]) lock.snapshot();
    return snapshot[0] == snapshot[1] ? snapshot[0] : -1;
  }
}
