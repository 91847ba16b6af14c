import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import org.ajws.ParallelFor;

class HeaderVariables {
  static final class Node {
    Node next;
    int value;
  }

  void iterator(List<String> list) {
    for (@ParallelFor Iterator<String> it = list.iterator(); it.hasNext(); ) {
      String s = it.next();
      if (s.isEmpty()) {
        it.remove();
      }
    }
    for (@ParallelFor Iterator<String> it = list.iterator(); it.hasNext(); ) {
      System.out.println(it.next());
    }
  }

  void nodes(Node head) {
    for (@ParallelFor Node n = head; n != null; n = n.next) {
      n.value = 1;
      n = n.next;
    }
  }

  void powers(int[] a) {
    int k = 0;
    for (@ParallelFor int i = 1; i < a.length; i *= 2, k++) {
      a[i] = i;
    }
  }

  void enumeration(Enumeration<String> all) {
    for (@ParallelFor Enumeration<String> e = all; e.hasMoreElements(); ) {
      System.out.println(e.nextElement());
    }
  }
}
