import java.util.function.IntUnaryOperator;
import org.ajws.ParallelFor;

/** Fields of all types, of objects, classes and outer objects, also in methods that are followed. */
@org.ajws.runtime.Translated(digest = "8bdf254552a1e69cfa0d329e29c08d6e85a75b12f804bc38c8d8daa8afd7514e", target = "trycatch") class SpeculativeFields {
  static final int N = 2000;
  static int count;
  static String text = "";
  private static long[] table = new long[64];

  static class Node<T> {
    T value;
    Node<T> next;
    IntUnaryOperator step;
    boolean seen;
    double weight;
    Integer box = 0;

    Node(T value, Node<T> next) {
      this.value = value;
      this.next = next;
    }

    final T swap(T other) {
      T old = value;
      value = other;
      return old;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) final T swap$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, T other) { ajws$chunk.poll(); {       T old = org.ajws.runtime.speculation.Typed.<T>as(ajws$chunk.get(SpeculativeFields.ajws$Tracked.value$3, this, "SpeculativeFields.java:25"));       ajws$chunk.set(SpeculativeFields.ajws$Tracked.value$3, this, other, "SpeculativeFields.java:26");       return old;     } }
  }

  private int last;
  private float average;
  protected char letter = 'a';

  class Inner {
    int own;

    private void touch(int i) {
      own += i;
      last = own;
      SpeculativeFields.this.average += own * 0.5f;
      count++;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private void touch$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int i) { ajws$chunk.poll(); {       ajws$chunk.putInt(ajws$chunk.at(SpeculativeFields.ajws$Tracked.own$12, this, "SpeculativeFields.java:39 +="), (ajws$chunk.currentInt() + (i)), "SpeculativeFields.java:39 +=");       ajws$chunk.set(SpeculativeFields.ajws$Tracked.last$9, SpeculativeFields.this, ajws$chunk.get(SpeculativeFields.ajws$Tracked.own$12, this, "SpeculativeFields.java:40"), "SpeculativeFields.java:40");       ajws$chunk.putFloat(ajws$chunk.at(SpeculativeFields.ajws$Tracked.average$10, SpeculativeFields.this, "SpeculativeFields.java:41"), (ajws$chunk.currentFloat() + (ajws$chunk.get(SpeculativeFields.ajws$Tracked.own$12, this, "SpeculativeFields.java:41") * 0.5f)), "SpeculativeFields.java:41");       ajws$chunk.getAndPutInt(ajws$chunk.at(SpeculativeFields.ajws$Tracked.count$1, null, "SpeculativeFields.java:42 ++"), (ajws$chunk.currentInt() + 1), "SpeculativeFields.java:42 ++");     } }
  }

  static int probe(int key) {
    int at = key & 63;
    while (table[at] != 0 && table[at] != key) {
      at = at + 1 & 63;
    }
    table[at] = key;
    return at;
  } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) static int probe$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int key) { ajws$chunk.poll(); {     int at = key & 63;     while (ajws$chunk.get(table, at, "SpeculativeFields.java:48") != 0 && ajws$chunk.get(table, at, "SpeculativeFields.java:48") != key) { ajws$chunk.poll(); {       at = at + 1 & 63;     } }     ajws$chunk.set(table, at, (long) (key), "SpeculativeFields.java:51");     return at;   } }

  static void insert(Node<String> head, int i) {
    for (Node<String> n = head; n != null; n = n.next) {
      if (n.value.length() < i % 7) {
        n.value = n.value + "x";
        return;
      }
    }
    head.next = new Node<>("", head.next);
  } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) static void insert$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, Node<String> head, int i) { ajws$chunk.poll(); {     for (Node<String> n = head; n != null; n = org.ajws.runtime.speculation.Typed.<SpeculativeFields.Node<java.lang.String>>as(ajws$chunk.get(SpeculativeFields.ajws$Tracked.next$4, n, "SpeculativeFields.java:56"))) { ajws$chunk.poll(); {       if (org.ajws.runtime.speculation.Typed.<java.lang.String>as(ajws$chunk.get(SpeculativeFields.ajws$Tracked.value$3, n, "SpeculativeFields.java:57")).length() < i % 7) {         ajws$chunk.set(SpeculativeFields.ajws$Tracked.value$3, n, org.ajws.runtime.speculation.Typed.<java.lang.String>of(org.ajws.runtime.speculation.Typed.<java.lang.String>as(ajws$chunk.get(SpeculativeFields.ajws$Tracked.value$3, n, "SpeculativeFields.java:58")) + "x"), "SpeculativeFields.java:58");         return;       }     } }     ajws$chunk.set(SpeculativeFields.ajws$Tracked.next$4, head, org.ajws.runtime.speculation.Typed.<SpeculativeFields.Node<java.lang.String>>of(new Node<>("", org.ajws.runtime.speculation.Typed.<SpeculativeFields.Node<java.lang.String>>as(ajws$chunk.get(SpeculativeFields.ajws$Tracked.next$4, head, "SpeculativeFields.java:62")))), "SpeculativeFields.java:62");   } }

  private void run(Node<String> head, Node<Integer>[] nodes, Inner inner) {
    { final int first$1 = 0; final long bound$1 = N; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeFields.java:66", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      Node<Integer> node = nodes[i * 31 % nodes.length];
      node.value += i;
      node.seen ^= true;
      node.weight = node.weight * 0.75 + i;
      node.box++;
      Integer before = node.swap(node.box);
      node.box = node.value = before + 1;
      node.step = x -> x + 1;
      last += node.value;
      this.average = (average + last) / 2;
      letter++;
      if (letter > 'z') {
        letter = 'a';
      }
      inner.touch(i);
      insert(head, i);
      count += probe(1 + i % 40);
      text = text.length() > 100 ? "" : text + letter;
      SpeculativeFields.text += i;
      node.next = nodes[(i + 1) % nodes.length];
      node.next.next.weight++;
    } } return 0; }, (chunk$1, own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; chunk$1.poll(); {       Node<Integer> node = nodes[i * 31 % nodes.length];       chunk$1.<java.lang.Integer>putRef(chunk$1.at(SpeculativeFields.ajws$Tracked.value$3, node, "SpeculativeFields.java:68"), (chunk$1.<java.lang.Integer>currentRef() + (i)), "SpeculativeFields.java:68");       chunk$1.putBoolean(chunk$1.at(SpeculativeFields.ajws$Tracked.seen$6, node, "SpeculativeFields.java:69 ^="), (chunk$1.currentBoolean() ^ (true)), "SpeculativeFields.java:69 ^=");       chunk$1.set(SpeculativeFields.ajws$Tracked.weight$7, node, chunk$1.get(SpeculativeFields.ajws$Tracked.weight$7, node, "SpeculativeFields.java:70") * 0.75 + i, "SpeculativeFields.java:70");       chunk$1.<java.lang.Integer>getAndPutRef(chunk$1.at(SpeculativeFields.ajws$Tracked.box$8, node, "SpeculativeFields.java:71"), (chunk$1.<java.lang.Integer>currentRef() + 1), "SpeculativeFields.java:71");       Integer before = node.swap$tracked(chunk$1, org.ajws.runtime.speculation.Typed.box(chunk$1.get(SpeculativeFields.ajws$Tracked.box$8, node, "SpeculativeFields.java:72")));       chunk$1.set(SpeculativeFields.ajws$Tracked.box$8, node, org.ajws.runtime.speculation.Typed.<java.lang.Integer>of(org.ajws.runtime.speculation.Typed.box(org.ajws.runtime.speculation.Typed.<java.lang.Integer>as(chunk$1.set(SpeculativeFields.ajws$Tracked.value$3, node, before + 1, "SpeculativeFields.java:73")))), "SpeculativeFields.java:73");       chunk$1.set(SpeculativeFields.ajws$Tracked.step$5, node, org.ajws.runtime.speculation.Typed.<java.util.function.IntUnaryOperator>of(x -> x + 1), "SpeculativeFields.java:74");       chunk$1.putInt(chunk$1.at(SpeculativeFields.ajws$Tracked.last$9, this, "SpeculativeFields.java:75 +="), (chunk$1.currentInt() + (org.ajws.runtime.speculation.Typed.box(org.ajws.runtime.speculation.Typed.<java.lang.Integer>as(chunk$1.get(SpeculativeFields.ajws$Tracked.value$3, node, "SpeculativeFields.java:75"))))), "SpeculativeFields.java:75 +=");       chunk$1.set(SpeculativeFields.ajws$Tracked.average$10, this, (chunk$1.get(SpeculativeFields.ajws$Tracked.average$10, this, "SpeculativeFields.java:76") + chunk$1.get(SpeculativeFields.ajws$Tracked.last$9, this, "SpeculativeFields.java:76")) / 2, "SpeculativeFields.java:76");       chunk$1.getAndPutChar(chunk$1.at(SpeculativeFields.ajws$Tracked.letter$11, this, "SpeculativeFields.java:77 ++"), (char) (chunk$1.currentChar() + 1), "SpeculativeFields.java:77 ++");       if (chunk$1.get(SpeculativeFields.ajws$Tracked.letter$11, this, "SpeculativeFields.java:78") > 'z') {         chunk$1.set(SpeculativeFields.ajws$Tracked.letter$11, this, 'a', "SpeculativeFields.java:79");       }       inner.touch$tracked(chunk$1, i);       insert$tracked(chunk$1, head, i);       chunk$1.putInt(chunk$1.at(SpeculativeFields.ajws$Tracked.count$1, null, "SpeculativeFields.java:83 +="), (chunk$1.currentInt() + (probe$tracked(chunk$1, 1 + i % 40))), "SpeculativeFields.java:83 +=");       chunk$1.set(SpeculativeFields.ajws$Tracked.text$2, null, org.ajws.runtime.speculation.Typed.<java.lang.String>of(chunk$1.get(SpeculativeFields.ajws$Tracked.text$2, null, "SpeculativeFields.java:84").length() > 100 ? "" : chunk$1.get(SpeculativeFields.ajws$Tracked.text$2, null, "SpeculativeFields.java:84") + chunk$1.get(SpeculativeFields.ajws$Tracked.letter$11, this, "SpeculativeFields.java:84")), "SpeculativeFields.java:84");       chunk$1.<java.lang.String>putRef(chunk$1.at(SpeculativeFields.ajws$Tracked.text$2, null, "SpeculativeFields.java:85"), (chunk$1.<java.lang.String>currentRef() + (i)), "SpeculativeFields.java:85");       chunk$1.set(SpeculativeFields.ajws$Tracked.next$4, node, org.ajws.runtime.speculation.Typed.<SpeculativeFields.Node<java.lang.Integer>>of(nodes[(i + 1) % nodes.length]), "SpeculativeFields.java:86");       chunk$1.getAndPutDouble(chunk$1.at(SpeculativeFields.ajws$Tracked.weight$7, org.ajws.runtime.speculation.Typed.<SpeculativeFields.Node<java.lang.Integer>>as(chunk$1.get(SpeculativeFields.ajws$Tracked.next$4, org.ajws.runtime.speculation.Typed.<SpeculativeFields.Node<java.lang.Integer>>as(chunk$1.get(SpeculativeFields.ajws$Tracked.next$4, node, "SpeculativeFields.java:87")), "SpeculativeFields.java:87")), "SpeculativeFields.java:87"), (chunk$1.currentDouble() + 1), "SpeculativeFields.java:87");     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativeFields.ajws$Tracked.loop$1416, trips$1, loop$1); }
  }

  @SuppressWarnings("unchecked")
  public static void main(String[] args) {
    Node<Integer>[] nodes = new Node[97];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] = new Node<>(i, null);
      nodes[i].next = nodes[i];
    }
    Node<String> head = new Node<>("", null);
    SpeculativeFields fields = new SpeculativeFields();
    Inner inner = fields.new Inner();
    fields.run(head, nodes, inner);
    int length = 0;
    for (Node<String> n = head; n != null; n = n.next) {
      length = length * 31 + n.value.length();
    }
    double sum = 0;
    for (Node<Integer> n : nodes) {
      sum = sum * 1.5 + n.value + n.weight + n.box + (n.seen ? 1 : 0) + n.step.applyAsInt(3);
    }
    System.out.println(count + " " + text + " " + length + " " + sum);
    System.out.println(fields.last + " " + fields.average + " " + fields.letter + " " + inner.own);
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { public static final org.ajws.runtime.speculation.RefField<java.lang.Object> value$3 = new org.ajws.runtime.speculation.RefField<java.lang.Object>("SpeculativeFields.Node.value", false) { @java.lang.Override public java.lang.Object get(java.lang.Object object) { return ((SpeculativeFields.Node) object).value; } @java.lang.Override public void set(java.lang.Object object, java.lang.Object value) { ((SpeculativeFields.Node) object).value = value; } }; public static final org.ajws.runtime.speculation.BooleanField seen$6 = new org.ajws.runtime.speculation.BooleanField("SpeculativeFields.Node.seen", false) { @java.lang.Override public boolean get(java.lang.Object object) { return ((SpeculativeFields.Node) object).seen; } @java.lang.Override public void set(java.lang.Object object, boolean value) { ((SpeculativeFields.Node) object).seen = value; } }; public static final org.ajws.runtime.speculation.DoubleField weight$7 = new org.ajws.runtime.speculation.DoubleField("SpeculativeFields.Node.weight", false) { @java.lang.Override public double get(java.lang.Object object) { return ((SpeculativeFields.Node) object).weight; } @java.lang.Override public void set(java.lang.Object object, double value) { ((SpeculativeFields.Node) object).weight = value; } }; public static final org.ajws.runtime.speculation.RefField<java.lang.Integer> box$8 = new org.ajws.runtime.speculation.RefField<java.lang.Integer>("SpeculativeFields.Node.box", false) { @java.lang.Override public java.lang.Integer get(java.lang.Object object) { return ((SpeculativeFields.Node) object).box; } @java.lang.Override public void set(java.lang.Object object, java.lang.Integer value) { ((SpeculativeFields.Node) object).box = value; } }; public static final org.ajws.runtime.speculation.RefField<java.util.function.IntUnaryOperator> step$5 = new org.ajws.runtime.speculation.RefField<java.util.function.IntUnaryOperator>("SpeculativeFields.Node.step", false) { @java.lang.Override public java.util.function.IntUnaryOperator get(java.lang.Object object) { return ((SpeculativeFields.Node) object).step; } @java.lang.Override public void set(java.lang.Object object, java.util.function.IntUnaryOperator value) { ((SpeculativeFields.Node) object).step = value; } }; public static final org.ajws.runtime.speculation.IntField last$9 = new org.ajws.runtime.speculation.IntField("SpeculativeFields.last", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeFields) object).last; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeFields) object).last = value; } }; public static final org.ajws.runtime.speculation.FloatField average$10 = new org.ajws.runtime.speculation.FloatField("SpeculativeFields.average", false) { @java.lang.Override public float get(java.lang.Object object) { return ((SpeculativeFields) object).average; } @java.lang.Override public void set(java.lang.Object object, float value) { ((SpeculativeFields) object).average = value; } }; public static final org.ajws.runtime.speculation.CharField letter$11 = new org.ajws.runtime.speculation.CharField("SpeculativeFields.letter", false) { @java.lang.Override public char get(java.lang.Object object) { return ((SpeculativeFields) object).letter; } @java.lang.Override public void set(java.lang.Object object, char value) { ((SpeculativeFields) object).letter = value; } }; public static final org.ajws.runtime.speculation.IntField count$1 = new org.ajws.runtime.speculation.IntField("SpeculativeFields.count", true) { @java.lang.Override public int get(java.lang.Object object) { return SpeculativeFields.count; } @java.lang.Override public void set(java.lang.Object object, int value) { SpeculativeFields.count = value; } }; public static final org.ajws.runtime.speculation.RefField<java.lang.String> text$2 = new org.ajws.runtime.speculation.RefField<java.lang.String>("SpeculativeFields.text", true) { @java.lang.Override public java.lang.String get(java.lang.Object object) { return SpeculativeFields.text; } @java.lang.Override public void set(java.lang.Object object, java.lang.String value) { SpeculativeFields.text = value; } }; public static final org.ajws.runtime.speculation.RefField<SpeculativeFields.Node> next$4 = new org.ajws.runtime.speculation.RefField<SpeculativeFields.Node>("SpeculativeFields.Node.next", false) { @java.lang.Override public SpeculativeFields.Node get(java.lang.Object object) { return ((SpeculativeFields.Node) object).next; } @java.lang.Override public void set(java.lang.Object object, SpeculativeFields.Node value) { ((SpeculativeFields.Node) object).next = value; } }; public static final org.ajws.runtime.speculation.IntField own$12 = new org.ajws.runtime.speculation.IntField("SpeculativeFields.Inner.own", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeFields.Inner) object).own; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeFields.Inner) object).own = value; } }; static final org.ajws.runtime.speculation.SpeculationSite loop$1416 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeFields.java:66", 0, 0, "8bdf254552a1e69c"); } }
