import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;
import org.ajws.SpeculationPolicy;
import org.ajws.Speculative;

/** Loops over collections: read ahead, and asked again in order where the body may change them. */
@org.ajws.runtime.Translated(digest = "c3132d29fc68d324903b3c196bc134b24026fe266d7f74b30caf15e55971a750", target = "trycatch") class SpeculativeElements {
  static final int N = 2000;
  static int[] state = new int[64];
  static int asked;

  static class Node {
    final int id;
    int value;

    Node(int id) {
      this.id = id;
    }
  }

  /** An iterator of the program's own, which counts how often it is asked. */
  static class Numbers implements Iterable<Integer> {
    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        private int at;

        @Override
        public boolean hasNext() {
          asked++;
          return at < state[60];
        }

        @Override
        public Integer next() {
          return at++;
        }
      };
    }
  }

  static List<Integer> list(int n) {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      list.add(i);
    }
    return list;
  }

  static List<Node> nodes(int n) {
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      nodes.add(new Node(i));
    }
    return nodes;
  }

  @Speculative(SpeculationPolicy.IRREVOCABLE)
  static void change(List<Node> nodes, int how, Node by) {
    if (how == 1) {
      nodes.add(by);
    } else if (how == 2) {
      nodes.remove(nodes.size() - 1);
    } else if (how == 3) {
      nodes.set(by.id + 1, new Node(7));
    } else if (how == 4) {
      nodes.set(Math.min(N - 1, by.id + 200), new Node(9));
    }
  }

  /** The collection is changed at one element, after tracked work on it. */
  static String changed(int at, int how) {
    List<Node> nodes = nodes(N);
    @Reduce(ReduceOp.SUM)
    long sum = 0;
    String end = "end";
    try {
      { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$1 extends org.ajws.runtime.generated.TaskLocals<Locals$1> { long sum; Locals$1(long sum) { this.sum = sum; } @java.lang.Override protected Locals$1 fork() { return new Locals$1((long) (0)); } @java.lang.Override protected void join(Locals$1 right$1) { sum += right$1.sum; } } final Locals$1 locals$1 = new Locals$1(sum); try { final var elements$1 = org.ajws.runtime.speculation.AheadElements.of((nodes)); final long trips$1 = elements$1.trips(); final org.ajws.runtime.speculation.TranslatedLoop<Locals$1, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<Locals$1, java.lang.Void>(locals$1, (own$1, trip$1, past$1) -> { long sum$1 = own$1.locals.sum; try { for (long index$1 = trip$1; elements$1.next(index$1, past$1); index$1++) { Node n = elements$1.element(); {
        n.value += n.id;
        if (n.id == at) change(nodes, how, n);
        n.value++;
        sum$1 += n.value;
      } } } finally { own$1.locals.sum = sum$1; } return elements$1.end(1); }, (chunk$1, own$1, trip$1, past$1) -> { long sum$1 = own$1.locals.sum; try { for (long index$1 = trip$1; elements$1.next(chunk$1, index$1, past$1); index$1++) { Node n = elements$1.element(chunk$1, index$1); chunk$1.poll(); {         chunk$1.putInt(chunk$1.at(SpeculativeElements.ajws$Tracked.value$1, n, "SpeculativeElements.java:90 +="), (chunk$1.currentInt() + (n.id)), "SpeculativeElements.java:90 +=");         if (n.id == at) { chunk$1.irrevocable(); change(nodes, how, n); }         chunk$1.getAndPutInt(chunk$1.at(SpeculativeElements.ajws$Tracked.value$1, n, "SpeculativeElements.java:92 ++"), (chunk$1.currentInt() + 1), "SpeculativeElements.java:92 ++");         sum$1 += chunk$1.get(SpeculativeElements.ajws$Tracked.value$1, n, "SpeculativeElements.java:93");       } } } finally { own$1.locals.sum = sum$1; } return elements$1.end(chunk$1, 1); }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeElements.ajws$Tracked.loop$2169, trips$1, loop$1); } finally { sum = locals$1.sum; } }
    } catch (ConcurrentModificationException e) {
      end = "changed";
    }
    long values = 0;
    for (Node n : nodes) {
      values = values * 31 + n.value;
    }
    return end + " " + sum + " " + values + " " + nodes.size();
  }

  static int find(Iterable<? extends Node> nodes, int id) {
    { final int exit$2; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Integer> loop$2; 
final var elements$2 = org.ajws.runtime.speculation.AheadElements.of((nodes)); final long trips$2 = elements$2.trips(); loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Integer>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { search: for (long index$2 = trip$2; elements$2.next(index$2, past$2); index$2++) { Node n = elements$2.element(); {
      n.value ^= 5;
      if (n.id == id) {
        { own$2.value = n.value; return 1; }
      }
      if (n.id == -id) {
        return 2;
      }
    } } return elements$2.end(3); }, (chunk$2, own$2, trip$2, past$2) -> { search: for (long index$2 = trip$2; elements$2.next(chunk$2, index$2, past$2); index$2++) { Node n = elements$2.element(chunk$2, index$2); chunk$2.poll(); {       chunk$2.putInt(chunk$2.at(SpeculativeElements.ajws$Tracked.value$1, n, "SpeculativeElements.java:108 ^="), (chunk$2.currentInt() ^ (5)), "SpeculativeElements.java:108 ^=");       if (n.id == id) {         { own$2.value = chunk$2.get(SpeculativeElements.ajws$Tracked.value$1, n, "SpeculativeElements.java:110"); return 1; }       }       if (n.id == -id) {         return 2;       }     } } return elements$2.end(chunk$2, 3); }).bound(elements$2); exit$2 = org.ajws.runtime.speculation.Speculation.run(SpeculativeElements.ajws$Tracked.loop$2664, trips$2, loop$2); if (exit$2 == 1) return loop$2.value(); }
    return -1;
  }

  @SuppressWarnings("rawtypes")
  static int raw(List words) {
    @Reduce(ReduceOp.SUM)
    int sum = 0;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$3 extends org.ajws.runtime.generated.TaskLocals<Locals$3> { int sum; Locals$3(int sum) { this.sum = sum; } @java.lang.Override protected Locals$3 fork() { return new Locals$3(0); } @java.lang.Override protected void join(Locals$3 right$3) { sum += right$3.sum; } } final Locals$3 locals$3 = new Locals$3(sum); try { final var elements$3 = org.ajws.runtime.speculation.AheadElements.of((java.lang.Iterable<?>) (words)); final long trips$3 = elements$3.trips(); final org.ajws.runtime.speculation.TranslatedLoop<Locals$3, java.lang.Void> loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<Locals$3, java.lang.Void>(locals$3, (own$3, trip$3, past$3) -> { int sum$3 = own$3.locals.sum; try { for (long index$3 = trip$3; elements$3.next(index$3, past$3); index$3++) { Object w = elements$3.element(); {
      sum$3 += ((String) w).length();
      state[((String) w).length() & 63]++;
    } } } finally { own$3.locals.sum = sum$3; } return elements$3.end(1); }, (chunk$3, own$3, trip$3, past$3) -> { int sum$3 = own$3.locals.sum; try { for (long index$3 = trip$3; elements$3.next(chunk$3, index$3, past$3); index$3++) { Object w = elements$3.element(chunk$3, index$3); chunk$3.poll(); {       sum$3 += ((String) w).length();       chunk$3.getAndPutInt(chunk$3.at(state, ((String) w).length() & 63, "SpeculativeElements.java:125 ++"), (chunk$3.currentInt() + 1), "SpeculativeElements.java:125 ++");     } } } finally { own$3.locals.sum = sum$3; } return elements$3.end(chunk$3, 1); }).bound(elements$3); org.ajws.runtime.speculation.Speculation.run(SpeculativeElements.ajws$Tracked.loop$2987, trips$3, loop$3); } finally { sum = locals$3.sum; } }
    return sum;
  }

  public static void main(String[] args) {
    { final var elements$4 = org.ajws.runtime.speculation.AheadElements.of((list(N))); final long trips$4 = elements$4.trips(); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { for (long index$4 = trip$4; elements$4.next(index$4, past$4); index$4++) { int x = elements$4.element(); {
      state[x * 7 & 63] += x;
    } } return elements$4.end(1); }, (chunk$4, own$4, trip$4, past$4) -> { for (long index$4 = trip$4; elements$4.next(chunk$4, index$4, past$4); index$4++) { int x = elements$4.element(chunk$4, index$4); chunk$4.poll(); {       chunk$4.putInt(chunk$4.at(state, x * 7 & 63, "SpeculativeElements.java:132 +="), (chunk$4.currentInt() + (x)), "SpeculativeElements.java:132 +=");     } } return elements$4.end(chunk$4, 1); }).bound(elements$4); org.ajws.runtime.speculation.Speculation.run(SpeculativeElements.ajws$Tracked.loop$3198, trips$4, loop$4); }
    { final var elements$5 = org.ajws.runtime.speculation.AheadElements.of((new ArrayDeque<>(nodes(N)))); final long trips$5 = elements$5.trips(); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$5 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$5, trip$5, past$5) -> { for (long index$5 = trip$5; elements$5.next(index$5, past$5); index$5++) { Node n = elements$5.element(); {
      n.value = n.id * 2;
      if (n.id % 3 == 0) continue;
      state[n.value & 63]++;
    } } return elements$5.end(1); }, (chunk$5, own$5, trip$5, past$5) -> { for (long index$5 = trip$5; elements$5.next(chunk$5, index$5, past$5); index$5++) { Node n = elements$5.element(chunk$5, index$5); chunk$5.poll(); {       chunk$5.set(SpeculativeElements.ajws$Tracked.value$1, n, n.id * 2, "SpeculativeElements.java:135");       if (n.id % 3 == 0) continue;       chunk$5.getAndPutInt(chunk$5.at(state, chunk$5.get(SpeculativeElements.ajws$Tracked.value$1, n, "SpeculativeElements.java:137") & 63, "SpeculativeElements.java:137 ++"), (chunk$5.currentInt() + 1), "SpeculativeElements.java:137 ++");     } } return elements$5.end(chunk$5, 1); }).bound(elements$5); org.ajws.runtime.speculation.Speculation.run(SpeculativeElements.ajws$Tracked.loop$3295, trips$5, loop$5); }
    Map<String, Node> map = new LinkedHashMap<>();
    for (Node n : nodes(N)) map.put("k" + n.id, n);
    { final var elements$6 = org.ajws.runtime.speculation.AheadElements.of((map.keySet())); final long trips$6 = elements$6.trips(); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$6 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$6, trip$6, past$6) -> { for (long index$6 = trip$6; elements$6.next(index$6, past$6); index$6++) { String k = elements$6.element(); state[k.length() * 3] += k.hashCode(); } return elements$6.end(1); }, (chunk$6, own$6, trip$6, past$6) -> { for (long index$6 = trip$6; elements$6.next(chunk$6, index$6, past$6); index$6++) { String k = elements$6.element(chunk$6, index$6); chunk$6.poll(); chunk$6.putInt(chunk$6.at(state, k.length() * 3, "SpeculativeElements.java:141 +="), (chunk$6.currentInt() + (k.hashCode())), "SpeculativeElements.java:141 +="); } return elements$6.end(chunk$6, 1); }).bound(elements$6); org.ajws.runtime.speculation.Speculation.run(SpeculativeElements.ajws$Tracked.loop$3586, trips$6, loop$6); }
    { final var elements$7 = org.ajws.runtime.speculation.AheadElements.of((map.values())); final long trips$7 = elements$7.trips(); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$7 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$7, trip$7, past$7) -> { for (long index$7 = trip$7; elements$7.next(index$7, past$7); index$7++) { Node n = elements$7.element(); {
      n.value += n.id;
      state[n.value & 63] ^= n.id;
    } } return elements$7.end(1); }, (chunk$7, own$7, trip$7, past$7) -> { for (long index$7 = trip$7; elements$7.next(chunk$7, index$7, past$7); index$7++) { Node n = elements$7.element(chunk$7, index$7); chunk$7.poll(); {       chunk$7.putInt(chunk$7.at(SpeculativeElements.ajws$Tracked.value$1, n, "SpeculativeElements.java:143 +="), (chunk$7.currentInt() + (n.id)), "SpeculativeElements.java:143 +=");       chunk$7.putInt(chunk$7.at(state, chunk$7.get(SpeculativeElements.ajws$Tracked.value$1, n, "SpeculativeElements.java:144") & 63, "SpeculativeElements.java:144 ^="), (chunk$7.currentInt() ^ (n.id)), "SpeculativeElements.java:144 ^=");     } } return elements$7.end(chunk$7, 1); }).bound(elements$7); org.ajws.runtime.speculation.Speculation.run(SpeculativeElements.ajws$Tracked.loop$3692, trips$7, loop$7); }
    { final var elements$8 = org.ajws.runtime.speculation.AheadElements.of((new TreeSet<>(list(N)))); final long trips$8 = elements$8.trips(); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$8 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$8, trip$8, past$8) -> { for (long index$8 = trip$8; elements$8.next(index$8, past$8); index$8++) { var x = elements$8.element(); state[x & 31] += x; } return elements$8.end(1); }, (chunk$8, own$8, trip$8, past$8) -> { for (long index$8 = trip$8; elements$8.next(chunk$8, index$8, past$8); index$8++) { var x = elements$8.element(chunk$8, index$8); chunk$8.poll(); chunk$8.putInt(chunk$8.at(state, x & 31, "SpeculativeElements.java:146 +="), (chunk$8.currentInt() + (x)), "SpeculativeElements.java:146 +="); } return elements$8.end(chunk$8, 1); }).bound(elements$8); org.ajws.runtime.speculation.Speculation.run(SpeculativeElements.ajws$Tracked.loop$3823, trips$8, loop$8); }
    { final var elements$9 = org.ajws.runtime.speculation.AheadElements.of((new LinkedHashSet<>(Arrays.asList("a", "b")))); final long trips$9 = elements$9.trips(); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$9 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$9, trip$9, past$9) -> { for (long index$9 = trip$9; elements$9.next(index$9, past$9); index$9++) { String s = elements$9.element(); {
      System.out.println(s);
    } } return elements$9.end(1); }, (chunk$9, own$9, trip$9, past$9) -> { for (long index$9 = trip$9; elements$9.next(chunk$9, index$9, past$9); index$9++) { String s = elements$9.element(chunk$9, index$9); chunk$9.poll(); {       { final var ajws$to = System.out; final java.lang.String ajws$a0 = s; chunk$9.defer(() -> ajws$to.println(ajws$a0)); }     } } return elements$9.end(chunk$9, 1); }).bound(elements$9); org.ajws.runtime.speculation.Speculation.run(SpeculativeElements.ajws$Tracked.loop$3917, trips$9, loop$9); }
    { final var elements$10 = org.ajws.runtime.speculation.AheadElements.of((List.<String>of())); final long trips$10 = elements$10.trips(); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$10 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$10, trip$10, past$10) -> { for (long index$10 = trip$10; elements$10.next(index$10, past$10); index$10++) { String s = elements$10.element(); {
      System.out.println(s);
    } } return elements$10.end(1); }, (chunk$10, own$10, trip$10, past$10) -> { for (long index$10 = trip$10; elements$10.next(chunk$10, index$10, past$10); index$10++) { String s = elements$10.element(chunk$10, index$10); chunk$10.poll(); {       { final var ajws$to = System.out; final java.lang.String ajws$a0 = s; chunk$10.defer(() -> ajws$to.println(ajws$a0)); }     } } return elements$10.end(chunk$10, 1); }).bound(elements$10); org.ajws.runtime.speculation.Speculation.run(SpeculativeElements.ajws$Tracked.loop$4053, trips$10, loop$10); }
    System.out.println(Arrays.toString(state));

    state[60] = 100;
    { final var elements$11 = org.ajws.runtime.speculation.AheadElements.of((new Numbers())); final long trips$11 = elements$11.trips(); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$11 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$11, trip$11, past$11) -> { for (long index$11 = trip$11; elements$11.next(index$11, past$11); index$11++) { int x = elements$11.element(); {
      state[x & 31] ^= x;
      if (x == 50) state[60] = 70;
    } } return elements$11.end(1); }, (chunk$11, own$11, trip$11, past$11) -> { for (long index$11 = trip$11; elements$11.next(chunk$11, index$11, past$11); index$11++) { int x = elements$11.element(chunk$11, index$11); chunk$11.poll(); {       chunk$11.putInt(chunk$11.at(state, x & 31, "SpeculativeElements.java:157 ^="), (chunk$11.currentInt() ^ (x)), "SpeculativeElements.java:157 ^=");       if (x == 50) chunk$11.set(state, 60, 70, "SpeculativeElements.java:158");     } } return elements$11.end(chunk$11, 1); }).bound(elements$11); org.ajws.runtime.speculation.Speculation.run(SpeculativeElements.ajws$Tracked.loop$4232, trips$11, loop$11); }
    System.out.println(Arrays.toString(state) + asked);

    Integer[] slots = list(100).toArray(new Integer[0]);
    { final var elements$12 = org.ajws.runtime.speculation.AheadElements.of((Arrays.asList(slots))); final long trips$12 = elements$12.trips(); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$12 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$12, trip$12, past$12) -> { for (long index$12 = trip$12; elements$12.next(index$12, past$12); index$12++) { int x = elements$12.element(); {
      if (x < 99) slots[x + 1] = x + 2 - (x & 1);
      state[x & 31] += x;
    } } return elements$12.end(1); }, (chunk$12, own$12, trip$12, past$12) -> { for (long index$12 = trip$12; elements$12.next(chunk$12, index$12, past$12); index$12++) { int x = elements$12.element(chunk$12, index$12); chunk$12.poll(); {       if (x < 99) chunk$12.set(slots, x + 1, x + 2 - (x & 1), "SpeculativeElements.java:164");       chunk$12.putInt(chunk$12.at(state, x & 31, "SpeculativeElements.java:165 +="), (chunk$12.currentInt() + (x)), "SpeculativeElements.java:165 +=");     } } return elements$12.end(chunk$12, 1); }).bound(elements$12); org.ajws.runtime.speculation.Speculation.run(SpeculativeElements.ajws$Tracked.loop$4480, trips$12, loop$12); }
    System.out.println(Arrays.toString(slots) + Arrays.toString(state));

    for (int at : new int[] {0, 1, 500, N - 3, N - 2, N - 1, N}) {
      for (int how = 1; how <= 4; how++) {
        if (how < 3 || at < N - 1) System.out.println(changed(at, how));
      }
    }
    List<Node> nodes = nodes(N);
    System.out.println(find(nodes, 1234) + " " + find(nodes, -1500) + " " + find(nodes.subList(3, 9), 77));
    int values = 0;
    for (Node n : nodes) values = values * 31 + n.value;
    System.out.println(values + " " + raw(List.of("a", "bcd", "ef")));
    try {
      { final var elements$13 = org.ajws.runtime.speculation.AheadElements.of(((List<Node>) null)); final long trips$13 = elements$13.trips(); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$13 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$13, trip$13, past$13) -> { for (long index$13 = trip$13; elements$13.next(index$13, past$13); index$13++) { Node n = elements$13.element(); n.value++; } return elements$13.end(1); }, (chunk$13, own$13, trip$13, past$13) -> { for (long index$13 = trip$13; elements$13.next(chunk$13, index$13, past$13); index$13++) { Node n = elements$13.element(chunk$13, index$13); chunk$13.poll(); chunk$13.getAndPutInt(chunk$13.at(SpeculativeElements.ajws$Tracked.value$1, n, "SpeculativeElements.java:180 ++"), (chunk$13.currentInt() + 1), "SpeculativeElements.java:180 ++"); } return elements$13.end(chunk$13, 1); }).bound(elements$13); org.ajws.runtime.speculation.Speculation.run(SpeculativeElements.ajws$Tracked.loop$5208, trips$13, loop$13); }
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { public static final org.ajws.runtime.speculation.IntField value$1 = new org.ajws.runtime.speculation.IntField("SpeculativeElements.Node.value", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeElements.Node) object).value; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeElements.Node) object).value = value; } }; static final org.ajws.runtime.speculation.SpeculationSite loop$2169 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeElements.java:89", 0, 0, "c3132d29fc68d324"); static final org.ajws.runtime.speculation.SpeculationSite loop$2664 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeElements.java:107", 0, 0, "c3132d29fc68d324"); static final org.ajws.runtime.speculation.SpeculationSite loop$2987 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeElements.java:123", 0, 0, "c3132d29fc68d324"); static final org.ajws.runtime.speculation.SpeculationSite loop$3198 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeElements.java:131", 0, 0, "c3132d29fc68d324"); static final org.ajws.runtime.speculation.SpeculationSite loop$3295 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeElements.java:134", 0, 3, "c3132d29fc68d324"); static final org.ajws.runtime.speculation.SpeculationSite loop$3586 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeElements.java:141", 0, 0, "c3132d29fc68d324"); static final org.ajws.runtime.speculation.SpeculationSite loop$3692 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeElements.java:142", 0, 0, "c3132d29fc68d324"); static final org.ajws.runtime.speculation.SpeculationSite loop$3823 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeElements.java:146", 0, 0, "c3132d29fc68d324"); static final org.ajws.runtime.speculation.SpeculationSite loop$3917 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeElements.java:147", 0, 0, "c3132d29fc68d324"); static final org.ajws.runtime.speculation.SpeculationSite loop$4053 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeElements.java:150", 0, 0, "c3132d29fc68d324"); static final org.ajws.runtime.speculation.SpeculationSite loop$4232 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeElements.java:156", 0, 0, "c3132d29fc68d324"); static final org.ajws.runtime.speculation.SpeculationSite loop$4480 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeElements.java:163", 0, 0, "c3132d29fc68d324"); static final org.ajws.runtime.speculation.SpeculationSite loop$5208 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeElements.java:180", 0, 0, "c3132d29fc68d324"); } }
