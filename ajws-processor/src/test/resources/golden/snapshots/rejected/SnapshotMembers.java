import static org.ajws.Reads.SNAPSHOT;
import static org.ajws.Reads.VOLATILE;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

class SnapshotMembers {
  static class Mutable {
    int n;
  }

  static class Open {
    final int n = 1;
  }

  static final class Fixed {
    final int n = 1;
    final Fixed next = null;
  }

  record Pair<A, B>(A a, B b) {}

  enum Kind { ONE, TWO }

  @AtomicSet(value = "s", reads = SNAPSHOT)
  static class Wrong<T> {
    private Mutable mutable;
    private Open open;
    private T anything;
    private List<String> list;
    private Map<String, String> map;
    private LinkedHashMap<String, String> ordered;
    private ArrayList<Mutable> mutables;
    private ArrayList raw;
    private Mutable[] array;
    private T[] generic;
    private AtomicInteger counter;
    private Object object;
    private Runnable function;
    private Pair<String, Mutable> pair;
    private Right<T> node;
    private StringBuilder text = new StringBuilder();

    void clear() {
      mutable = null;
      open = null;
      anything = null;
      list = null;
      map = null;
      ordered = null;
      mutables = null;
      raw = null;
      array = null;
      generic = null;
      counter = null;
      object = null;
      function = null;
      pair = null;
      node = null;
      text.setLength(0);
    }
  }

  @AtomicSet(value = "s", reads = SNAPSHOT)
  static class Right<T> {
    private Fixed fixed;
    private Kind kind;
    private String name;
    private Pair<String, Kind[][]> noPair;
    private Pair<String, Kind> pair;
    private ArrayList<Pair<Integer, Kind>> pairs;
    private HashMap<String, Right<?>> map;
    private long[][] matrix;
    private Kind[] kinds;
    private Right<String> node;

    void clear() {
      fixed = null;
      kind = null;
      name = null;
      noPair = null;
      pair = null;
      pairs = null;
      map = null;
      matrix = null;
      kinds = null;
      node = null;
    }
  }

  @AtomicSet(value = "s", reads = SNAPSHOT)
  @AtomicSet("t")
  static class Two {
    @Atomic private int both;
    @Atomic(value = "s", reads = VOLATILE) private int anywhere;
    @Atomic("s") private int one;

    void inc() {
      both++;
      anywhere++;
      one++;
    }
  }

  static Two local() {
    return new Two() {
      @Atomic("s") int added;

      @Override
      void inc() {
        added++;
      }
    };
  }
}
