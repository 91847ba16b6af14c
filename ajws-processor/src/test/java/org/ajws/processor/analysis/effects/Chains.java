package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Statements that pack an object into others, in many ways, and take it out again: in the end the
 * last local is the object that it began with.
 */
final class Chains {
  /** Classes that the statements use; {@code H} is the class of the objects. */
  static final String CLASSES =
      """
      class H {
        int v; int[] f = new int[2]; H next;
        void bump() { v++; }
        H self() { return this; }
        class In implements Runnable { public void run() { v++; } }
        Runnable inner() { return new In(); }
        Runnable anonymous() { return new Runnable() { public void run() { v++; } }; }
        Iterable<Integer> rounds() {
          return () -> new Iterator<>() {
            public boolean hasNext() { return v++ < 3; }
            public Integer next() { return 1; }
          };
        }
      }
      record Closing(H h) implements AutoCloseable { public void close() { h.v++; } }
      record Told(H h) { public String toString() { return "" + h.v++; } }
      record Order(H h) implements Comparator<Integer> { public int compare(Integer a, Integer b) { h.v++; return a - b; } }
      record Rounds(H h) implements Iterable<Integer> {
        public Iterator<Integer> iterator() { h.v++; return List.of(1).iterator(); }
      }
      class Bumping { Bumping(H h) { h.v++; } }
      class Box<T> {
        T value; Box<T> next; List<T> items = new ArrayList<>(); Object[] slots = new Object[2];
        Box() {}
        Box(T value) { this.value = value; }
        T get() { return value; }
        T take() { T t = value; value = null; return t; }
        Box<T> set(T value) { this.value = value; return this; }
        void add(T item) { items.add(item); }
        Box<T> copy() { return new Box<>(value); }
        Box<T> deep() { Box<T> b = new Box<>(); b.next = new Box<>(value); return b; }
        Supplier<T> supplier() { return () -> value; }
        static <T> Box<T> of(T value) { Box<T> b = new Box<>(); b.set(value); return b; }
        static <T> T open(Box<T> box) { return box.get(); }
        static <T> void fill(Box<T> box, T value) { box.value = value; }
        static <T> T same(T value) { return value; }
        static <T> T first(List<T> list) { for (T t : list) { return t; } return null; }
        static <T> void append(List<T> list, T value) { list.add(value); }
        static <T> void putSlot(Object[] slots, T value) { slots[0] = value; }
        static <T> List<T> list(T value) { List<T> l = new ArrayList<>(); l.add(value); return l; }
        static <T> Supplier<T> later(T value) { return () -> value; }
        static <T> T run(Supplier<T> s) { return s.get(); }
        static <T, R> R call(Function<T, R> f, T t) { return f.apply(t); }
        @SafeVarargs static <T> T any(T... all) { return all[0]; }
      }
      class Sub<T> extends Box<T> {
        T mine;
        Sub(T t) { super(null); mine = t; }
        @Override T get() { return mine; }
      }
      record Rec<T>(T value, int n) { T again() { return value; } }
      record Pair<A, B>(A first, B second) {}
      interface Holder<T> { T held(); }
      """;

  /** What packs: {@code T} is the type, {@code p} the object, {@code x} the new local. */
  private static final String[][] PACKINGS = {
    {"Box<T>", "Box<T> x = new Box<>(p);"},
    {"Box<T>", "Box<T> x = new Box<>(); x.value = p;"},
    {"Box<T>", "Box<T> x = new Box<>(); x.set(p);"},
    {"Box<T>", "Box<T> x = new Box<T>().set(p);"},
    {"Box<T>", "Box<T> x = Box.of(p);"},
    {"Box<T>", "Box<T> x = new Box<>(); Box.fill(x, p);"},
    {"Box<T>", "Box<T> x = new Box<>(p).copy();"},
    {"Box<T>", "Box<T> x = new Box<>(p).deep().next;"},
    {"Box<T>", "Box<T> x = new Box<>(); Box<T> x2 = x; x2.value = p;"},
    {"Box<T>", "Box<T> x = new Sub<>(p); x.value = p;"},
    {"Rec<T>", "Rec<T> x = new Rec<>(p, 1);"},
    {"Pair<String, T>", "var x = new Pair<>(\"\", p);"},
    {"List<T>", "List<T> x = new ArrayList<>(); x.add(p);"},
    {"List<T>", "List<T> x = new ArrayList<>(); Box.append(x, p);"},
    {"List<T>", "List<T> x = Box.list(p);"},
    {"List<T>", "List<T> x = List.of(p);"},
    {"List<T>", "List<T> x = Arrays.asList(p);"},
    {"List<T>", "List<T> x = new LinkedList<>(); x.addAll(List.of(p));"},
    {"List<T>", "List<T> x = new ArrayList<>(); Collections.addAll(x, p);"},
    {"List<T>", "List<T> x = new ArrayList<>(Collections.nCopies(3, p));"},
    {"List<T>", "List<T> x = new ArrayList<>(); for (int k = 0; k < 2; k++) x.add(p);"},
    {"List<T>", "List<T> x = Stream.of(p).collect(Collectors.toList());"},
    {"List<T>", "Box<T> x2 = new Box<>(); x2.items.add(p); List<T> x = x2.items;"},
    {"List<T>", "Box<T> x2 = new Box<>(); x2.add(p); List<T> x = x2.items;"},
    {"Deque<T>", "Deque<T> x = new ArrayDeque<>(); x.push(p);"},
    {"Map<String, T>", "Map<String, T> x = new HashMap<>(); x.put(\"k\", p);"},
    {"Map<String, T>", "Map<String, T> x = Map.of(\"k\", p);"},
    {"Map<String, T>", "Map<String, T> x = new HashMap<>(); x.computeIfAbsent(\"k\", y -> p);"},
    {"Map<String, T>", "Map<String, T> x = new HashMap<>(); x.merge(\"k\", p, (a, b) -> a);"},
    {"Map<T, String>", "Map<T, String> x = new IdentityHashMap<>(); x.put(p, \"v\");"},
    {"Map<String, T>", "Map<String, T> x = new TreeMap<>(Map.of(\"k\", p));"},
    {"Map<String, List<T>>", "var x = Stream.of(p).collect(Collectors.groupingBy(y -> \"k\"));"},
    {"Map<String, T>", "var x = Stream.of(p).collect(Collectors.toMap(y -> \"k\", y -> y));"},
    {"Object", "Object[] array = {p}; Object x = array;"},
    {"Object", "Object[] array = new Object[2]; array[0] = p; Object x = array;"},
    {"Object", "Object[] array = new Object[2]; Box.putSlot(array, p); Object x = array;"},
    {"Object", "Object[] array = new Object[2]; Arrays.fill(array, p); Object x = array;"},
    {
      "Object",
      "Object[] array = new Object[1]; System.arraycopy(new Object[] {p}, 0, array, 0, 1); Object x = array;"
    },
    {"Object", "Object[] array = List.of(p).toArray(); Object x = array;"},
    {"Object", "Object[] array = List.of(p).toArray(new Object[0]); Object x = array;"},
    {"Object", "Object[] array = new Object[2]; Arrays.setAll(array, k -> p); Object x = array;"},
    {
      "Object",
      "Box<T> x2 = new Box<>(); x2.slots[0] = p; Object[] array = x2.slots; Object x = array;"
    },
    // In the slots beside it are objects that all share.
    {
      "Cloneable",
      "Object[] array = new Object[3]; array[0] = p; System.arraycopy(all, 0, array, 1, 2); Cloneable x = array;"
    },
    {
      "Cloneable",
      "Object[] array = new Object[4]; System.arraycopy(all, 0, array, 0, 4); array[0] = p; Cloneable x = array;"
    },
    {
      "Cloneable",
      "Object[] array = new Object[n + 5]; Arrays.fill(array, common); array[0] = p; Cloneable x = array;"
    },
    {
      "Cloneable",
      "Object[] array = {p, p, p}; Arrays.fill(array, 1, 3, common); Cloneable x = array;"
    },
    {
      "Cloneable",
      "Object[] array = {common, common}; Arrays.fill(array, 0, 1, p); Cloneable x = array;"
    },
    {"Cloneable", "Object[] a2 = {common, p, common}; Cloneable x = Arrays.copyOfRange(a2, 1, 3);"},
    {
      "Cloneable",
      "Object[] a2 = {common, p}; Object[] array = {null, common}; System.arraycopy(a2, 1, array, 0, 1); Cloneable x = array;"
    },
    {
      "Cloneable",
      "Object[] array = {common, p, common}; System.arraycopy(array, 1, array, 0, 2); Cloneable x = array;"
    },
    {
      "Cloneable",
      "Object[] array = new Object[9]; for (int k = 3; k < 9; k++) array[k] = common; array[0] = p; Cloneable x = array;"
    },
    {
      "Cloneable",
      "Object[] a2 = {p, common}; Object[] array = a2.clone(); a2[0] = common; Cloneable x = array;"
    },
    {
      "Cloneable",
      "Object[][] a2 = new Object[3][2]; System.arraycopy(new Object[][] {all, all}, 0, a2, 1, 2); a2[0][0] = p; Cloneable x = a2[0];"
    },
    {
      "Object",
      "Object[] array = new Object[3]; for (int k = 0; k < 2; k++) { array[k + 1] = p; array[0] = array[k]; } array[0] = array[1]; Object x = array;"
    },
    {"List<T>", "List<T> x = new ArrayList<>(List.of(p, p)); x.remove(0);"},
    {"List<T>", "List<T> x = new ArrayList<>(List.of(p, p)); Collections.reverse(x);"},
    {"List<T>", "List<T> x = new ArrayList<>(List.of(p, p, p)).subList(1, 3);"},
    {"Optional<T>", "Optional<T> x = Optional.of(p);"},
    {"Stream<T>", "Stream<T> x = Stream.of(p);"},
    {"Stream<T>", "Stream<T> x = Stream.of(1).map(k -> p);"},
    {"Supplier<T>", "Supplier<T> x = () -> p;"},
    {"Supplier<T>", "Supplier<T> x = Box.later(p);"},
    {"Supplier<T>", "Supplier<T> x = new Box<>(p)::get;"},
    {"Box<T>", "Box<T> x = n > 3 ? new Box<>() : new Box<>(p);"},
    {"Box<T>", "Box<T> t = null; for (int k = 0; k < 3; k++) t = new Box<>(p); Box<T> x = t;"},
    {"Supplier<T>", "Supplier<T> x = new Box<>(p).supplier();"},
    {"AtomicReference<T>", "AtomicReference<T> x = new AtomicReference<>(p);"},
    {"AtomicReference<T>", "AtomicReference<T> x = new AtomicReference<>(); x.set(p);"},
    {"Holder<T>", "Holder<T> x = new Holder<>() { public T held() { return p; } };"},
    {
      "Holder<T>",
      "class L implements Holder<T> { public T held() { return p; } } Holder<T> x = new L();"
    },
    {"Iterator<T>", "Iterator<T> x = List.of(p).iterator();"},
    {"Map.Entry<String, T>", "Map.Entry<String, T> x = Map.entry(\"k\", p);"},
    {
      "Map.Entry<String, T>",
      "Map.Entry<String, T> x = new AbstractMap.SimpleEntry<>(\"k\", null); x.setValue(p);"
    },
  };

  /** What takes out: {@code T} is the type of what comes out, {@code p} what it comes out of. */
  private static final String[][] UNPACKINGS = {
    {"Box<T>", "T x = p.value;"},
    {"Box<T>", "T x = p.get();"},
    {"Box<T>", "T x = p.take();"},
    {"Box<T>", "T x = Box.open(p);"},
    {"Box<T>", "Supplier<T> s = p::get; T x = s.get();"},
    {"Box<T>", "T x = Box.run(p::get);"},
    {"Box<T>", "Function<Box<T>, T> g = Box::get; T x = g.apply(p);"},
    {"Box<T>", "T x = Box.call(b -> b.value, p);"},
    {"Rec<T>", "T x = p.value();"},
    {"Rec<T>", "T x = p.again();"},
    {"Pair<String, T>", "T x = p.second();"},
    {"List<T>", "T x = p.get(0);"},
    {"List<T>", "T x = p.iterator().next();"},
    {"List<T>", "T x = Box.first(p);"},
    {"List<T>", "T x = null; for (T y : p) x = y;"},
    {"List<T>", "T x = p.stream().findFirst().get();"},
    {"List<T>", "T x = p.stream().filter(y -> y != null).toList().get(0);"},
    {"List<T>", "T x = p.stream().map(y -> y).findAny().orElseThrow();"},
    {"List<T>", "T x = p.stream().map(Box::same).reduce((y, z) -> z).get();"},
    {"List<T>", "T x = p.subList(0, 1).get(0);"},
    {"List<T>", "T x = Collections.unmodifiableList(p).get(0);"},
    {"List<T>", "T x = new ArrayList<>(p).get(0);"},
    {"List<T>", "T x = List.copyOf(p).get(0);"},
    {"List<T>", "T x = (T) p.toArray()[0];"},
    {"List<T>", "T x = p.listIterator().next();"},
    {"List<T>", "Box<T> x2 = new Box<>(); p.forEach(y -> x2.value = y); T x = x2.value;"},
    {"List<T>", "Box<T> x2 = new Box<>(); p.forEach(x2::set); T x = x2.value;"},
    {"List<T>", "T x = p.stream().flatMap(y -> Stream.of(y)).toList().get(0);"},
    {"Deque<T>", "T x = p.pop();"},
    {"Deque<T>", "T x = p.peek();"},
    {"Deque<T>", "T x = p.removeFirst();"},
    {"Map<String, T>", "T x = p.get(\"k\");"},
    {"Map<String, T>", "T x = p.getOrDefault(\"k\", null);"},
    {"Map<String, T>", "T x = p.values().iterator().next();"},
    {"Map<String, T>", "T x = p.entrySet().iterator().next().getValue();"},
    {"Map<String, T>", "T x = null; for (Map.Entry<String, T> y : p.entrySet()) x = y.getValue();"},
    {"Map<String, T>", "Box<T> x2 = new Box<>(); p.forEach((k, y) -> x2.set(y)); T x = x2.get();"},
    {"Map<String, T>", "T x = p.values().stream().toList().get(0);"},
    {"Map<String, T>", "T x = p.entrySet().stream().map(Map.Entry::getValue).findFirst().get();"},
    {"Map<T, String>", "T x = p.keySet().iterator().next();"},
    {"Map<T, String>", "T x = null; for (var y : p.entrySet()) x = y.getKey();"},
    {"Map<String, List<T>>", "T x = p.get(\"k\").get(0);"},
    {"Object", "Object[] array = (Object[]) p; T x = (T) array[0];"},
    {"Object", "Object[] array = (Object[]) p; T x = (T) array.clone()[0];"},
    {"Object", "Object[] array = (Object[]) p; T x = (T) Arrays.copyOf(array, 1)[0];"},
    {"Object", "Object[] array = (Object[]) p; T x = (T) Arrays.asList(array).get(0);"},
    {"Object", "Object[] array = (Object[]) p; T x = (T) Arrays.stream(array).findFirst().get();"},
    {
      "Object",
      "Object[] array = (Object[]) p; Object x2 = null; for (Object y : array) { x2 = y; break; } T x = (T) x2;"
    },
    {"Cloneable", "Object[] array = (Object[]) p; T x = (T) array[0];"},
    {"Cloneable", "Object[] array = (Object[]) p; T x = (T) array.clone()[0];"},
    {"Cloneable", "Object[] array = (Object[]) p; T x = (T) Arrays.copyOf(array, 1)[0];"},
    {"Cloneable", "Object[] array = (Object[]) p; T x = (T) Arrays.copyOfRange(array, 0, 1)[0];"},
    {"Cloneable", "Object[] array = (Object[]) p; T x = (T) Arrays.asList(array).get(0);"},
    {
      "Cloneable",
      "Object[] array = (Object[]) p; T x = (T) new ArrayList<>(Arrays.asList(array)).get(0);"
    },
    {
      "Cloneable",
      "Object[] array = (Object[]) p; Object[] a2 = new Object[2]; System.arraycopy(array, 0, a2, 1, 1); T x = (T) a2[1];"
    },
    {
      "Cloneable",
      "Object[] a2 = new Object[n + 2]; Arrays.fill(a2, common); System.arraycopy(p, 0, a2, n, 1); T x = (T) a2[n];"
    },
    {"Optional<T>", "T x = p.get();"},
    {"Optional<T>", "T x = p.orElse(null);"},
    {"Optional<T>", "T x = p.map(y -> y).orElseThrow();"},
    {"Optional<T>", "T x = p.filter(y -> true).get();"},
    {"Optional<T>", "Box<T> x2 = new Box<>(); p.ifPresent(y -> x2.value = y); T x = x2.value;"},
    {"Stream<T>", "T x = p.findFirst().get();"},
    {"Stream<T>", "T x = p.toList().get(0);"},
    {"Stream<T>", "T x = p.iterator().next();"},
    {"Stream<T>", "T x = (T) p.toArray()[0];"},
    {"Stream<T>", "T x = p.filter(y -> y != null).limit(1).reduce((y, z) -> y).get();"},
    {"Stream<T>", "T x = p.collect(Collectors.toList()).get(0);"},
    {"Supplier<T>", "T x = p.get();"},
    {"Supplier<T>", "T x = Box.run(p);"},
    {"Supplier<T>", "T x = Stream.generate(p).findFirst().get();"},
    {"AtomicReference<T>", "T x = p.get();"},
    {"AtomicReference<T>", "T x = p.getAndSet(null);"},
    {"AtomicReference<T>", "T x = p.updateAndGet(y -> y);"},
    {"Holder<T>", "T x = p.held();"},
    {"Holder<T>", "Supplier<T> g = p::held; T x = g.get();"},
    {"Iterator<T>", "T x = p.next();"},
    {"Map.Entry<String, T>", "T x = p.getValue();"},
  };

  /** What leaves the object as it is. */
  private static final String[] PASSING = {
    "T x = p;",
    "T x = Box.same(p);",
    "T x = (T) (Object) p;",
    "T x = n > 3 ? p : p;",
    "T x; if (n > 3) x = p; else x = p;",
    "T x = switch (n) { case 1 -> p; default -> { yield p; } };",
    "Function<T, T> g = y -> y; T x = g.apply(p);",
    "UnaryOperator<T> g = y -> { T z = y; return z; }; T x = g.apply(p);",
    "Function<T, T> g = y -> y; T x = g.andThen(z -> z).apply(p);",
    "Function<T, T> g = y -> y; T x = Box.call(g.compose((T z) -> z), p);",
    "T x = Function.<T>identity().andThen(Box::same).apply(p);",
    "T x = Stream.of(p).map(Function.<T>identity().andThen(y -> y)).findFirst().get();",
    "BinaryOperator<T> g = (y, z) -> z; T x = g.andThen(s -> s).apply(p, p);",
    "Function<T, T> g = n > 3 ? y -> y : z -> z; T x = g.apply(p);",
    "List<Object> l = new ArrayList<>(); l.add(new int[1]); l.add(p); T x = (T) l.get(1);",
    "Object[] array = {new int[1], p}; Object x2 = array[1]; T x = (T) x2;",
    "Object[] array = new Object[n + 1]; array[n] = p; T x = (T) array[n];",
    "T x = Objects.requireNonNull(p);",
    "T x = Objects.requireNonNullElse(p, p);",
    "T x = Box.any(p);",
    "T x = Box.call(y -> y, p);",
    "T x = Box.call(Box::same, p);",
    "T x = null; while (x == null) { x = p; }",
    "T x; synchronized (new Object()) { x = p; }",
    "T x; try { x = p; } finally { n++; }",
  };

  private static final String[] ENDS = {"p.v++;", "p.bump();", "p.f[0]++;", "p.self().v = 3;"};

  /** What writes to the object in methods that nobody calls, or that are of one inside of it. */
  private static final String[] UNWRITTEN = {
    "try (Closing c = new Closing(p)) { c.hashCode(); }",
    "try (Closing c = new Closing(p); Closing d = c) { d.hashCode(); } finally { n++; }",
    "for (int r : new Rounds(p)) { n += r; }",
    "new Rounds(p).forEach(r -> { });",
    "String s = \"\" + new Told(p);",
    "String s = \"\"; s += new Told(p);",
    "new StringBuilder().append(new Told(p));",
    "new ArrayList<>(List.of(1, 2)).sort(new Order(p));",
    "new TreeSet<>(new Order(p)).add(1);",
    "new Bumping(p) { };",
    "new Object() { { p.v++; } };",
    "p.inner().run();",
    "p.anonymous().run();",
    "p.new In().run();",
    "H.In in = p.new In(); Stream.of(in).forEach(H.In::run);",
    "for (int r : p.rounds()) { n += r; }",
  };

  private final Random random;
  private int locals;

  Chains(Random random) {
    this.random = random;
  }

  /** Statements that begin with {@code p0}, an {@code H}, and count it up in the end. */
  String next() {
    locals = 0;
    StringBuilder text = new StringBuilder();
    List<String[]> packed = new ArrayList<>(); // the type inside, the kind of packing
    String type = "H";
    int depth = 1 + random.nextInt(4);
    int steps = depth * 3;
    while (depth > 0 || !packed.isEmpty()) {
      int kind = random.nextInt(4);
      if (kind == 0 && steps-- > 0) {
        String passing = PASSING[random.nextInt(PASSING.length)];
        // In a collection with another object the two count as one, so their slots do, too.
        boolean joined = passing.contains("l.add(new int[1])") && type.contains("Cloneable");
        step(text, joined ? PASSING[0] : passing, type);
      } else if (depth > 0 && (kind < 3 || packed.isEmpty())) {
        depth--;
        String[] packing = PACKINGS[random.nextInt(PACKINGS.length)];
        step(text, packing[1], type);
        packed.add(new String[] {type, packing[0]});
        type = packing[0].replaceAll("\\bT\\b", type.replace("$", "\\$"));
      } else if (!packed.isEmpty()) {
        String[] last = packed.remove(packed.size() - 1);
        List<String> ways = new ArrayList<>();
        for (String[] unpacking : UNPACKINGS) {
          if (unpacking[0].equals(last[1])) {
            ways.add(unpacking[1]);
          }
        }
        type = last[0];
        step(text, ways.get(random.nextInt(ways.size())), type);
      }
    }
    String[] ends = random.nextInt(3) > 0 ? ENDS : UNWRITTEN;
    return text + ends[random.nextInt(ends.length)].replaceAll("\\bp\\b", "p" + locals);
  }

  private void step(StringBuilder text, String statements, String type) {
    String from = "p" + locals++;
    String to = "p" + locals;
    boolean assigned = statements.split("\\bx = ").length > 2 || statements.contains("T x;");
    String all = assigned ? statements.replaceAll("\\bx\\b", "t") + " T x = t;" : statements;
    text.append(
        all.replaceAll("\\bT\\b", type)
            .replaceAll("\\bp\\b", from)
            .replaceAll("\\bx\\b", to)
            .replaceAll("\\b(x2|a2|t|y|z|k|s|g|a|b|l|L|array)\\b", "$1_" + locals));
    text.append('\n');
  }
}
