import java.util.function.IntUnaryOperator;
import org.ajws.ParallelFor;

/** Fields of all types, of objects, classes and outer objects, also in methods that are followed. */
class SpeculativeFields {
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
    }
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
    }
  }

  static int probe(int key) {
    int at = key & 63;
    while (table[at] != 0 && table[at] != key) {
      at = at + 1 & 63;
    }
    table[at] = key;
    return at;
  }

  static void insert(Node<String> head, int i) {
    for (Node<String> n = head; n != null; n = n.next) {
      if (n.value.length() < i % 7) {
        n.value = n.value + "x";
        return;
      }
    }
    head.next = new Node<>("", head.next);
  }

  private void run(Node<String> head, Node<Integer>[] nodes, Inner inner) {
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
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
    }
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
}
