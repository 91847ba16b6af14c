import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Units that call units of objects which a function has just made for them: of the same set. */
@AtomicSet("a")
class MakingFunctions {
  @Atomic("a") private int value;
  private final Supplier<MakingFunctions> kept = MakingFunctions::new;
  private static final Function<Integer, MakingFunctions> OF = n -> new MakingFunctions(n);
  private Maker assigned;

  MakingFunctions() {}

  MakingFunctions(int value) {
    this.value = value;
    assigned = () -> new MakingFunctions(1);
  }

  interface Maker {
    MakingFunctions make();
  }

  int get() {
    return value;
  }

  int byReference() {
    Supplier<MakingFunctions> s = MakingFunctions::new;
    return value + s.get().get();
  }

  int byLambda() {
    Function<Integer, MakingFunctions> f = n -> new MakingFunctions(n);
    MakingFunctions made = f.apply(value);
    made.value = 3;
    return value + made.get();
  }

  int byBlock() {
    Supplier<MakingFunctions> s =
        () -> {
          MakingFunctions made = new MakingFunctions();
          made.value = 4;
          return made;
        };
    return value + s.get().get();
  }

  int byField() {
    return value + kept.get().get() + OF.apply(1).get() + assigned.make().get();
  }

  int byFactory() throws Exception {
    Maker m = MakingFunctions::made;
    Callable<MakingFunctions> c = this::madeHere;
    return value + m.make().get() + c.call().get();
  }

  private static MakingFunctions made() {
    return new MakingFunctions(5);
  }

  private MakingFunctions madeHere() {
    return kept.get();
  }

  int byClass() {
    Supplier<MakingFunctions> s =
        new Supplier<>() {
          @Override
          public MakingFunctions get() {
            return new MakingFunctions(6);
          }
        };
    return value + s.get().get() + new Other().get().get();
  }

  static class Other implements Supplier<MakingFunctions> {
    @Override
    public MakingFunctions get() {
      return new MakingFunctions(7);
    }
  }

  int byChoice(boolean first) {
    Supplier<MakingFunctions> s = first ? MakingFunctions::new : () -> new MakingFunctions(8);
    Maker m =
        switch (value) {
          case 0 -> MakingFunctions::new;
          default -> MakingFunctions::made;
        };
    return value + s.get().get() + ((Supplier<MakingFunctions>) MakingFunctions::new).get().get()
        + m.make().get();
  }

  int byResult() {
    return value + maker().get().get();
  }

  private Supplier<MakingFunctions> maker() {
    return MakingFunctions::new;
  }

  List<MakingFunctions> several() {
    Supplier<MakingFunctions> s = MakingFunctions::new;
    List<MakingFunctions> all = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      MakingFunctions made = s.get();
      made.value = i + made.get();
      all.add(made);
    }
    value++;
    return all;
  }
}
