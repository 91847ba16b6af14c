import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.ajws.Async;

/** A task changes an object of a library, and another one looks into it meanwhile. */
class LookedInto {
  static Map<Integer, Integer> common = new HashMap<>();
  List<Integer> numbers = new ArrayList<>();

  static int work(int n) {
    return n <= 0 ? common.hashCode() : work(n - 1);
  }

  void lists(List<Integer> given) {
    List<Integer> own = new ArrayList<>();
    finish: {
      async: own.add(work(3));
      work(own.size());
    }
    finish: {
      async: own.add(work(3));
      for (int k : own) work(k);
    }
    finish: {
      async: work(numbers.size());
      numbers.add(work(3));
    }
    finish: {
      async: given.add(work(3));
      work(given.size()); // perhaps
    }
  }

  void texts() {
    StringBuilder text = new StringBuilder();
    finish: {
      async: text.append(work(3));
      String s = "so far: " + text;
      work(s.length());
    }
    finish: {
      async: text.append(work(3));
      System.out.println(text);
    }
  }

  int values() {
    @Async int size = common.size() + work(3);
    common.put(work(3), 4);
    return size;
  }

  void iterators() {
    Iterator<Integer> it = numbers.iterator();
    finish: {
      async: work(it.next());
      work(it.hasNext() ? 1 : 2);
    }
  }
}
