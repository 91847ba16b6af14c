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
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import org.ajws.runtime.latch.Origin;

/**
 * Finds roots all of whose tasks wait for what nobody is left to bring, and lets these waits throw.
 *
 * <p>It looks twice: if all threads of some roots rest at the first look and have rested ever since
 * at the second one, then all of them rested at one moment, and what was in the deques between the
 * two looks was all that there was. The argument, and what is not seen, is in {@code
 * docs/design/deadlocks.md}.
 */
public final class Deadlocks {
  private static final int NAMED = 20;

  private static final List<Worker> workers = new ArrayList<>(); // guarded by itself
  private static int sweepAt = 64; // guarded by workers

  /** Tasks of fork/join pools that were queued, and that somebody has claimed. */
  private static final LongAdder queued = new LongAdder();

  private static final LongAdder claimed = new LongAdder();

  private static volatile Function<String, RuntimeException> made; // null before its class is there

  private Deadlocks() {}

  // ---- who there is

  static void opened(Worker worker) {
    synchronized (workers) {
      if (workers.size() >= sweepAt) {
        workers.removeIf(w -> w.thread.getState() == Thread.State.TERMINATED && w.waits.isEmpty());
        sweepAt = Math.max(64, 2 * workers.size());
      }
      workers.add(worker);
    }
  }

  /** Forgets a worker that its thread will not use again. */
  public static void closed(Worker worker) {
    synchronized (workers) {
      workers.remove(worker);
    }
  }

  /** A task is about to be queued in a fork/join pool. */
  public static void taskQueued() {
    queued.increment();
  }

  /** It is somebody's who has entered its region, or is not queued after all. */
  public static void taskClaimed() {
    claimed.increment();
  }

  /**
   * How many tasks are queued, or more. Since the claims are added up first, it is 0 only if there
   * was a moment, between the two sums, at which none was: later claims cannot make up for a task
   * that nobody has claimed.
   */
  static long tasksInQueues() {
    long gone = claimed.sum();
    return queued.sum() - gone;
  }

  /** What a wait throws that begins below the package of the exception. */
  public static RuntimeException exception(String message) {
    try {
      Class.forName("org.ajws.sync.DeadlockException"); // it says how it is made
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e); // it is in this module
    }
    return made.apply(message);
  }

  /** Says what is thrown. */
  public static void throwBy(Function<String, RuntimeException> maker) {
    made = maker;
  }

  private static List<Worker> everybody() {
    synchronized (workers) {
      return new ArrayList<>(workers);
    }
  }

  // ---- the search

  /**
   * Looks whether the root of the calling thread, which rests, is in a deadlock; if so, its waits
   * end.
   *
   * @param root an outermost region, or a worker without one
   */
  static void look(Object root) {
    Snapshot now = new Snapshot(root);
    if (now.isDeadlock() && now.others.areNone()) {
      now.end();
    }
  }

  /** For tests: looks at all roots in which something waits. */
  static void lookEverywhere() {
    Set<Object> roots = new HashSet<>();
    waits(everybody()).forEach(w -> roots.add(w.root()));
    roots.forEach(Deadlocks::look);
  }

  /** For tests: all waits. */
  static List<Wait> waits() {
    return waits(everybody());
  }

  private static List<Wait> waits(List<Worker> all) {
    List<Wait> found = new ArrayList<>();
    all.forEach(w -> w.waits.addTo(found));
    return found;
  }

  /** What some roots do at one moment. */
  private static final class Snapshot {
    private final Map<Object, List<Wait>> waits = new HashMap<>();
    private final Map<Object, Integer> roots = new LinkedHashMap<>(); // with their visits
    private final Map<Worker, Integer> resting = new HashMap<>(); // with their changes
    private final Object first;
    private boolean open; // somebody waits for what anybody may bring
    private Outsiders others; // who could bring that, but seems to stand still

    Snapshot(Object root) {
      this.first = root;
    }

    boolean isDeadlock() {
      List<Worker> all = everybody();
      if (!findRoots(all)) {
        return false;
      }
      Set<Object> expected = new HashSet<>(roots.keySet());
      for (Worker w : all) {
        int changes = w.presence.changes();
        if (Presence.isRest(changes)) {
          resting.put(w, changes);
        } else if (isActive(w)) {
          return false; // it may end a wait behind the back of the look, and leave
        }
      }
      boolean wasOpen = open;
      others = open ? outsiders(all) : Outsiders.none();
      // Between the two looks:
      return others.standStill()
          && findRoots(all)
          && open == wasOpen
          && roots.keySet().equals(expected)
          && roots.keySet().stream().noneMatch(Snapshot::isToBeGoneOnWith)
          && tasksInQueues() == 0
          && all.stream().noneMatch(this::keepsGoing)
          && (!open || !waitsForOutside())
          && others.haveStoodStill()
          // The second one:
          && everybody().equals(all)
          && all.stream().noneMatch(this::hasChanged)
          && roots.entrySet().stream().allMatch(e -> e.getValue().equals(visits(e.getKey())));
    }

    /**
     * Finds the roots that depend on each other.
     *
     * @return false if one of them depends on somebody outside
     */
    private boolean findRoots(List<Worker> all) {
      waits.clear();
      waits(all).forEach(w -> waits.computeIfAbsent(w.root(), r -> new ArrayList<>()).add(w));
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

    /** Whether an interval of it waits for a set, which any thread may give back. */
    private static boolean isToBeGoneOnWith(Object root) {
      return root instanceof Region && ((Region) root).expectsSomething();
    }

    private static Integer visits(Object root) {
      return root instanceof Region ? ((Region) root).visits() : 0;
    }

    /** Whether a worker runs something of these roots, can go on with it, or has it in a deque. */
    private boolean keepsGoing(Worker w) {
      Region root = w.presence.root();
      if (root == Presence.MIXED) {
        return true;
      }
      if (resting.containsKey(w)) {
        if ((open || isOf(w, root)) && w.presence.isOver()) {
          return true;
        }
      } else if (isActive(w)) {
        return true;
      }
      for (Object r : roots.keySet()) {
        if (r instanceof Region && w.hasWork((Region) r)) {
          return true;
        }
      }
      return false;
    }

    /** Whether a worker that does not rest runs something of these roots, or is about to. */
    private boolean isActive(Worker w) {
      Region root = w.presence.root();
      return root == Presence.MIXED || isOf(w, root) || w.presence.isGrabbing();
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

    /** Who but tasks of these roots could bring what anybody may. */
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
      List<Wait> all = new ArrayList<>();
      roots.keySet().forEach(r -> all.addAll(waits.get(r)));
      StringBuilder message = new StringBuilder("all tasks wait for each other, or for nobody: ");
      for (int i = 0; i < all.size() && i < NAMED; i++) {
        message.append(i == 0 ? "" : "; ").append(all.get(i).describe());
      }
      if (all.size() > NAMED) {
        message.append("; and ").append(all.size() - NAMED).append(" more");
      }
      List<RuntimeException> exceptions = new ArrayList<>();
      all.forEach(w -> exceptions.add(w.exception(message.toString())));
      for (int i = 0; i < all.size(); i++) { // from the first one on others may go on, and end
        all.get(i).fail(exceptions.get(i));
      }
    }
  }

  // ---- when to look

  /**
   * Looks every now and then, for a thread that rests: at first soon, then more and more rarely.
   */
  static final class Watch {
    /** To park for a millisecond costs more than most waits: the timer has to be set for it. */
    private static final long FIRST_NANOS = 5_000_000;

    private static final long LAST_NANOS = 1_000_000_000;

    /** Longer than a thread that was woken may take to run. */
    private static final long PATIENCE_NANOS = 10 * LAST_NANOS;

    private static final int PATIENCE_LOOKS = 10;

    private final Object root;
    private long interval;

    // As long as all looks have found a deadlock, if only these threads have stood still:
    private Outsiders others; // null: the last one has not
    private long since;
    private int looks;

    Watch(Object root) {
      this.root = root;
    }

    /**
     * Looks, but not at first.
     *
     * @return after how many nanoseconds to look again
     */
    long look() {
      if (interval == 0) {
        interval = FIRST_NANOS;
      } else {
        interval = Math.min(2 * interval, LAST_NANOS);
        Snapshot now = new Snapshot(root);
        if (!now.isDeadlock()) {
          others = null;
        } else if (now.others.areNone() || lasts(now)) {
          now.end();
        }
      }
      return interval;
    }

    /** Whether threads that seem to stand still have done so for long: none has just been woken. */
    private boolean lasts(Snapshot now) {
      if (others == null || !others.haveStoodStill()) {
        others = now.others;
        since = System.nanoTime();
        looks = 0;
        return false;
      }
      return ++looks >= PATIENCE_LOOKS && System.nanoTime() - since >= PATIENCE_NANOS;
    }
  }
}
