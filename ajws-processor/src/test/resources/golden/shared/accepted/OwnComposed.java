import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.ajws.ParallelFor;

/** Functions made of others that write to what is the iteration's own. */
public class OwnComposed {
  int v;

  int key() {
    return v;
  }

  static OwnComposed count(OwnComposed c) {
    c.v++;
    return c;
  }

  static int parsed(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      return e.getMessage().length();
    }
  }

  public static void main(String[] args) {
    int n = 30;
    OwnComposed[] all = new OwnComposed[n];
    Arrays.setAll(all, k -> new OwnComposed());
    List<OwnComposed> list = List.of(all);
    int[] out = new int[n];
    for (@ParallelFor int i = 0; i < n; i++) {
      Function<OwnComposed, OwnComposed> f = x -> x;
      f.andThen(OwnComposed::count).apply(new OwnComposed()).v++;
      f.andThen(OwnComposed::count).compose((OwnComposed x) -> count(x)).apply(all[i]);
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Predicate<OwnComposed> p = x -> x.v++ > 3;
      p.negate().and(x -> x.v++ > 0).test(all[i]);
      Consumer<OwnComposed> c = x -> x.v *= 2;
      c.andThen(x -> x.v++).accept(all[i]);
      BinaryOperator.minBy(Comparator.comparing(OwnComposed::key))
          .apply(new OwnComposed(), new OwnComposed())
          .v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      List<OwnComposed> own = new ArrayList<>(list);
      own.sort(Comparator.comparing(OwnComposed::key).thenComparing(x -> x.v).reversed());
      out[i] = own.get(0).v + parsed("x" + i);
    }
    System.out.println(Arrays.toString(out));
  }
}
