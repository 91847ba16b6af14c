import java.util.ArrayList;
import java.util.List;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** What a method gives is known only where all of its code is: the twins of KeptCalls. */
class CallsLoseAliases {
  @AtomicSet("a")
  static class Tree {
    static Node foreign = new Node(1);
    private @AliasAtomic("n=this.a") Node root;

    void add(int key) {
      root = insert(root, key);
    }

    private Node insert(Node at, int key) {
      if (at == null) {
        return new @AliasAtomic("n=this.a") Node(key);
      }
      at.left = insert(foreign, key); // so the parameter may be anything
      return at;
    }

    private Node found(int key) {
      return key == 3 ? foreign : root;
    }

    void ofBoth(int key) {
      found(key).key++;
    }

    private void byReference(Node node) {
      node.key++;
    }

    void references(List<Node> all) {
      byReference(root);
      all.forEach(this::byReference);
    }

    private Node ofThis() {
      return root;
    }

    void ofAnother(Tree other) {
      root = other.ofThis();
    }
  }

  @AtomicSet("n")
  static class Node {
    int key;
    @AliasAtomic("n=this.n") Node left;

    Node(int key) {
      this.key = key;
    }
  }

  @AtomicSet("c")
  static class Chain {
    static Chain last;
    int value;

    Chain fluent() {
      return last;
    }

    Chain oneOfTwo() {
      return value > 3 ? last : this;
    }

    Chain overridden() {
      return this;
    }

    void use() {
      fluent().value++;
      oneOfTwo().value++;
      overridden().value++;
    }

    static Chain made() {
      Chain made = new Chain();
      last = made;
      return made;
    }

    static void touch() {
      made().value++;
    }

    void take(@Atomic("c") Chain other) {
      value += other.value;
    }

    void takeHandedOut() {
      Chain made = new Chain();
      last = made;
      take(made);
      value++;
    }
  }

  static class Other extends Chain {
    @Override
    Chain overridden() {
      return last;
    }
  }

  @AtomicSet("s")
  static class Subject {
    private final List<Observer> all = new ArrayList<>();
    private Subject other;

    void leave(Observer observer) {
      all.remove(observer);
    }

    void tell() {
      for (Observer each : all) {
        each.told(other); // which is not the one whose lock is held
      }
    }
  }

  interface Observer {
    void told(Subject subject);
  }

  static class Once implements Observer {
    @Override
    public void told(Subject subject) {
      subject.leave(this);
    }
  }
}
