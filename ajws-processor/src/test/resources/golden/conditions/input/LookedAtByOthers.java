import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.runtime.AjwsRuntime;

/**
 * Which conditions a thread whose unit ends looks at for one that waits, and which only that itself
 * can. In order every condition holds at once.
 */
@AtomicSet("s")
@AtomicSet("t")
public class LookedAtByOthers {
  private static final int MOST = 100;

  @Atomic("s") private int count = 1;
  @Atomic("s") private final Queue<Integer> queue = new ArrayDeque<>(List.of(1, 2));
  @Atomic("s") private final List<String> list = new ArrayList<>(List.of("a"));
  @Atomic("s") private final Map<Object, Number> map = new HashMap<>(Map.of("k", 1));
  @Atomic("s") private final int[] slots = {5, 6};
  @Atomic("t") private int other = 1;

  // ---- by others

  void byMembers(int least) {
    await: while (count < least || count > MOST || queue.isEmpty() || list.get(0).isEmpty());
  }

  void byOwnMethods(long nanos) {
    AjwsRuntime.awaitNanos(nanos);
    await: while (!isFilled() || sum() == 0 || this.doubled() == 0);
  }

  private boolean isFilled() {
    for (int slot : slots) {
      if (slot == 0) {
        return false;
      }
    }
    return true;
  }

  private int sum() {
    int sum = 0;
    for (int i = 0; i < slots.length; i++) {
      sum += slots[i];
    }
    return sum;
  }

  final int doubled() {
    return 2 * count;
  }

  Thread inALambda() {
    return new Thread(
        () -> {
          await: while (count == 0);
        });
  }

  /** Reads two sets: told at run time by the number of locks. */
  void byTwoSets() {
    await: while (count + other == 0);
  }

  // ---- by itself

  void byAnAssignedLocal() {
    int least = 0;
    least++;
    await: while (count < least);
  }

  Thread byALocalOfALambda(int n) {
    return new Thread(
        () -> {
          int least = n;
          await: while (count < least);
        });
  }

  /** A key's {@code hashCode} may be anything. */
  @SuppressWarnings("ajws-atomic")
  void byAKey(Object key) {
    await: while (!map.containsKey(key));
  }

  @SuppressWarnings("ajws-atomic")
  void byEquals(Object like) {
    await: while (!list.get(0).equals(like));
  }

  /** A subclass may do something else. */
  void byAnOverridableMethod() {
    await: while (isNone());
  }

  boolean isNone() {
    return count == 0;
  }

  void bySomethingThatThrows() throws InterruptedException {
    await: while (isNoneOrThrows());
  }

  private boolean isNoneOrThrows() throws InterruptedException {
    if (count < 0) {
      throw new InterruptedException();
    }
    return count == 0;
  }

  void byAPattern() {
    await: while (map.get("k") instanceof Integer i && i == 0);
  }

  void counts() {
    count++;
  }

  public static void main(String[] args) {
    LookedAtByOthers all = new LookedAtByOthers();
    all.byMembers(1);
    all.byOwnMethods(1_000_000_000L);
    all.inALambda().start();
    all.byTwoSets();
    all.byAnAssignedLocal();
    all.byALocalOfALambda(1).start();
    all.byAKey("k");
    all.byEquals("a");
    all.byAnOverridableMethod();
    try {
      all.bySomethingThatThrows();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    all.byAPattern();
    System.out.println(all.doubled());
  }
}
