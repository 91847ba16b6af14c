import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.ajws.AliasAtomic;
import org.ajws.AtomicSet;

/** What old code does every day with the parts of one set, on eight threads. */
public class OldHabits {
  @AtomicSet("m")
  static class Lru {
    private @AliasAtomic("this.m[]e=this.m") Entry[] table =
        new @AliasAtomic("this.m[]e=this.m") Entry[8];
    private @AliasAtomic("e=this.m") Entry head;
    private int size, removed;

    Lru() {
      head = new @AliasAtomic("e=this.m") Entry(-1);
      head.before = head;
      head.after = head;
    }

    private static int index(int h, int n) {
      return (h & 0x7fffffff) % n;
    }

    private @AliasAtomic("e=this.m") Entry find(int key) {
      for (Entry e = table[index(key, table.length)]; e != null; e = e.next)
        if (e.key == key) return e;
      return null;
    }

    Integer get(int key) {
      Entry e = find(key);
      if (e == null) return null;
      unlink(e);
      link(e);
      return e.value;
    }

    private void unlink(@AliasAtomic("e=this.m") Entry e) {
      e.before.after = e.after;
      e.after.before = e.before;
    }

    private void link(Entry e) {
      e.before = head;
      e.after = head.after;
      head.after.before = e;
      head.after = e;
    }

    void put(int key, int value) {
      Entry e = find(key);
      if (e != null) {
        e.value = value;
        unlink(e);
        link(e);
        return;
      }
      if (size > 12) remove(head.before.key);
      e = new @AliasAtomic("e=this.m") Entry(key);
      e.value = value;
      int i = index(key, table.length);
      e.next = table[i];
      table[i] = e;
      link(e);
      if (++size > table.length) grow();
    }

    private void grow() {
      Entry[] old = table;
      table = new @AliasAtomic("this.m[]e=this.m") Entry[old.length * 2];
      for (int i = 0; i < old.length; i++) {
        Entry e = old[i];
        while (e != null) {
          Entry next = e.next;
          int j = index(e.key, table.length);
          e.next = table[j];
          table[j] = e;
          e = next;
        }
      }
    }

    void remove(int key) {
      int i = index(key, table.length);
      Entry prev = null;
      for (Entry e = table[i]; e != null; prev = e, e = e.next) {
        if (e.key == key) {
          if (prev == null) table[i] = e.next;
          else prev.next = e.next;
          unlink(e);
          size--;
          removed++;
          return;
        }
      }
    }

    boolean isWhole() {
      int n = 0;
      for (Entry e = head.after; e != head; e = e.after) n++;
      int m = 0;
      for (Entry f : table) for (Entry e = f; e != null; e = e.next) m++;
      return n == size && m == size;
    }
  }

  @AtomicSet("e")
  static class Entry {
    final int key;
    int value;
    @AliasAtomic("e=this.e")
    Entry next, before, after;

    Entry(int key) {
      this.key = key;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Entry e && e.key == key && e.value == value;
    }

    @Override
    public int hashCode() {
      return key;
    }
  }

  @AtomicSet("g")
  static class Matrix implements Cloneable {
    private double @AliasAtomic("this.g[][]") [][] rows =
        new double @AliasAtomic("this.g[][]") [4][4];
    private int version;

    double @AliasAtomic("this.g[]") [] row(int i) {
      return rows[i];
    }

    double[] copyOfRow(int i) {
      return rows[i].clone();
    }

    double[] copy2(int i) {
      return Arrays.copyOf(rows[i], 4);
    }

    void swap(int i, int j) {
      double[] r = rows[i];
      rows[i] = rows[j];
      rows[j] = r;
    }

    int version() {
      return version;
    }

    boolean isCopyEven() {
      Matrix c = clone();
      return c.isEven() && copyOfRow(0).length == copy2(0).length;
    }

    void addTo(int i) {
      double[] r = row(i);
      for (int j = 0; j < r.length; j++) r[j]++;
      version++;
    }

    double sum() {
      double s = 0;
      for (double[] r : rows) for (double d : r) s += d;
      return s;
    }

    @Override
    public Matrix clone() {
      try {
        Matrix m = (Matrix) super.clone();
        m.rows = new double @AliasAtomic("this.g[][]") [4][];
        for (int i = 0; i < 4; i++) m.rows[i] = rows[i].clone();
        return m;
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }

    boolean isEven() {
      return Math.abs(sum() - 4 * version) < 1e-9;
    }

    void addTwice(int i) {
      addTo(i);
      addTo((i + 1) % 4);
    }
  }

  @AtomicSet("t")
  static class Tree {
    private @AliasAtomic("t=this.t") TNode root;
    private int n;

    void add(int k) {
      TNode parent = null, at = root;
      while (at != null) {
        parent = at;
        if (k == at.k) {
          at.times++;
          n++;
          return;
        }
        at = k < at.k ? at.l : at.r;
      }
      root = root == null ? made(k) : rotate(root);
      if (parent != null) {
        TNode m2 = made(k);
        if (k < parent.k) {
          m2.l = parent.l;
          parent.l = m2;
        } else {
          m2.l = parent.r;
          parent.r = m2;
        }
      }
      n++;
    }

    private @AliasAtomic("t=this.t") TNode made(int k) {
      return new @AliasAtomic("t=this.t") TNode(k);
    }

    private TNode rotate(@AliasAtomic("t=this.t") TNode y) {
      return y;
    }

    int walk() {
      Deque<@AliasAtomic("t=this.t") TNode> todo = new ArrayDeque<>();
      if (root != null) todo.push(root);
      int c = 0;
      while (!todo.isEmpty()) {
        TNode x = todo.pop();
        c += x.times;
        if (x.l != null) todo.push(x.l);
        if (x.r != null) todo.push(x.r);
      }
      return c;
    }

    boolean isWhole() {
      return walk() == n;
    }
  }

  @AtomicSet("t")
  static class TNode {
    final int k;
    int times = 1;
    @AliasAtomic("t=this.t")
    TNode l, r;

    private TNode(int k) {
      this.k = k;
    }

    static TNode of(int k) {
      TNode t = new TNode(k);
      t.times = 1;
      return t;
    }

    TNode left(@AliasAtomic("t=this.t") TNode l) {
      this.l = l;
      return this;
    }
  }

  @AtomicSet("s")
  static class Builder {
    private final StringBuilder text = new StringBuilder();
    private final List<String> parts = new ArrayList<>();
    private int n;

    Builder add(String s) {
      text.append(s);
      parts.add(s);
      n++;
      return this;
    }

    Builder addAll(String... all) {
      for (String s : all) add(s);
      return this;
    }

    String build() {
      return text + " " + n;
    }

    boolean isWhole() {
      return text.length() == n && parts.size() == n;
    }

    void both() {
      add("a").add("b").addAll("c", "d");
    }
  }

  @AtomicSet("x")
  static class Group {
    private int a, b;
    private final List<Consumer<Group>> listeners = new ArrayList<>();

    class Cursor {
      int at;

      boolean next() {
        at++;
        a++;
        b++;
        return at < 3;
      }

      int seen() {
        return a - b;
      }
    }

    int use(Cursor c) {
      int w = 0;
      while (c.next()) w += c.seen();
      return w;
    }

    int all() {
      return use(new Cursor()) + use(this.new Cursor());
    }

    void on(Consumer<Group> g) {
      listeners.add(g);
    }

    void fire() {
      a++;
      for (Consumer<Group> g : listeners) g.accept(this);
      b++;
    }

    void back() {
      a++;
      b++;
    }

    boolean isWhole() {
      return a == b;
    }

    boolean same(Group o) {
      return o == this;
    }

    @Override
    public boolean equals(Object o) {
      if (this == o) return true;
      if (!(o instanceof Group)) return false;
      Group g = (Group) o;
      return g.a == a && g.b == b;
    }

    @Override
    public int hashCode() {
      return 7;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Lru lru = new Lru();
    Matrix matrix = new Matrix();
    Tree tree = new Tree();
    Builder builder = new Builder();
    Group group = new Group();
    group.on(Group::back);
    group.on(x -> x.back());
    boolean[] ok = {true};
    Thread[] threads = new Thread[args.length == 0 ? 1 : Integer.parseInt(args[0])];
    for (int t = 0; t < threads.length; t++) {
      int id = t;
      threads[t] =
          new Thread(
              () -> {
                Random random = new Random(id);
                for (int i = 0; i < 400; i++) {
                  int key = random.nextInt(40);
                  lru.put(key, i);
                  lru.get(random.nextInt(40));
                  if (i % 5 == 0) {
                    lru.remove(key);
                  }
                  matrix.addTo(key & 3);
                  matrix.swap(key & 3, 0);
                  if (i < 60) {
                    tree.add(key);
                  }
                  if (i < 100) {
                    builder.both();
                  }
                  group.fire();
                  ok[0] &=
                      lru.isWhole() && matrix.isCopyEven() && tree.isWhole() && builder.isWhole();
                  ok[0] &= group.all() == 0 && group.isWhole() && group.equals(group);
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(ok[0] + " " + matrix.version() / threads.length);
  }
}
