package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.processor.atomic.Access;
import org.ajws.processor.atomic.History;

/**
 * A thread that calls units of work of a generated program, which tell it where a unit begins and
 * ends for a set, and each access to a member. Accesses of all threads are recorded in one order.
 * Now and then a thread waits a while for another one to touch the same set.
 */
public final class UnitThread extends Thread {
  /** How often a waiting thread yields before it goes on. */
  private static final int PATIENCE = 40;

  /** What all threads of a run have in common. */
  static final class Run {
    private final List<Entry> entries = new ArrayList<>();
    private final AtomicInteger units = new AtomicInteger();
    private final AtomicInteger values = new AtomicInteger();
    private volatile int lastSet;
    private volatile UnitThread lastThread;

    /**
     * What is wrong with the run: a set whose units cannot be put into any order, or a value that
     * nobody left there; an empty string if nothing is.
     */
    synchronized String violation() {
      Map<Integer, List<Access>> histories = new HashMap<>();
      Map<Integer, List<Entry>> seen = new HashMap<>(); // by the value that was seen
      for (Entry e : entries) {
        if (e.snapshot) {
          seen.computeIfAbsent(e.value, v -> new ArrayList<>()).add(e);
        }
      }
      String nobodys = "";
      for (Entry e : seen.getOrDefault(0, List.of())) {
        histories.computeIfAbsent(e.set, s -> new ArrayList<>()).add(e.access());
      }
      Map<Integer, Entry> writers = new HashMap<>();
      Map<List<Integer>, Integer> contents = new HashMap<>();
      String stale = "";
      for (Entry e : entries) {
        if (e.snapshot) {
          continue;
        }
        List<Access> history = histories.computeIfAbsent(e.set, s -> new ArrayList<>());
        history.add(e.access());
        if (e.write) {
          writers.put(e.value, e);
          seen.getOrDefault(e.value, List.of()).forEach(s -> history.add(s.access()));
        }
        Integer left = e.write ? contents.put(e.place(), e.value) : contents.get(e.place());
        if (!e.write && e.value != (left == null ? 0 : left) && stale.isEmpty()) {
          stale = "unit " + e.unit + " read " + e.value + " and not " + left + " in " + e.place();
        }
      }
      for (List<Entry> all : seen.values()) {
        for (Entry e : all) {
          Entry writer = writers.get(e.value);
          if (e.value != 0 && (writer == null || !writer.place().equals(e.place()))) {
            nobodys = "unit " + e.unit + " saw " + e.value + " in " + e.place();
          }
        }
      }
      stale = stale.isEmpty() ? nobodys : stale;
      for (Map.Entry<Integer, List<Access>> history : histories.entrySet()) {
        List<Integer> cycle = new History(history.getValue()).cycle();
        if (!cycle.isEmpty()) {
          return "units %s of set %d cannot have run one after another: %s"
              .formatted(
                  cycle,
                  history.getKey(),
                  history.getValue().stream().filter(a -> cycle.contains(a.unit())).toList());
        }
      }
      return stale;
    }

    synchronized int accesses() {
      return entries.size();
    }

    private synchronized void add(Entry entry) {
      entries.add(entry);
    }
  }

  /**
   * @param snapshot whether it may be a read of what was there before: its place in the order is
   *     that of the value
   */
  private record Entry(
      int set, int unit, int object, int location, boolean write, int value, boolean snapshot) {
    Access access() {
      return new Access(unit, location, write);
    }

    List<Integer> place() {
      return List.of(object, location);
    }
  }

  /** The end of a unit by an exception. */
  public static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** An exception without a stack trace. */
    public Stop() {
      super("stop", null, false, false);
    }
  }

  private static final class Active {
    private int unit;
    private int depth;
  }

  private final Run run;
  private final Random random;
  private final Map<Integer, Active> active = new HashMap<>();

  UnitThread(Run run, long seed, Runnable calls) {
    super(calls, "units");
    setDaemon(true);
    this.run = run;
    random = new Random(seed);
  }

  private static UnitThread current() {
    return (UnitThread) Thread.currentThread();
  }

  /** Some sets of an object, as one number each: those of an object are below 16. */
  private static int key(int object, int set) {
    return object * 16 + set;
  }

  /** A unit for some sets of an object begins, or joins one that the thread is in. */
  public static void enter(int object, int... sets) {
    UnitThread t = current();
    for (int set : sets) {
      Active a = t.active.computeIfAbsent(key(object, set), k -> new Active());
      if (a.depth++ == 0) {
        a.unit = t.run.units.getAndIncrement();
      }
    }
  }

  /** A unit ends. */
  public static void exit(int object, int... sets) {
    for (int set : sets) {
      current().active.get(key(object, set)).depth--;
    }
  }

  /** A member of a set of an object was read. */
  public static int read(int object, int set, int location, int value) {
    current().record(object, set, location, false, value, false);
    return value;
  }

  /** A member of a set with snapshots was read: what a unit left that has ended, or this one. */
  public static int see(int object, int set, int location, int value) {
    current().record(object, set, location, false, value, true);
    return value;
  }

  /**
   * A member of a set of an object is going to be written.
   *
   * @return the value to write, which nobody else writes
   */
  public static int write(int object, int set, int location) {
    int value = current().run.values.incrementAndGet();
    current().record(object, set, location, true, value, false);
    return value;
  }

  private void record(
      int object, int set, int location, boolean write, int value, boolean snapshot) {
    int key = key(object, set);
    Active a = active.get(key);
    if (a == null || a.depth == 0) {
      throw new IllegalStateException("set " + set + " of object " + object + " outside of a unit");
    }
    run.add(new Entry(key, a.unit, object, location, write, value, snapshot));
    run.lastSet = key;
    run.lastThread = this;
    if (random.nextInt(4) == 0) {
      for (int i = 0; i < PATIENCE && (run.lastThread == this || run.lastSet != key); i++) {
        Thread.yield();
      }
    }
  }
}
