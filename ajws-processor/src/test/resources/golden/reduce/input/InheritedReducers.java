import java.util.ArrayList;
import java.util.List;
import org.ajws.*;

/** What a reducer combines, a generic class above it says, or an interface. */
public class InheritedReducers {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static class Largest<T extends Comparable<T>> implements Reducer<T> {
    @Override
    public T identity() {
      return null;
    }

    @Override
    public T combine(T a, T b) {
      return a == null ? b : b == null ? a : a.compareTo(b) >= 0 ? a : b;
    }
  }

  static class LargestText extends Largest<String> {}

  static class LargestNumber extends Largest<Integer> {}

  interface Joining<E> extends Reducer<List<E>> {
    @Override
    default List<E> identity() {
      return new ArrayList<>();
    }

    @Override
    default List<E> combine(List<E> a, List<E> b) {
      List<E> both = new ArrayList<>(a);
      both.addAll(b);
      return both;
    }
  }

  static class Numbers implements Joining<Integer> {}

  static String of(int n) {
    LargestText text = new LargestText();
    LargestNumber number = new LargestNumber();
    Numbers numbers = new Numbers();
    @Reduce(by = LargestText.class) String s = null;
    @Reduce(by = LargestNumber.class) Integer m = 3;
    @Reduce(by = Numbers.class) List<Integer> all = List.of(-1);
    for (@ParallelFor int i = 0; i < n; i++) {
      s = text.combine(s, "k" + i * 17 % 31);
      m = number.combine(m, i * 7 % 23);
      all = numbers.combine(all, List.of(i));
    }
    finish: {
      for (int i = 0; i < 4; i++) {
        int k = i;
        async: {
          s = text.combine(s, "k" + fib(k + 4));
          all = numbers.combine(all, List.of(fib(k)));
        }
      }
    }
    return s + m + all;
  }

  public static void main(String[] args) {
    for (int n = 0; n < 40; n += 7) System.out.println(of(n));
  }
}
