import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.ajws.AtomicSet;

/** Arrays and collections in a member that only units use, copies of them, and what is taken out. */
@AtomicSet("s")
class PartsKept {
  private final Map<String, List<Integer>> named = new HashMap<>();
  private final Deque<byte[]> free = new ArrayDeque<>();
  private final List<int[]> rows = new ArrayList<>();
  private static final Comparator<int[]> ORDER = Comparator.comparingInt(r -> r[0]);
  private final Comparator<int[]> order = (a, b) -> b[0] - a[0];
  private final Function<List<Integer>, Integer> size = List::size;
  private int n;

  void add(String key, int value) { named.computeIfAbsent(key, k -> new ArrayList<>()).add(value); n++; }
  int size(String key) { List<Integer> l = named.get(key); return l == null ? 0 : l.size(); }
  int first(String key) { return named.get(key).get(0); }
  List<Integer> copy(String key) { return new ArrayList<>(named.get(key)); }
  List<Integer> sorted(String key) { return named.get(key).stream().sorted().toList(); }
  int sum() { int s = 0; for (List<Integer> l : named.values()) { for (int v : l) { s += v; } } return s; }
  int longest() { return named.values().stream().mapToInt(List::size).max().orElse(0); }
  Map<String, Integer> sizes() { return named.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, e -> e.getValue().size())); }
  List<Integer> taken(String key) { return named.remove(key); }
  byte[] buffer() { byte[] b = free.poll(); return b == null ? new byte[8] : b; }
  void give(int size) { free.push(new byte[size]); }
  void bump(int i) { rows.get(i)[0]++; }
  int total() { return rows.stream().mapToInt(r -> r[0]).sum(); }
  int[] row(int i) { return rows.get(i).clone(); }
  String text() { return named.toString() + rows; }
  void sort() { rows.sort(ORDER); rows.sort(order); }
  int least() { return rows.stream().min(ORDER).map(r -> r[0]).orElse(0); }
  List<Integer> lengths() { return named.values().stream().map(size).toList(); }
  int firsts() { return sum(r -> r[0]); }
  private int sum(ToIntFunction<int[]> f) { return rows.stream().mapToInt(f).sum(); }
  private final Matcher matcher = Pattern.compile("a").matcher("b");
  MatchResult matched() { return matcher.find() ? matcher.toMatchResult() : null; }
}
