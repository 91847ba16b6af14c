import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A copy has locks of its own, but its parts keep that of the original. */
@AtomicSet("b")
class CopiedParts implements Cloneable, Serializable {
  private @AliasAtomic("a=this.b") Part part = new @AliasAtomic("a=this.b") Part();
  private @AliasAtomic("a=this.b") Part made = new @AliasAtomic("a=this.b") Part();
  private transient List<@AliasAtomic("a=this.b") Part> all = new ArrayList<>();
  private int @AliasAtomic("this.b[]") [] slots = new int[3];

  @Override
  public CopiedParts clone() throws CloneNotSupportedException {
    CopiedParts copy = (CopiedParts) super.clone();
    copy.made = null;
    return copy;
  }

  void touch() {
    part.value += made.value + all.get(0).value + slots[0];
  }

  @AtomicSet("a")
  static class Part {
    @Atomic("a")
    int value;
  }

  @AtomicSet("c")
  static class Read implements Serializable {
    private transient @AliasAtomic("a=this.c") Part part = new @AliasAtomic("a=this.c") Part();

    @SuppressWarnings("ajws-atomic")
    private @AliasAtomic("a=this.c") Part known;

    private void readObject(java.io.ObjectInputStream in) throws Exception {
      in.defaultReadObject();
      part = new @AliasAtomic("a=this.c") Part();
    }
  }
}
