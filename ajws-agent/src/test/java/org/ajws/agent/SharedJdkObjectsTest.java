package org.ajws.agent;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects of the JDK that are used by several tasks, wherever they come from. */
class SharedJdkObjectsTest {
  @TempDir Path folder;

  private void check(String body) throws Exception {
    MarkedProgram.check(
        folder, "  public static void main(String[] a) throws Exception {\n" + body + "\n  }\n");
  }

  /** An iterator has a place of its own, also one of a collection that needs no watching. */
  @Test
  void iterators() throws Exception {
    check(
        """
            Iterator<Integer> fixed = List.of(1, 2, 3, 4).iterator();
            Iterator<Integer> two = Set.of(1, 2, 3, 4).iterator();
            Iterator<Integer> keys = Map.of(1, 1, 2, 2, 3, 3).keySet().iterator();
            var many = new java.util.concurrent.ConcurrentHashMap<>(Map.of(1, 1, 2, 2, 3, 3));
            Iterator<Integer> concurrent = many.keySet().iterator();
            Iterator<Integer> snapshot =
                new java.util.concurrent.CopyOnWriteArrayList<>(List.of(1, 2, 3)).iterator();
            ListIterator<Integer> list = List.of(1, 2, 3, 4).listIterator();
            Spliterator<Integer> split = List.of(1, 2, 3, 4).spliterator();
            Enumeration<Integer> elements = new Vector<>(List.of(1, 2, 3)).elements();
            loop(2, i -> {
              fixed.next(); // 2A
              two.next(); // 2B
              keys.next(); // 2C
              concurrent.next(); // 2D
              snapshot.next(); // 2E
              list.next(); // 2F
              split.tryAdvance(x -> {}); // 2G
              elements.nextElement(); // 2H
              many.put(i, i);
              for (Integer x : many.values()) many.get(x);
              for (Integer x : List.of(1, 2)) x.hashCode();
            });
        """);
  }

  /** Maps that only look as if they were read. */
  @Test
  void mapsThatReadsChange() throws Exception {
    check(
        """
            class Cache extends LinkedHashMap<Integer, Integer> {
              Cache(boolean byAccess) {
                super(16, .75f, byAccess);
              }
              @Override public Integer get(Object key) {
                return super.get(key); // 2C
              }
              @Override protected boolean removeEldestEntry(Map.Entry<Integer, Integer> e) {
                return size() > 9;
              }
            }
            Map<Integer, Integer> byAccess = new LinkedHashMap<>(16, .75f, true);
            LinkedHashMap<Integer, Integer> byEntry = new LinkedHashMap<>(16, .75f, false);
            Map<Integer, Integer> view = Collections.unmodifiableMap(new LinkedHashMap<>(4, 1f, true));
            var copy = (Map<?, ?>) ((LinkedHashMap<?, ?>) byAccess).clone();
            Map<Integer, Integer> cache = new Cache(true);
            Map<Integer, Integer> queue = new Cache(false);
            Map<String, Integer> weak = new WeakHashMap<>(Map.of("a", 1));
            Map<String, Integer> size = new WeakHashMap<>();
            Set<String> keys = new WeakHashMap<String, Integer>().keySet();
            loop(2, i -> {
              byAccess.get(1); // 2A
              byEntry.get(1);
              byEntry.getOrDefault(1, 2);
              byAccess.containsKey(1);
              view.getOrDefault(1, 2); // 2B
              cache.get(1);
              queue.containsKey(1);
              copy.get(1); // 2D
              weak.get("a"); // 2E
              size.size(); // 2F
              keys.contains("a"); // 2G
            });
        """);
  }

  /** What is behind a view, or a wrapper, is what it belongs to. */
  @Test
  void wrappers() throws Exception {
    check(
        """
            TreeMap<Integer, Integer> map = new TreeMap<>(Map.of(1, 1));
            NavigableMap<Integer, Integer> readOnly = Collections.unmodifiableNavigableMap(map);
            TreeSet<Integer> set = new TreeSet<>(Set.of(1));
            NavigableSet<Integer> fixed = Collections.unmodifiableNavigableSet(set);
            Set<Integer> hashed = new HashSet<>(Set.of(1));
            Set<Integer> checked = Collections.checkedSet(hashed, Integer.class);
            Deque<Integer> deque = new ArrayDeque<>();
            Queue<Integer> stack = Collections.asLifoQueue(deque);
            loop(2, i -> {
              if (i == 0) {
                map.put(2, 2); // A
                set.add(2); // B
                hashed.add(2); // C
                deque.add(2); // D
              } else {
                readOnly.get(1); // A
                fixed.first(); // B
                checked.contains(1); // C
                stack.size(); // D
              }
            });
        """);
  }

  /** A wrapper around what bears several threads does, too; its iterators do not. */
  @Test
  void wrappersOfWhatBearsThreads() throws Exception {
    check(
        """
            Set<Integer> set =
                Collections.newSetFromMap(new java.util.concurrent.ConcurrentHashMap<>());
            Queue<Integer> stack =
                Collections.asLifoQueue(new java.util.concurrent.ConcurrentLinkedDeque<>());
            List<Integer> list =
                Collections.checkedList(
                    Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3))), Integer.class);
            Set<Integer> twice = Collections.unmodifiableSet(set);
            set.add(8); set.add(9);
            Iterator<Integer> both = twice.iterator();
            Set<Integer> plain = Collections.newSetFromMap(new IdentityHashMap<>());
            loop(2, i -> {
              set.add(i);
              stack.add(i);
              list.add(i);
              twice.contains(i);
              both.next(); // 2A
              plain.add(i); // 2B
            });
        """);
  }

  /** Arrays into which a method of the JDK writes. */
  @Test
  void arraysThatAreFilled() throws Exception {
    check(
        """
            char[] letters = new char[4], more = new char[4];
            byte[] bytes = new byte[64], digest = new byte[64], mac = new byte[64];
            StringBuffer text = new StringBuffer("abc");
            loop(2, i -> {
              text.getChars(0, 2, letters, 0); // 2A
              Character.toChars(65, more, 0); // 2B
              new java.util.zip.Deflater().deflate(bytes); // 2C
              try {
                java.security.MessageDigest.getInstance("MD5").digest(digest, 0, 64); // 2D
              } catch (java.security.GeneralSecurityException e) {
                throw new IllegalStateException(e);
              }
            });
        """);
  }

  /** Objects of cryptography have a state. */
  @Test
  void codes() throws Exception {
    check(
        """
            var mac = javax.crypto.Mac.getInstance("HmacSHA1");
            mac.init(new javax.crypto.spec.SecretKeySpec(new byte[9], "HmacSHA1"));
            loop(2, i -> {
              mac.update((byte) i); // 2A
            });
        """);
  }

  /** What is given to be formatted, hashed or compared is read, in whatever array it comes. */
  @Test
  void whatIsInArgumentsIsRead() throws Exception {
    MarkedProgram.check(
        folder,
        """
          public static void main(String[] a) {
            List<List<Integer>> s = new ArrayList<>();
            for (int i = 0; i < 8; i++) { s.add(new ArrayList<>(List.of(1))); }
            Object[][] deep = {{s.get(7)}};
            int[][] rows = new int[2][3], other = new int[2][3];
            java.io.PrintWriter out = new java.io.PrintWriter(new java.io.StringWriter());
            loop(2, i -> {
              if (i == 0) {
                String.format("%s %s", i, s.get(0)); // A
                "%s".formatted(s.get(1)); // B
                System.err.printf("%s%n", s.get(2)); // C
                Objects.hash(1, s.get(3)); // D
                Arrays.toString(new Object[] {s.get(4)}); // E
                out.print(s.get(5)); // F
                Objects.equals(1, s.get(6)); // G
                Arrays.deepToString(deep); // H
                Arrays.deepHashCode(rows); // I
                Arrays.hashCode(other);
              } else {
                s.get(0).add(2); // A
                s.get(1).add(2); // B
                s.get(2).add(2); // C
                s.get(3).add(2); // D
                s.get(4).add(2); // E
                s.get(5).add(2); // F
                s.get(6).add(2); // G
                s.get(7).add(2); // H
                rows[1][2] = 3; // I
                other[1][2] = 3;
              }
            });
          }
        """);
  }
}
