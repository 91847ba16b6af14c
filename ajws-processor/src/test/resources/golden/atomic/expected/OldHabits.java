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
@org.ajws.runtime.Translated(digest = "a52db0cf812cf2d960ff3b7f0511d74871223f0a18dcdbcbb629fe6da932e033", target = "trycatch") public class OldHabits {
  @AtomicSet("m")
  static class Lru {
    private @AliasAtomic("this.m[]e=this.m") Entry[] table =
        new @AliasAtomic("this.m[]e=this.m") Entry[8];
    private @AliasAtomic("e=this.m") Entry head;
    private int size, removed;

    Lru() {
      head = org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("e=this.m") Entry(-1), this.ajws$monitor_m(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_e_alias(ajws$lock));
      head.before = head;
      head.after = head;
    }

    private static int index(int h, int n) {
      return (h & 0x7fffffff) % n;
    }

    private @AliasAtomic("e=this.m") Entry find(int key) { try { synchronized (this.ajws$monitor_m()) { return find$internal(key); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private Entry find$internal(int key) {
      for (Entry e = table[index(key, table.length)]; e != null; e = e.next)
        if (e.key == key) return e;
      return null;
    }

    Integer get(int key) { try { synchronized (this.ajws$monitor_m()) { return get$internal(key); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private Integer get$internal(int key) {
      Entry e = find$internal(key);
      if (e == null) return null;
      unlink$internal(e);
      link$internal(e);
      return e.value;
    }

    private void unlink(@AliasAtomic("e=this.m") Entry e) { try { synchronized (this.ajws$monitor_m()) { unlink$internal(e); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void unlink$internal(@AliasAtomic("e=this.m") Entry e) {
      e.before.after = e.after;
      e.after.before = e.before;
    }

    private void link(Entry e) { try { synchronized (this.ajws$monitor_m()) { link$internal(e); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void link$internal(Entry e) {
      e.before = head;
      e.after = head.after;
      head.after.before = e;
      head.after = e;
    }

    void put(int key, int value) { try { synchronized (this.ajws$monitor_m()) { put$internal(key, value); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void put$internal(int key, int value) {
      Entry e = find$internal(key);
      if (e != null) {
        e.value = value;
        unlink$internal(e);
        link$internal(e);
        return;
      }
      if (size > 12) remove$exact(head.before.key);
      e = org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("e=this.m") Entry(key), this.ajws$monitor_m(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_e_alias(ajws$lock));
      e.value = value;
      int i = index(key, table.length);
      e.next = table[i];
      table[i] = e;
      link$internal(e);
      if (++size > table.length) grow$internal();
    }

    private void grow() { try { synchronized (this.ajws$monitor_m()) { grow$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void grow$internal() {
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

    void remove(int key) { try { synchronized (this.ajws$monitor_m()) { remove$internal(key); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private void remove$exact(int key) { if (this.getClass() == Lru.class) { remove$internal(key); } else { remove(key); } } private void remove$internal(int key) {
      int i = index(key, table.length);
      Entry prev = null;
      for (Entry e = table[i]; e != null; prev = e, e = e.next) {
        if (e.key == key) {
          if (prev == null) table[i] = e.next;
          else prev.next = e.next;
          unlink$internal(e);
          size--;
          removed++;
          return;
        }
      }
    }

    boolean isWhole() { try { synchronized (this.ajws$monitor_m()) { return isWhole$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isWhole$internal() {
      int n = 0;
      for (Entry e = head.after; e != head; e = e.after) n++;
      int m = 0;
      for (Entry f : table) for (Entry e = f; e != null; e = e.next) m++;
      return n == size && m == size;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_m; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_m() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_m; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_m_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_m_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_m; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_m_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_m_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Lru.class, "ajws$monitor_m", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_m_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_m = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_m, lock); } }

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
    public boolean equals(Object o) { try { synchronized (org.ajws.runtime.lock.OrderedLock.first(this.ajws$monitor_e(), (o instanceof OldHabits.Entry ? ((OldHabits.Entry) o).ajws$monitor_e() : null))) { synchronized (org.ajws.runtime.lock.OrderedLock.second(this.ajws$monitor_e(), (o instanceof OldHabits.Entry ? ((OldHabits.Entry) o).ajws$monitor_e() : null))) { return equals$internal(o); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean equals$internal(Object o) {
      return o instanceof Entry e && e.key == key && e.value == value;
    }

    @Override
    public int hashCode() {
      return key;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_e; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_e() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_e; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_e_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_e_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_e; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_e_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_e_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Entry.class, "ajws$monitor_e", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_e_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_e = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_e, lock); } }

  @AtomicSet("g")
  static class Matrix implements Cloneable {
    private double @AliasAtomic("this.g[][]") [][] rows =
        new double @AliasAtomic("this.g[][]") [4][4];
    private int version;

    double @AliasAtomic("this.g[]") [] row(int i) { try { synchronized (this.ajws$monitor_g()) { return row$internal(i); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private double[] row$exact(int i) { if (this.getClass() == Matrix.class) { return row$internal(i); } else { return row(i); } } private double[] row$internal(int i) {
      return rows[i];
    }

    double[] copyOfRow(int i) { try { synchronized (this.ajws$monitor_g()) { return copyOfRow$internal(i); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private double[] copyOfRow$exact(int i) { if (this.getClass() == Matrix.class) { return copyOfRow$internal(i); } else { return copyOfRow(i); } } private double[] copyOfRow$internal(int i) {
      return rows[i].clone();
    }

    double[] copy2(int i) { try { synchronized (this.ajws$monitor_g()) { return copy2$internal(i); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private double[] copy2$exact(int i) { if (this.getClass() == Matrix.class) { return copy2$internal(i); } else { return copy2(i); } } private double[] copy2$internal(int i) {
      return Arrays.copyOf(rows[i], 4);
    }

    void swap(int i, int j) { try { synchronized (this.ajws$monitor_g()) { swap$internal(i, j); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void swap$internal(int i, int j) {
      double[] r = rows[i];
      rows[i] = rows[j];
      rows[j] = r;
    }

    int version() { try { synchronized (this.ajws$monitor_g()) { return version$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int version$internal() {
      return version;
    }

    boolean isCopyEven() { try { synchronized (this.ajws$monitor_g()) { return isCopyEven$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isCopyEven$internal() {
      Matrix c = clone$exact();
      return c.isEven() && copyOfRow$exact(0).length == copy2$exact(0).length;
    }

    void addTo(int i) { try { synchronized (this.ajws$monitor_g()) { addTo$internal(i); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private void addTo$exact(int i) { if (this.getClass() == Matrix.class) { addTo$internal(i); } else { addTo(i); } } private void addTo$internal(int i) {
      double[] r = row$exact(i);
      for (int j = 0; j < r.length; j++) r[j]++;
      version++;
    }

    double sum() { try { synchronized (this.ajws$monitor_g()) { return sum$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private double sum$exact() { if (this.getClass() == Matrix.class) { return sum$internal(); } else { return sum(); } } private double sum$internal() {
      double s = 0;
      for (double[] r : rows) for (double d : r) s += d;
      return s;
    }

    @Override
    public Matrix clone() { try { synchronized (this.ajws$monitor_g()) { return clone$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private Matrix clone$exact() { if (this.getClass() == Matrix.class) { return clone$internal(); } else { return clone(); } } private Matrix clone$internal() {
      try {
        Matrix m = (Matrix) super.clone();
        m.rows = new double @AliasAtomic("this.g[][]") [4][];
        for (int i = 0; i < 4; i++) m.rows[i] = rows[i].clone();
        return m;
      } catch (CloneNotSupportedException e) { org.ajws.runtime.frame.Traces.trace(e);
        throw new AssertionError(e);
      }
    }

    boolean isEven() { try { synchronized (this.ajws$monitor_g()) { return isEven$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isEven$internal() {
      return Math.abs(sum$exact() - 4 * version) < 1e-9;
    }

    void addTwice(int i) { try { synchronized (this.ajws$monitor_g()) { addTwice$internal(i); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void addTwice$internal(int i) {
      addTo$exact(i);
      addTo$exact((i + 1) % 4);
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_g; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_g() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_g; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_g_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_g_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_g; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_g_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_g_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Matrix.class, "ajws$monitor_g", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_g_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_g = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_g, lock); } }

  @AtomicSet("t")
  static class Tree {
    private @AliasAtomic("t=this.t") TNode root;
    private int n;

    void add(int k) { try { synchronized (this.ajws$monitor_t()) { add$internal(k); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal(int k) {
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
      return org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("t=this.t") TNode(k), this.ajws$monitor_t(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_t_alias(ajws$lock));
    }

    private TNode rotate(@AliasAtomic("t=this.t") TNode y) {
      return y;
    }

    int walk() { try { synchronized (this.ajws$monitor_t()) { return walk$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int walk$exact() { if (this.getClass() == Tree.class) { return walk$internal(); } else { return walk(); } } private int walk$internal() {
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

    boolean isWhole() { try { synchronized (this.ajws$monitor_t()) { return isWhole$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isWhole$internal() {
      return walk$exact() == n;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_t; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_t() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_t; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_t_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_t_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_t; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_t_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_t_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Tree.class, "ajws$monitor_t", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_t_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_t = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_t, lock); } }

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

    TNode left(@AliasAtomic("t=this.t") TNode l) { try { synchronized (this.ajws$monitor_t()) { return left$internal(l); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private TNode left$internal(@AliasAtomic("t=this.t") TNode l) {
      this.l = l;
      return this;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_t; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_t() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_t; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_t_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_t_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_t; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_t_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_t_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), TNode.class, "ajws$monitor_t", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_t_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_t = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_t, lock); } }

  @AtomicSet("s")
  static class Builder {
    private final StringBuilder text = new StringBuilder();
    private final List<String> parts = new ArrayList<>();
    private int n;

    Builder add(String s) { try { synchronized (this.ajws$monitor_s()) { return add$internal(s); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private Builder add$exact(String s) { if (this.getClass() == Builder.class) { return add$internal(s); } else { return add(s); } } private Builder add$internal(String s) {
      text.append(s);
      parts.add(s);
      n++;
      return this;
    }

    Builder addAll(String... all) { try { synchronized (this.ajws$monitor_s()) { return addAll$internal(all); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private Builder addAll$internal(String... all) {
      for (String s : all) add$exact(s);
      return this;
    }

    String build() { try { synchronized (this.ajws$monitor_s()) { return build$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private String build$internal() {
      return text + " " + n;
    }

    boolean isWhole() { try { synchronized (this.ajws$monitor_s()) { return isWhole$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isWhole$internal() {
      return text.length() == n && parts.size() == n;
    }

    void both() { try { synchronized (this.ajws$monitor_s()) { both$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void both$internal() {
      add$exact("a").add("b").addAll("c", "d");
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_s; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_s() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_s_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_s_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_s_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_s_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Builder.class, "ajws$monitor_s", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_s_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_s = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_s, lock); } }

  @AtomicSet("x")
  static class Group {
    private int a, b;
    private final List<Consumer<Group>> listeners = new ArrayList<>();

    class Cursor {
      int at;

      boolean next() { synchronized (Group.this.ajws$monitor_x()) { 
        at++;
        a++;
        b++;
        return at < 3;
       } }

      int seen() { synchronized (Group.this.ajws$monitor_x()) { 
        return a - b;
       } }
    }

    int use(Cursor c) {
      int w = 0;
      while (c.next()) w += c.seen();
      return w;
    }

    int all() {
      return use(new Cursor()) + use(this.new Cursor());
    }

    void on(Consumer<Group> g) { try { synchronized (this.ajws$monitor_x()) { on$internal(g); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void on$internal(Consumer<Group> g) {
      listeners.add(g);
    }

    void fire() { try { synchronized (this.ajws$monitor_x()) { fire$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void fire$internal() {
      a++;
      for (Consumer<Group> g : listeners) g.accept(this);
      b++;
    }

    void back() { try { synchronized (this.ajws$monitor_x()) { back$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void back$internal() {
      a++;
      b++;
    }

    boolean isWhole() { try { synchronized (this.ajws$monitor_x()) { return isWhole$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isWhole$internal() {
      return a == b;
    }

    boolean same(Group o) {
      return o == this;
    }

    @Override
    public boolean equals(Object o) { try { synchronized (org.ajws.runtime.lock.OrderedLock.first(this.ajws$monitor_x(), (o instanceof OldHabits.Group ? ((OldHabits.Group) o).ajws$monitor_x() : null))) { synchronized (org.ajws.runtime.lock.OrderedLock.second(this.ajws$monitor_x(), (o instanceof OldHabits.Group ? ((OldHabits.Group) o).ajws$monitor_x() : null))) { return equals$internal(o); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean equals$internal(Object o) {
      if (this == o) return true;
      if (!(o instanceof Group)) return false;
      Group g = (Group) o;
      return g.a == a && g.b == b;
    }

    @Override
    public int hashCode() {
      return 7;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_x; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_x() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_x; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_x_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_x_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_x; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_x_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_x_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Group.class, "ajws$monitor_x", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_x_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_x = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_x, lock); } }

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
