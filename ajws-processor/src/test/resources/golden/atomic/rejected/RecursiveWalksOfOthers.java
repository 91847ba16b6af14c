import java.util.ArrayList;
import java.util.List;
import org.ajws.*;

/** Private methods that call themselves with the objects in a container that says nothing of them. */
@AtomicSet("t")
class RecursiveWalksOfOthers {
  @AtomicSet("n")
  static class Node {
    final List<@AliasAtomic("n=this.n") Node> parts = new ArrayList<>();
    final List<Node> others = new ArrayList<>();
    boolean seen;
  }

  private final @AliasAtomic("n=this.t") Node root = new @AliasAtomic("n=this.t") Node();
  private static final List<Node> ALL = new ArrayList<>();

  void mark() { mark(root); }
  private void mark(Node n) { n.seen = true; for (Node o : n.others) mark(o); }

  void each() { each(root); }
  private void each(Node n) { n.seen = true; n.parts.forEach(k -> each(k)); n.others.forEach(k -> each(k)); }

  void one() { one(root); }
  private void one(Node n) { n.seen = true; n.parts.forEach(k -> ALL.forEach(o -> one(o))); }
}
