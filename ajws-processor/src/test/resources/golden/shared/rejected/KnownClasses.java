import java.util.List;
import org.ajws.ParallelFor;

/** Which of several methods runs is known, or not, and what it does is shared. */
class KnownClasses {
  int n;
  int[] a;
  static int stat;

  interface Op {
    void run(int[] a, int i);
  }

  static class Own implements Op {
    public void run(int[] a, int i) {
      a[i] = 1;
    }
  }

  static class Sum implements Op {
    int s;

    public void run(int[] a, int i) {
      s += a[i];
    }
  }

  static class Stat implements Op {
    public void run(int[] a, int i) {
      stat += a[i];
    }
  }

  static void on(Op op, int[] a, int i) {
    op.run(a, i);
  }

  static void on2(Op op, int[] a, int i) {
    on(op, a, i);
  }

  void exactly() {
    Op op = new Sum();
    for (@ParallelFor int i = 0; i < n; i++) op.run(a, i);
  }

  void exactBy() {
    Op op = new Stat();
    for (@ParallelFor int i = 0; i < n; i++) on2(op, a, i);
  }

  private final Op own = new Own();
  private Op some = new Own();
  final Op summing = new Sum();

  void field() {
    for (@ParallelFor int i = 0; i < n; i++) on(summing, a, i);
  }

  void param(Op op) {
    for (@ParallelFor int i = 0; i < n; i++) on(op, a, i);
  }

  static class Own2 implements Op {
    public void run(int[] a, int i) {
      a[i]++;
    }
  }

  void two(boolean b) {
    Op op = b ? new Own() : new Sum();
    for (@ParallelFor int i = 0; i < n; i++) on(op, a, i);
  }

  enum Kind {
    PLAIN {
      void at(int[] a, int i) {
        a[i] = 1;
      }
    },
    COUNTING {
      int c;

      void at(int[] a, int i) {
        c++;
        a[i] = 1;
      }
    };

    abstract void at(int[] a, int i);
  }

  void constant() {
    for (@ParallelFor int i = 0; i < n; i++) Kind.COUNTING.at(a, i);
  }

  static void kind(Kind k, int[] a, int i) {
    k.at(a, i);
  }

  void enumBy() {
    for (@ParallelFor int i = 0; i < n; i++) kind(Kind.COUNTING, a, i);
  }

  void enumAny(Kind k) {
    for (@ParallelFor int i = 0; i < n; i++) kind(k, a, i);
  }

  abstract static class Base {
    int w;

    void all(int[] a, int i) {
      step(a, i);
    }

    abstract void step(int[] a, int i);
  }

  static class Good extends Base {
    void step(int[] a, int i) {
      a[i] = 2;
    }
  }

  static class Bad extends Base {
    void step(int[] a, int i) {
      w = i;
    }
  }

  static class Better extends Good {
    void more(int[] a, int i) {
      all(a, i);
    }
  }

  void template() {
    Base g = new Bad();
    for (@ParallelFor int i = 0; i < n; i++) g.all(a, i);
  }

  void declared(Base g) {
    for (@ParallelFor int i = 0; i < n; i++) g.all(a, i);
  }

  static Op make() {
    return new Own();
  }

  static Op makeSum() {
    return new Sum();
  }

  void made() {
    Op op = makeSum();
    for (@ParallelFor int i = 0; i < n; i++) on(op, a, i);
  }

  void async() {
    Op op = new Sum();
    finish:
    {
      async:
      on(op, a, 1);
      on(op, a, 2);
    }
  }

  void asyncExact() {
    Op op = new Sum();
    finish:
    {
      async:
      op.run(a, 1);
      op.run(a, 2);
    }
  }

  void assigned(boolean b) {
    Op op = new Own();
    if (b) op = new Sum();
    Op o = op;
    for (@ParallelFor int i = 0; i < n; i++) on(o, a, i);
  }

  void each(List<Op> ops) {
    for (Op op : ops) {
      for (@ParallelFor int i = 0; i < n; i++) on(op, a, i);
    }
  }

  Op open = new Own();
  public Op openToAll = new Own();

  void set(Op o) {
    open = o;
  }

  void settable() {
    for (@ParallelFor int i = 0; i < n; i++) on(open, a, i);
  }

  static class Deep {
    Op op;

    Deep(Op op) {
      this.op = op;
    }

    void go(int[] a, int i) {
      op.run(a, i);
    }
  }

  static class Rec implements Op {
    Op inner;

    public void run(int[] a, int i) {
      if (inner != null) inner.run(a, i);
    }
  }

  void rec(Rec r) {
    for (@ParallelFor int i = 0; i < n; i++) r.run(a, i);
  }
}
