import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.Async;
import org.ajws.sync.Channel;
import org.ajws.sync.Future;
import org.ajws.sync.Promise;

/**
 * Tasks that wait in latches, barriers and queues of the JDK for others, which may go on, but for
 * which no worker is free. Nobody waits in a way that the runtime knows. Each method is a program,
 * and gives 7.
 */
@SuppressWarnings({"ajws-wait", "ajws-atomic", "ajws-shared"})
public class Latches {
  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void serve(Channel<Integer> asked, CountDownLatch served, AtomicInteger sum) {
    for (int n : asked) {
      sum.addAndGet(n);
      served.countDown();
    }
  }

  /** Who serves has waited for what is asked, without a thread. */
  static int server() {
    Channel<Integer> asked = new Channel<>();
    CountDownLatch served = new CountDownLatch(2);
    AtomicInteger sum = new AtomicInteger();
    finish: {
      async: serve(asked, served, sum);
      asked.put(3);
      asked.put(4);
      await(served);
      asked.close();
    }
    return sum.get();
  }

  /** The same, where a thread of the program waits for the reply. */
  static int severalServers() {
    Channel<Integer> asked = Channel.bounded(1);
    CountDownLatch served = new CountDownLatch(7);
    AtomicInteger sum = new AtomicInteger();
    finish: {
      for (int i = 0; i < 3; i++) {
        async: serve(asked, served, sum);
      }
      async: {
        for (int i = 0; i < 7; i++) {
          asked.put(1);
        }
      }
      await(served);
      asked.close();
    }
    return sum.get();
  }

  /** A task is queued, since it might wait, and what follows it waits for it. */
  static int queuedTask() {
    AtomicInteger sum = new AtomicInteger();
    List.of(3, 4)
        .forEach(
            n -> {
              Promise<Integer> p = new Promise<>();
              CountDownLatch done = new CountDownLatch(1);
              finish: {
                async: {
                  sum.addAndGet(p.future().get());
                  done.countDown();
                }
                p.complete(n);
                await(done);
              }
            });
    return sum.get();
  }

  private static void meet(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  static int barrier() {
    CyclicBarrier barrier = new CyclicBarrier(3);
    Promise<Integer> p = new Promise<>();
    AtomicInteger sum = new AtomicInteger();
    finish: {
      for (int i = 0; i < 2; i++) {
        async: {
          sum.addAndGet(p.future().get());
          meet(barrier);
        }
      }
      p.complete(3);
      meet(barrier);
    }
    return sum.get() + 1;
  }

  private static int take(BlockingQueue<Integer> queue) {
    try {
      return queue.take();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int twice(Promise<Integer> p, BlockingQueue<Integer> queue) {
    int got = p.future().get();
    queue.add(got);
    return got;
  }

  static int queue() {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    Promise<Integer> p = new Promise<>();
    int got;
    finish: {
      @Async Future<Integer> f = Future.of(twice(p, queue));
      p.complete(3);
      got = take(queue) + f.get() + 1;
    }
    return got;
  }

  // ---- what such a task waits for is done by what follows it

  static int heldSemaphore() {
    Semaphore one = new Semaphore(1);
    Promise<Integer> p = new Promise<>();
    AtomicInteger sum = new AtomicInteger();
    finish: {
      for (int i = 0; i < 7; i++) {
        async: {
          one.acquireUninterruptibly();
          sum.addAndGet(p.future().get());
          one.release();
        }
      }
      async: p.complete(1);
    }
    return sum.get();
  }

  static int tasksThatMeet() {
    CyclicBarrier barrier = new CyclicBarrier(4);
    AtomicInteger sum = new AtomicInteger();
    finish: {
      for (int i = 0; i < 4; i++) {
        async: {
          sum.incrementAndGet();
          meet(barrier);
          meet(barrier);
        }
      }
    }
    return sum.get() + 3;
  }

  static int inTurn() {
    int[] turn = new int[1];
    finish: {
      for (int i = 7; --i >= 0; ) {
        int mine = i;
        async: {
          synchronized (turn) {
            while (turn[0] != mine) {
              rest(turn);
            }
            turn[0]++;
            turn.notifyAll();
          }
        }
      }
    }
    return turn[0];
  }

  private static void rest(Object monitor) {
    try {
      monitor.wait();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  static int exchanged() {
    BlockingQueue<Integer> hand = new SynchronousQueue<>();
    int[] got = new int[1];
    finish: {
      async: hands(hand, 7);
      async: got[0] = take(hand);
    }
    return got[0];
  }

  static int putIntoFull() {
    BlockingQueue<Integer> full = new ArrayBlockingQueue<>(1);
    int[] got = new int[1];
    finish: {
      async: {
        hands(full, 3);
        hands(full, 4);
      }
      async: got[0] = take(full) + take(full);
    }
    return got[0];
  }

  static int putAtTheEnds() {
    BlockingDeque<Integer> full = new LinkedBlockingDeque<>(1);
    int[] got = new int[1];
    finish: {
      async: {
        handsFirst(full, 3);
        handsFirst(full, 4);
      }
      async: got[0] = take(full) + take(full);
    }
    return got[0];
  }

  private static void handsFirst(BlockingDeque<Integer> hand, int value) {
    try {
      hand.putFirst(value);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void hands(BlockingQueue<Integer> hand, int value) {
    try {
      hand.put(value);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    String name = System.getProperty("waiting.program");
    System.out.println(Latches.class.getDeclaredMethod(name).invoke(null));
  }
}
