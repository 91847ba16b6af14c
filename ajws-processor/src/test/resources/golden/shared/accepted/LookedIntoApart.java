import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ajws.Async;
import org.ajws.Finish;

/** Tasks look into what nobody changes meanwhile, or what bears it. */
class LookedIntoApart {
  static int work(int n) {
    return n <= 0 ? List.of(n).hashCode() : work(n - 1);
  }

  void apart() {
    List<Integer> own = new ArrayList<>(List.of(1, 2));
    List<Integer> other = new ArrayList<>();
    work(own.size());
    finish: {
      async: own.add(work(3));
      work(other.size());
    }
    work(own.size());
    finish: {
      async: own.set(0, work(3));
      work(own.get(1));
    }
    finish: {
      async: work(own.size() + work(3));
      work(own.size());
    }
    @Async int size = own.size() + work(3);
    work(size);
    own.add(size);
  }

  void safe() {
    List<Integer> list = Collections.synchronizedList(new ArrayList<>());
    Map<Integer, Integer> map = new ConcurrentHashMap<>();
    List<Integer> guarded = new ArrayList<>();
    finish: {
      async: {
        list.add(work(3));
        map.put(work(3), 1);
        synchronized (guarded) {
          guarded.add(3);
        }
      }
      work(list.size() + map.size());
      synchronized (guarded) {
        work(guarded.size());
      }
    }
  }

  @Finish
  int behind() {
    List<Integer> own = new ArrayList<>();
    async: own.add(work(3));
    return own.size(); // waits first
  }

  void each() {
    finish: {
      for (int i = 0; i < 3; i++) {
        int k = i;
        List<Integer> own = new ArrayList<>();
        async: {
          own.add(work(k));
          work(own.size());
        }
      }
    }
  }
}
