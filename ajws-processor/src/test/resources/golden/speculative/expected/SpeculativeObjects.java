import java.util.Arrays;
import org.ajws.ParallelFor;

/** Objects whose constructors call, loop, write to others, and call one another. */
@org.ajws.runtime.Translated(digest = "5b322689ab00bd52195a1cbf3b46df84cc9b9e61db4e5695783254d800b58e59", target = "trycatch") class SpeculativeObjects {
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
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) Tree(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin, int depth) { ajws$chunk.poll();        this.depth = depth;       ajws$chunk.getAndPutInt(ajws$chunk.at(SpeculativeObjects.ajws$Tracked.made$1, null, "SpeculativeObjects.java:21 ++"), (ajws$chunk.currentInt() + 1), "SpeculativeObjects.java:21 ++");       if (depth > 0) {         left = new Tree(ajws$chunk, (byte) 0, depth - 1);         right = new Tree(ajws$chunk, (byte) 0, depth - 1);         weight += ajws$chunk.get(SpeculativeObjects.ajws$Tracked.weight$6, left, "SpeculativeObjects.java:25") + ajws$chunk.get(SpeculativeObjects.ajws$Tracked.weight$6, right, "SpeculativeObjects.java:25");       }     } 

    Tree(Filled of, int depth) {
      this.depth = depth & 3;
      for (int k = 0; k < this.depth; k++) {
        right = new Tree(of, k);
        weight += right.weight + of.value;
      }
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) Tree(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin, Filled of, int depth) { ajws$chunk.poll();        this.depth = depth & 3;       for (int k = 0; k < this.depth; k++) { ajws$chunk.poll(); {         right = new Tree(ajws$chunk, (byte) 0, of, k);         weight += ajws$chunk.get(SpeculativeObjects.ajws$Tracked.weight$6, right, "SpeculativeObjects.java:33") + ajws$chunk.get(SpeculativeObjects.ajws$Tracked.value$14, of, "SpeculativeObjects.java:33");       } }     } 

    /** A copy, which reads another object. */
    Tree(Tree other) {
      this(0);
      weight = other.weight;
      left = other.left == null ? null : new Tree(other.left);
      right = other.right;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) Tree(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin, Tree other) {       this(ajws$chunk, (byte) 0, 0); ajws$chunk.poll();        weight = ajws$chunk.get(SpeculativeObjects.ajws$Tracked.weight$6, other, "SpeculativeObjects.java:40");       left = ajws$chunk.get(SpeculativeObjects.ajws$Tracked.left$4, other, "SpeculativeObjects.java:41") == null ? null : new Tree(ajws$chunk, (byte) 0, ajws$chunk.get(SpeculativeObjects.ajws$Tracked.left$4, other, "SpeculativeObjects.java:41"));       right = ajws$chunk.get(SpeculativeObjects.ajws$Tracked.right$5, other, "SpeculativeObjects.java:42");     } 
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
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) Base(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin, int n) { ajws$chunk.poll();        slots = new int[n];       for (int i = 0; i < n; i++) { ajws$chunk.poll(); {         ajws$chunk.set(slots, i, ajws$chunk.get(state, i & 63, "SpeculativeObjects.java:57") + i, "SpeculativeObjects.java:57");         this.sum += ajws$chunk.get(slots, i, "SpeculativeObjects.java:58");       } }     } 

    Base() {
      this(2);
      state[1]++;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) Base(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin) {       this(ajws$chunk, (byte) 0, 2); ajws$chunk.poll();        ajws$chunk.getAndPutInt(ajws$chunk.at(state, 1, "SpeculativeObjects.java:64 ++"), (ajws$chunk.currentInt() + 1), "SpeculativeObjects.java:64 ++");     } 
  }

  /** Without super(), the initialiser before the rest. */
  static class Derived extends Base {
    int extra = 5;
    final String name;

    Derived(int i) {
      extra += state[i & 63];
      name = "d" + extra;
      state[(i + 1) & 63] += extra & 3;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) Derived(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin, int i) { super(ajws$chunk, (byte) 0); ajws$chunk.poll();        extra += ajws$chunk.get(state, i & 63, "SpeculativeObjects.java:74");       name = "d" + extra;       ajws$chunk.putInt(ajws$chunk.at(state, (i + 1) & 63, "SpeculativeObjects.java:76 +="), (ajws$chunk.currentInt() + (extra & 3)), "SpeculativeObjects.java:76 +=");     } 
  }

  static class Further extends Derived {
    final Base owner;

    Further(int i, Base owner) {
      super(i + state[2]);
      this.owner = owner;
      owner.sum += sum;
      init(i);
      extra++;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) Further(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin, int i, Base owner) {       super(ajws$chunk, (byte) 0, i + ajws$chunk.get(state, 2, "SpeculativeObjects.java:84")); ajws$chunk.poll();        this.owner = owner;       ajws$chunk.putLong(ajws$chunk.at(SpeculativeObjects.ajws$Tracked.sum$7, owner, "SpeculativeObjects.java:86 +="), (ajws$chunk.currentLong() + (ajws$chunk.get(SpeculativeObjects.ajws$Tracked.sum$7, this, "SpeculativeObjects.java:86"))), "SpeculativeObjects.java:86 +=");       init$tracked(ajws$chunk, i);       ajws$chunk.getAndPutInt(ajws$chunk.at(SpeculativeObjects.ajws$Tracked.extra$8, this, "SpeculativeObjects.java:88 ++"), (ajws$chunk.currentInt() + 1), "SpeculativeObjects.java:88 ++");     } 

    /** Of the new object, which this hands out. */
    private void init(int i) {
      extra = i * 2;
      bases[i] = this;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private void init$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int i) { ajws$chunk.poll(); {       ajws$chunk.set(SpeculativeObjects.ajws$Tracked.extra$8, this, i * 2, "SpeculativeObjects.java:93");       ajws$chunk.set(bases, i, this, "SpeculativeObjects.java:94");     } }
  }

  static class Vector {
    final double[] x;
    static int count;

    private Vector(double... x) {
      this.x = x.clone();
      count++;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private Vector(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin, double... x) { ajws$chunk.poll();        ajws$chunk.irrevocable(); this.x = x.clone();       ajws$chunk.getAndPutInt(ajws$chunk.at(SpeculativeObjects.ajws$Tracked.count$9, null, "SpeculativeObjects.java:104 ++"), (ajws$chunk.currentInt() + 1), "SpeculativeObjects.java:104 ++");     } 

    Vector(Vector a, Vector b) throws IllegalArgumentException {
      if (a.x.length != b.x.length) {
        throw new IllegalArgumentException("of " + a.x.length + " and " + b.x.length);
      }
      x = new double[a.x.length];
      for (int i = 0; i < x.length; i++) x[i] = a.x[i] + b.x[i];
      count++;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) Vector(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin, Vector a, Vector b) throws IllegalArgumentException { ajws$chunk.poll();        if (a.x.length != b.x.length) {         throw new IllegalArgumentException("of " + a.x.length + " and " + b.x.length);       }       x = new double[a.x.length];       for (int i = 0; i < x.length; i++) { ajws$chunk.poll(); ajws$chunk.set(x, i, ajws$chunk.get(a.x, i, "SpeculativeObjects.java:112") + ajws$chunk.get(b.x, i, "SpeculativeObjects.java:112"), "SpeculativeObjects.java:112"); }       ajws$chunk.getAndPutInt(ajws$chunk.at(SpeculativeObjects.ajws$Tracked.count$9, null, "SpeculativeObjects.java:113 ++"), (ajws$chunk.currentInt() + 1), "SpeculativeObjects.java:113 ++");     } 
  }

  class Inner {
    int seen;

    Inner(int i) {
      seen = state[i & 63] + N;
      last = this;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) Inner(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin, int i) { ajws$chunk.poll();        ajws$chunk.set(SpeculativeObjects.ajws$Tracked.seen$10, this, ajws$chunk.get(state, i & 63, "SpeculativeObjects.java:121") + N, "SpeculativeObjects.java:121");       ajws$chunk.set(SpeculativeObjects.ajws$Tracked.last$11, SpeculativeObjects.this, this, "SpeculativeObjects.java:122");     } 
  }

  Inner last;

  /** Generic, and with a parameter that a constructor with a chunk must not be taken for. */
  static class Box<T> {
    T value;
    int number;

    Box(Object o, T value) {
      this.value = value;
      number = state[5]++;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) Box(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin, Object o, T value) { ajws$chunk.poll();        this.value = value;       number = ajws$chunk.getAndPutInt(ajws$chunk.at(state, 5, "SpeculativeObjects.java:135 ++"), (ajws$chunk.currentInt() + 1), "SpeculativeObjects.java:135 ++");     } 
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
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) Filled(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin, int i) { ajws$chunk.poll();        ajws$chunk.set(SpeculativeObjects.ajws$Tracked.value$14, this, i, "SpeculativeObjects.java:174");       fill$tracked(ajws$chunk, i);       ajws$chunk.getAndPutInt(ajws$chunk.at(SpeculativeObjects.ajws$Tracked.value$14, this, "SpeculativeObjects.java:176 ++"), (ajws$chunk.currentInt() + 1), "SpeculativeObjects.java:176 ++");     } 

    void fill(int i) {
      value = i * 2;
      all[i] = this;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) void fill$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int i) { if (this.getClass() != SpeculativeObjects.Filled.class && org.ajws.runtime.speculation.TrackedTwins.isOverridden(this, SpeculativeObjects.Filled.class, "fill", int.class)) { ajws$chunk.irrevocable(); this.fill(i); return; } ajws$chunk.poll(); {       ajws$chunk.set(SpeculativeObjects.ajws$Tracked.value$14, this, i * 2, "SpeculativeObjects.java:180");       ajws$chunk.set(all, i, this, "SpeculativeObjects.java:181");     } }
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
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) void fill$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int i) { if (this.getClass() != SpeculativeObjects.Undone.class && org.ajws.runtime.speculation.TrackedTwins.isOverridden(this, SpeculativeObjects.Undone.class, "fill", int.class)) { ajws$chunk.irrevocable(); this.fill(i); return; } ajws$chunk.poll(); {       ajws$chunk.set(SpeculativeObjects.ajws$Tracked.more$16, this, i, "SpeculativeObjects.java:192");       ajws$chunk.set(SpeculativeObjects.ajws$Tracked.early$15, this, i, "SpeculativeObjects.java:193");       ajws$chunk.set(all, i, this, "SpeculativeObjects.java:194");     } }

    Undone(int i) {
      super(i);
      for (int k = 0; k < 3; k++) seen += more + early;
    }
  }

  static void apart() {
    Tree[] own = new Tree[N];
    { final int first$1 = 0; final long bound$1 = N; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeObjects.java:205", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      Filled f = new Filled(i);
      f.value += f.early;
      own[i] = new Tree(f, i);
    } } return 0; }, (chunk$1, own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; chunk$1.poll(); {       Filled f = new Filled(chunk$1, (byte) 0, i);       chunk$1.putInt(chunk$1.at(SpeculativeObjects.ajws$Tracked.value$14, f, "SpeculativeObjects.java:207 +="), (chunk$1.currentInt() + (chunk$1.get(SpeculativeObjects.ajws$Tracked.early$15, f, "SpeculativeObjects.java:207"))), "SpeculativeObjects.java:207 +=");       chunk$1.set(own, i, org.ajws.runtime.speculation.Typed.<SpeculativeObjects.Tree>of(new Tree(chunk$1, (byte) 0, f, i)), "SpeculativeObjects.java:208");     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeObjects.ajws$Tracked.loop$4038, trips$1, loop$1); }
    long sum = 0;
    for (int i = 0; i < N; i++) sum = sum * 31 + Filled.all[i].value + own[i].weight;
    { final int first$2 = 0; final long bound$2 = N; final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeObjects.java:212", first$2, org.ajws.runtime.loop.Relation.LT, bound$2, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; {
      Filled f;
      if (i % 64 == 5) {
        f = new Undone(i);
      } else {
        f = new Filled(i);
      }
      f.value += f.early;
    } } return 0; }, (chunk$2, own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; chunk$2.poll(); {       Filled f;       if (i % 64 == 5) {         chunk$2.irrevocable(); f = new Undone(i);       } else {         f = new Filled(chunk$2, (byte) 0, i);       }       chunk$2.putInt(chunk$2.at(SpeculativeObjects.ajws$Tracked.value$14, f, "SpeculativeObjects.java:219 +="), (chunk$2.currentInt() + (chunk$2.get(SpeculativeObjects.ajws$Tracked.early$15, f, "SpeculativeObjects.java:219"))), "SpeculativeObjects.java:219 +=");     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeObjects.ajws$Tracked.loop$4304, trips$2, loop$2); }
    for (Filled f : Filled.all) sum = sum * 31 + f.value + f.early + (f instanceof Undone u ? u.more + u.seen : 0);
    System.out.println(sum);
  }

  /** Whose twins must not be meant by null. */
  static class Choice {
    int of;

    Choice() {
      of = state[20]++;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) Choice(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin) { ajws$chunk.poll();        of = ajws$chunk.getAndPutInt(ajws$chunk.at(state, 20, "SpeculativeObjects.java:230 ++"), (ajws$chunk.currentInt() + 1), "SpeculativeObjects.java:230 ++");     } 

    Choice(String name) {
      this();
      of += name == null ? 100 : name.length();
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) Choice(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin, String name) {       this(ajws$chunk, (byte) 0); ajws$chunk.poll();        of += name == null ? 100 : name.length();     } 

    Choice(Object o, boolean n, int k) {
      this(n ? "long" : null);
      of += k + state[21];
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) Choice(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin, Object o, boolean n, int k) {       this(ajws$chunk, (byte) 0, n ? "long" : null); ajws$chunk.poll();        of += k + ajws$chunk.get(state, 21, "SpeculativeObjects.java:240");     } 
  }

  static void choices() {
    int[] made = new int[N];
    { final int first$3 = 0; final long bound$3 = N; final long trips$3 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeObjects.java:246", first$3, org.ajws.runtime.loop.Relation.LT, bound$3, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
      int k = i & 7;
      made[i] = new Choice(null, i % 3 == 0, k).of + new Choice(null).of + (i % 8 == 3 ? new Choice().of : 0);
    } } return 0; }, (chunk$3, own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; chunk$3.poll(); {       int k = i & 7;       chunk$3.set(made, i, chunk$3.get(SpeculativeObjects.ajws$Tracked.of$17, new Choice(chunk$3, (byte) 0, null, i % 3 == 0, k), "SpeculativeObjects.java:248") + chunk$3.get(SpeculativeObjects.ajws$Tracked.of$17, new Choice(chunk$3, (byte) 0, null), "SpeculativeObjects.java:248") + (i % 8 == 3 ? chunk$3.get(SpeculativeObjects.ajws$Tracked.of$17, new Choice(chunk$3, (byte) 0), "SpeculativeObjects.java:248") : 0), "SpeculativeObjects.java:248");     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeObjects.ajws$Tracked.loop$5062, trips$3, loop$3); }
    System.out.println(Arrays.hashCode(made) + " " + new Choice(null).of + new Choice(null, true, 4).of);
  }

  void inner() {
    { final int first$4 = 0; final long bound$4 = N; final long trips$4 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeObjects.java:254", first$4, org.ajws.runtime.loop.Relation.LT, bound$4, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; {
      Inner in = new Inner(i);
      state[i & 63] += in.seen & 7;
    } } return 0; }, (chunk$4, own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; chunk$4.poll(); {       Inner in = new Inner(chunk$4, (byte) 0, i);       chunk$4.putInt(chunk$4.at(state, i & 63, "SpeculativeObjects.java:256 +="), (chunk$4.currentInt() + (chunk$4.get(SpeculativeObjects.ajws$Tracked.seen$10, in, "SpeculativeObjects.java:256") & 7)), "SpeculativeObjects.java:256 +=");     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeObjects.ajws$Tracked.loop$5395, trips$4, loop$4); }
    System.out.println(last.seen);
  }

  public static void main(String[] args) {
    bases[0] = new Base();
    { final int first$5 = 0; final long bound$5 = N; final long trips$5 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeObjects.java:263", first$5, org.ajws.runtime.loop.Relation.LT, bound$5, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$5 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$5, trip$5, past$5) -> { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; {
      Tree t = new Tree(i % 4);
      trees[i] = i % 7 == 3 ? new Tree(t) : t;
      if (i > 0) {
        bases[i] = i % 3 == 0 ? new Base() : i % 3 == 1 ? new Derived(i) : new Further(i, bases[i - 1]);
      }
      Box<String> box = new Box<>(t, "b");
      state[i * 7 & 63] += box.number + box.value.length();
    } } return 0; }, (chunk$5, own$5, trip$5, past$5) -> { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; chunk$5.poll(); {       Tree t = new Tree(chunk$5, (byte) 0, i % 4);       chunk$5.set(trees, i, org.ajws.runtime.speculation.Typed.<SpeculativeObjects.Tree>of(i % 7 == 3 ? new Tree(chunk$5, (byte) 0, t) : t), "SpeculativeObjects.java:265");       if (i > 0) {         chunk$5.set(bases, i, org.ajws.runtime.speculation.Typed.<SpeculativeObjects.Base>of(i % 3 == 0 ? new Base(chunk$5, (byte) 0) : i % 3 == 1 ? new Derived(chunk$5, (byte) 0, i) : new Further(chunk$5, (byte) 0, i, chunk$5.get(bases, i - 1, "SpeculativeObjects.java:267"))), "SpeculativeObjects.java:267");       }       Box<String> box = new Box<>(chunk$5, (byte) 0, t, "b");       chunk$5.putInt(chunk$5.at(state, i * 7 & 63, "SpeculativeObjects.java:270 +="), (chunk$5.currentInt() + (chunk$5.get(SpeculativeObjects.ajws$Tracked.number$13, box, "SpeculativeObjects.java:270") + org.ajws.runtime.speculation.Typed.<java.lang.String>as(chunk$5.get(SpeculativeObjects.ajws$Tracked.value$12, box, "SpeculativeObjects.java:270")).length())), "SpeculativeObjects.java:270 +=");     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeObjects.ajws$Tracked.loop$5645, trips$5, loop$5); }
    { final int first$6 = 0; final long bound$6 = N; final long trips$6 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeObjects.java:272", first$6, org.ajws.runtime.loop.Relation.LT, bound$6, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$6 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$6, trip$6, past$6) -> { final int from$6 = (int) (first$6 + trip$6 * 1), to$6 = (int) (first$6 + past$6 * 1); for (int i$6 = from$6; i$6 < to$6; i$6++) { int i = i$6; {
      try {
        Vector v = i % 2 == 0 ? new Vector(i, state[i & 63]) : new Vector(1.0);
        vectors[i] = i > 0 && i % 5 == 0 ? new Vector(v, vectors[i - 1]) : v;
      } catch (IllegalArgumentException e) {
        vectors[i] = vectors[0];
        state[4]++;
      }
    } } return 0; }, (chunk$6, own$6, trip$6, past$6) -> { final int from$6 = (int) (first$6 + trip$6 * 1), to$6 = (int) (first$6 + past$6 * 1); for (int i$6 = from$6; i$6 < to$6; i$6++) { int i = i$6; chunk$6.poll(); {       try {         Vector v = i % 2 == 0 ? new Vector(chunk$6, (byte) 0, i, chunk$6.get(chunk$6.get(SpeculativeObjects.ajws$Tracked.state$2, null, "SpeculativeObjects.java:274"), i & 63, "SpeculativeObjects.java:274")) : new Vector(chunk$6, (byte) 0, 1.0);         chunk$6.set(chunk$6.get(SpeculativeObjects.ajws$Tracked.vectors$3, null, "SpeculativeObjects.java:275"), i, org.ajws.runtime.speculation.Typed.<SpeculativeObjects.Vector>of(i > 0 && i % 5 == 0 ? new Vector(chunk$6, (byte) 0, v, chunk$6.get(chunk$6.get(SpeculativeObjects.ajws$Tracked.vectors$3, null, "SpeculativeObjects.java:275"), i - 1, "SpeculativeObjects.java:275")) : v), "SpeculativeObjects.java:275");       } catch (IllegalArgumentException e) {         chunk$6.set(chunk$6.get(SpeculativeObjects.ajws$Tracked.vectors$3, null, "SpeculativeObjects.java:277"), i, org.ajws.runtime.speculation.Typed.<SpeculativeObjects.Vector>of(chunk$6.get(chunk$6.get(SpeculativeObjects.ajws$Tracked.vectors$3, null, "SpeculativeObjects.java:277"), 0, "SpeculativeObjects.java:277")), "SpeculativeObjects.java:277");         chunk$6.getAndPutInt(chunk$6.at(chunk$6.get(SpeculativeObjects.ajws$Tracked.state$2, null, "SpeculativeObjects.java:278"), 4, "SpeculativeObjects.java:278 ++"), (chunk$6.currentInt() + 1), "SpeculativeObjects.java:278 ++");       }     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeObjects.ajws$Tracked.loop$6032, trips$6, loop$6); }
    { final int first$7 = 0; final long bound$7 = N; final long trips$7 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeObjects.java:281", first$7, org.ajws.runtime.loop.Relation.LT, bound$7, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$7 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$7, trip$7, past$7) -> { final int from$7 = (int) (first$7 + trip$7 * 1), to$7 = (int) (first$7 + past$7 * 1); for (int i$7 = from$7; i$7 < to$7; i$7++) { int i = i$7; {
      if (i % 4 == 3) {
        new Late();
      }
      state[i & 63] ^= i;
    } } return 0; }, (chunk$7, own$7, trip$7, past$7) -> { final int from$7 = (int) (first$7 + trip$7 * 1), to$7 = (int) (first$7 + past$7 * 1); for (int i$7 = from$7; i$7 < to$7; i$7++) { int i = i$7; chunk$7.poll(); {       if (i % 4 == 3) {         chunk$7.irrevocable(); new Late();       }       chunk$7.putInt(chunk$7.at(chunk$7.get(SpeculativeObjects.ajws$Tracked.state$2, null, "SpeculativeObjects.java:285"), i & 63, "SpeculativeObjects.java:285 ^="), (chunk$7.currentInt() ^ (i)), "SpeculativeObjects.java:285 ^=");     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeObjects.ajws$Tracked.loop$6381, trips$7, loop$7); }
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
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { public static final org.ajws.runtime.speculation.IntField value$14 = new org.ajws.runtime.speculation.IntField("SpeculativeObjects.Filled.value", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeObjects.Filled) object).value; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeObjects.Filled) object).value = value; } }; public static final org.ajws.runtime.speculation.IntField early$15 = new org.ajws.runtime.speculation.IntField("SpeculativeObjects.Filled.early", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeObjects.Filled) object).early; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeObjects.Filled) object).early = value; } }; public static final org.ajws.runtime.speculation.IntField of$17 = new org.ajws.runtime.speculation.IntField("SpeculativeObjects.Choice.of", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeObjects.Choice) object).of; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeObjects.Choice) object).of = value; } }; public static final org.ajws.runtime.speculation.IntField seen$10 = new org.ajws.runtime.speculation.IntField("SpeculativeObjects.Inner.seen", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeObjects.Inner) object).seen; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeObjects.Inner) object).seen = value; } }; public static final org.ajws.runtime.speculation.IntField number$13 = new org.ajws.runtime.speculation.IntField("SpeculativeObjects.Box.number", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeObjects.Box) object).number; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeObjects.Box) object).number = value; } }; public static final org.ajws.runtime.speculation.RefField<java.lang.Object> value$12 = new org.ajws.runtime.speculation.RefField<java.lang.Object>("SpeculativeObjects.Box.value", false) { @java.lang.Override public java.lang.Object get(java.lang.Object object) { return ((SpeculativeObjects.Box) object).value; } @java.lang.Override public void set(java.lang.Object object, java.lang.Object value) { ((SpeculativeObjects.Box) object).value = value; } }; public static final org.ajws.runtime.speculation.RefField<int[]> state$2 = new org.ajws.runtime.speculation.RefField<int[]>("SpeculativeObjects.state", true) { @java.lang.Override public int[] get(java.lang.Object object) { return SpeculativeObjects.state; } @java.lang.Override public void set(java.lang.Object object, int[] value) { SpeculativeObjects.state = value; } }; public static final org.ajws.runtime.speculation.RefField<SpeculativeObjects.Vector[]> vectors$3 = new org.ajws.runtime.speculation.RefField<SpeculativeObjects.Vector[]>("SpeculativeObjects.vectors", true) { @java.lang.Override public SpeculativeObjects.Vector[] get(java.lang.Object object) { return SpeculativeObjects.vectors; } @java.lang.Override public void set(java.lang.Object object, SpeculativeObjects.Vector[] value) { SpeculativeObjects.vectors = value; } }; public static final org.ajws.runtime.speculation.IntField weight$6 = new org.ajws.runtime.speculation.IntField("SpeculativeObjects.Tree.weight", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeObjects.Tree) object).weight; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeObjects.Tree) object).weight = value; } }; public static final org.ajws.runtime.speculation.RefField<SpeculativeObjects.Inner> last$11 = new org.ajws.runtime.speculation.RefField<SpeculativeObjects.Inner>("SpeculativeObjects.last", false) { @java.lang.Override public SpeculativeObjects.Inner get(java.lang.Object object) { return ((SpeculativeObjects) object).last; } @java.lang.Override public void set(java.lang.Object object, SpeculativeObjects.Inner value) { ((SpeculativeObjects) object).last = value; } }; public static final org.ajws.runtime.speculation.IntField made$1 = new org.ajws.runtime.speculation.IntField("SpeculativeObjects.made", true) { @java.lang.Override public int get(java.lang.Object object) { return SpeculativeObjects.made; } @java.lang.Override public void set(java.lang.Object object, int value) { SpeculativeObjects.made = value; } }; public static final org.ajws.runtime.speculation.RefField<SpeculativeObjects.Tree> left$4 = new org.ajws.runtime.speculation.RefField<SpeculativeObjects.Tree>("SpeculativeObjects.Tree.left", false) { @java.lang.Override public SpeculativeObjects.Tree get(java.lang.Object object) { return ((SpeculativeObjects.Tree) object).left; } @java.lang.Override public void set(java.lang.Object object, SpeculativeObjects.Tree value) { ((SpeculativeObjects.Tree) object).left = value; } }; public static final org.ajws.runtime.speculation.RefField<SpeculativeObjects.Tree> right$5 = new org.ajws.runtime.speculation.RefField<SpeculativeObjects.Tree>("SpeculativeObjects.Tree.right", false) { @java.lang.Override public SpeculativeObjects.Tree get(java.lang.Object object) { return ((SpeculativeObjects.Tree) object).right; } @java.lang.Override public void set(java.lang.Object object, SpeculativeObjects.Tree value) { ((SpeculativeObjects.Tree) object).right = value; } }; public static final org.ajws.runtime.speculation.LongField sum$7 = new org.ajws.runtime.speculation.LongField("SpeculativeObjects.Base.sum", false) { @java.lang.Override public long get(java.lang.Object object) { return ((SpeculativeObjects.Base) object).sum; } @java.lang.Override public void set(java.lang.Object object, long value) { ((SpeculativeObjects.Base) object).sum = value; } }; public static final org.ajws.runtime.speculation.IntField extra$8 = new org.ajws.runtime.speculation.IntField("SpeculativeObjects.Derived.extra", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeObjects.Derived) object).extra; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeObjects.Derived) object).extra = value; } }; public static final org.ajws.runtime.speculation.IntField count$9 = new org.ajws.runtime.speculation.IntField("SpeculativeObjects.Vector.count", true) { @java.lang.Override public int get(java.lang.Object object) { return SpeculativeObjects.Vector.count; } @java.lang.Override public void set(java.lang.Object object, int value) { SpeculativeObjects.Vector.count = value; } }; public static final org.ajws.runtime.speculation.IntField more$16 = new org.ajws.runtime.speculation.IntField("SpeculativeObjects.Undone.more", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeObjects.Undone) object).more; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeObjects.Undone) object).more = value; } }; static final org.ajws.runtime.speculation.SpeculationSite loop$4038 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeObjects.java:205", 0, 0, "5b322689ab00bd52"); static final org.ajws.runtime.speculation.SpeculationSite loop$4304 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeObjects.java:212", 0, 0, "5b322689ab00bd52"); static final org.ajws.runtime.speculation.SpeculationSite loop$5062 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeObjects.java:246", 0, 0, "5b322689ab00bd52"); static final org.ajws.runtime.speculation.SpeculationSite loop$5395 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeObjects.java:254", 0, 0, "5b322689ab00bd52"); static final org.ajws.runtime.speculation.SpeculationSite loop$5645 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeObjects.java:263", 0, 0, "5b322689ab00bd52"); static final org.ajws.runtime.speculation.SpeculationSite loop$6032 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeObjects.java:272", 0, 0, "5b322689ab00bd52"); static final org.ajws.runtime.speculation.SpeculationSite loop$6381 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeObjects.java:281", 0, 0, "5b322689ab00bd52"); } }
