package org.ajws.sync;

import java.util.List;
import org.ajws.runtime.lock.Claim;
import org.ajws.runtime.lock.HeldWaits;
import org.ajws.runtime.lock.OrderedLock;
import org.ajws.runtime.scheduler.Region;

/**
 * The sets that one interval holds. They are claimed one after the other in the order of their
 * locks, when nothing else is missing for the start; no thread waits meanwhile.
 */
final class Holding {
  static {
    HeldWaits.searchBy(new HeldCircles());
  }

  private final Interval interval;
  private final List<OrderedLock> locks; // in their order
  private final Part[] parts;
  private int granted; // how many the interval has; by the one who has got the last of them
  private Region expecting; // what a thread of another root may be waited for in

  Holding(Interval interval, List<OrderedLock> locks) {
    this.interval = interval;
    this.locks = locks;
    this.parts = new Part[locks.size()];
  }

  /** Claims them; the interval starts when it has all, perhaps at once. */
  void claim(Region root) {
    expecting = root;
    if (root != null) {
      root.expects(1);
    }
    claimNext();
  }

  private void claimNext() {
    while (granted < parts.length && isOfThisThread(locks.get(granted))) {
      granted++;
    }
    if (granted < parts.length) {
      parts[granted] = new Part(); // before anybody can grant it
      parts[granted].request(locks.get(granted));
      return;
    }
    if (interval.graph.carrier instanceof InOrderCarrier) {
      ((InOrderCarrier) interval.graph.carrier).holds(interval);
    }
    Cascade after = new Cascade();
    after.starts(interval);
    after.run();
    if (expecting != null) {
      expecting.expects(-1);
    }
  }

  /** It will not get the set that it claims: it does not start. */
  private void refused(RuntimeException why) {
    parts[granted] = null;
    interval.graph.failed(interval, why);
    Cascade after = new Cascade();
    after.refuses(interval);
    after.run();
    if (expecting != null) {
      expecting.expects(-1);
    }
  }

  /** Those it holds, will hold, or has held. */
  List<OrderedLock> locks() {
    return locks;
  }

  /** The interval of a claim of an interval. */
  static Interval interval(Claim claim) {
    return ((Part) claim).interval();
  }

  /** A claim that has been withdrawn. */
  static void refuse(Claim claim, RuntimeException why) {
    ((Part) claim).holding().refused(why);
  }

  /** Whether the run stands in a unit of the set: then all intervals, in order, are part of it. */
  private boolean isOfThisThread(OrderedLock lock) {
    return interval.graph.isInOrder() && lock.isHeldByCurrentThread();
  }

  /** Gives all back, last first. */
  void giveBack() {
    for (int i = parts.length; --i >= 0; ) {
      if (parts[i] != null) {
        parts[i].giveBack(locks.get(i));
      }
    }
  }

  /** The claim of one set. */
  private final class Part extends Claim {
    @Override
    protected boolean admitsCaller() {
      Interval current = IntervalRegion.innermost();
      return current != null && (current.isWithin(interval) || isOnlyThread(current));
    }

    @Override
    protected boolean isWithin(Claim other) {
      return interval.isWithin(((Part) other).interval());
    }

    /** Nobody else could end this interval, which waits for one outside of it. */
    private boolean isOnlyThread(Interval current) {
      return interval.graph.isInOrder() && current.isWithin(interval.graph.top());
    }

    @Override
    protected Object root() {
      return expecting;
    }

    private Interval interval() {
      return interval;
    }

    private Holding holding() {
      return Holding.this;
    }

    @Override
    protected void granted() {
      granted++;
      claimNext();
    }
  }
}
