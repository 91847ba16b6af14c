import org.ajws.ParallelFor;

/** The class of each object is known, and what others would do is not done. */
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

  void exact() {
    Op op = new Own();
    for (@ParallelFor int i = 0; i < n; i++) op.run(a, i);
  }

  void exactBy() {
    Op op = new Own();
    for (@ParallelFor int i = 0; i < n; i++) on(op, a, i);
  }

  void exactBy2() {
    Op op = new Own();
    for (@ParallelFor int i = 0; i < n; i++) on2(op, a, i);
  }

  private final Op own = new Own();
  private Op some = new Own();
  final Op summing = new Sum();

  void field() {
    for (@ParallelFor int i = 0; i < n; i++) on(own, a, i);
  }

  void field2() {
    for (@ParallelFor int i = 0; i < n; i++) some.run(a, i);
  }

  private void given(Op op) {
    for (@ParallelFor int i = 0; i < n; i++) on(op, a, i);
  }

  void gives() {
    given(new Own());
    given(own);
  }

  void two(boolean b) {
    Op op = b ? new Own() : new Own2();
    for (@ParallelFor int i = 0; i < n; i++) on(op, a, i);
  }

  static class Own2 implements Op {
    public void run(int[] a, int i) {
      a[i]++;
    }
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
    for (@ParallelFor int i = 0; i < n; i++) Kind.PLAIN.at(a, i);
  }

  static void kind(Kind k, int[] a, int i) {
    k.at(a, i);
  }

  void enumBy() {
    for (@ParallelFor int i = 0; i < n; i++) kind(Kind.PLAIN, a, i);
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
    Good g = new Good();
    for (@ParallelFor int i = 0; i < n; i++) g.all(a, i);
  }

  void declared(Good g) {
    for (@ParallelFor int i = 0; i < n; i++) g.all(a, i);
  }

  void better(Better g) {
    for (@ParallelFor int i = 0; i < n; i++) g.more(a, i);
  }

  static Op make() {
    return new Own();
  }

  static Op makeSum() {
    return new Sum();
  }

  void made() {
    Op op = make();
    for (@ParallelFor int i = 0; i < n; i++) on(op, a, i);
  }

  void inside() {
    for (@ParallelFor int i = 0; i < n; i++) {
      Op op = new Sum();
      on(op, a, i);
    }
  }

  void async() {
    Op op = new Own();
    finish:
    {
      async:
      on(op, a, 1);
      on(op, a, 2);
    }
  }

  void cast(Op op) {
    for (@ParallelFor int i = 0; i < n; i++) ((Own) op).run(a, i);
  }

  void reads() {
    Op op = new Own();
    finish:
    {
      async:
      on(op, a, 1);
      System.out.println(a[2]);
    }
  }

  Op open = new Own();
  public Op openToAll = new Own();

  void set(Op o) {
    open = o;
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

  void deep() {
    for (@ParallelFor int i = 0; i < n; i++) {
      Deep d = new Deep(new Sum());
      d.go(a, i);
    }
  }

  static class Rec implements Op {
    Op inner;

    public void run(int[] a, int i) {
      if (inner != null) inner.run(a, i);
    }
  }

  /** A constant has what it has, whichever it is. */
  interface Placing {
    void at(int i);

    default void twice(int i) {
      at(i);
      at(i);
    }
  }

  enum Places implements Placing {
    NONE { public void at(int i) { } },
    OWN { int[] own = new int[99]; public void at(int i) { own[i]++; } };
  }

  void places(Places p) { for (@ParallelFor int i = 0; i < n; i++) p.at(i); }

  void placesTwice() {
    for (Places p : Places.values()) for (@ParallelFor int i = 0; i < n; i++) p.twice(i);
  }
}
