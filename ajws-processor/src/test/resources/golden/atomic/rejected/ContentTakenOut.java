import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ajws.AtomicSet;

/** Content that is taken out of a member, but too early, or not for good; ways of the library. */
class ContentTakenOut {
  static volatile int[] last;

  @AtomicSet("s")
  static class Taken {
    private int[] slots = new int[4];
    private int[] others = new int[4];
    private int[][] rows = new int[2][2];
    private final StringBuilder text = new StringBuilder();

    int[] before() {
      int[] mine = slots;
      last = mine; // AJWS-546: the unit goes on with it
      slots[0]++;
      slots = new int[4];
      return mine;
    }

    int[] back() {
      int[] mine = slots;
      slots = mine.length > 3 ? mine : null;
      return mine; // AJWS-546
    }

    int[] sometimes(boolean now) {
      int[] mine = slots;
      if (now) {
        slots = new int[4];
      }
      return mine; // AJWS-546
    }

    int[] another() {
      int[] mine = slots;
      others = new int[4];
      return mine; // AJWS-546
    }

    List<int[]> inside() {
      int[] mine = slots;
      slots = new int[] {mine[0]};
      return List.of(mine); // AJWS-546: made of something; that is not looked at
    }

    int[] iterated() {
      return Stream.iterate(slots, a -> a).findFirst().get(); // AJWS-546
    }

    void accumulated(AtomicReference<int[]> to) {
      to.accumulateAndGet(slots, (a, b) -> b); // AJWS-546
    }

    void timed(CompletableFuture<int[]> to) {
      to.completeOnTimeout(slots, 1, TimeUnit.SECONDS); // AJWS-546
    }

    void replaced(List<int[]> all) {
      Collections.replaceAll(all, null, slots); // AJWS-546
    }

    Matcher matched(Pattern pattern) {
      return pattern.matcher(text); // AJWS-546: looks at the text when it is used
    }

    List<int[]> mapped() {
      List<int[]> all = new ArrayList<>();
      Stream.of(rows).map(row -> row).forEach(all::add);
      return all; // AJWS-546: its rows
    }

    static int[] same(int[] one) {
      return one;
    }

    int[] byLambda() {
      return Stream.of(slots).map(a -> a).findFirst().get(); // AJWS-546
    }

    int[] byMethod() {
      return Optional.of(slots).map(Taken::same).get(); // AJWS-546
    }

    List<int[]> byLibrary() {
      return Stream.of(slots).map(Objects::requireNonNull).toList(); // AJWS-546
    }

    Stream<Integer> lazily() {
      return Stream.of(rows).flatMapToInt(Arrays::stream).boxed().filter(n -> n > 1); // AJWS-546
    }

    Stream<int[]> kept() {
      return Stream.of(rows).map(row -> row.length > 1 ? row : null); // AJWS-546
    }
  }

  /** Content that another member has, too. */
  @AtomicSet("s")
  static class Twice {
    private int[] front = new int[4];
    private int[] back;
    private List<String> names = new ArrayList<>();
    private final List<String> view = Collections.unmodifiableList(names);
    private int[] given;
    private final List<int[]> history = new ArrayList<>();

    int[] take() {
      back = front;
      int[] mine = front;
      front = new int[4];
      return mine; // AJWS-546: back has it
    }

    List<String> drain() {
      List<String> drained = names;
      names = new ArrayList<>();
      return drained; // AJWS-546: view shows it
    }

    private void remember(int[] one) {
      history.add(one);
    }

    void give(int[] one) {
      given = one;
      remember(one);
    }

    int[] taken() {
      int[] mine = given;
      given = null;
      return mine; // AJWS-546: so has history
    }
  }
}
