import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EventObject;
import java.util.List;
import java.util.Properties;
import org.ajws.*;

/** Arrays with slots of a set that the library, or a generic method, puts where nobody knows of it. */
@AtomicSet("b")
class SlotsCopied {
  private final int @AliasAtomic("this.b[]") [] slots = new @AliasAtomic("this.b[]") int[3];
  private int @AliasAtomic("this.b[][]") [][] rows = new @AliasAtomic("this.b[][]") int[2][3];
  static int[] leak;
  static Object any;
  static Object[] all = new Object[9];

  void copied() { System.arraycopy(rows, 0, all, 0, 2); }
  void copiedToNew() { int[][] x = new int[2][]; System.arraycopy(rows, 0, x, 0, 2); leak = x[0]; }
  void filled() { int[][] x = new int[2][]; Arrays.fill(x, slots); leak = x[0]; }
  void listed() { List<int[]> l = List.of(slots); any = l.toArray(); }
  void listedAs() { List<int[]> l = List.of(slots); int[][] x = l.toArray(new int[0][]); leak = x[0]; }
  void added() { Collections.addAll((Collection<Object>) new ArrayList<Object>(), slots); }
  void event() { any = new EventObject(slots); }
  void property() { new Properties().put("slots", slots); }
  void kept() { keep(slots); }
  static <T> void keep(T t) { any = t; }
  void started() { start(slots); }
  static <T> void start(T t) { new Thread(() -> any = t).start(); }
  void view() { any = Collections.unmodifiableList(Arrays.asList(rows)); }
}
