import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ajws.*;

/** Objects that come out of a container: the message shows what to write in its type. */
@AtomicSet("t")
class ProposedArguments {
  @AtomicSet("n")
  static class Node {
    int key;
    @AliasAtomic("n=this.n") Node left;
  }

  private @AliasAtomic("n=this.t") Node root = new @AliasAtomic("n=this.t") Node();
  private final Map<String, Node> byName = new HashMap<>();
  static final List<Node> ALL = new ArrayList<>();

  int levels() {
    int sum = 0;
    Deque<Node> open = new ArrayDeque<>();
    open.add(root);
    while (!open.isEmpty()) {
      Node n = open.remove();
      sum += n.key;
      if (n.left != null) open.add(n.left);
    }
    return sum;
  }

  int named(String name) { return byName.get(name).key; }

  // Nothing can be written there.
  int first() { return ALL.get(0).key; }

  int of(ProposedArguments other) { return other.byName.get("").key; }
}
