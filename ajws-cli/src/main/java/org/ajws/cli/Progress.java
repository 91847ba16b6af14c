package org.ajws.cli;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * One line that says what is being done and for how long, rewritten every half second from the
 * first second on, and erased at the end. Nothing at all where standard error is no terminal.
 */
final class Progress implements AutoCloseable {
  private static final long FIRST_MILLIS = 1_000;
  private static final long NEXT_MILLIS = 500;

  private final Console console;
  private final ScheduledExecutorService clock;
  private final AtomicLong shown = new AtomicLong();

  private Progress(Console console, String what) {
    this.console = console;
    if (!console.terminal()) {
      this.clock = null;
      return;
    }
    long start = System.nanoTime();
    this.clock =
        Executors.newSingleThreadScheduledExecutor(
            task -> {
              Thread thread = new Thread(task, "ajws-progress");
              thread.setDaemon(true);
              return thread;
            });
    clock.scheduleAtFixedRate(
        () -> {
          long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
          console.err().print("\r" + what + " … " + seconds + " s ");
          console.err().flush();
          shown.incrementAndGet();
        },
        FIRST_MILLIS,
        NEXT_MILLIS,
        TimeUnit.MILLISECONDS);
  }

  /** Starts to show {@code what}. */
  static Progress of(Console console, String what) {
    return new Progress(console, what);
  }

  @Override
  public void close() {
    if (clock == null) {
      return;
    }
    clock.shutdown();
    try {
      clock.awaitTermination(NEXT_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (shown.get() > 0) {
      console.err().print("\r\u001b[K");
      console.err().flush();
    }
  }
}
