import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ajws.*;

/** Private methods that call themselves with the objects in a container of their parameter. */
@AtomicSet("t")
class RecursiveWalks {
  @AtomicSet("n")
  static class Node {
    final Map<Character, @AliasAtomic("n=this.n") Node> parts = new TreeMap<>();
    final List<@AliasAtomic("n=this.n") Node> others = new ArrayList<>();
    @AliasAtomic("this.n[]n=this.n") Node[] row = new @AliasAtomic("this.n[]n=this.n") Node[2];
    boolean seen;
  }

  private final @AliasAtomic("n=this.t") Node root = new @AliasAtomic("n=this.t") Node();
  private int size;

  int count() { return count(root); }
  private int count(Node n) { int sum = n.seen ? 1 : 0; for (Node k : n.parts.values()) sum += count(k); return sum + size; }

  void mark() { mark(root); }
  private void mark(Node n) { if (n.seen) return; n.seen = true; for (Node o : n.others) mark(o); for (Node o : n.row) if (o != null) mark(o); }

  List<String> words() { List<String> all = new ArrayList<>(); words(root, "", all); return all; }
  private void words(Node n, String word, List<String> all) { if (n.seen) all.add(word); n.parts.forEach((c, k) -> words(k, word + c, all)); }

  void each() { each(root); }
  private void each(Node n) { n.seen = !n.seen; n.others.forEach(k -> each(k)); n.parts.entrySet().stream().map(e -> e.getValue()).forEach(k -> each(k)); }
}
