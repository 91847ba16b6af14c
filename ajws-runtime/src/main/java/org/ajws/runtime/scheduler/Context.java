package org.ajws.runtime.scheduler;

import java.util.Arrays;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.statistics.SiteProfile;

/**
 * Where a thread is: the innermost loop or finish that it runs, and what the asyncs that it spawns
 * are counted in.
 *
 * <p>That a loop runs in order is noted by a number, and its region is one that the thread uses
 * again and again. For a worker lives long, and with the collector G1 a store of a reference to
 * something young into it ends with a fence, which waits until everything that the loop before has
 * written is in the cache: some hundred nanoseconds for each of two loops, one inside the other.
 * Only what is rarer than that, such as the beginning of a piece or of a finish, writes the fields.
 */
public final class Context {
  private final Worker worker;

  private Region region;
  private AsyncScope scope; // null: asyncs run in order
  private Entry scopeEntry; // within which scope holds: an entry inside of it is a barrier

  private Region[] inOrder = new Region[4]; // the loops that run in order, the outermost first
  private int depth; // how many of them run
  private int used; // how many regions may refer to loops that have ended
  private int noted; // how many of them the fields above know of
  private Noted before; // what the fields held before they were to know

  /** What the fields held before some loops that run in order were noted in them. */
  private static final class Noted {
    final Region region;
    final AsyncScope scope;
    final Entry scopeEntry;
    final int noted;
    final Noted before;

    Noted(Context p) {
      this.region = p.region;
      this.scope = p.scope;
      this.scopeEntry = p.scopeEntry;
      this.noted = p.noted;
      this.before = p.before;
    }
  }

  Context(Worker worker) {
    this.worker = worker;
  }

  // ---- the innermost loop

  /** The innermost loop, finish or root that the thread runs, or null. */
  public Region region() {
    return depth > noted ? inOrder[depth - 1] : region;
  }

  /** Enters a region, or goes back to the one around. */
  public void setRegion(Region r) {
    if (r != region()) {
      note();
      region = r;
      while (used > depth) {
        inOrder[--used].forget();
      }
    }
  }

  /**
   * Enters a loop that runs in order, without asyncs of others; to be left in the end.
   *
   * @param locals the state of its task; null if that need not know its region
   */
  public Region enterInOrder(String site, SiteProfile profile, TaskLocals<?> locals) {
    if (depth == inOrder.length) {
      inOrder = Arrays.copyOf(inOrder, 2 * depth);
    }
    Region inner = inOrder[depth];
    if (inner == null) {
      inner = Region.inOrder(worker, depth);
      inOrder[depth] = inner;
    }
    inner.begin(site, region(), profile);
    if (locals != null) {
      locals.bind(inner);
    }
    used = Math.max(used, depth + 1);
    depth++; // last: the stack may overflow before
    return inner;
  }

  /**
   * Enters the region of a loop that ran in order where the thread is now.
   *
   * @param last its region then
   * @return false if that has been another loop's since, or of one somewhere else
   */
  public boolean enterAgain(Region last, SiteProfile profile) {
    if (last.slot != depth || !last.isOf(profile, region())) {
      return false;
    }
    depth++;
    return true;
  }

  /** Leaves a loop that ran in order. */
  public void leaveInOrder(Region left) {
    depth = left.slot;
    while (noted > depth) {
      Noted b = before;
      region = b.region;
      scope = b.scope;
      scopeEntry = b.scopeEntry;
      noted = b.noted;
      before = b.before;
    }
    if (left.isCancelled()) {
      left.reopen();
    }
  }

  /** Writes into the fields that loops run in order, since something is to begin inside of them. */
  private void note() {
    if (depth > noted) {
      before = new Noted(this);
      region = inOrder[depth - 1];
      scope = null;
      noted = depth;
    }
  }

  // ---- where asyncs are counted

  /** Where an async that is spawned now is counted; null if nowhere. */
  public AsyncScope scope() {
    return depth > noted || scopeEntry != worker.entry ? null : scope;
  }

  /** What {@link #resetScope} puts back. */
  public AsyncScope outerScope() {
    return depth > noted ? null : scope;
  }

  /** What {@link #resetScope} puts back. */
  public Entry outerScopeEntry() {
    return scopeEntry;
  }

  /** Counts asyncs in {@code inner} from now on; null: runs them in order. */
  public void setScope(AsyncScope inner) {
    resetScope(inner, worker.entry);
  }

  public void resetScope(AsyncScope outer, Entry outerEntry) {
    if (outer != null || depth == noted) {
      note();
      if (scope != outer) {
        scope = outer;
      }
      if (scopeEntry != outerEntry) {
        scopeEntry = outerEntry;
      }
    }
  }
}
