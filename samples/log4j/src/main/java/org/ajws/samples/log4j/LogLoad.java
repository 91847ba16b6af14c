package org.ajws.samples.log4j;

import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;
import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.AsyncAppender;
import org.apache.log4j.Hierarchy;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;
import org.apache.log4j.spi.RootLogger;

/** Clients that log by categories of one tree, through one queue; who finds it full waits. */
class LogLoad implements Workload {
  private static final int BUFFER = 64;

  final int clients;
  final long[] digests;
  private final int events;

  /** What came out behind the queue, by the client that its message names. */
  private final class Collected extends AppenderSkeleton {
    @Override
    protected void append(LoggingEvent event) {
      String message = event.getRenderedMessage();
      int client = Integer.parseInt(message.substring(0, message.indexOf(' ')));
      digests[client] += (long) message.hashCode() * event.getLoggerName().hashCode();
    }

    @Override
    public void close() {}

    @Override
    public boolean requiresLayout() {
      return false;
    }
  }

  LogLoad(int clients, int events) {
    this.clients = clients;
    this.events = events;
    this.digests = new long[clients];
  }

  @Override
  public void prepare() {
    Arrays.fill(digests, 0); // an event that is lost shows
  }

  @Override
  public void run() throws Exception {
    Hierarchy tree = new Hierarchy(new RootLogger(Level.INFO));
    AsyncAppender queue = new AsyncAppender();
    queue.setBufferSize(BUFFER);
    queue.addAppender(new Collected());
    tree.getRootLogger().addAppender(queue);
    logAll(tree);
    queue.close(); // waits until all of it came out
  }

  void logAll(Hierarchy tree) throws Exception {
    for (@ParallelFor int i = 0; i < clients; i++) {
      log(tree, i);
    }
  }

  /** All that one client logs. */
  final void log(Hierarchy tree, int client) {
    for (int i = 0; i < events; i++) {
      Logger logger = tree.getLogger("load." + client % 4 + ".part" + i % 7);
      logger.info(client + " " + i);
      logger.debug(client + " is not told");
    }
  }

  @Override
  public long digest() {
    return Digests.of(digests);
  }
}
