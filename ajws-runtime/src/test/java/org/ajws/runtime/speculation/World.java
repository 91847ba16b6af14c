package org.ajws.runtime.speculation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** What a random loop works on. */
final class World {
  static final class Node {
    int value;
    Node next;
  }

  /** The first two always have the sum 0 when a trip begins. */
  final int[] ints;

  final long[] longs;
  final Node[] nodes;
  final List<String> out = new ArrayList<>();
  long total;
  long sum; // a reduction

  World(long seed) {
    Random random = random(seed);
    ints = new int[2 + 1 + random.nextInt(random.nextBoolean() ? 6 : 60)];
    longs = new long[1 + random.nextInt(20)];
    nodes = new Node[1 + random.nextInt(12)];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] = new Node();
      nodes[i].value = random.nextInt(4);
      nodes[i].next = nodes[random.nextInt(i + 1)];
    }
  }

  /** Consecutive seeds give unlike numbers. */
  static Random random(long seed) {
    long z = (seed ^ seed >>> 30) * 0xBF58476D1CE4E5B9L;
    return new Random((z ^ z >>> 27) * 0x94D049BB133111EBL);
  }

  /** All of it, nodes by where they are first reached. */
  String text() {
    StringBuilder s = new StringBuilder();
    s.append(Arrays.toString(ints)).append(Arrays.toString(longs)).append(total).append(' ');
    s.append(sum).append(out);
    Map<Node, Integer> known = new IdentityHashMap<>();
    List<Node> all = new ArrayList<>();
    for (Node n : nodes) {
      reach(n, known, all, s);
    }
    for (int i = 0; i < all.size(); i++) {
      s.append('\n').append(i).append(':').append(all.get(i).value);
      reach(all.get(i).next, known, all, s);
    }
    return s.toString();
  }

  private static void reach(Node n, Map<Node, Integer> known, List<Node> all, StringBuilder s) {
    s.append(' ');
    if (n == null) {
      s.append('-');
      return;
    }
    Integer number = known.get(n);
    if (number == null) {
      number = all.size();
      known.put(n, number);
      all.add(n);
    }
    s.append(number.intValue());
  }
}
