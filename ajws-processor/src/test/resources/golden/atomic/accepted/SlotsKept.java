import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Views that are used up, copies, and containers that say what is in them. */
@AtomicSet("b")
class SlotsKept {
  @Atomic("b")
  private final int @AliasAtomic("this.b[]") [] slots = new @AliasAtomic("this.b[]") int[4];

  private List<int @AliasAtomic("this.b[]") []> all;

  static List<int[]> copies;

  int sum() {
    return Arrays.stream(slots).map(x -> x + 1).sum();
  }

  int inSteps() {
    IntStream stream = Arrays.stream(slots);
    stream = stream.filter(x -> x > 0);
    IntBuffer buffer = IntBuffer.wrap(slots);
    int sum = stream.sum();
    while (buffer.hasRemaining()) {
      sum += buffer.get();
    }
    return sum;
  }

  List<Integer> boxed() {
    return Arrays.stream(slots).boxed().toList();
  }

  List<Integer> collected() {
    return Arrays.stream(slots).boxed().collect(Collectors.toList());
  }

  IntStream ofCopy() {
    return Arrays.stream(slots.clone());
  }

  void copy() {
    copies = List.of(slots.clone(), Arrays.copyOf(slots, 2), new int[] {slots[0]});
  }

  void keep() {
    all = List.of(slots);
    all.get(0)[0]++;
    int[][] local = {slots};
    local[0][1]++;
  }

  static int size(Collection raw) {
    return raw.size() + size(new java.util.ArrayList());
  }
}
