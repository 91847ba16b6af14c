import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.ajws.ParallelFor;

/** Functions that the JDK makes of others, and exceptions that hold what all share. */
public class ComposedFunctions {
  int v;

  int key() {
    return v++;
  }

  ComposedFunctions self() {
    return this;
  }

  static class Holder extends RuntimeException {
    final List<Integer> list;

    Holder(List<Integer> list) {
      this.list = list;
    }
  }

  static ComposedFunctions count(ComposedFunctions c) {
    c.v++;
    return c;
  }

  static ComposedFunctions run(
      Function<ComposedFunctions, ComposedFunctions> f, ComposedFunctions x) {
    return f.andThen(ComposedFunctions::count).apply(x);
  }

  void chains(ComposedFunctions o, Function<ComposedFunctions, ComposedFunctions> given) {
    Function<ComposedFunctions, ComposedFunctions> shared = x -> o;
    Function<ComposedFunctions, ComposedFunctions> outside =
        shared.andThen(ComposedFunctions::count);
    for (@ParallelFor int i = 0; i < 9; i++) {
      Function<ComposedFunctions, ComposedFunctions> f = x -> o;
      f.andThen(ComposedFunctions::count).apply(new ComposedFunctions());
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      Function<ComposedFunctions, ComposedFunctions> f = ComposedFunctions::count;
      f.compose((ComposedFunctions x) -> o).apply(new ComposedFunctions());
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      outside.apply(new ComposedFunctions());
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      given.andThen(ComposedFunctions::count).apply(new ComposedFunctions());
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      run(x -> o, new ComposedFunctions());
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      Function<ComposedFunctions, ComposedFunctions> f = x -> x;
      for (int k = 0; k < 3; k++) {
        f = f.andThen(x -> o);
      }
      f.apply(new ComposedFunctions()).v++;
    }
  }

  void others(ComposedFunctions o, List<ComposedFunctions> all) {
    for (@ParallelFor int i = 0; i < 9; i++) {
      Predicate<ComposedFunctions> p = x -> x.v++ > 3;
      p.negate().and(x -> true).test(o);
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      Consumer<ComposedFunctions> c = x -> {};
      c.andThen(x -> x.v++).accept(o);
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      List<ComposedFunctions> own = new ArrayList<>(all);
      own.sort(Comparator.comparing(ComposedFunctions::key));
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      List<ComposedFunctions> own = new ArrayList<>(all);
      own.sort(Comparator.comparing((ComposedFunctions x) -> 1).thenComparing(x -> x.v++));
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      BinaryOperator.minBy((ComposedFunctions x, ComposedFunctions y) -> 1)
          .apply(new ComposedFunctions(), o)
          .v++;
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      Function.<ComposedFunctions>identity().andThen(ComposedFunctions::self).apply(o).v++;
    }
    Consumer<ComposedFunctions> counting = x -> x.v++;
    for (@ParallelFor int i = 0; i < 9; i++) {
      all.forEach(counting);
    }
  }

  void choices(ComposedFunctions o, int n) {
    for (@ParallelFor int i = 0; i < 9; i++) {
      Supplier<ComposedFunctions> s = n > 3 ? () -> o : () -> new ComposedFunctions();
      s.get().v++;
    }
  }

  static void fails(List<Integer> list) {
    throw new Holder(list);
  }

  void caught(List<Integer> list) {
    for (@ParallelFor int i = 0; i < 9; i++) {
      try {
        throw new Holder(list);
      } catch (Holder e) {
        e.list.add(i);
      }
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      try {
        fails(list);
      } catch (RuntimeException e) {
        ((Holder) e.getCause()).list.add(i);
      }
    }
  }
}
