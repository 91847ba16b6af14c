import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** Objects that several have leave the sets that go with them, or come from elsewhere. */
public class SharedObjects {
  static List<String> everybodys = new ArrayList<>();

  @AtomicSet("all")
  static class Out implements Cloneable {
    @Atomic(value = "all", shared = true)
    private final List<String> all = new ArrayList<>();

    private List<String> second;

    List<String> getter() {
      return all;
    }

    void stored() {
      second = all;
      everybodys = all;
    }

    void slot(Object[] into) {
      into[0] = all;
    }

    void kept(List<Object> others) {
      others.add(all);
    }

    Collection<String> view() {
      return Collections.unmodifiableList(all);
    }

    Iterator<String> iterator() {
      return all.iterator();
    }

    List<String> part() {
      List<String> part = all.subList(0, 1);
      return part;
    }

    Consumer<String> function() {
      return all::add;
    }

    Supplier<List<String>> supplier() {
      return () -> all;
    }

    Runnable captured() {
      List<String> local = all;
      return () -> local.clear();
    }

    void handed(Out other) {
      other.overridden(all);
    }

    void overridden(List<String> list) {}

    void many() {
      any(all, all);
    }

    @SafeVarargs
    static void any(List<String>... lists) {}

    void chosen(boolean b, List<String> other) {
      second = b ? all : other;
    }

    Object switched(int i) {
      return switch (i) {
        case 0 -> all;
        default -> null;
      };
    }

    Object pattern() {
      Object o = all;
      return o instanceof ArrayList<?> list ? list : null;
    }

    @NotAtomic
    void unlocked() {
      all.clear();
    }

    @Override
    public Out clone() throws CloneNotSupportedException {
      Out copy = (Out) super.clone();
      copy.all.clear();
      return copy;
    }

    static Out made(Out other) {
      Out made = other.another();
      made.all.clear();
      return made;
    }

    Out another() {
      return new Out();
    }
  }

  @AtomicSet("in")
  static class In {
    @Atomic(value = "in", shared = true)
    private Set<String> in;

    In(Set<String> in) {
      this.in = in;
      this.in.add("first");
      in.add("second");
    }

    In(In other) {
      this.in = other.in();
    }

    In(Holder holder) {
      this.in = holder.set;
    }

    private Set<String> in() {
      return in;
    }

    In(Set<String> a, boolean b) {
      this(a);
    }

    static In ofMany(List<Set<String>> sets) {
      for (Set<String> one : sets) {
        return new In(one);
      }
      return null;
    }

    static In touchedLater() {
      Set<String> mine = new HashSet<>();
      mine.add("before");
      In made = new In(mine);
      mine.add("after");
      return made;
    }

    static In touchedInLoop() {
      Set<String> mine = new HashSet<>();
      In made = null;
      for (int i = 0; i < 2; i++) {
        mine.add("before and after");
        made = new In(mine);
      }
      return made;
    }

    static In renamed() {
      Set<String> mine = new HashSet<>();
      Set<String> same = mine;
      In made = new In(mine);
      same.add("after");
      return made;
    }

    static In captured(List<Runnable> tasks) {
      Set<String> mine = new HashSet<>();
      tasks.add(() -> mine.clear());
      return new In(mine);
    }

    static In ofOwnClass() {
      return new In(new HashSet<>() {});
    }

    static Object function() {
      java.util.function.Function<Set<String>, In> maker = In::new;
      return maker;
    }

    static In anonymous(Holder holder) {
      return new In(holder.set) {};
    }

    static class Sub extends In {
      Sub(Holder holder) {
        super(holder.set);
      }
    }
  }

  static class Holder {
    Set<String> set = new HashSet<>();
  }
}
