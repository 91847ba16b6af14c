package org.ajws.runtime.lock;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.scheduler.BlockedThread;

/**
 * The gate of one lock: which {@link Claim} has the set, which wait for it, and which threads.
 * {@code docs/design/intervals.md} says why none is forgotten.
 */
final class SetGate extends Gate {
  private final OrderedLock lock;

  // Guarded by this.
  private final List<Claim> waiting = new ArrayList<>(); // in the order of their requests
  private List<Result<Void>> behind = new ArrayList<>();
  private Claim current; // null: threads may have the set

  private volatile boolean wanted; // whether a claim waits; written under the lock of this

  private SetGate(OrderedLock lock) {
    this.lock = lock;
  }

  static SetGate of(OrderedLock lock) {
    synchronized (OrderedLock.guard(lock)) {
      SetGate gate = (SetGate) lock.gate();
      if (gate == null) {
        gate = new SetGate(lock);
        lock.setGate(gate);
      }
      return gate;
    }
  }

  void request(Claim claim) {
    synchronized (this) {
      waiting.add(claim);
      wanted = true;
    }
    grant();
  }

  void giveBack(Claim claim) {
    List<Result<Void>> woken;
    synchronized (this) {
      if (current != claim) {
        throw new IllegalStateException("a claim gives back what another one has");
      }
      current = claim.around;
      woken = behind;
      behind = new ArrayList<>();
    }
    woken.forEach(r -> r.give(null));
    grant();
  }

  /** Lets claims have the set, as far as nothing else has it. */
  private void grant() {
    for (Claim next; (next = next()) != null; ) {
      next.granted();
    }
  }

  private synchronized Claim next() {
    for (Iterator<Claim> i = waiting.iterator(); i.hasNext(); ) {
      Claim claim = i.next();
      if (current == null || claim.isWithin(current)) {
        // Not on top of a unit that the calling thread is in. Whoever has the lock asks again.
        if (lock.isHeldByCurrentThread() || !lock.tryLock()) {
          return null;
        }
        i.remove();
        wanted = !waiting.isEmpty();
        claim.around = current;
        current = claim;
        lock.unlockOnly();
        return claim;
      }
    }
    return null;
  }

  @Override
  synchronized Object enter() {
    if (current == null ? waiting.isEmpty() : current.admitsCaller()) {
      return null;
    }
    Result<Void> turn = new Result<>(Origin.OUTSIDE);
    behind.add(turn);
    return turn;
  }

  @Override
  void await(Object ticket) {
    BlockedThread.await((Result<?>) ticket, IllegalStateException::new);
  }

  @Override
  void freed() {
    if (wanted) {
      grant();
    }
  }

  @Override
  synchronized boolean isClosed() {
    return current != null;
  }
}
