package org.ajws.benchmarks.waits;

import org.ajws.sync.Channel;
import org.ajws.sync.Promise;

/**
 * Another processor, from which a task has to fetch something: it waits until the answer is there.
 * Messages cost nothing; they are answered when nothing else is to be done here.
 */
final class Remote {
  private final Channel<Promise<Boolean>> requests = new Channel<>();

  /** Waits for something. */
  void fetch() {
    Promise<Boolean> reply = new Promise<>();
    requests.put(reply);
    reply.future().get();
  }

  /** Answers until {@link #close}. */
  void serve() {
    for (Promise<Boolean> reply : requests) {
      reply.complete(true);
    }
  }

  void close() {
    requests.close();
  }
}
