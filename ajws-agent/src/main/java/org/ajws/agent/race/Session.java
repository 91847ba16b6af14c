package org.ajws.agent.race;

import java.util.Arrays;
import java.util.List;

/** The one run that this JVM makes: its detector, and what limits its answer. */
public final class Session {
  static final Session CURRENT = new Session();

  final Sites sites = new Sites();
  final Limits limits = new Limits();
  final Races races = new Races(sites);
  final ShadowMemory memory = new ShadowMemory();
  final Detector detector = new Detector(races);
  private final TaskOrder order = detector.order;

  /** An object's monitor and the lock that it is, if it is one, are two. */
  private final IdentityTable<LockName> monitors = new IdentityTable<>(1 << 8);

  private final IdentityTable<LockName> locks = new IdentityTable<>(1 << 8);
  private int lastLock;

  /** The thread whose accesses are watched; plain: it is set before the program begins. */
  private Thread watched;

  /** It, as long as its constructs make tasks. */
  private Thread spawning;

  private Thread lastOther;

  /**
   * Why nothing is watched any more; told at the end, since there may be neither stack nor memory.
   */
  private volatile Object stoppedBy;

  /** Locked sections of translated code and class initialisers: their constructs run in order. */
  private int inOrder;

  /** Whether the program has said that it will end. */
  private volatile boolean told;

  /** Writes what was found, before the program ends without telling anybody. */
  private volatile Runnable atExit;

  private record LockName(int number, boolean shared) {}

  private record Before(int token, LockSets.Held held) {}

  private Session() {}

  /** The run of this JVM. */
  public static Session current() {
    return CURRENT;
  }

  /** The places that are watched. */
  public Sites sites() {
    return sites;
  }

  /** What limits the answer. */
  public Limits limits() {
    Object by = stoppedBy;
    if (by != null) {
      limits.add(Limits.Kind.END, "the detector stopped: " + by);
    }
    return limits;
  }

  /** The races so far. */
  public List<Race> races() {
    return races.all();
  }

  /** What shadows took. */
  public ShadowMemory memory() {
    return memory;
  }

  /** Notes pairs of accesses under a common lock, too. */
  public void listConflicts() {
    races.listConflicts();
  }

  /** These pairs; null if they are not noted. */
  public List<Race> conflicts() {
    return races.conflicts();
  }

  /** How many racing accesses there were. */
  public long racingAccesses() {
    return races.count();
  }

  /**
   * From now on the calling thread is watched.
   *
   * @param atExit called before the program ends without shutting the JVM down
   */
  public void watch(Runnable atExit) {
    prepare();
    this.atExit = atExit;
    watched = Thread.currentThread();
    spawning = watched;
  }

  /**
   * Initialises what checks use: a class whose initialiser fails, since it is first needed where
   * the stack is full, stays unusable.
   */
  private static void prepare() {
    Class<?>[] needed = {
      Checks.class,
      Copies.class,
      FrameKind.class,
      GroupChecks.class,
      LockSet.class,
      LoopChecks.class,
      ParallelLoopChecks.class,
      Site.Kind.class,
      Task.class,
      Task.Kind.class,
      TaskLog.class,
      TokenSets.class,
    };
    for (Class<?> c : needed) {
      try {
        Class.forName(c.getName(), true, c.getClassLoader());
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException(e); // it was found when this class was linked
      }
    }
  }

  boolean isWatched() {
    Thread t = Thread.currentThread();
    return t == watched || isOther(t);
  }

  /** The same of what is no access, and no limit if another thread does it. */
  boolean isWatchedNow() {
    return Thread.currentThread() == watched;
  }

  /** Whether constructs of the calling thread make tasks. */
  boolean isTask() {
    Thread t = Thread.currentThread();
    return t == spawning || isOther(t);
  }

  private boolean isOther(Thread t) {
    if (watched != null && t != watched && t != lastOther) {
      lastOther = t;
      limits.add(Limits.Kind.THREAD, "thread " + t.getName());
    }
    return false;
  }

  /** Events were lost: what runs beside what is not known any more. */
  void lost(String how) {
    if (watched != null) {
      watched = null;
      spawning = null;
      stoppedBy = how;
    }
  }

  VirtualMachineError broken(VirtualMachineError e) {
    watched = null; // what follows could be wrong
    spawning = null;
    stoppedBy = e;
    return e;
  }

  private void inOrder(int change) {
    inOrder += change;
    spawning = inOrder > 0 ? null : watched;
  }

  // --- locks ---------------------------------------------------------------------------------

  private LockName name(IdentityTable<LockName> names, Object lock) {
    LockName known = names.get(lock);
    if (known == null) {
      known = new LockName(++lastLock, false);
      names.put(lock, known);
    }
    return known;
  }

  void entered(Object monitor, boolean translated) {
    acquire(name(monitors, monitor), translated);
  }

  void leaving(Object monitor, boolean translated) {
    release(name(monitors, monitor), translated);
  }

  void locked(Object lock, boolean translated) {
    acquire(name(locks, lock), translated);
  }

  void unlocking(Object lock, boolean translated) {
    release(name(locks, lock), translated);
  }

  void stamped(Object lock, boolean shared, boolean translated) {
    acquire(new LockName(name(locks, lock).number, shared), translated);
  }

  void unstamped(Object lock, boolean shared, boolean translated) {
    release(new LockName(name(locks, lock).number, shared), translated);
  }

  private void acquire(LockName name, boolean translated) {
    order.locks.acquire(name.number, name.shared);
    inOrder(translated ? 1 : 0);
  }

  private void release(LockName name, boolean translated) {
    order.locks.release(name.number, name.shared);
    inOrder(translated && inOrder > 0 ? -1 : 0);
  }

  void side(Object side, Object lock, boolean shared) {
    if (locks.get(side) == null) {
      locks.put(side, new LockName(name(locks, lock).number, shared));
    }
  }

  // --- class initialisers and the end ----------------------------------------------------------

  Object outside() {
    Before before = new Before(order.token, order.locks.leave());
    order.token = TaskOrder.OUTSIDE;
    inOrder(1);
    return before;
  }

  void inside(Object before) {
    Before b = (Before) before;
    inOrder(-1);
    order.locks.comeBack(b.held);
    order.token = b.token;
  }

  /**
   * The JVM shuts down. If the watched thread still runs, and does not end the program itself,
   * somebody else has stopped it, such as a signal.
   */
  public void shutsDown() {
    Thread t = watched;
    if (t == null) {
      return;
    }
    if (!t.isAlive()) {
      if (!order.isBalanced()) {
        limits.add(Limits.Kind.END, "ends of constructs were not told");
      }
    } else if (!told && Arrays.stream(t.getStackTrace()).noneMatch(Session::ends)) {
      limits.add(Limits.Kind.END, "the program was stopped from outside, or by another thread");
    }
  }

  private static boolean ends(StackTraceElement frame) {
    return frame.getClassName().equals("java.lang.Runtime") && frame.getMethodName().equals("exit");
  }

  /** Outside of all constructs nothing runs beside this: then it is an end like another. */
  void exiting(String how) {
    told = true;
    if (!isWatched() || !order.isBalanced()) {
      limits.add(Limits.Kind.END, how);
    }
    Runnable then = atExit;
    if (then != null) {
      then.run();
    }
  }
}
