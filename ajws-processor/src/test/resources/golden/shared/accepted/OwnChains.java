import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ajws.ParallelFor;

/** An iteration's own objects, through whatever they are put into. */
public class OwnChains {
  static class Row implements Cloneable {
    int v;
    int[] w = new int[2];
    Row next;
    List<Row> rows = new ArrayList<>();

    Row(Row next) {
      this.next = next;
    }

    Row copy() {
      try {
        Row r = (Row) super.clone();
        r.w = w.clone();
        return r;
      } catch (CloneNotSupportedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  abstract static class Shape {
    abstract Row row();

    void touch() {
      row().v++;
    }
  }

  static class Mine extends Shape {
    final Row mine;

    Mine(Row mine) {
      this.mine = mine;
    }

    @Override
    Row row() {
      return mine;
    }
  }

  static class Common extends Shape {
    static final Row COMMON = new Row(null);

    @Override
    Row row() {
      return COMMON;
    }
  }

  static void each(List<Row> rows, Consumer<Row> c) {
    for (Row r : rows) {
      c.accept(r);
    }
  }

  static Row find(List<Row> rows, Predicate<Row> p) {
    for (Row r : rows) {
      if (p.test(r)) {
        return r;
      }
    }
    return rows.get(0);
  }

  public static void main(String[] args) {
    int n = 30;
    Row o = new Row(null);
    Row[] all = IntStream.range(0, n).mapToObj(i -> new Row(null)).toArray(Row[]::new);
    int[] sums = new int[n];
    for (@ParallelFor int i = 0; i < n; i++) {
      List<Row> own = new ArrayList<>(List.of(all[i], new Row(null)));
      own.addAll(own);
      List<Row> other = new ArrayList<>();
      other.addAll(own);
      own.addAll(other);
      for (Row r : own) {
        r.v++;
      }
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      new Mine(all[i]).touch();
      each(List.of(new Row(null), all[i]), r -> r.v++);
      find(List.of(all[i].copy(), new Row(null)), r -> r.v > 3).v++;
      Row copy = o.copy();
      copy.w[0]++;
      copy.v++;
      for (int k = 0; k < 3; k++) {
        copy = copy.copy();
        copy.w[1]++;
      }
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Map<Row, List<Integer>> edges = new HashMap<>();
      edges.computeIfAbsent(o, k -> new ArrayList<>()).add(i);
      edges.get(o).add(i);
      Row[] two = {all[i], o};
      two[0].v += edges.get(o).size();
      all[i].next = new Row(new Row(null));
      all[i].next.v++;
      all[i].w = new int[3];
      all[i].w[0]++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Row r = new Row(null);
      r.rows.add(r);
      r.rows.get(0).v++;
      Map<Integer, List<Row>> byValue =
          IntStream.range(0, 4)
              .mapToObj(k -> new Row(null))
              .collect(Collectors.groupingBy(x -> x.v));
      byValue.get(0).get(0).v++;
      Map<Integer, Row> found =
          byValue.get(0).stream().collect(Collectors.toMap(x -> 1, Function.identity(), (x, y) -> x));
      found.get(1).v++;
      sums[i] = found.get(1).v;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Row own = new Row(null);
      Object[] held = new Object[4];
      System.arraycopy(all, 0, held, 0, 4);
      held[0] = own;
      Object[] moved = new Object[3];
      for (int k = 0; k < 2; k++) {
        moved[k + 1] = held;
        moved[0] = moved[k]; // at first, nothing
      }
      ((Row) ((Object[]) moved[1])[0]).v++;
      sums[i] += own.v;
    }
    System.out.println(Arrays.toString(sums) + Arrays.stream(all).mapToInt(r -> r.v).sum());
  }
}
