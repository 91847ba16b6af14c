import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** What a new object shares with others: who has the lock while it is made, and which one it is. */
class ConstructorsOfShared {
  @AtomicSet("a")
  static class Node {
    @Atomic("a")
    int v;

    @Atomic("a")
    @AliasAtomic("a=this.a") Node next;

    @Atomic("a")
    @AliasAtomic("a=this.a") Node previous;

    Node(@AliasAtomic("a=this.a") Node next) {
      this.next = next;
      next.v++;
    }

    Node(@AliasAtomic("a=this.a") Node next, int v) {
      this.next = next;
      this.v = v;
      this.next.v += next.next.v;
    }

    Node(@AliasAtomic("a=this.a") Node next, @AliasAtomic("a=this.a") Node previous) {
      this.next = next;
      this.previous = previous;
    }

    int get() {
      return v;
    }
  }

  static class Counting extends Node {
    private final int first = next.v++;
    private int own = v++;

    {
      next.v++;
      v++;
      own = get();
    }

    Counting(@AliasAtomic("a=this.a") Node next) {
      super(next);
    }
  }

  static Node two(Node x, Node y) {
    return new Node(x, y);
  }

  @AtomicSet("b")
  static class Owner {
    @Atomic("b")
    private @AliasAtomic("a=this.b") Node head;

    void add() {
      head = new Node(head, 1); // while head is null, the new node would have a lock of its own
    }

    void add(Node other) {
      head = new @AliasAtomic("a=this.b") Node(other, 1);
    }
  }
}
