package org.ajws.samples.log4j;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.AsyncAppender;
import org.apache.log4j.Hierarchy;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;
import org.apache.log4j.spi.RootLogger;

/**
 * Eight threads log by new and old categories of one tree into one small queue; another one changes
 * its size, and adds and removes an appender of a category. No event may be lost or come twice,
 * those of a thread come in their order, and at the end each category is below the nearest one
 * above it. The result says what was wrong.
 */
public final class SharedQueue implements Callable<String> {
  private static final int THREADS = 8;
  private static final int EVENTS = 4_000;

  private final StringBuffer wrong = new StringBuffer();
  private final Map<String, Integer> last = new HashMap<>();

  private final class Counted extends AppenderSkeleton {
    private boolean busy;

    @Override
    protected void append(LoggingEvent event) {
      if (busy) {
        wrong.append("two threads append at once; ");
      }
      busy = true;
      String[] message = event.getRenderedMessage().split(" ");
      int number = Integer.parseInt(message[1]);
      Integer before = last.put(message[0], number);
      if (number != (before == null ? 0 : before + 1)) {
        wrong.append(message[0]).append(": ").append(number).append(" after ").append(before);
        wrong.append("; ");
      }
      busy = false;
    }

    @Override
    public void close() {}

    @Override
    public boolean requiresLayout() {
      return false;
    }
  }

  private static final class Ignored extends AppenderSkeleton {
    @Override
    protected void append(LoggingEvent event) {}

    @Override
    public void close() {}

    @Override
    public boolean requiresLayout() {
      return false;
    }
  }

  @Override
  public String call() throws Exception {
    Hierarchy tree = new Hierarchy(new RootLogger(Level.INFO));
    AsyncAppender queue = new AsyncAppender();
    queue.setBufferSize(4);
    queue.addAppender(new Counted());
    tree.getRootLogger().addAppender(queue);
    List<FutureTask<Void>> clients = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      int client = t;
      clients.add(start(() -> log(tree, client)));
    }
    FutureTask<Void> disturbing = start(() -> disturb(tree, queue, clients));
    for (FutureTask<Void> client : clients) {
      client.get();
    }
    disturbing.get();
    queue.close();
    for (int t = 0; t < THREADS; t++) {
      if (!Integer.valueOf(EVENTS - 1).equals(last.get("t" + t))) {
        wrong.append("t").append(t).append(" ends with ").append(last.get("t" + t)).append("; ");
      }
    }
    checkTree(tree);
    return wrong.toString();
  }

  private static FutureTask<Void> start(Runnable code) {
    FutureTask<Void> task = new FutureTask<>(code, null);
    Thread thread = new Thread(task, "logs");
    thread.setDaemon(true);
    thread.start();
    return task;
  }

  private static void log(Hierarchy tree, int client) {
    for (int i = 0; i < EVENTS; i++) {
      String name = i % 3 == 0 ? "a.b" + i / 30 + ".c" : "a.b" + i / 30 + ".c.d" + i % 5;
      tree.getLogger(name).info("t" + client + " " + i);
    }
  }

  private static void disturb(Hierarchy tree, AsyncAppender queue, List<FutureTask<Void>> clients) {
    Logger logger = tree.getLogger("a");
    for (int i = 0; clients.stream().anyMatch(c -> !c.isDone()); i++) {
      queue.setBufferSize(1 + i % 9);
      Ignored added = new Ignored();
      logger.addAppender(added);
      if (i % 2 == 0) {
        logger.removeAppender(added);
      } else {
        logger.removeAllAppenders();
      }
    }
  }

  private void checkTree(Hierarchy tree) {
    for (int i = 0; i <= (EVENTS - 1) / 30; i++) {
      Logger parent = tree.getLogger("a.b" + i + ".c");
      check(parent, tree.getLogger("a"));
      for (int d = 0; d < 5; d++) {
        check(tree.getLogger("a.b" + i + ".c.d" + d), parent);
      }
    }
  }

  private void check(Logger logger, Logger parent) {
    if (logger.getParent() != parent) {
      wrong.append(logger.getName()).append(" is below ").append(logger.getParent().getName());
      wrong.append("; ");
    }
  }
}
