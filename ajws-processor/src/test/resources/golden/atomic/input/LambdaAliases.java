import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.AliasAtomic;
import org.ajws.AtomicSet;

/** Aliases through what lambdas, method references and generic methods give. */
@AtomicSet("t")
public class LambdaAliases {
  @AtomicSet("n")
  static class Node {
    int value;
    final List<@AliasAtomic("n=this.n") Node> children = new ArrayList<>();

    Node(int value) {
      this.value = value;
    }

    List<@AliasAtomic("n=this.n") Node> children() {
      return children;
    }

    @AliasAtomic("n=this.n")
    Node first() {
      return children.isEmpty() ? null : children.get(0);
    }

    int value() {
      return value;
    }

    void grow() {
      children.add(new @AliasAtomic("n=this.n") Node(value + 1));
      children.forEach(c -> c.value++);
    }
  }

  private final Map<String, @AliasAtomic("n=this.t") Node> nodes = new TreeMap<>();
  private final Map<String, List<@AliasAtomic("n=this.t") Node>> groups = new TreeMap<>();
  private List<@AliasAtomic("n=this.t") Node> all = new ArrayList<>();
  private Optional<@AliasAtomic("n=this.t") Node> best = Optional.empty();
  private int changes;

  void add(String name) {
    nodes.computeIfAbsent(name, k -> new @AliasAtomic("n=this.t") Node(k.length())).grow();
    nodes.merge(name, node(1), (a, b) -> a.value > b.value ? a : b).value++;
    nodes.compute(
        name,
        (k, old) -> {
          if (old == null) {
            return node(0);
          }
          old.value += 10;
          return old;
        });
    groups.computeIfAbsent(name.substring(0, 1), k -> new ArrayList<>()).add(nodes.get(name));
    groups.get(name.substring(0, 1)).replaceAll(n -> n.value == 0 ? node(1) : n);
    changes++;
  }

  private @AliasAtomic("n=this.t") Node node(int value) {
    return new @AliasAtomic("n=this.t") Node(value);
  }

  void touch() {
    nodes.values().stream().flatMap(n -> n.children().stream()).forEach(n -> n.value++);
    nodes.values().stream().map(Node::children).flatMap(List::stream).forEach(n -> n.value++);
    nodes.values().stream().map(n -> n.first()).filter(n -> n != null).forEach(n -> n.value++);
    groups.values().stream().flatMap(Collection::stream).map(Node::first).forEach(this::bump);
    Optional.ofNullable(nodes.get("a")).map(Node::first).ifPresent(n -> n.value += 100);
    Optional.ofNullable(nodes.get("zz")).orElseGet(() -> node(5)).value++;
    Stream.concat(all.stream(), nodes.values().stream()).forEach(n -> n.value--);
    Stream.of(node(1), nodes.get("a")).forEach(n -> n.value--);
    for (Node n : Arrays.asList(nodes.get("a"), nodes.get("b"))) {
      n.value++;
    }
    changes++;
  }

  private void bump(@AliasAtomic("n=this.t") Node node) {
    if (node != null) {
      node.value++;
    }
  }

  void collect() {
    all = nodes.values().stream().filter(n -> n.value > 0).collect(Collectors.toList());
    all.addAll(new ArrayList<>(nodes.values()));
    all.sort(Comparator.comparing(n -> n.value));
    Collections.reverse(all);
    best = all.stream().max(Comparator.comparing(Node::value));
    best.ifPresent(n -> n.value++);
    Map<Integer, List<@AliasAtomic("n=this.t") Node>> byValue =
        all.stream().collect(Collectors.groupingBy(n -> n.value % 2, Collectors.toList()));
    byValue.values().forEach(l -> l.forEach(n -> n.value++));
    Map<Integer, @AliasAtomic("n=this.t") Node> byKey =
        all.stream().collect(Collectors.toMap(n -> n.value, n -> n, (a, b) -> a, HashMap::new));
    byKey.values().forEach(n -> n.value++);
    Supplier<@AliasAtomic("n=this.t") Node> maker = () -> node(3);
    maker.get().value++;
    Function<@AliasAtomic("n=this.t") Node, @AliasAtomic("n=this.t") Node> next =
        n -> {
          n.value++;
          return n.first();
        };
    all.stream().map(next).forEach(this::bump);
    nodes.values().forEach(all::add);
    all = all.stream().collect(Collectors.toCollection(ArrayList::new));
    all = all.stream().collect(() -> new ArrayList<>(), (l, n) -> l.add(n), List::addAll);
    all = all.stream().sorted(Comparator.comparing(Node::value)).limit(9).toList();
    all = all.isEmpty() ? List.of() : new ArrayList<>(all);
    best = all.size() > 3 ? Optional.of(all.get(0)) : Optional.empty();
    bump(
        switch (changes % 3) {
          case 0 -> node(1);
          case 1 -> {
            yield nodes.get("a");
          }
          default -> null;
        });
    changes++;
  }

  String state() {
    return nodes.values().stream().map(n -> n.value + "" + n.children().size()).toList()
        + " "
        + all.stream().mapToInt(n -> n.value).sum()
        + " "
        + best.map(n -> n.value).orElse(-1)
        + " "
        + changes;
  }

  public static void main(String[] args) {
    LambdaAliases tree = new LambdaAliases();
    for (String name : new String[] {"a", "b", "ab", "a"}) {
      tree.add(name);
    }
    tree.touch();
    tree.collect();
    System.out.println(tree.state());
  }
}
