import java.util.ArrayList;
import java.util.List;
import org.ajws.Async;
import org.ajws.sync.Future;
import org.ajws.sync.Promise;

/** Replies: early, deferred, handed on, failed. */
public class Promises {
  private int size;

  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  /** Replies early, then goes on. */
  static void early(int n, Promise<Integer> reply, List<Integer> log) {
    reply.complete(fib(n));
    int rest = fib(n + 1);
    synchronized (log) {
      log.add(rest);
    }
  }

  static String earlyReply() {
    List<Integer> log = new ArrayList<>();
    Promise<Integer> reply = new Promise<>();
    int got;
    finish: {
      async: early(14, reply, log);
      got = reply.future().get();
    }
    return got + " " + log;
  }

  /** The reply is left to somebody else. */
  static void delegated(int n, Promise<String> reply) {
    if (n > 0) {
      async: delegated(n - 1, reply);
    } else {
      reply.complete("done " + fib(9));
    }
  }

  static String chain(int n) {
    Promise<String> reply = new Promise<>();
    finish: {
      async: delegated(n, reply);
    }
    return reply.future().get();
  }

  /** A barrier with deferred replies: those who came before are told by the last one. */
  private final List<Promise<Integer>> waiting = new ArrayList<>();

  synchronized void arrive(int count, Promise<Integer> reply) {
    waiting.add(reply);
    size++;
    if (size == count) {
      for (int i = 0; i < count; i++) {
        waiting.get(i).complete(count);
      }
    }
  }

  static int barrier(int count) {
    Promises all = new Promises();
    Promise<Integer> first = new Promise<>();
    finish: {
      async: all.arrive(count, first);
      for (int i = 1; i < count; i++) {
        async: all.arrive(count, new Promise<>());
      }
    }
    return first.future().get();
  }

  static String failed() {
    Promise<Integer> p = new Promise<>();
    Future<Integer> f = p.future();
    finish: {
      async: p.fail(new IllegalStateException("no " + fib(6)));
    }
    try {
      return "got " + f.get();
    } catch (IllegalStateException e) {
      return e.getMessage();
    }
  }

  static String twice() {
    Promise<Integer> p = new Promise<>();
    complete(p, 1);
    try {
      complete(p, fib(5));
      return "completed twice";
    } catch (IllegalStateException e) {
      return e.getMessage() + ": " + p.future().get();
    }
  }

  static void complete(Promise<Integer> p, int value) {
    p.complete(value);
  }

  public static void main(String[] args) {
    System.out.println(earlyReply());
    System.out.println(chain(30));
    System.out.println(barrier(20));
    System.out.println(failed());
    System.out.println(twice());
  }
}
