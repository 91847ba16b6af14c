import java.util.concurrent.CountDownLatch;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** Each message names the alias that can be written where the object comes from. */
@AtomicSet("a")
@AtomicSet("b")
class ProposedAliases {
  @Atomic("a") private @AliasAtomic("n=this.a") Node head;
  @Atomic("a") private @AliasAtomic("this.a[]n=this.a") Node[] table;
  @Atomic("a") private Node plain;
  @Atomic("a") private int size;
  @Atomic("b") private int rest;

  void ofParameter(Node given) {
    head = given;
    given.key++;
  }

  void ofField() {
    head = plain;
  }

  Node found(int key) {
    return head;
  }

  void ofResult(int key) {
    Node local = found(key);
    local.key++;
    head = local;
  }

  void aliasedAlready(@Atomic("a") ProposedAliases other) {
    head = other.head;
    head = new Node();
    head = new @AliasAtomic("n=this.b") Node();
  }

  void ofArray(Node[] given) {
    table = given;
  }

  static Node make() {
    return new Node();
  }

  void ofStatic() {
    head = make();
  }

  void deadlock(int key) {
    found(key).touch();
    size++;
  }

  private final CountDownLatch done = new CountDownLatch(1);

  @NotAtomic
  void waiting() throws InterruptedException {
    done.await();
    size++;
  }

  @NotAtomic
  void notWaiting() {
    size++;
  }

  @AtomicSet("n")
  static class Node {
    private int key;
    private ProposedAliases owner;

    void touch() {
      key++;
      owner.count();
    }
  }

  int count() {
    return size;
  }
}
