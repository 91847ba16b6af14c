import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Date;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** By method references, classes, objects made of it, helpers, views of views, locals. */
public class ContentGoesFar {
  static int[] everybodys;
  static Runnable task;

  record Pair(String name, int[] array) {}

  static class Holder {
    private final List<String> kept;

    Holder(List<String> list) {
      this(list, 1);
    }

    Holder(List<String> list, int n) {
      kept = list;
    }
  }

  static class Broken extends RuntimeException {
    final transient int[] array;

    Broken(int[] array) {
      this.array = array;
    }
  }

  interface Visitor {
    void visit(int[] array);
  }

  static Iterator<String> iteratorOf(List<String> list) {
    return list.iterator();
  }

  static int[] row(int[][] rows, int i) {
    return rows[i];
  }

  static void register(Runnable r) {
    task = r;
  }

  static void keepAll(Object... all) {
    everybodys = (int[]) all[0];
  }

  @AtomicSet("c")
  static class Cell {
    @Atomic("c") private int n;

    int next() {
      return n++;
    }
  }

  @AtomicSet("b")
  static class Cells {
    @Atomic("b") private final List<@AliasAtomic("c=this.b") Cell> cells = new ArrayList<>();

    void add() {
      cells.add(new @AliasAtomic("c=this.b") Cell());
    }

    List<@AliasAtomic("c=this.b") Cell> all() {
      return cells;
    }

    List<@AliasAtomic("c=this.b") Cell> inUnit() {
      return cells;
    }

    int size() {
      return inUnit().size();
    }

    Runnable clearing() {
      return cells::clear;
    }
  }

  static int sizeOf(Cells cells) {
    return cells.all().size();
  }

  @AtomicSet("s")
  static class Out {
    private int[] slots = new int[4];
    private int[][] rows = new int[2][2];
    private List<String> names = new ArrayList<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private final StringBuilder text = new StringBuilder();
    private final Date date = new Date();
    private final ByteBuffer buffer = ByteBuffer.allocate(8);
    private Iterator<String> cursor;
    private int n;

    Runnable reference() {
      return names::clear;
    }

    Consumer<String> referenceOfThis() {
      return this.names::add;
    }

    void referenceKept() {
      register(names::clear);
    }

    void referenceSubmitted(ExecutorService executor) {
      executor.execute(names::clear);
      new Thread(names::clear).start();
    }

    Supplier<int[]> referenceOfLocal() {
      int[] mine = slots;
      return mine::clone;
    }

    Stream<Integer> lazyReference(List<String> keys) {
      return keys.stream().map(counts::get);
    }

    Comparator<String> comparator() {
      return Comparator.comparing(counts::get);
    }

    Runnable anonymous() {
      int[] mine = slots;
      return new Runnable() {
        @Override
        public void run() {
          mine[0]++;
        }
      };
    }

    Callable<Integer> named() {
      List<String> mine = names;
      class Size implements Callable<Integer> {
        @Override
        public Integer call() {
          return mine.size();
        }
      }
      return new Size();
    }

    void lambdaKept() {
      int[] mine = slots;
      register(() -> mine[0]++);
    }

    Holder holder() {
      return new Holder(names);
    }

    Pair pair() {
      return new Pair("slots", slots);
    }

    Optional<int[]> optional() {
      return Optional.of(slots);
    }

    AtomicReference<List<String>> reference2() {
      AtomicReference<List<String>> made = new AtomicReference<>(names);
      return made;
    }

    Map.Entry<String, int[]> entry() {
      return Map.entry("slots", slots);
    }

    int[] throughOptional() {
      return Optional.of(slots).filter(a -> a.length > 0).orElse(null);
    }

    void toFunction(Consumer<int[]> given) {
      given.accept(slots);
    }

    void toVisitor(Visitor visitor) {
      visitor.visit(slots);
    }

    void known() {
      Consumer<int[]> keeping = a -> everybodys = a;
      keeping.accept(slots);
      Optional.of(slots).ifPresent(a -> everybodys = a);
      Arrays.stream(rows).forEach(r -> everybodys = r);
    }

    void thrown() {
      throw new Broken(slots);
    }

    Iterator<String> byHelper() {
      return iteratorOf(names);
    }

    int[] rowByHelper() {
      return row(rows, 0);
    }

    private int[] own() {
      return slots;
    }

    int[] byOwn() {
      return own();
    }

    Supplier<int[]> byOwnReference() {
      return this::own2;
    }

    private int[] own2() {
      return slots;
    }

    void varied() {
      keepAll(slots, "x");
    }

    void intoArray(int[][] box, Object[] other) {
      box[0] = slots;
      Object[] same = other;
      same[1] = names;
    }

    void intoFirst(List<Object> all) {
      Collections.addAll(all, slots, names);
      all.addAll(List.of(names));
    }

    List<int[]> inList() {
      List<int[]> made = new ArrayList<>();
      made.add(slots);
      return made;
    }

    Stream<String> viewOfView() {
      return names.stream().filter(x -> x.length() > 2).sorted();
    }

    int[][] shallow() {
      return rows.clone();
    }

    int[][] shallower() {
      return Arrays.copyOf(rows, 1);
    }

    StringBuilder appended() {
      return text.append("x");
    }

    int[] renewed() {
      int[] made = new int[4];
      slots = made;
      return made;
    }

    int[] renewedAtOnce() {
      return slots = new int[4];
    }

    void given(List<String> list) {
      names = list;
      task = list::clear;
    }

    Map.Entry<String, Integer> maximum() {
      return counts.entrySet().stream().max(Map.Entry.comparingByValue()).get();
    }

    List<Map.Entry<String, Integer>> entries() {
      return new ArrayList<>(counts.entrySet());
    }

    IntSupplier parallel(List<String> keys) {
      int[] mine = slots;
      keys.parallelStream().forEach(k -> mine[k.length()]++);
      keys.parallelStream().forEach(names::add);
      return () -> 0;
    }

    void ended() {
      int[] mine = slots;
      become:
      n++;
      mine[0]++;
    }

    Iterator<String> cursor() {
      cursor = names.iterator();
      return cursor;
    }

    Date date() {
      date.setTime(n);
      return date;
    }

    ByteBuffer buffer() {
      return buffer.put((byte) 1).slice();
    }

    List<List<String>> collected() {
      return Stream.of(names).collect(Collectors.toList());
    }

    void share(@Atomic("s") Out other) {
      other.names = names;
    }
  }
}
