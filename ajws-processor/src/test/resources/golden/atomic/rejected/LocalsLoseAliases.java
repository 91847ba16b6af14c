import java.util.Arrays;
import java.util.List;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A local knows no more than all the values that it is given: the twins of KeptAliases. */
@AtomicSet("a")
class LocalsLoseAliases {
  static Node foreign = new Node();
  static int[] leaked;

  private @AliasAtomic("n=this.a") Node head;
  private @AliasAtomic("this.a[]n=this.a") Node[] table;
  private int @AliasAtomic("this.a[]") [] counts;
  private int @AliasAtomic("this.a[][]") [][] rows;
  private @AliasAtomic("this.a[]") Node[] loose;

  void oneOfThemIsForeign() {
    Node p = head;
    Node r = null;
    while (p != null) {
      Node q = p.next;
      p.next = r;
      r = p;
      p = r.count == 3 ? foreign : q;
    }
    head = r;
  }

  void theLoopGivesOthers(List<Node> all) {
    for (Node n : table) {
      n = all.get(0);
      n.count++;
    }
  }

  void theVariableHasMovedOn(List<Node> all) {
    Node p = new Node();
    for (Node q : all) {
      p.link(q);
      p = q;
    }
  }

  void oneOrTheOther(boolean which, int[] other) {
    int[] c = which ? counts : other;
    c[0]++;
    counts = c;
  }

  void elements() {
    table = loose;
  }

  int[] usedAfter() {
    int[] copy = counts.clone();
    counts = copy;
    return copy;
  }

  void handedOutBefore() {
    int[] copy = Arrays.copyOf(counts, 9);
    leaked = copy;
    counts = copy;
  }

  void givenInALoop() {
    int[] copy = new int[3];
    for (int i = 0; i < 3; i++) {
      counts = copy;
      copy[i]++;
    }
  }

  void rowsOfAnother(@Atomic("a") LocalsLoseAliases other, int[][] given) {
    rows = other.rows.clone();
    rows = Arrays.copyOf(given, 3);
  }

  void nodesOfAnother(@Atomic("a") LocalsLoseAliases other, Node node) {
    table = other.table.clone();
    Node[] copy = table.clone();
    copy[0] = node;
    table = copy;
  }

  void clonedNode() throws CloneNotSupportedException {
    head = (Node) head.clone(); // with a lock of its own
  }

  @AtomicSet("n")
  static class Node implements Cloneable {
    int count;
    @AliasAtomic("n=this.n") Node next;

    void link(@AliasAtomic("n=this.n") Node to) {
      next = to;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
      return super.clone();
    }
  }
}
