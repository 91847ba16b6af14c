import java.util.ArrayList;
import java.util.List;
import org.ajws.AliasAtomic;
import org.ajws.AtomicSet;

/** The objects that a constructor is handed in a container have the lock of another object. */
class UnitsWhileMade {
  @AtomicSet("a")
  static class Node {
    private int v;
  }

  @AtomicSet("b")
  static class Group {
    private int n;
    private final List<@AliasAtomic("a=this.b") Node> nodes;

    Group(List<@AliasAtomic("a=this.b") Node> nodes) {
      this.nodes = nodes;
      touch();
    }

    Group(@AliasAtomic("this.b[]a=this.b") Node[] all) {
      nodes = new ArrayList<>();
      take(all);
    }

    Group(int count, int @AliasAtomic("this.b[]") [] slots) {
      nodes = new ArrayList<>();
      slots[0] += count;
    }

    Group(List<@AliasAtomic("a=this.b") Node> nodes, int n) {
      this.nodes = nodes;
      nodes.get(0).v++;
    }

    Group() {
      nodes = new ArrayList<>();
      nodes.add(new @AliasAtomic("a=this.b") Node());
      touch(); // all its own
    }

    private void take(@AliasAtomic("this.b[]a=this.b") Node[] all) {
      all[0].v++;
    }

    void touch() {
      for (Node each : nodes) {
        each.v++;
      }
      n++;
    }

    void touchLater() {
      Group made = new @AliasAtomic("b=this.b") Group(nodes, 1);
      made.touch();
    }
  }

  @AtomicSet("b")
  static class Below {
    private final List<@AliasAtomic("a=this.b") Node> nodes;
    private final int size;

    {
      size = size();
    }

    Below(List<@AliasAtomic("a=this.b") Node> nodes) {
      this.nodes = nodes;
    }

    int size() {
      return nodes == null ? 0 : nodes.size();
    }
  }
}
