import java.util.Arrays;
import org.ajws.ParallelFor;

/** Objects whose constructors call, loop, write to others, and call one another. */
class SpeculativeObjects {
  static final int N = 3000;
  static int made;
  static int[] state = new int[64];
  static Tree[] trees = new Tree[N];
  static Base[] bases = new Base[N];
  static Vector[] vectors = new Vector[N];

  static class Tree {
    final int depth;
    Tree left;
    Tree right;
    int weight = 1;

    Tree(int depth) {
      this.depth = depth;
      made++;
      if (depth > 0) {
        left = new Tree(depth - 1);
        right = new Tree(depth - 1);
        weight += left.weight + right.weight;
      }
    }

    Tree(Filled of, int depth) {
      this.depth = depth & 3;
      for (int k = 0; k < this.depth; k++) {
        right = new Tree(of, k);
        weight += right.weight + of.value;
      }
    }

    /** A copy, which reads another object. */
    Tree(Tree other) {
      this(0);
      weight = other.weight;
      left = other.left == null ? null : new Tree(other.left);
      right = other.right;
    }
  }

  static class Base {
    protected int[] slots;
    protected long sum;

    {
      sum = 3;
    }

    Base(int n) {
      slots = new int[n];
      for (int i = 0; i < n; i++) {
        slots[i] = state[i & 63] + i;
        this.sum += slots[i];
      }
    }

    Base() {
      this(2);
      state[1]++;
    }
  }

  /** Without super(), the initialiser before the rest. */
  static class Derived extends Base {
    int extra = 5;
    final String name;

    Derived(int i) {
      extra += state[i & 63];
      name = "d" + extra;
      state[(i + 1) & 63] += extra & 3;
    }
  }

  static class Further extends Derived {
    final Base owner;

    Further(int i, Base owner) {
      super(i + state[2]);
      this.owner = owner;
      owner.sum += sum;
      init(i);
      extra++;
    }

    /** Of the new object, which this hands out. */
    private void init(int i) {
      extra = i * 2;
      bases[i] = this;
    }
  }

  static class Vector {
    final double[] x;
    static int count;

    private Vector(double... x) {
      this.x = x.clone();
      count++;
    }

    Vector(Vector a, Vector b) throws IllegalArgumentException {
      if (a.x.length != b.x.length) {
        throw new IllegalArgumentException("of " + a.x.length + " and " + b.x.length);
      }
      x = new double[a.x.length];
      for (int i = 0; i < x.length; i++) x[i] = a.x[i] + b.x[i];
      count++;
    }
  }

  class Inner {
    int seen;

    Inner(int i) {
      seen = state[i & 63] + N;
      last = this;
    }
  }

  Inner last;

  /** Generic, and with a parameter that a constructor with a chunk must not be taken for. */
  static class Box<T> {
    T value;
    int number;

    Box(Object o, T value) {
      this.value = value;
      number = state[5]++;
    }
  }

  /** A constructor that hands out the object before a subclass has done its part. */
  static class Early {
    static Early latest;
    int seen = 1;

    Early() {
      latest = this;
      touch();
    }

    void touch() {
      seen++;
    }
  }

  static class Late extends Early {
    int more = 7;

    @Override
    void touch() {
      more = 9;
    }

    Late() {
      state[9] += more;
    }
  }

  /** Without conflicts, so that what chunks do ahead is what remains. */
  static class Filled {
    static final Filled[] all = new Filled[N];
    int value;
    int early = 3;

    Filled(int i) {
      value = i;
      fill(i);
      value++;
    }

    void fill(int i) {
      value = i * 2;
      all[i] = this;
    }
  }

  /** Its initialiser undoes what the constructor of its superclass has had it do. */
  static class Undone extends Filled {
    int more = 7;
    int seen;

    @Override
    void fill(int i) {
      more = i;
      early = i;
      all[i] = this;
    }

    Undone(int i) {
      super(i);
      for (int k = 0; k < 3; k++) seen += more + early;
    }
  }

  static void apart() {
    Tree[] own = new Tree[N];
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
      Filled f = new Filled(i);
      f.value += f.early;
      own[i] = new Tree(f, i);
    }
    long sum = 0;
    for (int i = 0; i < N; i++) sum = sum * 31 + Filled.all[i].value + own[i].weight;
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
      Filled f;
      if (i % 64 == 5) {
        f = new Undone(i);
      } else {
        f = new Filled(i);
      }
      f.value += f.early;
    }
    for (Filled f : Filled.all) sum = sum * 31 + f.value + f.early + (f instanceof Undone u ? u.more + u.seen : 0);
    System.out.println(sum);
  }

  /** Whose twins must not be meant by null. */
  static class Choice {
    int of;

    Choice() {
      of = state[20]++;
    }

    Choice(String name) {
      this();
      of += name == null ? 100 : name.length();
    }

    Choice(Object o, boolean n, int k) {
      this(n ? "long" : null);
      of += k + state[21];
    }
  }

  static void choices() {
    int[] made = new int[N];
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
      int k = i & 7;
      made[i] = new Choice(null, i % 3 == 0, k).of + new Choice(null).of + (i % 8 == 3 ? new Choice().of : 0);
    }
    System.out.println(Arrays.hashCode(made) + " " + new Choice(null).of + new Choice(null, true, 4).of);
  }

  void inner() {
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
      Inner in = new Inner(i);
      state[i & 63] += in.seen & 7;
    }
    System.out.println(last.seen);
  }

  public static void main(String[] args) {
    bases[0] = new Base();
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
      Tree t = new Tree(i % 4);
      trees[i] = i % 7 == 3 ? new Tree(t) : t;
      if (i > 0) {
        bases[i] = i % 3 == 0 ? new Base() : i % 3 == 1 ? new Derived(i) : new Further(i, bases[i - 1]);
      }
      Box<String> box = new Box<>(t, "b");
      state[i * 7 & 63] += box.number + box.value.length();
    }
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
      try {
        Vector v = i % 2 == 0 ? new Vector(i, state[i & 63]) : new Vector(1.0);
        vectors[i] = i > 0 && i % 5 == 0 ? new Vector(v, vectors[i - 1]) : v;
      } catch (IllegalArgumentException e) {
        vectors[i] = vectors[0];
        state[4]++;
      }
    }
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
      if (i % 4 == 3) {
        new Late();
      }
      state[i & 63] ^= i;
    }
    apart();
    choices();
    new SpeculativeObjects().inner();
    long sum = 0;
    for (Base b : bases) {
      sum = sum * 31 + b.sum + b.slots.length + (b instanceof Derived d ? d.extra + d.name.length() : 0);
    }
    for (Tree t : trees) {
      sum = sum * 31 + t.weight + t.depth + (t.left == null ? 0 : t.left.weight);
    }
    for (Vector v : vectors) {
      sum = sum * 31 + Arrays.hashCode(v.x);
    }
    System.out.println(sum + " " + made + " " + Vector.count + " " + Early.latest.seen);
    System.out.println(Arrays.toString(state));
  }
}
