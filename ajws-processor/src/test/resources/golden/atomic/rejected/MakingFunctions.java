import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Functions whose objects others have, too, and units that call units of these. */
@AtomicSet("a")
class MakingFunctions {
  @Atomic("a") private int value;
  private static final List<MakingFunctions> ALL = new ArrayList<>();
  private static final MakingFunctions ONE = new MakingFunctions();
  private final MakingFunctions other = new MakingFunctions();
  Supplier<MakingFunctions> open = MakingFunctions::new;

  MakingFunctions() {}

  MakingFunctions(List<MakingFunctions> all) {
    all.add(this);
  }

  int get() {
    return value;
  }

  int byField() {
    Supplier<MakingFunctions> s = () -> other;
    return value + s.get().get();
  }

  int byLocal(MakingFunctions given) {
    Supplier<MakingFunctions> s = () -> given;
    return value + s.get().get();
  }

  int made() {
    MakingFunctions once = new MakingFunctions();
    Supplier<MakingFunctions> s = () -> once;
    ALL.add(s.get());
    return value + s.get().get();
  }

  int handedOut() {
    Supplier<MakingFunctions> s =
        () -> {
          MakingFunctions made = new MakingFunctions();
          ALL.add(made);
          return made;
        };
    return value + s.get().get();
  }

  int byConstructor() {
    Function<List<MakingFunctions>, MakingFunctions> f = MakingFunctions::new;
    return value + f.apply(ALL).get();
  }

  int byMethod() {
    Supplier<MakingFunctions> s = MakingFunctions::one;
    return value + s.get().get();
  }

  private static MakingFunctions one() {
    return ONE;
  }

  int oneOfTwo(boolean first) {
    Supplier<MakingFunctions> s = first ? MakingFunctions::new : () -> ONE;
    return value + s.get().get();
  }

  int assignedLater(Supplier<MakingFunctions> given) {
    Supplier<MakingFunctions> s = MakingFunctions::new;
    if (value > 0) {
      s = given;
    }
    return value + s.get().get();
  }

  int given(Supplier<MakingFunctions> s) {
    return value + s.get().get();
  }

  int byOpenField() {
    return value + open.get().get();
  }

  int element(List<Supplier<MakingFunctions>> all) {
    int sum = value;
    for (Supplier<MakingFunctions> s : all) {
      sum += s.get().get();
      s = MakingFunctions::new;
    }
    return sum;
  }

  int kept() {
    Supplier<MakingFunctions> s = MakingFunctions::new;
    MakingFunctions made = s.get();
    ALL.add(made);
    return value + made.get();
  }

  int around() {
    Supplier<MakingFunctions>[] s = new Supplier[1];
    s[0] = () -> s[0].get();
    return value + s[0].get().get();
  }

  interface Maker {
    MakingFunctions make();
  }

  interface Other extends Maker {
    @Override
    default MakingFunctions make() {
      return ONE;
    }

    MakingFunctions other();
  }

  int notCalled() {
    Maker m = (Other) () -> new MakingFunctions();
    return value + m.make().get();
  }

  int notReferred() {
    Other o = MakingFunctions::new;
    Maker m = o;
    return value + m.make().get() + o.other().get();
  }
}
