import java.util.Iterator;
import java.util.List;
import org.ajws.ParallelFor;

class HeaderVariables {
  static final class Node {
    Node next;
    int value;

    Node next() {
      return next;
    }

    void work() {
      value++;
    }
  }

  void iterator(List<String> list) {
    for (@ParallelFor Iterator<String> it = list.iterator(); it.hasNext(); ) {
      String s = it.next();
      System.out.println(s);
    }
  }

  void nodes(Node head) {
    for (@ParallelFor Node n = head; n != null; n = n.next()) {
      n.work();
      n.value = 2;
    }
  }

  void powers(int[] a) {
    for (@ParallelFor int i = 1, k = 0; i < a.length; i *= 2, k++) {
      a[i] = k;
    }
  }
}
