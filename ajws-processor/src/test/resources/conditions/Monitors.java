import java.util.ArrayDeque;
import java.util.Queue;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

// The textbook's monitors, by conditions and by wait and notifyAll.

interface Buffer {
  void put(int value) throws InterruptedException;

  int take() throws InterruptedException;
}

@AtomicSet("s")
class UnitBuffer implements Buffer {
  private final int[] slots;
  private int first, count;

  UnitBuffer(int capacity) {
    slots = new int[capacity];
  }

  @Override
  public void put(int value) {
    await: while (count == slots.length);
    slots[(first + count++) % slots.length] = value;
  }

  @Override
  public int take() {
    await: while (count == 0);
    int value = slots[first];
    first = (first + 1) % slots.length;
    count--;
    return value;
  }
}

class TextbookBuffer implements Buffer {
  private final int[] slots;
  private int first, count;

  TextbookBuffer(int capacity) {
    slots = new int[capacity];
  }

  @Override
  public synchronized void put(int value) throws InterruptedException {
    while (count == slots.length) {
      wait();
    }
    slots[(first + count++) % slots.length] = value;
    notifyAll();
  }

  @Override
  public synchronized int take() throws InterruptedException {
    while (count == 0) {
      wait();
    }
    int value = slots[first];
    first = (first + 1) % slots.length;
    count--;
    notifyAll();
    return value;
  }
}

interface ReadWriteLock {
  void beginRead() throws InterruptedException;

  void endRead();

  void beginWrite() throws InterruptedException;

  void endWrite();
}

@AtomicSet("s")
class UnitReadWriteLock implements ReadWriteLock {
  private int readers, waiting;
  private boolean writing;

  @Override
  public void beginRead() {
    await: while (writing || waiting > 0);
    readers++;
  }

  @Override
  public void endRead() {
    readers--;
  }

  @Override
  public void beginWrite() {
    waiting++;
    await: while (writing || readers > 0);
    waiting--;
    writing = true;
  }

  @Override
  public void endWrite() {
    writing = false;
  }
}

class TextbookReadWriteLock implements ReadWriteLock {
  private int readers, waiting;
  private boolean writing;

  @Override
  public synchronized void beginRead() throws InterruptedException {
    while (writing || waiting > 0) {
      wait();
    }
    readers++;
  }

  @Override
  public synchronized void endRead() {
    readers--;
    notifyAll();
  }

  @Override
  public synchronized void beginWrite() throws InterruptedException {
    waiting++;
    while (writing || readers > 0) {
      wait();
    }
    waiting--;
    writing = true;
  }

  @Override
  public synchronized void endWrite() {
    writing = false;
    notifyAll();
  }
}

interface Table {
  void begin(int place) throws InterruptedException;

  void end(int place);
}

@AtomicSet("s")
class UnitTable implements Table {
  private final boolean[] taken;

  UnitTable(int places) {
    taken = new boolean[places];
  }

  @Override
  public void begin(int place) {
    await: while (taken[place] || taken[next(place)]);
    taken[place] = taken[next(place)] = true;
  }

  @Override
  public void end(int place) {
    taken[place] = taken[next(place)] = false;
  }

  private int next(int place) {
    return (place + 1) % taken.length;
  }
}

/** A fork is a set of its own: the unit takes two locks, and gives both back. */
@AtomicSet("s")
class Fork {
  boolean taken;

  void take(@Atomic("s") Fork other) {
    await: while (taken || other.taken);
    taken = other.taken = true;
  }

  void putBack() {
    taken = false;
  }
}

class TableOfForks implements Table {
  private final Fork[] forks;

  TableOfForks(int places) {
    forks = new Fork[places];
    for (int i = 0; i < places; i++) {
      forks[i] = new Fork();
    }
  }

  @Override
  public void begin(int place) {
    forks[place].take(forks[(place + 1) % forks.length]);
  }

  @Override
  public void end(int place) {
    forks[place].putBack();
    forks[(place + 1) % forks.length].putBack();
  }
}

class TextbookTable implements Table {
  private final boolean[] taken;

  TextbookTable(int places) {
    taken = new boolean[places];
  }

  @Override
  public synchronized void begin(int place) throws InterruptedException {
    int next = (place + 1) % taken.length;
    while (taken[place] || taken[next]) {
      wait();
    }
    taken[place] = taken[next] = true;
  }

  @Override
  public synchronized void end(int place) {
    taken[place] = taken[(place + 1) % taken.length] = false;
    notifyAll();
  }
}

interface Pool {
  void submit(Runnable task);

  /** The next task; null after the shutdown, when there are no more. */
  Runnable next() throws InterruptedException;

  void shutdown();

  void ended();

  void awaitEnd(int workers) throws InterruptedException;
}

@AtomicSet("s")
class UnitPool implements Pool {
  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private boolean stopped;
  private int ended;

  @Override
  public void submit(Runnable task) {
    tasks.add(task);
  }

  @Override
  public Runnable next() {
    await: while (tasks.isEmpty() && !stopped);
    return tasks.poll();
  }

  @Override
  public void shutdown() {
    stopped = true;
  }

  @Override
  public void ended() {
    ended++;
  }

  @Override
  public void awaitEnd(int workers) {
    await: while (ended < workers);
  }
}

class TextbookPool implements Pool {
  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private boolean stopped;
  private int ended;

  @Override
  public synchronized void submit(Runnable task) {
    tasks.add(task);
    notifyAll();
  }

  @Override
  public synchronized Runnable next() throws InterruptedException {
    while (tasks.isEmpty() && !stopped) {
      wait();
    }
    return tasks.poll();
  }

  @Override
  public synchronized void shutdown() {
    stopped = true;
    notifyAll();
  }

  @Override
  public synchronized void ended() {
    ended++;
    notifyAll();
  }

  @Override
  public synchronized void awaitEnd(int workers) throws InterruptedException {
    while (ended < workers) {
      wait();
    }
  }
}

interface Barrier {
  void arrive() throws InterruptedException;
}

@AtomicSet("s")
class UnitBarrier implements Barrier {
  private final int parties;
  private int arrived, generation;

  UnitBarrier(int parties) {
    this.parties = parties;
  }

  @Override
  public void arrive() {
    int mine = generation;
    if (++arrived == parties) {
      arrived = 0;
      generation++;
    }
    await: while (generation == mine);
  }
}

class TextbookBarrier implements Barrier {
  private final int parties;
  private int arrived, generation;

  TextbookBarrier(int parties) {
    this.parties = parties;
  }

  @Override
  public synchronized void arrive() throws InterruptedException {
    int mine = generation;
    if (++arrived == parties) {
      arrived = 0;
      generation++;
      notifyAll();
    }
    while (generation == mine) {
      wait();
    }
  }
}
