import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ajws.AtomicSet;

/** Content that a member has no more when the unit ends, and copies that functions make. */
class ContentTakenOut {
  @AtomicSet("s")
  static class Buffer {
    private int[] slots = new int[4];
    private int count;
    private List<String> names = new ArrayList<>();
    private double[][] rows = new double[2][2];
    private StringBuilder text = new StringBuilder();

    int[] take() {
      int[] taken = slots;
      slots = new int[4];
      count = 0;
      return taken;
    }

    List<String> drain() {
      List<String> drained = names;
      names = new ArrayList<>();
      return drained;
    }

    Runnable flush() {
      List<String> drained = this.names;
      this.names = null;
      return () -> drained.clear();
    }

    String text() {
      StringBuilder old = text;
      text = new StringBuilder();
      return old.append(count).toString();
    }

    double[][] copied() {
      return Arrays.stream(rows).map(double[]::clone).toArray(double[][]::new);
    }

    List<double[]> byLambda() {
      return Stream.of(rows).map(row -> Arrays.copyOf(row, 2)).toList();
    }

    Optional<int[]> first() {
      return Optional.of(slots).map(int[]::clone);
    }

    boolean matches(Pattern pattern) {
      return pattern.matcher(text).find();
    }

    double sum() {
      return Stream.of(rows).flatMap(row -> Arrays.stream(row).boxed()).mapToDouble(d -> d).sum();
    }
  }
}
