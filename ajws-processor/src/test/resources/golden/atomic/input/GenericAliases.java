import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Aliases through generic classes, locals, loops, lambdas, inner classes and diamonds. */
public class GenericAliases<K extends Comparable<K>> {
  @AtomicSet("a")
  static class Box<T> {
    T value;

    Box(T value) {
      this.value = value;
    }

    T get() {
      return value;
    }

    void set(T value) {
      this.value = value;
    }
  }

  @AtomicSet("b")
  static class Owner<T> {
    private final @AliasAtomic("a=this.b") Box<T> one;
    private final Map<String, @AliasAtomic("a=this.b") Box<T>> map = new HashMap<>();
    private final List<List<@AliasAtomic("a=this.b") Box<T>>> nested = new ArrayList<>();
    private int count;

    Owner(T value) {
      one = new @AliasAtomic("a=this.b") Box<>(value);
      map.put("x", one);
      nested.add(new ArrayList<>(List.of(one)));
    }

    void setAll(T value) {
      one.value = value;
      for (Box<T> box : map.values()) {
        box.value = value;
        count++;
      }
      for (Map.Entry<String, Box<T>> entry : map.entrySet()) {
        entry.getValue().set(value);
      }
      for (List<Box<T>> boxes : nested) {
        for (Box<T> box : boxes) {
          box.value = value;
        }
      }
      nested.get(0).get(0).value = value;
      var found = map.get("x");
      found.value = value;
      Iterator<Box<T>> all = map.values().iterator();
      while (all.hasNext()) {
        Box<T> box = all.next();
        box.value = value;
      }
      Optional.ofNullable(map.get("x")).ifPresent(box -> box.value = value);
    }

    String get() {
      return one.get() + " " + count;
    }
  }

  @AtomicSet("o")
  class Member {
    int x;

    int inc() {
      return ++x;
    }
  }

  @AtomicSet("p")
  class Holder extends GenericAliases<String> {
    private final @AliasAtomic("o=this.p") GenericAliases<K>.Member member =
        GenericAliases.this.new @AliasAtomic("o=this.p") Member();

    int inc() {
      member.x++;
      return member.inc();
    }
  }

  @AtomicSet("e")
  enum Counters {
    ONE;

    @Atomic("e") private int n;

    int next() {
      return ++n;
    }
  }

  interface Reader {
    int read(Box<Integer> box);
  }

  static int read(Reader reader, Box<Integer> box) {
    return reader.read(box);
  }

  public static void main(String[] args) {
    Owner<Integer> owner = new Owner<>(1);
    owner.setAll(7);
    System.out.println(owner.get() + " " + Counters.ONE.next());
    System.out.println(read((@Atomic("a") Box<Integer> box) -> box.value, new Box<>(4)));
    System.out.println(new GenericAliases<String>().new Holder().inc());
  }
}
