package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Generates programs around an owner with aliased parts (an object, a list, arrays, arrays in an
 * array) whose methods take, give, store, copy, wrap and touch such parts in all ways, right and
 * wrong. Each method stands on one line, so that those that the checker rejects can be left out.
 * What is accepted must behave: no two threads touch one object at a time.
 */
final class AliasProgram {
  private static final int METHODS = 14;

  /** How many actions there are beside the methods. */
  private static final int ACTIONS = 13;

  private final Dice dice;
  private final String name;
  private final List<Method> methods = new ArrayList<>();

  /** A method and how it is called. */
  private record Method(AliasPlace place, String text, String call) {}

  private AliasProgram(long seed) {
    dice = new Dice(seed);
    name = "Alias" + seed;
    for (int i = 0; i < METHODS; i++) {
      methods.add(method(i));
    }
  }

  /** How many methods a program has at first. */
  static int methods() {
    return METHODS;
  }

  /** The program of a seed without some methods; its class implements {@link AliasActions}. */
  static Program of(long seed, Set<Integer> left) {
    return new Program(seed, "Alias" + seed, new AliasProgram(seed).text(left));
  }

  /** The number of the method or call that stands in a line of a program; -1 for none. */
  static int methodAt(Program program, int line) {
    String text = program.text().lines().skip(line - 1L).findFirst().orElse("");
    int at = text.indexOf("/*m");
    return at < 0 ? -1 : Integer.parseInt(text.substring(at + 3, text.indexOf("*/", at)));
  }

  private String text(Set<Integer> left) {
    Map<String, String> declared = new HashMap<>();
    StringBuilder calls = new StringBuilder();
    int actions = ACTIONS;
    for (int i = 0; i < METHODS; i++) {
      if (!left.contains(i)) {
        String line = "    /*m%d*/ %s\n".formatted(i, methods.get(i).text);
        declared.merge(methods.get(i).place.type(), line, String::concat);
        calls.append(
            "      case %d: /*m%d*/ %s break;\n".formatted(actions++, i, methods.get(i).call));
      }
    }
    String text = TEXT;
    for (AliasPlace place : AliasPlace.values()) {
      String methods = declared.getOrDefault(place.type(), "");
      text = text.replace("METHODS OF %s\n".formatted(place.type()), methods);
    }
    return text.replace("NAME", name)
        .replace("COUNT", String.valueOf(actions))
        .replace("CALLS", calls.toString().stripTrailing());
  }

  private static final String TEXT =
      """
      import java.nio.*;
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import java.util.concurrent.locks.*;
      import java.util.function.*;
      import java.util.stream.*;
      import org.ajws.*;
      import org.ajws.processor.fuzz.*;

      class NAME implements AliasActions {
        static final P FIRST = new P();
        static final P SECOND = new Q();
        static final Impl IMPL = new Impl();
        static final Gen<Cell> GEN = new Gen<>(new Cell());
        static final Gen<int[]> GENS = new Gen<>(new int[3]);
        static final Snap SNAP = new Snap();
        static final Map<Integer, Integer> TALLY = new ConcurrentHashMap<>();
        static final List<String> NAMES = Collections.synchronizedList(new ArrayList<>(List.of("n")));
        static final BlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>();
        static final CompletableFuture<Integer> DONE = CompletableFuture.completedFuture(1);
        static final ReentrantLock LOCK = new ReentrantLock();
        static final Vector<Cell> TOLD = new Vector<>();
        static volatile P shared = FIRST;
        static volatile Cell free = new Cell();
        static volatile Object any = new Cell();
        static volatile int[] ints = new int[3];
        static volatile Runnable later = () -> {};
        static final List<Cell> FREES = Collections.synchronizedList(new ArrayList<>(List.of(new Cell(), new Cell())));
        static final P[] PS = {FIRST, SECOND};

        record Pair(P p, Cell x) {}
        record Kept(int[] a) {}
        static final int[][] BOX = new int[1][];
        static class Told extends Exception { final transient int[] a; Told(int[] a) { this.a = a; } }
        static class Task implements Runnable {
          private final int[] a;
          Task(int[] a) { this.a = a; }
          @Override public void run() { a[0] = Touches.get(a, a[0]); }
        }
        static class Box<T> implements Supplier<T> { T t; Box(T t) { this.t = t; } @Override public T get() { return t; } }
        static <T> T id(T t) { return t; }
        static <T> void kept(T t) { any = t; }
        static Cell given(Cell c) { free = c; return c; }
        static P given(P p) { shared = p; return p; }
        @SafeVarargs static <T> T[] array(T... ts) { return ts; }
        record Deep<T>(T t, Pair p) {}

        @AtomicSet("c")
        static class Cell implements Cloneable, Comparable<Cell>, Iterable<String>, AutoCloseable, Touches.Touched {
          @Atomic("c") int v;
          void inc() { v = Touches.get(this, v); }
          @Override public void touch() { inc(); }
          @Override public int compareTo(Cell other) { inc(); return 0; }
          @Override public String toString() { v = Touches.get(this, v); return ""; }
          @Override public Cell clone() { try { return (Cell) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); } }
          @Override public Iterator<String> iterator() { inc(); return Collections.emptyIterator(); }
          @Override public void close() { inc(); }
          @Override public int hashCode() { v = Touches.get(this, v); return 1; }
          @Override public boolean equals(Object o) { v = Touches.get(this, v); return o == this; }
          int got() { v = Touches.get(this, v); return v; }
          Runnable task() { return () -> { v = Touches.get(this, v); }; }
          Cell itself() { return this; }
          void publish() { any = this; }
          void told() {}
          static Cell make() { return new Loud(); }
          Cell made() { return new Cell(); }
          void keep() { Runnable r = this::inc; later = r; }
          void show() { class Shown implements Runnable { @Override public void run() { inc(); } } any = new Shown(); }
        }

        static class Loud extends Cell {
          @Override void told() { free = this; }
          @Override Cell made() { Cell c = new Loud(); c.v = 1; return c; }
        }

        @AtomicSet("b")
        static class P implements Touches.Touched {
          @Atomic("b") int n;
          @Atomic("b") @AliasAtomic("c=this.b") Cell cell = new @AliasAtomic("c=this.b") Cell();
          @Atomic("b") int @AliasAtomic("this.b[]") [] slots = new @AliasAtomic("this.b[]") int[3];
          @Atomic("b") int @AliasAtomic("this.b[][]") [][] rows = new @AliasAtomic("this.b[][]") int[2][3];
          @Atomic("b") int[] plain = new int[3];
          @Atomic("b") final Map<String, List<int[]>> deep = new HashMap<>(Map.of("k", new ArrayList<>(List.of(new int[3]))));
          @Atomic("b") Optional<int[]> maybe = Optional.of(new int[3]);
          @Atomic("b") final List<@AliasAtomic("c=this.b") Cell> list = new ArrayList<>();
          @Atomic("b") Cell @AliasAtomic("this.b[]c=this.b") [] cells = new @AliasAtomic("this.b[]c=this.b") Cell[2];
          P() {
            list.add(new @AliasAtomic("c=this.b") Cell());
            cells[0] = new @AliasAtomic("c=this.b") Cell();
            cells[1] = cells[0];
            Touches.contains(slots);
            Touches.contains(plain);
            Touches.contains(deep.get("k").get(0));
            Touches.contains(maybe.get());
            Touches.contains(rows[0]);
            Touches.contains(rows[1]);
          }
          P(@AliasAtomic("c=this.b") Cell x) { cell = x; }
          P(@AliasAtomic("c=this.b") Cell x, int n) { this(x); }
          void take(@AliasAtomic("c=this.b") Cell x) { cell = x; }
          @AliasAtomic("c=this.b") Cell cell() { return cell; }
          int @AliasAtomic("this.b[]") [] slots() { return slots; }
          P self() { return this; }
          private P me() { return this; }
          private int[] own() { return plain; }
          void told() {}
          static P make() { return new Q(); }
          void publish() { P p = this; shared = p; }
          void keep() { any = new Pair(this, null); }
          @Override public void touch() {
            n = Touches.get(this, n);
            cell.v = Touches.get(cell, cell.v);
            slots[0] = Touches.get(slots, slots[0]);
            rows[0][0] = Touches.get(rows[0], rows[0][0]);
            plain[0] = Touches.get(plain, plain[0]);
            int[] inner = deep.get("k").get(0);
            inner[0] = Touches.get(inner, inner[0]);
            int[] perhaps = maybe.get();
            perhaps[0] = Touches.get(perhaps, perhaps[0]);
            for (Cell each : list) { each.v = Touches.get(each, each.v); }
            for (Cell each : cells) { each.v = Touches.get(each, each.v); }
            if (list.size() > 4) { list.subList(1, list.size()).clear(); }
          }
          class In {
            void go() { n = Touches.get(P.this, n); }
            void more() { cell.v = Touches.get(cell, cell.v); }
            void all() { go(); more(); }
      METHODS OF In
          }
      METHODS OF P
        }

        @AtomicSet("d")
        static class Q extends P {
          Q() {}
          @Override void told() { shared = this; }
          Q(@AliasAtomic("c=this.b") Cell x) { super(x); }
          class In2 extends In {
            void far() { n = Touches.get(Q.this, n); all(); }
            @Override void more() { n = Touches.get(Q.this, n); }
      METHODS OF In2
          }
      METHODS OF Q
        }

        @AtomicSet("i")
        interface Unit { int get(); void set(int v); default void both() { set(Touches.get(this, get())); } default Unit unit() { return this; } }
        static class Impl implements Unit, Touches.Touched {
          @Atomic("i") private int i;
          @Override public int get() { return i; }
          @Override public void set(int v) { i = v; }
          @Override public void touch() { both(); }
        }

        @AtomicSet("l")
        enum Level implements Touches.Touched {
          LOW,
          HIGH { @Override void up() { super.up(); level = Touches.get(this, level); } };
          @Atomic("l") int level;
          void up() { level = Touches.get(this, level); }
          void with(Runnable r) { level++; r.run(); }
          @Override public void touch() { up(); }
        }

        /** A view of an owner that has a set: nothing of its own changes. */
        record Rec(P p) implements Unit {
          @Override public int get() { return 1; }
          @Override public void set(int v) { p.touch(); }
          @Override public void both() { set(get()); }
        }

        @AtomicSet("g")
        static class Gen<T> {
          @Atomic("g") private T t;
          Gen(T t) { this.t = t; }
          void set(T t) { this.t = t; }
          T get() { return t; }
          void each(Consumer<? super T> f) { f.accept(t); }
          <R> R map(Function<? super T, R> f) { return f.apply(t); }
        }

        @AtomicSet(value = "t", isStatic = true)
        static class Stat {
          @Atomic("t") static int[] held = new int[3];
          static void touch() { held[0] = Touches.get(held, held[0]); }
          static void put(int[] a) { held = a; }
          static void with(Runnable r) { held[1]++; r.run(); }
        }

        @AtomicSet(value = "w", reads = Reads.SNAPSHOT)
        static class Snap {
          @Atomic("w") private int[] a = new int[2];
          @Atomic("w") private int k;
          void put(int i) { a[0] = i; k = i; }
          int torn() { return a[0] - k; }
          void each(IntConsumer f) { f.accept(k); }
        }

        @Override public int actions() { return COUNT; }
        @Override public void act(int action) {
          switch (action) {
            case 0: FIRST.touch(); break;
            case 1: SECOND.touch(); break;
            case 2: free.inc(); break;
            case 3: FREES.get(0).inc(); if (FREES.size() > 6) { FREES.remove(1); } break;
            case 4: shared.touch(); break;
            case 5: Touches.use(later); break;
            case 6: Touches.use(any); break;
            case 7: Touches.use(ints); break;
            case 8: Touches.use(later); Touches.use(any); break;
            case 9: ((Q) SECOND).new In2().far(); break;
            case 10: Stat.touch(); IMPL.both(); break;
            case 12: Level.HIGH.touch(); Level.LOW.touch(); break;
            case 11: SNAP.put(action); if (SNAP.torn() != 0) { Touches.thrown(new IllegalStateException("torn")); } break;
      CALLS
            default: throw new IllegalArgumentException();
          }
        }
      }
      """;

  private Method method(int number) {
    AliasPlace place = dice.of(AliasPlace.values());
    boolean aliased = place.mayHaveAliases() && dice.oneIn(3);
    boolean both = dice.oneIn(5);
    AliasForms forms = new AliasForms(dice, place);
    List<String> locals = new ArrayList<>(List.of("x"));
    StringBuilder body = new StringBuilder();
    int count = dice.of(1, 1, 2, 2, 3);
    for (int i = 0; i < count; i++) {
      body.append(forms.statement(dice.below(3), locals)).append(' ');
    }
    String head =
        "%svoid m%d(%sP p, %sCell x, P q) throws Exception { %s}"
            .formatted(
                place.isStatic() ? "static " : dice.of("", "", "final "),
                number,
                both ? "@Atomic(\"b\") " : "",
                aliased ? "@AliasAtomic(\"c=this.b\") " : "",
                body);
    String receiver = place.receiver(dice);
    String given = aliased ? receiver + ".cell()" : dice.of("free", "FIRST.cell()", "FREES.get(0)");
    return new Method(
        place,
        head,
        "try { %s.m%d(%s, %s, %s); Touches.ended(%d); } catch (Exception e) { Touches.thrown(e); }"
            .formatted(
                receiver,
                number,
                dice.of("FIRST", "SECOND", "shared"),
                given,
                dice.of("FIRST", "SECOND"),
                number));
  }
}
