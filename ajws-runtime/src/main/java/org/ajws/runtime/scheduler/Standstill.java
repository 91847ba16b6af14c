package org.ajws.runtime.scheduler;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import org.ajws.runtime.latch.Origin;

/**
 * What some roots, which depend on each other, do at one moment: whether they can go on, are in a
 * {@link Deadlocks deadlock}, or have all threads waiting that could run what they need.
 */
final class Standstill {
  private static final int NAMED = 20;

  /** What a look finds. */
  enum Finding {
    GOES_ON,
    /** Nothing is left that could bring what they wait for. */
    DEADLOCK,
    /** Something may be queued that would bring it, and no thread is left for that. */
    TOO_FEW_THREADS
  }

  private final Map<Object, List<Wait>> waits = new HashMap<>();
  private final Map<Object, Integer> roots = new LinkedHashMap<>(); // with their visits
  private final Map<Worker, Integer> resting = new HashMap<>(); // with their changes
  private final Object first;
  private boolean open; // somebody waits for what anybody may bring
  private Outsiders others; // who could bring that, but seems to stand still
  private Finding finding = Finding.GOES_ON;
  private long claimed; // tasks of fork/join pools

  Standstill(Object root) {
    this.first = root;
  }

  /** Looks. */
  Finding find() {
    List<Worker> all = Deadlocks.everybody();
    if (!findRoots(all)) {
      return finding;
    }
    Set<Object> expected = new HashSet<>(roots.keySet());
    for (Worker w : all) {
      int changes = w.presence.changes();
      if (Presence.isRest(changes)) {
        resting.put(w, changes);
      } else if (isActive(w)) {
        return finding; // it may end a wait behind the back of the look, and leave
      }
    }
    boolean wasOpen = open;
    boolean tooFew = Shortage.exists() && all.stream().allMatch(this::restsOrRunsNothing);
    others = open || tooFew ? outsiders(all) : Outsiders.none();
    // Between the two looks:
    if (!others.standStill()
        || !findRoots(all)
        || open != wasOpen
        || !roots.keySet().equals(expected)
        || roots.keySet().stream().anyMatch(Standstill::isToBeGoneOnWith)) {
      return finding;
    }
    claimed = Deadlocks.tasksClaimed();
    boolean queued = Deadlocks.tasksInQueues() != 0 || all.stream().anyMatch(this::hasWork);
    if ((!queued || tooFew)
        && all.stream().noneMatch(this::keepsGoing)
        && (!open || !waitsForOutside())
        && others.haveStoodStill()
        // The second one:
        && Deadlocks.everybody().equals(all)
        && all.stream().noneMatch(this::hasChanged)
        && roots.entrySet().stream().allMatch(e -> e.getValue().equals(visits(e.getKey())))) {
      finding = queued ? Finding.TOO_FEW_THREADS : Finding.DEADLOCK;
    }
    return finding;
  }

  /** Who would have to stand still for ever. */
  Outsiders others() {
    return others;
  }

  /** Whether what was found is so whatever other threads do. */
  boolean isCertain() {
    return finding == Finding.DEADLOCK && (!open || others.areNone());
  }

  /**
   * Whether all has stood still until a later look that found the same. Of a queued task it cannot
   * be seen that nobody is about to take it, but that nobody has taken any, and that who waited
   * still does.
   */
  boolean lastsTo(Standstill later) {
    return finding == later.finding
        && others.haveStoodStill()
        && (finding == Finding.DEADLOCK
            || (claimed == later.claimed
                && roots.equals(later.roots)
                && new HashSet<>(waitsOfRoots()).equals(new HashSet<>(later.waitsOfRoots()))));
  }

  /**
   * Finds the roots that depend on each other.
   *
   * @return false if one of them depends on somebody outside
   */
  private boolean findRoots(List<Worker> all) {
    waits.clear();
    Deadlocks.waits(all)
        .forEach(w -> waits.computeIfAbsent(w.root(), r -> new ArrayList<>()).add(w));
    open = false;
    Map<Object, Integer> before = new HashMap<>(roots);
    roots.clear();
    Deque<Object> left = new ArrayDeque<>();
    left.add(first);
    while (!left.isEmpty()) {
      Object root = left.pop();
      if (roots.containsKey(root)) {
        continue;
      }
      Integer visits = before.get(root);
      roots.put(root, visits != null ? visits : visits(root));
      List<Wait> of = waits.get(root);
      if (of == null) {
        return false; // it ends just now
      }
      for (Wait wait : of) {
        Origin origin = wait.result.origin();
        Collection<?> by = bringers(wait);
        if (wait.isEnding() || origin == Origin.OUTSIDE || (!origin.isOpen() && by.isEmpty())) {
          return false;
        }
        open |= origin.isOpen();
        left.addAll(by);
      }
    }
    return true;
  }

  /** The roots without which a wait cannot end; none if they are unknown. */
  private Collection<?> bringers(Wait wait) {
    if (wait.held() == null) {
      Object root = wait.result.root();
      return root == null ? List.of() : List.of(root);
    }
    Object holder = wait.held().holder();
    if (holder == null) {
      return List.of();
    }
    return holder instanceof Thread ? rootsOf((Thread) holder) : List.of(holder);
  }

  /** What a thread that waits for something belongs to, or waits for the end of. */
  private Set<Object> rootsOf(Thread thread) {
    Set<Object> found = new HashSet<>();
    waits.forEach(
        (root, of) -> {
          if ((root instanceof Region && ((Region) root).starter == thread)
              || of.stream().anyMatch(w -> w.thread() == thread)) {
            found.add(root);
          }
        });
    return found;
  }

  private List<Wait> waitsOfRoots() {
    List<Wait> all = new ArrayList<>();
    roots.keySet().forEach(r -> all.addAll(waits.get(r)));
    return all;
  }

  /** Whether an interval of it waits for a set, which any thread may give back. */
  private static boolean isToBeGoneOnWith(Object root) {
    return root instanceof Region && ((Region) root).expectsSomething();
  }

  private static Integer visits(Object root) {
    return root instanceof Region ? ((Region) root).visits() : 0;
  }

  /** Whether a worker has something of these roots in a deque. */
  private boolean hasWork(Worker w) {
    for (Object r : roots.keySet()) {
      if (r instanceof Region && w.hasWork((Region) r)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a worker runs something of these roots, or can go on with it. */
  private boolean keepsGoing(Worker w) {
    Region root = w.presence.root();
    return root == Presence.MIXED
        || (resting.containsKey(w) ? (open || isOf(w, root)) && w.presence.isOver() : isActive(w));
  }

  /** Whether a worker that does not rest runs something of these roots, or is about to. */
  private boolean isActive(Worker w) {
    Region root = w.presence.root();
    return root == Presence.MIXED || isOf(w, root) || w.presence.isGrabbing();
  }

  private boolean restsOrRunsNothing(Worker w) {
    return resting.containsKey(w) || w.presence.root() == null;
  }

  private boolean isOf(Worker w, Region root) {
    if (root != null && roots.containsKey(root)) {
      return true;
    }
    for (Object r : roots.keySet()) {
      if (r == w || (r instanceof Region && ((Region) r).startedBy == w)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasChanged(Worker w) {
    if (w.presence.isGrabbing()) {
      return true;
    }
    Region root = w.presence.root();
    Integer before = resting.get(w);
    return before != null && (open || isOf(w, root)) && before != w.presence.changes();
  }

  /** Who but tasks of these roots could bring what anybody may, or run what is queued. */
  private Outsiders outsiders(List<Worker> all) {
    Scheduler common = Scheduler.globalOrNull();
    if (common != null
        && !common.config.outsiders
        && roots.keySet().stream().allMatch(r -> r instanceof Region)) {
      return Outsiders.none();
    }
    Set<Thread> known = new HashSet<>();
    Set<Thread> busy = new HashSet<>();
    for (Worker w : all) {
      if (resting.containsKey(w)) {
        known.add(w.thread);
      } else if (w.presence.root() != null) {
        busy.add(w.thread);
      }
    }
    return Outsiders.apartFrom(known, busy);
  }

  /** Whether something waits that anybody may end, also in roots that these do not depend on. */
  private boolean waitsForOutside() {
    return waits.values().stream()
        .flatMap(List::stream)
        .anyMatch(w -> w.result.origin() == Origin.OUTSIDE);
  }

  /** Ends the waits of these roots. */
  void end() {
    List<Wait> all = waitsOfRoots();
    StringBuilder message = new StringBuilder(cause(all.size()));
    for (int i = 0; i < all.size() && i < NAMED; i++) {
      message.append(i == 0 ? "" : "; ").append(all.get(i).describe());
    }
    if (all.size() > NAMED) {
      message.append("; and ").append(all.size() - NAMED).append(" more");
    }
    List<RuntimeException> exceptions = new ArrayList<>();
    all.forEach(w -> exceptions.add(exception(w, message.toString())));
    List<Wait> decided = new ArrayList<>(all.size());
    try {
      for (int i = 0; i < all.size(); i++) { // all, before one of them lets another go on
        if (all.get(i).decide(exceptions.get(i))) {
          decided.add(all.get(i));
        }
      }
    } finally { // also if the memory is full
      tell(decided, 0);
    }
  }

  /** From one on, whatever goes wrong with one: nobody else ends a wait that is decided. */
  private static void tell(List<Wait> decided, int from) {
    int next = from;
    try {
      while (next < decided.size()) {
        decided.get(next++).tell();
      }
    } finally {
      if (next < decided.size()) {
        tell(decided, next);
      }
    }
  }

  private String cause(int waits) {
    return finding == Finding.DEADLOCK
        ? "all tasks wait for each other, or for nobody: "
        : "all threads wait, "
            + waits
            + " of them here, and none is left for the tasks that are queued; let more wait by"
            + " -Dajws.spares: ";
  }

  private RuntimeException exception(Wait wait, String message) {
    return finding == Finding.DEADLOCK
        ? wait.exception(message)
        : wait.traced(new RejectedExecutionException(message));
  }
}
