import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.ajws.ParallelFor;

/** Arrays of every kind of element, lists, sized and unsized iterables, raw and generic. */
@org.ajws.runtime.Translated(digest = "d526be8fe76576d77c6245e5945e245ad8a402cce3ae64f74413af55ff83e038", target = "trycatch") class EnhancedFor {
  static final ConcurrentSkipListMap<String, Integer> SEEN = new ConcurrentSkipListMap<>();

  public static void main(String[] args) {
    int[] ints = {1, 2, 3};
    { final var array$1 = ints; org.ajws.runtime.loop.Loops.ints("EnhancedFor.java:16", 0, org.ajws.runtime.loop.Relation.LT, array$1.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int index$1 = from$1; index$1 < to$1; index$1++) { int x = array$1[index$1]; see("int", x); } }); }
    { final var array$2 = ints; org.ajws.runtime.loop.Loops.ints("EnhancedFor.java:17", 0, org.ajws.runtime.loop.Relation.LT, array$2.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$2, to$2, step$2, state$2) -> { for (int index$2 = from$2; index$2 < to$2; index$2++) { long x = array$2[index$2]; see("widened", (int) x); } }); }
    { final var array$3 = ints; org.ajws.runtime.loop.Loops.ints("EnhancedFor.java:18", 0, org.ajws.runtime.loop.Relation.LT, array$3.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$3, to$3, step$3, state$3) -> { for (int index$3 = from$3; index$3 < to$3; index$3++) { Integer x = array$3[index$3]; see("boxed", x); } }); }
    { final var array$4 = new int[][] {{1}, {2, 3}}; org.ajws.runtime.loop.Loops.ints("EnhancedFor.java:19", 0, org.ajws.runtime.loop.Relation.LT, array$4.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$4, to$4, step$4, state$4) -> { for (int index$4 = from$4; index$4 < to$4; index$4++) { final int[] row = array$4[index$4]; see("row", row.length); } }); }
    { final var array$5 = new String[] {"a", "bb"}; org.ajws.runtime.loop.Loops.ints("EnhancedFor.java:20", 0, org.ajws.runtime.loop.Relation.LT, array$5.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$5, to$5, step$5, state$5) -> { for (int index$5 = from$5; index$5 < to$5; index$5++) { var x = array$5[index$5]; see(x, x.length()); } }); }
    List<String> list = new ArrayList<>(List.of("x", "y", "z"));
    { org.ajws.runtime.loop.Loops.elements("EnhancedFor.java:22", (list), org.ajws.runtime.generated.TaskLocals.none(), (part$6, state$6) -> { for (String s : part$6) { see(s, 1); } }); }
    { org.ajws.runtime.loop.Loops.elements("EnhancedFor.java:23", (list), org.ajws.runtime.generated.TaskLocals.none(), (part$7, state$7) -> { for (CharSequence s : part$7) { see("cs" + s, s.length()); } }); }
    { org.ajws.runtime.loop.Loops.elements("EnhancedFor.java:24", (List.of(4, 5)), org.ajws.runtime.generated.TaskLocals.none(), (part$8, state$8) -> { for (int x : part$8) { see("unboxed", x); } }); }
    { org.ajws.runtime.loop.Loops.elements("EnhancedFor.java:25", (new TreeMap<>(Map.of("k", ints)).entrySet()), org.ajws.runtime.generated.TaskLocals.none(), (part$9, state$9) -> { for (Map.Entry<String, int[]> e : part$9) { {
      see(e.getKey(), e.getValue()[0]);
    } } }); }
    { org.ajws.runtime.loop.Loops.elements("EnhancedFor.java:28", (new ArrayDeque<>(Arrays.asList(6, 7))), org.ajws.runtime.generated.TaskLocals.none(), (part$10, state$10) -> { for (Integer x : part$10) { see("deque", x); } }); }
    Iterable<Integer> unsized = () -> List.of(8, 9).iterator();
    { org.ajws.runtime.loop.Loops.elements("EnhancedFor.java:30", (unsized), org.ajws.runtime.generated.TaskLocals.none(), (part$11, state$11) -> { for (int x : part$11) { see("unsized", x); } }); }
    raw(new ArrayList<>(List.of("r", "s")));
    wild(List.of(1, 2.5));
    System.out.println(SEEN);
  }

  @SuppressWarnings("rawtypes")
  static void raw(List rawList) {
    { org.ajws.runtime.loop.Loops.elements("EnhancedFor.java:38", (java.lang.Iterable<?>) (rawList), org.ajws.runtime.generated.TaskLocals.none(), (part$12, state$12) -> { for (Object o : part$12) { see("raw" + o, 1); } }); }
  }

  static void wild(List<? extends Number> numbers) {
    { org.ajws.runtime.loop.Loops.elements("EnhancedFor.java:42", (numbers), org.ajws.runtime.generated.TaskLocals.none(), (part$13, state$13) -> { for (Number n : part$13) { see("wild", n.intValue()); } }); }
  }

  static <T extends Comparable<T>, C extends Iterable<T>> void generic(C items) {
    { org.ajws.runtime.loop.Loops.elements("EnhancedFor.java:46", (items), org.ajws.runtime.generated.TaskLocals.none(), (part$14, state$14) -> { for (T item : part$14) { see("generic" + item, 1); } }); }
  }

  static void see(String key, int value) {
    SEEN.merge(key, value, Integer::sum);
  }
}
