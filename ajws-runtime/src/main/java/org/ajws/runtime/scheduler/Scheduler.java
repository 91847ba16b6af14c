package org.ajws.runtime.scheduler;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Predicate;
import org.ajws.runtime.generated.StealRequest;
import org.ajws.runtime.statistics.CounterRegistry;
import org.ajws.runtime.statistics.Counters;
import org.ajws.runtime.statistics.Events;
import org.ajws.runtime.statistics.LoopClock;

/**
 * The workers that may help each other: the threads of the pool and, while they run a loop, guests.
 *
 * <p>It keeps who is hungry, asks busy workers for work on behalf of hungry ones, finds pieces to
 * steal and wakes sleepers. There is a common one for the whole program, made by the first loop,
 * and again by the first loop after {@link #stop}; and one for each {@code AjwsPool}. They have
 * nothing in common but the flag of {@link StealRequest}.
 */
public final class Scheduler {
  private static final VarHandle HUNGRY;
  private static final VarHandle SPINNERS;
  private static final VarHandle GUESTS_SEEN;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      HUNGRY = lookup.findVarHandle(Scheduler.class, "hungry", int.class);
      SPINNERS = lookup.findVarHandle(Scheduler.class, "spinners", int.class);
      GUESTS_SEEN = lookup.findVarHandle(Scheduler.class, "guestsSeen", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** Guests at the same time; one more runs its loop alone, in order. */
  public static final int MAX_GUESTS = 64;

  private static volatile Scheduler global; // written under the lock of the class

  public final Config config;

  public final StealRequester requester = new StealRequester(this);

  final Spares spares;

  final Lookout lookout = new Lookout();

  final AtomicLong lastRelocation = Relocation.never();

  public final CounterRegistry counters;
  final LoopClock clock;
  final String threadPrefix;

  private final WorkerThread[] threads;
  private final AtomicReferenceArray<Worker> guests = new AtomicReferenceArray<>(MAX_GUESTS);
  private final int maxSpinners = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);

  private volatile boolean threadsStarted; // written under the lock of this
  private volatile boolean stopping;
  private volatile boolean watched;
  private final AtomicInteger calls = new AtomicInteger(); // of a pool
  private int hungry; // how many workers are not FED
  private int spinners;
  private int guestsSeen; // slots beyond were never used

  private Scheduler(Config config, CounterRegistry counters, String threadPrefix) {
    this.config = config;
    this.counters = counters;
    this.clock = counters.clock;
    this.threadPrefix = threadPrefix;
    this.threads = new WorkerThread[config.serial ? 0 : config.workers - 1];
    this.spares = new Spares(this);
    StealRequest.raiseAlways(config.stealEvery != 0);
  }

  // ---- life

  public static Scheduler global() {
    Scheduler s = global;
    return s != null ? s : startGlobal();
  }

  private static synchronized Scheduler startGlobal() {
    if (global == null) {
      global = common(Config.fromProperties());
    }
    return global;
  }

  /** The scheduler of the common workers, if there is one now; else null. */
  static Scheduler globalOrNull() {
    return global;
  }

  private static Scheduler common(Config config) {
    return new Scheduler(config, CounterRegistry.common(), "ajws-worker-");
  }

  /** A scheduler for a pool; its threads start at first use. */
  public static Scheduler forPool(Config config, String threadPrefix) {
    return new Scheduler(config, new CounterRegistry(), threadPrefix);
  }

  boolean isPool() {
    return counters != CounterRegistry.common();
  }

  /** Replaces the scheduler; for tests. */
  public static void install(Config config) {
    stopGlobal();
    Handshakes.areForgotten();
    synchronized (Scheduler.class) {
      global = common(config);
    }
  }

  /**
   * {@link #stop Stops} the common scheduler. Loops that still run are completed by their starters.
   */
  public static void stopGlobal() {
    Scheduler s;
    synchronized (Scheduler.class) {
      s = global;
      global = null;
    }
    if (s != null) {
      s.stop();
    }
  }

  /**
   * Stops the threads and waits for their end, but for ever only for such as run; see {@link
   * Leavers}.
   */
  public void stop() {
    stop(Leavers.PATIENCE_NANOS);
  }

  void stop(long patience) {
    StealRequest.clear();
    Pools.cleared(Worker.current(), this);
    synchronized (this) {
      stopping = true;
      if (!threadsStarted) {
        return;
      }
    }
    List<WorkerThread> all = new ArrayList<>(Arrays.asList(threads));
    all.addAll(spares.all());
    new Leavers(all, patience).await(message -> logAnomaly(message, null));
  }

  /** A thread begins to run code in this pool. */
  public void callBegins() {
    calls.incrementAndGet();
    requester.raiseForSleepers(); // after the count: who clears the flag then sees it
  }

  public void callEnds() {
    calls.decrementAndGet();
  }

  /** Whether code may run that answers requests: in a pool, only during a call. */
  boolean mayBeInUse() {
    return calls.get() != 0 || !isPool();
  }

  /** Whether something has run in it. */
  boolean hasStarted() {
    return threadsStarted;
  }

  boolean isStopping() {
    return stopping;
  }

  /** Starts the threads of the pool on first use. */
  public void ensureStarted() {
    if (!threadsStarted) {
      startThreads();
    }
  }

  private synchronized void startThreads() {
    if (threadsStarted || stopping) {
      return;
    }
    for (int i = 0; i < threads.length; i++) {
      try {
        WorkerThread thread = new WorkerThread(this, i + 1);
        threads[i] = thread;
        thread.start();
      } catch (OutOfMemoryError e) { // "unable to create native thread": go on with those there are
        threads[i] = null;
        logAnomaly("Only " + i + " of " + threads.length + " worker threads could be started", e);
        break;
      }
    }
    threadsStarted = true;
  }

  static void logAnomaly(String message, Throwable cause) {
    System.getLogger("org.ajws.runtime").log(System.Logger.Level.WARNING, message, cause);
  }

  /**
   * Registers a guest, so that others find it.
   *
   * @return false if there are too many
   */
  public boolean enter(Worker guest) {
    ensureStarted();
    for (int k = 0; k < MAX_GUESTS; k++) {
      int i = (guest.slot + k) % MAX_GUESTS;
      if (guests.get(i) == null && guests.compareAndSet(i, null, guest)) {
        guest.slot = i;
        guest.registered = true;
        int seen = (int) GUESTS_SEEN.getVolatile(this);
        while (seen <= i && !GUESTS_SEEN.compareAndSet(this, seen, i + 1)) {
          seen = (int) GUESTS_SEEN.getVolatile(this);
        }
        clock.loopStarted();
        Attendant.isNeeded();
        return true;
      }
    }
    return false;
  }

  public void leave(Worker guest) {
    clock.loopEnded();
    guest.registered = false;
    guests.set(guest.slot, null);
  }

  /** Whether a root runs, unless it stands for all its life on a thread that nobody finds. */
  boolean hasGuests() {
    for (int i = (int) GUESTS_SEEN.getVolatile(this); --i >= 0; ) {
      if (guests.get(i) != null) {
        return config.letsTasksWait();
      }
    }
    return false;
  }

  int members() {
    int spareSlots = spares.slots();
    return threads.length
        + (spareSlots == 0 ? (int) GUESTS_SEEN.getVolatile(this) : MAX_GUESTS + spareSlots);
  }

  /** The members are the threads, then the guests, then the spares. */
  Worker member(int i) {
    int guest = i - threads.length;
    if (0 <= guest && guest < MAX_GUESTS) {
      return guests.get(guest);
    }
    WorkerThread thread = guest < 0 ? threads[i] : spares.at(guest - MAX_GUESTS);
    return thread == null ? null : thread.worker();
  }

  // ---- hunger

  void hungry() {
    HUNGRY.getAndAdd(this, 1);
  }

  void fed() {
    HUNGRY.getAndAdd(this, -1);
  }

  public boolean isAnyoneHungry() {
    return (int) HUNGRY.getVolatile(this) != 0;
  }

  boolean isAnyoneHungryBut(Worker worker) {
    return (int) HUNGRY.getVolatile(this) > (worker.idleness.isHungry() ? 1 : 0);
  }

  /** Whether a loop that starts should give away something at once, though nobody may be awake. */
  boolean isWorthWhile(Piece piece) {
    return (int) SPINNERS.getVolatile(this) != 0
        || !piece.isExpectedToTakeLessThan(config.wakeNanos);
  }

  /** Whether a piece should be split although nobody has asked; it costs less than a wake-up. */
  boolean isWorthExposing(Piece piece) {
    boolean allSleep = isAnyoneHungry() && !isAnyoneSpinning();
    return !piece.isExpectedToTakeLessThan(allSleep ? config.wakeNanos : config.exposeNanos);
  }

  /** The first hungry worker other than {@code self} that {@code accepts}, or null. */
  public Worker findHungry(Worker self, Predicate<Worker> accepts) {
    int n = members();
    int first = self.random(n);
    for (int k = 0; k < n; k++) {
      Worker w = member((first + k) % n);
      if (w != null && w != self && w.idleness.isHungry() && accepts.test(w)) {
        return w;
      }
    }
    return null;
  }

  boolean isAnyoneSpinning() {
    return (int) SPINNERS.getVolatile(this) != 0;
  }

  boolean spinnerComes() {
    return (int) SPINNERS.getAndAdd(this, 1) < maxSpinners;
  }

  void spinnerGoes() {
    SPINNERS.getAndAdd(this, -1);
  }

  /** Asks a busy worker for work. */
  void askSomeone(Worker thief) {
    int n = members();
    int first = thief.random(n);
    for (int k = 0; k < n; k++) {
      Worker w = member((first + k) % n);
      if (w != null && w != thief && w.looksBusy()) {
        w.ask(thief);
        return;
      }
    }
  }

  /** Asks all workers, busy or not, for work: the thief is about to park. */
  void askEveryone(Worker thief) {
    int n = members();
    for (int i = 0; i < n; i++) {
      Worker w = member(i);
      if (w != null && w != thief) {
        w.ask(thief);
      }
    }
  }

  // ---- stealing and waking

  /** Takes the oldest work within {@code filter} (null: any) from some other worker, or null. */
  Work steal(Worker thief, Region filter) {
    thief.hasLeft = false;
    int n = members();
    int first = thief.random(n);
    for (int k = 0; k < n; k++) {
      Worker victim = member((first + k) % n);
      if (victim != null && victim != thief && !victim.hasNothing()) {
        Work work = stealFrom(thief, victim, filter);
        if (work != null) {
          return work;
        }
      }
    }
    return null;
  }

  private Work stealFrom(Worker thief, Worker victim, Region filter) {
    thief.announce(filter);
    Work work = victim.deque.takeOldest(filter);
    if (work != null) {
      thief.counters.add(Counters.STEALS, 1);
      Events.stolen(work, victim.thread);
    } else {
      work = victim.stealFrame(thief, filter);
    }
    if (work != null) {
      passOn(thief, victim);
    }
    return thief.found(work);
  }

  /**
   * If the victim has more, wakes another worker for it: one sleeper may have been woken for two.
   */
  private void passOn(Worker thief, Worker victim) {
    if (victim.hasWork(null) && isAnyoneHungryBut(thief)) {
      findHungry(thief, w -> victim.hasWork(w.idleness.filter()) && w.idleness.wake());
    }
  }

  /** Wakes {@code thief}, for whom there is a piece; if it is fed by now, someone like it. */
  void wake(Worker thief, Region filter) {
    if (!thief.idleness.isHungry()) {
      wakeAnyone(filter);
    } else {
      thief.idleness.wake();
    }
  }

  /** Wakes a worker that takes pieces of {@code region} (null: any), unless one is awake. */
  public void wakeAnyone(Region region) {
    if (!isAnyoneHungry()) {
      return;
    }
    Worker[] sleeper = new Worker[1];
    int n = members();
    for (int i = 0; i < n; i++) {
      Worker w = member(i);
      if (w != null && w.idleness.isHungry() && w.idleness.takes(region)) {
        if (w.idleness.isSpinning()) {
          return;
        }
        sleeper[0] = w;
      }
    }
    if (sleeper[0] != null) {
      sleeper[0].idleness.wake();
    }
  }

  /**
   * The worker of the calling thread that may keep frames of {@code starter}'s roots for itself:
   * others find it as long as there are such frames. Null if there is none.
   */
  public Worker memberOfThisThread(Worker starter) {
    Thread thread = Thread.currentThread();
    if (thread == starter.thread) {
      return starter;
    }
    if (!(thread instanceof WorkerThread)) {
      return null;
    }
    Worker member = ((WorkerThread) thread).worker();
    return member.scheduler == this ? member : null;
  }

  /** A worker keeps a frame for itself: wakes another one, unless one looks for such anyway. */
  public void wakeForLeft(Region region) {
    if (!lookout.isThereFor(region)) {
      wakeAnyone(region);
    }
  }

  /** Wakes all that sleep: each looks around once. */
  void wakeEveryone() {
    wakeMembers(w -> true);
  }

  /** Something begins to wait for a result: from now on starters look for deadlocks. */
  void watch() {
    if (!watched) {
      watched = true;
      wakeEveryone();
    }
  }

  /** Whether that has ever been so. */
  boolean isWatched() {
    return watched;
  }

  /** Wakes those who wait for the end of a loop or root inside of another one. */
  void wakeInnerJoins() {
    wakeMembers(
        w -> {
          Region filter = w.idleness.filter();
          return filter != null && filter.isInner();
        });
  }

  private void wakeMembers(Predicate<Worker> which) {
    int n = members();
    for (int i = 0; i < n; i++) {
      Worker w = member(i);
      if (w != null && w.idleness.isHungry() && which.test(w)) {
        w.idleness.wake();
      }
    }
  }

  /** Idle time of workers that are idle just now. */
  public long idleNow() {
    long sum = 0;
    long now = clock.nanos();
    for (int i = 0; i < members(); i++) {
      Worker w = member(i);
      if (w != null) {
        sum += w.idleness.nanosNow(now);
      }
    }
    return sum;
  }
}
