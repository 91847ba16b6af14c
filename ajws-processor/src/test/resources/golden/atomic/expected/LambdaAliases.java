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
@org.ajws.runtime.Translated(digest = "64c12447993e225a432bf63cf6745cd1370cecbad61777994519a1b75b2ef236", target = "trycatch") @AtomicSet("t")
public class LambdaAliases {
  @AtomicSet("n")
  static class Node {
    int value;
    final List<@AliasAtomic("n=this.n") Node> children = new ArrayList<>();

    Node(int value) {
      this.value = value;
    }

    List<@AliasAtomic("n=this.n") Node> children() { try { synchronized (this.ajws$monitor_n()) { return children$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private List<@AliasAtomic("n=this.n") Node> children$internal() {
      return children;
    }

    @AliasAtomic("n=this.n")
    Node first() { try { synchronized (this.ajws$monitor_n()) { return first$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private Node first$internal() {
      return children.isEmpty() ? null : children.get(0);
    }

    int value() { try { synchronized (this.ajws$monitor_n()) { return value$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int value$internal() {
      return value;
    }

    void grow() { try { synchronized (this.ajws$monitor_n()) { grow$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void grow$internal() {
      children.add(org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("n=this.n") Node(value + 1), this.ajws$monitor_n(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_n_alias(ajws$lock)));
      children.forEach(c -> { synchronized (this.ajws$monitor_n()) { c.value++; } });
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_n; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_n() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_n; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_n_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_n_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_n; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_n_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_n_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Node.class, "ajws$monitor_n", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_n_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_n = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_n, lock); } }

  private final Map<String, @AliasAtomic("n=this.t") Node> nodes = new TreeMap<>();
  private final Map<String, List<@AliasAtomic("n=this.t") Node>> groups = new TreeMap<>();
  private List<@AliasAtomic("n=this.t") Node> all = new ArrayList<>();
  private Optional<@AliasAtomic("n=this.t") Node> best = Optional.empty();
  private int changes;

  void add(String name) { try { synchronized (this.ajws$monitor_t()) { add$internal(name); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal(String name) {
    nodes.computeIfAbsent(name, k -> org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("n=this.t") Node(k.length()), this.ajws$monitor_t(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_n_alias(ajws$lock))).grow();
    nodes.merge(name, node(1), (a, b) -> { synchronized (this.ajws$monitor_t()) { return a.value > b.value ? a : b; } }).value++;
    nodes.compute(
        name,
        (k, old) -> { synchronized (this.ajws$monitor_t()) { 
          if (old == null) {
            return node(0);
          }
          old.value += 10;
          return old;
         } });
    groups.computeIfAbsent(name.substring(0, 1), k -> new ArrayList<>()).add(nodes.get(name));
    groups.get(name.substring(0, 1)).replaceAll(n -> { synchronized (this.ajws$monitor_t()) { return n.value == 0 ? node(1) : n; } });
    changes++;
  }

  private @AliasAtomic("n=this.t") Node node(int value) {
    return org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("n=this.t") Node(value), this.ajws$monitor_t(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_n_alias(ajws$lock));
  }

  void touch() { try { synchronized (this.ajws$monitor_t()) { touch$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void touch$internal() {
    nodes.values().stream().flatMap(n -> n.children().stream()).forEach(n -> { synchronized (this.ajws$monitor_t()) { n.value++; } });
    nodes.values().stream().map(Node::children).flatMap(List::stream).forEach(n -> { synchronized (this.ajws$monitor_t()) { n.value++; } });
    nodes.values().stream().map(n -> n.first()).filter(n -> n != null).forEach(n -> { synchronized (this.ajws$monitor_t()) { n.value++; } });
    groups.values().stream().flatMap(Collection::stream).map(Node::first).forEach(this::bump);
    Optional.ofNullable(nodes.get("a")).map(Node::first).ifPresent(n -> { synchronized (this.ajws$monitor_t()) { n.value += 100; } });
    Optional.ofNullable(nodes.get("zz")).orElseGet(() -> node(5)).value++;
    Stream.concat(all.stream(), nodes.values().stream()).forEach(n -> { synchronized (this.ajws$monitor_t()) { n.value--; } });
    Stream.of(node(1), nodes.get("a")).forEach(n -> { synchronized (this.ajws$monitor_t()) { n.value--; } });
    for (Node n : Arrays.asList(nodes.get("a"), nodes.get("b"))) {
      n.value++;
    }
    changes++;
  }

  private void bump(@AliasAtomic("n=this.t") Node node) { try { synchronized (this.ajws$monitor_t()) { bump$internal(node); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void bump$internal(@AliasAtomic("n=this.t") Node node) {
    if (node != null) {
      node.value++;
    }
  }

  void collect() { try { synchronized (this.ajws$monitor_t()) { collect$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void collect$internal() {
    all = nodes.values().stream().filter(n -> { synchronized (this.ajws$monitor_t()) { return n.value > 0; } }).collect(Collectors.toList());
    all.addAll(new ArrayList<>(nodes.values()));
    all.sort(Comparator.comparing(n -> { synchronized (this.ajws$monitor_t()) { return n.value; } }));
    Collections.reverse(all);
    best = all.stream().max(Comparator.comparing(Node::value));
    best.ifPresent(n -> { synchronized (this.ajws$monitor_t()) { n.value++; } });
    Map<Integer, List<@AliasAtomic("n=this.t") Node>> byValue =
        all.stream().collect(Collectors.groupingBy(n -> { synchronized (this.ajws$monitor_t()) { return n.value % 2; } }, Collectors.toList()));
    byValue.values().forEach(l -> { synchronized (this.ajws$monitor_t()) { l.forEach(n -> { synchronized (this.ajws$monitor_t()) { n.value++; } }); } });
    Map<Integer, @AliasAtomic("n=this.t") Node> byKey =
        all.stream().collect(Collectors.toMap(n -> { synchronized (this.ajws$monitor_t()) { return n.value; } }, n -> n, (a, b) -> a, HashMap::new));
    byKey.values().forEach(n -> { synchronized (this.ajws$monitor_t()) { n.value++; } });
    Supplier<@AliasAtomic("n=this.t") Node> maker = () -> node(3);
    maker.get().value++;
    Function<@AliasAtomic("n=this.t") Node, @AliasAtomic("n=this.t") Node> next =
        n -> { synchronized (this.ajws$monitor_t()) { 
          n.value++;
          return n.first();
         } };
    all.stream().map(next).forEach(this::bump);
    nodes.values().forEach(all::add);
    all = all.stream().collect(Collectors.toCollection(ArrayList::new));
    all = all.stream().collect(() -> new ArrayList<>(), (l, n) -> l.add(n), List::addAll);
    all = all.stream().sorted(Comparator.comparing(Node::value)).limit(9).toList();
    all = all.isEmpty() ? List.of() : new ArrayList<>(all);
    best = all.size() > 3 ? Optional.of(all.get(0)) : Optional.empty();
    bump$internal(
        switch (changes % 3) {
          case 0 -> node(1);
          case 1 -> {
            yield nodes.get("a");
          }
          default -> null;
        });
    changes++;
  }

  String state() { try { synchronized (this.ajws$monitor_t()) { return state$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private String state$internal() {
    return nodes.values().stream().map(n -> { synchronized (this.ajws$monitor_t()) { return n.value + "" + n.children().size(); } }).toList()
        + " "
        + all.stream().mapToInt(n -> { synchronized (this.ajws$monitor_t()) { return n.value; } }).sum()
        + " "
        + best.map(n -> { synchronized (this.ajws$monitor_t()) { return n.value; } }).orElse(-1)
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
 private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_t; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_t() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_t; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_t_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_t_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_t; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_t_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_t_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), LambdaAliases.class, "ajws$monitor_t", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_t_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_t = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_t, lock); } }
