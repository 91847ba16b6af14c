package org.ajws.runtime.lock;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import org.ajws.runtime.scheduler.BlockedThread;
import org.ajws.runtime.scheduler.StackRoom;

/**
 * The gate of one lock: which {@link Claim} has the set, which wait for it, and which threads.
 * {@code docs/design/intervals.md} says why none is forgotten.
 */
final class SetGate extends Gate {
  /** For asking, and giving the lock back. In bytes. */
  private static final int ROOM_TO_ASK = 4 << 10;

  private final OrderedLock lock;

  // Guarded by this.
  private final List<HeldWait> waiting = new ArrayList<>(); // claims in the order of their requests
  private List<HeldWait> behind = new ArrayList<>(); // threads
  private Claim current; // null: threads may have the set

  private volatile boolean wanted; // whether a claim waits; written under the lock of this

  private SetGate(OrderedLock lock) {
    this.lock = lock;
  }

  static SetGate of(OrderedLock lock) {
    synchronized (OrderedLock.guard(lock)) {
      SetGate gate = (SetGate) lock.gate();
      if (gate == null) {
        LockWaits.noteAtOnce();
        gate = new SetGate(lock);
        lock.setGate(gate);
      }
      return gate;
    }
  }

  void request(Claim claim) {
    HeldWait wait = HeldWait.of(lock, claim);
    HeldWaits.begins(wait);
    synchronized (this) {
      waiting.add(wait);
      wanted = true;
    }
    grant();
    if (wait.lasts()) {
      HeldWaits.look(wait, null);
    }
  }

  void giveBack(Claim claim) {
    List<HeldWait> woken;
    synchronized (this) {
      if (current != claim) {
        throw new IllegalStateException("a claim gives back what another one has");
      }
      current = claim.around;
      woken = takeBehind();
    }
    wake(woken);
    grant();
  }

  /** A claim that waits is not to be granted any more. */
  boolean withdraw(HeldWait wait) {
    List<HeldWait> woken = List.of();
    synchronized (this) {
      if (!waiting.remove(wait)) {
        return false;
      }
      wanted = !waiting.isEmpty();
      if (!wanted && current == null) { // nobody else would wake them
        woken = takeBehind();
      }
    }
    HeldWaits.ends(wait);
    wake(woken);
    return true;
  }

  private List<HeldWait> takeBehind() { // this is locked
    List<HeldWait> all = behind;
    behind = new ArrayList<>();
    return all;
  }

  private static void wake(List<HeldWait> woken) {
    woken.forEach(w -> w.turn().tryGive(null));
  }

  /** Lets claims have the set, as far as nothing else has it. */
  private void grant() {
    for (HeldWait next; (next = next()) != null; ) {
      HeldWaits.ends(next);
      next.claim.granted();
      if (isWaitedFor()) {
        HeldWaits.look(null, next.claim);
      }
    }
  }

  private synchronized boolean isWaitedFor() {
    return !waiting.isEmpty() || !behind.isEmpty();
  }

  private synchronized HeldWait next() {
    for (Iterator<HeldWait> i = waiting.iterator(); i.hasNext(); ) {
      HeldWait wait = i.next();
      Claim claim = wait.claim;
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
        return wait;
      }
    }
    return null;
  }

  /** What waits, if a claim that passes holds the set, perhaps around another one. */
  synchronized List<HeldWait> behind(Predicate<Claim> holder) {
    for (Claim c = current; c != null; c = c.around) {
      if (holder.test(c)) {
        List<HeldWait> all = new ArrayList<>(waiting);
        behind.stream().filter(HeldWait::lasts).forEach(all::add); // some may have failed
        return all;
      }
    }
    return List.of();
  }

  /** Who has to go on before any thread gets the set: a root, or a thread; null if unknown. */
  synchronized Object holder() {
    return current == null ? lock.holder() : current.root();
  }

  @Override
  void makeRoom() {
    StackRoom.makeFor(ROOM_TO_ASK);
  }

  @Override
  Object enter(boolean mayFail) {
    HeldWait wait = null;
    synchronized (this) {
      if (current == null ? waiting.isEmpty() : current.admitsCaller()) {
        return null;
      }
      if (mayFail) {
        StackRoom.makeForAWait();
      }
      wait = HeldWait.atGate(lock, mayFail);
      HeldWaits.begins(wait);
      behind.add(wait);
    }
    return wait;
  }

  @Override
  void await(Object ticket) {
    HeldWait wait = (HeldWait) ticket;
    try {
      HeldWaits.look(wait, null);
      BlockedThread.await(wait.turn(), wait);
    } finally {
      HeldWaits.ends(wait);
    }
    wait.turn().take();
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
