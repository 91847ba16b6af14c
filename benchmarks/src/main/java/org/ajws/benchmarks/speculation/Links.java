package org.ajws.benchmarks.speculation;

import java.util.Random;
import org.ajws.runtime.speculation.Chunk;
import org.ajws.runtime.speculation.IntField;
import org.ajws.runtime.speculation.RefField;

/** {@code n.value += n.next.value} over objects that refer to one another. */
public final class Links extends Subject {
  private static final String HERE = "Links.java:1";

  private static final class Node {
    int value;
    Node next;
  }

  private static final IntField VALUE =
      new IntField("Links.Node.value", false) {
        @Override
        public int get(Object o) {
          return ((Node) o).value;
        }

        @Override
        public void set(Object o, int x) {
          ((Node) o).value = x;
        }
      };

  private static final RefField<Node> NEXT =
      new RefField<>("Links.Node.next", false) {
        @Override
        public Node get(Object o) {
          return ((Node) o).next;
        }

        @Override
        public void set(Object o, Node x) {
          ((Node) o).next = x;
        }
      };

  private final Node[] nodes;

  /**
   * A loop.
   *
   * @param trips how many trips, and objects
   */
  public Links(int trips) {
    nodes = new Node[trips];
    Random random = new Random(7);
    for (int i = 0; i < trips; i++) {
      nodes[i] = new Node();
    }
    for (Node n : nodes) {
      n.next = nodes[random.nextInt(trips)];
    }
  }

  @Override
  public int trips() {
    return nodes.length;
  }

  @Override
  public void reset() {
    for (int i = 0; i < nodes.length; i++) {
      nodes[i].value = i;
    }
  }

  @Override
  public long result() {
    long sum = 0;
    for (Node n : nodes) {
      sum = sum * 31 + n.value;
    }
    return sum;
  }

  @Override
  protected int plain(Object own, long from, long to) {
    for (int i = (int) from; i < to; i++) {
      Node n = nodes[i];
      n.value += n.next.value;
    }
    return 0;
  }

  @Override
  protected int tracked(Chunk chunk, Object own, long from, long to) {
    for (int i = (int) from; i < to; i++) {
      Node n = chunk.get(nodes, i, HERE);
      chunk.putInt(
          chunk.at(VALUE, n, HERE),
          chunk.currentInt() + chunk.get(VALUE, chunk.get(NEXT, n, HERE), HERE),
          HERE);
      chunk.poll();
    }
    return 0;
  }
}
