import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.ajws.Async;

/** Recursive asyncs that keep to their ranges, their own objects, or what bears several threads. */
class RecursiveTasks {
  static class Node {
    Node left;
    Node right;
    int value;
    int size;
  }

  private static int total;

  static void quick(int[] a, int low, int high) {
    if (low >= high) {
      return;
    }
    int middle = partition(a, low, high);
    finish:
    {
      async: quick(a, low, middle - 1);
      quick(a, middle + 1, high);
    }
  }

  static int partition(int[] a, int low, int high) {
    int i = low;
    for (int j = low; j < high; j++) {
      if (a[j] < a[high]) {
        int old = a[i];
        a[i++] = a[j];
        a[j] = old;
      }
    }
    int old = a[i];
    a[i] = a[high];
    a[high] = old;
    return i;
  }

  static void halves(int[] a, int low, int middle, int high) {
    finish:
    {
      async: Arrays.sort(a, low, middle);
      Arrays.sort(a, middle, high);
    }
  }

  static int size(Node node) {
    if (node == null) {
      return 0;
    }
    @Async int left = size(node.left);
    int right = size(node.right);
    node.size = left + right + 1;
    return node.size;
  }

  static List<Integer> values(Node node) {
    List<Integer> out = new ArrayList<>();
    if (node == null) {
      return out;
    }
    @Async List<Integer> left = values(node.left);
    List<Integer> right = values(node.right);
    out.addAll(left);
    out.add(node.value);
    out.addAll(right);
    return out;
  }

  static void visit(Node node, ConcurrentLinkedQueue<Integer> out) {
    if (node == null) {
      return;
    }
    async: visit(node.left, out);
    visit(node.right, out);
    out.add(node.value);
  }

  static synchronized void add(int value) {
    total += value;
  }

  static void locked(Node node) {
    if (node == null) {
      return;
    }
    async: locked(node.left);
    locked(node.right);
    add(node.value);
  }
}
