package org.ajws.processor.fuzz;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ajws.Reducer;

/** What generated programs call: library code, which the translator sees without its source. */
public final class Support {
  private static final Pattern GENERATED =
      Pattern.compile("\\$(fast|slow|body|internal\\d*|exact\\d*)\\b");

  private Support() {}

  /** A map from each number to its square. */
  public static Map<Integer, Integer> byKey(List<Integer> keys) {
    Map<Integer, Integer> map = new TreeMap<>();
    keys.forEach(k -> map.put(k, k * k));
    return map;
  }

  /** Calls back at once. */
  public static int apply(IntUnaryOperator function, int x) {
    return function.applyAsInt(x);
  }

  /** An iterable that knows no size. */
  public static Iterable<Integer> unsized(Collection<Integer> items) {
    return () -> {
      Iterator<Integer> it = items.iterator();
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public Integer next() {
          return it.next();
        }
      };
    };
  }

  /** An exception, the line that threw it, and names in its trace that no source has. */
  public static String where(Throwable e) {
    StackTraceElement top = e.getStackTrace()[0];
    String text = e.getClass().getSimpleName() + " " + e.getMessage() + " " + top.getLineNumber();
    for (StackTraceElement element : e.getStackTrace()) {
      if (GENERATED.matcher(element.getMethodName()).find()) {
        text += " " + element;
      }
    }
    return text;
  }

  /** Joins texts: associative, but not commutative. */
  public static class Concat implements Reducer<String> {
    @Override
    public String identity() {
      return "";
    }

    @Override
    public String combine(String left, String right) {
      return left + right;
    }
  }

  /** Adds histograms in place. */
  public static final class Histogram implements Reducer<int[]> {
    @Override
    public int[] identity() {
      return new int[4];
    }

    @Override
    public int[] combine(int[] left, int[] right) {
      for (int i = 0; i < left.length; i++) {
        left[i] += right[i];
      }
      return left;
    }
  }

  /** Joins lists of anything: an object of it does not say of what. */
  public static final class Joined<E> implements Reducer<List<E>> {
    @Override
    public List<E> identity() {
      return List.of();
    }

    @Override
    public List<E> combine(List<E> left, List<E> right) {
      return Stream.concat(left.stream(), right.stream()).toList();
    }
  }

  /** Inherits all that it does. */
  public static final class Again extends Concat {}

  /** Chooses the smaller numbers of three, beside a generic class that it extends. */
  public static final class Fewest extends Fixed<int[]> {
    /** With its identity. */
    public Fewest() {
      super(() -> new int[] {99, 99, 99});
    }

    @Override
    public int[] combine(int[] left, int[] right) {
      int[] least = left.clone();
      for (int i = 0; i < least.length; i++) {
        least[i] = Math.min(left[i], right[i]);
      }
      return least;
    }
  }

  /** A reducer that is given its identity. */
  public abstract static class Fixed<T> implements Reducer<T> {
    private final Supplier<T> identity;

    Fixed(Supplier<T> identity) {
      this.identity = identity;
    }

    @Override
    public T identity() {
      return identity.get();
    }
  }
}
