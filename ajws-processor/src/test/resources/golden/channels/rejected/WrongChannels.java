import java.util.List;
import java.util.function.IntSupplier;
import org.ajws.sync.Channel;

class WrongChannels {
  int nobodyPuts() {
    Channel<Integer> c = new Channel<>();
    Channel<Integer> d = Channel.bounded(2);
    int sum = 0;
    finish: {
      async: sum = c.take();
      for (int x : d) {
        System.out.println(x);
      }
    }
    return sum;
  }

  IntSupplier inLambda(Channel<Integer> c) {
    return () -> c.take();
  }

  synchronized void inMonitor(Channel<Integer> c) {
    c.put(1);
    for (int x : c) {
      System.out.println(x);
    }
  }

  int somebodyMayPut(List<Channel<Integer>> all) {
    Channel<Integer> c = new Channel<>();
    all.add(c);
    Channel<Integer> closed = new Channel<>();
    closed.close();
    for (int x : closed) {
      return x;
    }
    return c.take();
  }
}
