package org.ajws.runtime.speculation;

import java.util.Random;
import java.util.concurrent.Semaphore;
import org.ajws.runtime.scheduler.Worker;

/**
 * Threads that take part in a loop, of which only one runs at a time: at each pause a random one
 * goes on, so that a seed gives the same order each time. One that has left comes back when
 * somebody who takes part sees room for it, as a piece that is split off.
 */
final class Turns {
  private final ChunkedRun run;
  private final Random random;
  private final Semaphore[] turns;
  private final boolean[] takesPart;
  private final Semaphore ended = new Semaphore(0);
  private final ThreadLocal<Integer> self = new ThreadLocal<>();
  private boolean stopped;

  Turns(ChunkedRun run, int threads, Random random) {
    this.run = run;
    this.random = random;
    this.turns = new Semaphore[threads];
    this.takesPart = new boolean[threads];
  }

  /** Runs the loop until nobody takes part any more. */
  void play() {
    Thread[] threads = new Thread[turns.length];
    for (int i = 0; i < threads.length; i++) {
      int me = i;
      turns[me] = new Semaphore(0);
      threads[me] = new Thread(() -> play(me));
      threads[me].setDaemon(true);
      threads[me].start();
    }
    takesPart[0] = true;
    turns[0].release();
    ended.acquireUninterruptibly();
    stopped = true;
    for (Semaphore turn : turns) {
      turn.release();
    }
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  private void play(int me) {
    self.set(me);
    turns[me].acquireUninterruptibly();
    while (!stopped) {
      run.takePart(Worker.current(), this::invite);
      takesPart[me] = false;
      int next = next();
      if (next >= 0) {
        turns[next].release();
      } else {
        ended.release();
      }
      turns[me].acquireUninterruptibly();
    }
  }

  private void invite() {
    if (run.room() > 1) {
      int other = random.nextInt(turns.length);
      takesPart[other] = true;
    }
    pause();
  }

  /** Lets another one go on, perhaps. */
  void pause() {
    if (self.get() == null) {
      return; // the starter, alone: it does what only its thread may do
    }
    int me = self.get();
    int next = next();
    if (next != me) {
      turns[next].release();
      turns[me].acquireUninterruptibly();
    }
  }

  private int next() {
    int first = random.nextInt(turns.length);
    for (int k = 0; k < turns.length; k++) {
      int i = (first + k) % turns.length;
      if (takesPart[i]) {
        return i;
      }
    }
    return -1;
  }
}
