import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ajws.Async;
import org.ajws.sync.Channel;
import org.ajws.sync.Future;
import org.ajws.sync.Promise;

/** Programs without a serial meaning: tasks wait for what comes later. */
public class Waiting {
  static void pong(Channel<Integer> in, Channel<Integer> out) {
    for (int x : in) {
      out.put(x + 1);
    }
    out.close();
  }

  static int pingPong(int rounds) {
    Channel<Integer> there = Channel.bounded(1);
    Channel<Integer> back = Channel.bounded(1);
    int x = 0;
    finish: {
      async: pong(there, back);
      for (int i = 0; i < rounds; i++) {
        there.put(x);
        x = back.take();
      }
      there.close();
    }
    return x;
  }

  static void forward(Channel<Integer> in, Channel<Integer> out, int times) {
    for (int i = 0; i < times; i++) {
      out.put(in.take() + 1);
    }
  }

  static int ring(int size, int times) {
    List<Channel<Integer>> channels = new ArrayList<>();
    for (int i = 0; i <= size; i++) {
      channels.add(new Channel<>());
    }
    int last = 0;
    finish: {
      for (int i = 0; i < size; i++) {
        Channel<Integer> in = channels.get(i);
        Channel<Integer> out = channels.get(i + 1);
        async: forward(in, out, times);
      }
      for (int t = 0; t < times; t++) {
        channels.get(0).put(last);
        last = channels.get(size).take();
      }
    }
    return last;
  }

  /** Who answers comes after all that ask. */
  static long questions(int n) {
    List<Promise<Integer>> replies = new ArrayList<>();
    Channel<Long> sums = new Channel<>();
    finish: {
      for (int i = 0; i < n; i++) {
        Promise<Integer> reply = new Promise<>();
        replies.add(reply);
        async: sums.put(1L + reply.future().get());
      }
      for (int i = 0; i < n; i++) {
        replies.get(i).complete(i);
      }
    }
    sums.close();
    long sum = 0;
    for (long s : sums) {
      sum += s;
    }
    return sum;
  }

  /** A future of a task that waits for a promise of the code behind. */
  static int crosswise() {
    Promise<Integer> p = new Promise<>();
    @Async Future<Integer> f = Future.of(p.future().get() * 2);
    p.complete(21);
    return f.get();
  }

  /** Several take from one channel. */
  static int workers(int workers, int jobs) {
    Channel<Integer> work = Channel.bounded(3);
    Channel<Integer> done = new Channel<>();
    int sum = 0;
    finish: {
      for (int w = 0; w < workers; w++) {
        async: {
          for (int job : work) {
            done.put(job * job);
          }
        }
      }
      for (int j = 1; j <= jobs; j++) {
        work.put(j);
      }
      work.close();
      for (int j = 0; j < jobs; j++) {
        sum += done.take();
      }
    }
    return sum;
  }

  /** Code of a library runs lambdas that wait: a thread waits, and the tasks go on. */
  @SuppressWarnings("ajws-wait")
  static int inLambdas() {
    Channel<Integer> c = new Channel<>();
    int[] all = new int[4];
    finish: {
      async: {
        for (int i = 0; i < 4; i++) {
          c.put(i);
        }
      }
      Arrays.setAll(all, i -> c.take() + i);
    }
    return Arrays.stream(all).sum();
  }

  public static void main(String[] args) {
    System.out.println(pingPong(500) + " " + ring(50, 3) + " " + questions(100));
    System.out.println(crosswise() + " " + workers(5, 60) + " " + inLambdas());
  }
}
