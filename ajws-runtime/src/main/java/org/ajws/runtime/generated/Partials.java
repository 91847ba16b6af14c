package org.ajws.runtime.generated;

import java.util.ArrayDeque;
import org.ajws.runtime.latch.Latch;

/**
 * The partial results of reductions that one task contributes: the finish, a part of a loop, or an
 * async. In the order of the serial elision they are what the task adds before its first async,
 * what that async adds, what the task adds between it and the next, and so on. They are joined in
 * this order, so an operation need not be commutative.
 *
 * <p>An async that its spawner runs itself adds to the spawner's own state; then one worker
 * computes exactly what the serial elision does. With a deterministic reduction each async has a
 * state of its own, whoever runs it.
 *
 * <p>Used by one thread at a time: by the task's while it runs, afterwards by its spawner's, which
 * sees that it has ended (by its latch) or waits for the end of the finish.
 *
 * @param <L> the state of a task
 */
public final class Partials<L extends TaskLocals<L>> {
  /** What the task adds to now. */
  public L now;

  private final Partials<L> spawner; // null for a finish or a part of a loop
  private final L root;
  private L first; // null until an async that runs apart has begun
  private ArrayDeque<Link<L>> links; // null as long as there are none
  private final Latch ended; // null for a finish or a part of a loop

  /** An async that runs apart, and what the spawner adds after it. */
  private static final class Link<L extends TaskLocals<L>> {
    Partials<L> async; // null when it has been joined
    final L after;

    Link(Partials<L> async, L after) {
      this.async = async;
      this.after = after;
    }
  }

  Partials(L root) {
    this.spawner = null;
    this.ended = null;
    this.root = root;
    this.first = root;
    this.now = root;
  }

  private Partials(Partials<L> spawner) {
    this.spawner = spawner;
    this.ended = new Latch();
    this.root = spawner.root;
  }

  /**
   * The part of an async that this task is about to spawn.
   *
   * @return what the async adds to
   */
  public Partials<L> fork() {
    return new Partials<>(this);
  }

  private L newState() {
    return root.forked();
  }

  /** The async will run apart: what its spawner adds from now on comes after it. */
  public void detach() {
    spawner.append(this);
  }

  private void append(Partials<L> async) {
    L after = newState();
    if (links == null) {
      links = new ArrayDeque<>();
    }
    links.add(new Link<>(async, after));
    now = after;
    joinFront();
  }

  /** The async begins, apart from its spawner. */
  public void begin() {
    first = newState();
    now = first;
  }

  /** The async has ended. */
  public void end() {
    ended.complete();
  }

  /** The async begins on its spawner. */
  public void beginHere() {
    if (root.deterministic()) {
      detach();
      begin();
    } else {
      first = spawner.now;
      now = first;
    }
  }

  /** The async has ended on its spawner. */
  public void endHere() {
    if (root.deterministic()) {
      end();
      return;
    }
    if (links != null) {
      if (spawner.links == null) {
        spawner.links = links;
      } else {
        spawner.links.addAll(links);
      }
      links = null;
    }
    spawner.now = now;
  }

  /** Joins what has ended at the front, so that a long finish keeps few states. */
  private void joinFront() {
    for (Link<L> link; links != null && (link = links.peek()) != null; links.remove()) {
      if (link.async != null) {
        if (!link.async.hasEnded()) {
          return;
        }
        first.join(link.async.first);
        link.async = null;
      }
      if (link.after == now) {
        return;
      }
      first.join(link.after);
    }
  }

  /** Whether the async has ended with all the asyncs that it has spawned, and is joined. */
  private boolean hasEnded() {
    if (!ended.isComplete()) {
      return false;
    }
    joinFront();
    if (links == null || links.isEmpty()) {
      return true;
    }
    Link<L> front = links.peek();
    if (front.async != null || front.after != now) {
      return false;
    }
    first.join(now);
    links = null;
    now = first;
    return true;
  }

  /** Whether all that was added is in one state. */
  boolean isSettled() {
    return links == null;
  }

  /** Joins everything into the first state; all asyncs have ended, or will never run. */
  void settle() {
    while (links != null && !links.isEmpty()) {
      Link<L> link = links.remove();
      if (link.async != null && link.async.first != null) { // null: cancelled before it was run
        link.async.settle();
        first.join(link.async.first);
      }
      first.join(link.after);
    }
    links = null;
    now = first;
  }
}
