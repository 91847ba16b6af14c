import java.util.ArrayList;
import java.util.List;
import org.ajws.AtomicSet;

/** What the arguments tell of a type variable is not enough to call a twin without naming it. */
public class BoundedWildcards {
  static <T extends Comparable<T>> int count(List<? super T> list, int depth) {
    if (depth < 2) {
      return list.size() + depth;
    }
    int a;
    int b;
    finish:
    {
      async:
      a = BoundedWildcards.<T>count(list, depth - 1);
      b = BoundedWildcards.<T>count(list, depth - 2);
    }
    return a + b;
  }

  <T extends Comparable<T>> int overridable(List<? super T> list, int depth) {
    int a = 0;
    int b = 0;
    finish:
    {
      async:
      a = BoundedWildcards.<T>count(list, depth);
      b = depth;
    }
    return a + b;
  }

  @AtomicSet("a")
  static class Sum {
    private int sum;

    <T extends Comparable<T>> int add(List<? super T> list) {
      sum += list.size() + 1;
      return sum;
    }
  }

  public static void main(String[] args) {
    List<Object> list = new ArrayList<>();
    int all = BoundedWildcards.<Integer>count(list, 12);
    all += new BoundedWildcards().<String>overridable(list, 5);
    System.out.println(all + new Sum().<Integer>add(list));
  }
}
