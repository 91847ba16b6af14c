import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.AtomicSet;

/** Arrays and collections that a member's array or collection has, and what gives itself. */
@AtomicSet("s")
class PartsHandedOut {
  private final List<int[]> rows = new ArrayList<>();
  private final Map<String, List<String>> named = new HashMap<>();
  private final List<List<String>> nested = new ArrayList<>();
  private final EnumMap<TimeUnit, int[]> units = new EnumMap<>(TimeUnit.class);
  private final int[][] grid = new int[3][3];
  private final List<String> list = new ArrayList<>();
  private final Matcher matcher = Pattern.compile("a").matcher("b");
  private final StringJoiner joiner = new StringJoiner(",");
  private int n;

  int[] row(int i) { return rows.get(i); }
  List<String> of(String key) { return named.get(key); }
  List<String> orElse(String key) { return named.getOrDefault(key, List.of()); }
  List<String> made(String key) { return named.computeIfAbsent(key, k -> new ArrayList<>()); }
  List<String> last() { List<String> r = null; for (List<String> l : nested) { r = l; } return r; }
  List<String> view() { return nested.get(0).subList(0, 1); }
  Iterator<String> iterator() { return nested.get(0).iterator(); }
  List<String> first() { return named.values().iterator().next(); }
  List<String> value() { return named.entrySet().iterator().next().getValue(); }
  int[] unit() { return units.get(TimeUnit.DAYS); }
  List<int[]> copy() { return new ArrayList<>(rows); }
  List<int[]> copied() { return List.copyOf(rows); }
  List<int[]> listed() { return Arrays.stream(grid).toList(); }
  Map<Boolean, List<int[]>> parted() { return Arrays.stream(grid).collect(Collectors.partitioningBy(r -> r[0] > 0)); }
  List<String> collected() { return Stream.of(list).collect(Collectors.toList()).get(0); }
  void into(int[][] out) { System.arraycopy(grid, 0, out, 0, 2); }
  void each(Consumer<int[]> f) { rows.forEach(f); }
  void pairs(BiConsumer<String, List<String>> f) { named.forEach(f); }
  boolean any(Predicate<int[]> f) { return rows.stream().anyMatch(f); }
  void sort(Comparator<int[]> f) { rows.sort(f); }
  int[] varied() { n++; return firstOf(grid[0]); }
  @SafeVarargs private static <T> T firstOf(T... all) { return all[0]; }
  Matcher again() { return matcher.reset(); }
  StringJoiner joined() { return joiner.add("x"); }
  void keepAll() { rows.forEach(Held.KEEPER); }
}

class Held {
  static final List<int[]> ALL = new ArrayList<>();
  static final Consumer<int[]> KEEPER = ALL::add;
}
