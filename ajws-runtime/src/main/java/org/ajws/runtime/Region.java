package org.ajws.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * One execution of a parallel loop: its place among the loops around it, whether it is cancelled,
 * what its iterations threw, and whether it has ended.
 */
final class Region {
  private static final VarHandle CANCELLED;
  private static final VarHandle DONE;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      CANCELLED = lookup.findVarHandle(Region.class, "cancelled", boolean.class);
      DONE = lookup.findVarHandle(Region.class, "done", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  final String site;

  /** The loop in whose iteration this one was started, or null. */
  final Region parent;

  private final int depth;

  /** What is known about the loop; null for a loop that runs in order. */
  final SiteProfile profile;

  /** The state of the root task, from which the other tasks fork theirs. */
  final TaskLocals<?> rootLocals;

  /** Who waits for the end. */
  final Thread starter;

  /** The context class loader of the starter, for the threads that help. */
  final ClassLoader loader;

  private boolean cancelled;
  private boolean done;

  private Throwable failure; // guarded by this
  private List<Throwable> more; // guarded by this

  Region(String site, Region parent, SiteProfile profile, TaskLocals<?> rootLocals) {
    this.site = site;
    this.parent = parent;
    this.depth = parent == null ? 0 : parent.depth + 1;
    this.profile = profile;
    this.rootLocals = rootLocals;
    this.starter = Thread.currentThread();
    this.loader = starter.getContextClassLoader();
    rootLocals.region = this;
    if (parent != null && parent.profile != null) {
      parent.profile.setNests();
    }
  }

  /** Whether this is {@code other} or was started within it. */
  boolean isWithin(Region other) {
    Region r = this;
    while (r.depth > other.depth) {
      r = r.parent;
    }
    return r == other;
  }

  /** Whether its pieces have states of their own, to be joined at the end. */
  boolean hasState() {
    return !(rootLocals instanceof TaskLocals.None);
  }

  /** The state for another task. */
  TaskLocals<?> forkLocals() {
    if (!hasState()) {
      return rootLocals;
    }
    TaskLocals<?> forked = rootLocals.fork();
    forked.region = this;
    return forked;
  }

  void cancel() {
    CANCELLED.setVolatile(this, true);
  }

  boolean isCancelled() {
    return (boolean) CANCELLED.getOpaque(this);
  }

  /** Notes what an iteration threw and cancels the rest. */
  void fail(Throwable t) {
    synchronized (this) {
      if (failure == null) {
        failure = t;
      } else {
        if (more == null) {
          more = new ArrayList<>();
        }
        more.add(t);
      }
    }
    cancel();
  }

  /** Says that all pieces have ended; to the starter everything they wrote is visible. */
  void finish() {
    DONE.setVolatile(this, true);
  }

  boolean isDone() {
    return (boolean) DONE.getVolatile(this);
  }

  /**
   * Throws what was thrown first, the others suppressed, each once. To be called by the starter
   * after the end.
   */
  void rethrow() {
    if (!isCancelled()) { // so nothing failed, and a lock would wait for all stores before it
      return;
    }
    Throwable first;
    List<Throwable> others;
    synchronized (this) {
      first = failure;
      others = more;
    }
    if (first == null) {
      return;
    }
    if (others != null) {
      Set<Throwable> known = Collections.newSetFromMap(new IdentityHashMap<>());
      known.add(first);
      Collections.addAll(known, first.getSuppressed());
      for (Throwable other : others) {
        if (known.add(other)) {
          first.addSuppressed(other);
        }
      }
    }
    throw Sneaky.raise(first);
  }
}
