import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A container of objects that share a set goes where others may be put into it, and back. */
@AtomicSet("S")
class ContainersLost {
  @AtomicSet("n")
  static class Node {
    @Atomic("n")
    int v;
  }

  static class Box<E> {
    E one;
    List<E> all = new ArrayList<>();

    Box(E one) {
      this.one = one;
    }
  }

  static class Base {
    void takeAll(List<Node> nodes) {
      nodes.add(new Node());
    }

    List<Node> giveAll() {
      return new ArrayList<>();
    }
  }

  @AtomicSet("S")
  static class Derived extends Base {
    @Atomic("S")
    private final List<@AliasAtomic("n=this.S") Node> kept = new ArrayList<>();

    @Override
    void takeAll(List<@AliasAtomic("n=this.S") Node> nodes) {
      nodes.get(0).v++;
    }

    @Override
    List<@AliasAtomic("n=this.S") Node> giveAll() {
      return kept;
    }
  }

  @Atomic("S")
  private final List<@AliasAtomic("n=this.S") Node> list = new ArrayList<>();

  @Atomic("S")
  private final Box<@AliasAtomic("n=this.S") Node> box =
      new Box<>(new @AliasAtomic("n=this.S") Node());

  @Atomic("S")
  private final @AliasAtomic("this.S[]n=this.S") Node[] slots = new Node[3];

  private List<Node> plain = new ArrayList<>();

  static void put(List<Node> any) {
    any.add(new Node());
  }

  static void putSlot(Node[] any) {
    any[0] = new Node();
  }

  static <T> void nest(Map<String, T> map, T value) {
    map.put("", value);
  }

  void argument() {
    put(list);
    new ArrayList<List<Node>>().add(list);
  }

  void assignment() {
    plain = list;
  }

  List<Node> result(boolean other) {
    return other ? plain : list;
  }

  void local(boolean shared) {
    List<Node> either = new ArrayList<>();
    if (shared) {
      either = list;
    }
    either.add(new Node());
  }

  List<Node> typeArguments() {
    Map<String, List<Node>> map = new HashMap<>();
    nest(map, list);
    return Collections.synchronizedList(list);
  }

  void functions() {
    Consumer<List<Node>> puts = ContainersLost::put;
    puts.accept(list);
    Supplier<List<Node>> gives = () -> list;
    List<List<@AliasAtomic("n=this.S") Node>> lists = new ArrayList<>();
    lists.forEach(ContainersLost::put);
  }

  void back() {
    List<@AliasAtomic("n=this.S") Node> shared = plain;
    list.addAll(plain);
    box.one = new Node();
    box.all.add(new Node());
  }

  Node[] arrays(Node[] others) {
    putSlot(slots);
    Arrays.fill(slots, new Node());
    System.arraycopy(others, 0, slots, 0, 1);
    plain.toArray(slots);
    return slots;
  }
}
