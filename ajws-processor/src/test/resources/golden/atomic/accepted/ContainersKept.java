import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Places that take nothing into a container, and new containers of the same objects. */
@AtomicSet("S")
class ContainersKept implements Iterable<ContainersKept.Node> {
  @AtomicSet("n")
  static class Node {
    @Atomic("n")
    int v;
  }

  @Atomic("S")
  private final List<@AliasAtomic("n=this.S") Node> list = new ArrayList<>();

  @Atomic("S")
  private final @AliasAtomic("this.S[]n=this.S") Node[] slots = new Node[3];

  static int count(Collection<?> any) {
    return any.size();
  }

  static int countNodes(Collection<? extends Node> any) {
    return any.size();
  }

  static <T> T first(List<T> any) {
    return any.get(0);
  }

  static <T extends Node> int length(T[] any) {
    return any.length;
  }

  int read() {
    return count(list) + countNodes(list) + first(list).v + length(slots);
  }

  void change() {
    list.removeIf(n -> n.v == 0);
    list.sort(Comparator.comparingInt(n -> n.v));
    Comparator<Node> byHash = Comparator.comparingInt(Object::hashCode);
    Collections.sort(list, byHash);
    Collections.addAll(list, new @AliasAtomic("n=this.S") Node());
    Arrays.sort(slots, byHash);
    list.toArray(slots);
    Arrays.fill(slots, null);
  }

  List<Node> copy() {
    return new ArrayList<>(list);
  }

  List<Node> some() {
    return list.stream().filter(n -> n.v > 0).collect(Collectors.toList());
  }

  @SuppressWarnings("ajws-atomic") // where nothing is added any more
  List<Node> view() {
    return Collections.unmodifiableList(list);
  }

  Optional<Node> any() {
    return list.stream().findFirst();
  }

  List<@AliasAtomic("n=this.S") Node> itself() {
    List<Node> same = Collections.checkedList(list, Node.class);
    return same;
  }

  @Override
  @SuppressWarnings("ajws-atomic")
  public Iterator<Node> iterator() {
    return list.iterator();
  }
}
