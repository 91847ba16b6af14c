import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.ajws.AliasAtomic;
import org.ajws.AtomicSet;

/** What lambdas and generic methods give to places whose objects share a set. */
@AtomicSet("t")
class LambdaAliases {
  private final Map<String, @AliasAtomic("n=this.t") Node> nodes = new TreeMap<>();
  private List<@AliasAtomic("n=this.t") Node> all = new ArrayList<>();

  void functions(List<Node> others, Node other) {
    nodes.computeIfAbsent("a", k -> new Node());
    nodes.computeIfAbsent("a", k -> other);
    nodes.computeIfAbsent(
        "b",
        k -> {
          if (k.isEmpty()) {
            return null;
          }
          return others.get(0);
        });
    nodes.computeIfAbsent("c", k -> nodes.get(k) != null ? nodes.get(k) : other);
    nodes.computeIfAbsent("d", Node::named);
    all.replaceAll(n -> n.next);
    Optional.ofNullable(nodes.get("a")).orElseGet(() -> new Node()).grow();
    Supplier<@AliasAtomic("n=this.t") Node> maker = () -> new Node();
  }

  void containers(List<Node> others) {
    all = new ArrayList<>(others);
    all = others.stream().collect(Collectors.toList());
    all = nodes.values().stream().map(n -> n.next).collect(Collectors.toList());
    all = nodes.values().stream().map(n -> new Node()).toList();
    all = List.of(new Node());
    all.addAll(List.of(new Node()));
    all = all.isEmpty() ? List.of() : others;
    Collections.addAll(all, new Node());
  }

  void handed(List<Node> others) {
    Consumer<@AliasAtomic("n=this.t") Node> grow = n -> n.value++;
    all.forEach(grow);
    others.forEach(grow);
    others.stream().map(n -> n.next).forEach(n -> n.value++);
    others.forEach(all::add);
    others.forEach(this::take);
    all.stream().map(Node::next).forEach(this::take);
    all = others.stream().collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
    all = others.stream().collect(() -> new ArrayList<>(), (l, n) -> l.add(n), List::addAll);
    all = others.stream().collect(Collectors.toCollection(ArrayList::new));
  }

  void take(@AliasAtomic("n=this.t") Node node) {}

  @AtomicSet("n")
  static class Node {
    int value;
    Node next;

    static Node named(String name) {
      return new Node();
    }

    Node next() {
      return next;
    }

    void grow() {
      value++;
    }
  }
}
