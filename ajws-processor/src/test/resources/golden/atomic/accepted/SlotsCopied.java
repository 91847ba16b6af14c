import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import org.ajws.*;

/** Arrays with slots of a set that the library, or a generic method, looks at, copies or gives back. */
@AtomicSet("b")
class SlotsCopied {
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(int[].class);
  private final int @AliasAtomic("this.b[]") [] slots = new @AliasAtomic("this.b[]") int[3];
  private int @AliasAtomic("this.b[][]") [][] rows = new @AliasAtomic("this.b[][]") int[2][3];
  private final String @AliasAtomic("this.b[]") [] names = new @AliasAtomic("this.b[]") String[3];
  private int n;

  void larger() { int @AliasAtomic("this.b[][]") [][] x = new int[9][]; System.arraycopy(rows, 0, x, 0, 2); rows = x; }
  void looked() { Objects.requireNonNull(slots); n = Objects.hash(slots) + System.identityHashCode(slots); }
  void handle() { SLOT.set(slots, 0, 1); }
  void given() { give(slots)[0]++; }
  static <T> T give(T t) { return t; }
  String joined() { return String.join(",", Arrays.asList(names)); }
  List<String> names() { List<String> all = new ArrayList<>(Arrays.asList(names)); all.addAll(Arrays.asList(names)); return all; }
  int different() { return new HashSet<>(Arrays.asList(names)).size(); }
}
