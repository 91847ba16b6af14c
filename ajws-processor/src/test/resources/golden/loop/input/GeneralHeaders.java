import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;
import org.ajws.ParallelFor;

/** Headers that cannot be split run in order; their bodies are tasks. */
class GeneralHeaders {
  static final class Node {
    final int value;
    final Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  static final ConcurrentSkipListSet<String> SEEN = new ConcurrentSkipListSet<>();

  public static void main(String[] args) {
    int limit = 40;
    for (@ParallelFor int i = 1; i < limit; i *= 2) SEEN.add("double " + i);
    for (@ParallelFor int i = 0, j = 9; i < j; i++, j--) SEEN.add(i + " meets " + j);
    for (@ParallelFor double x = 0; x < 1; x += 0.25) SEEN.add("x " + x);
    for (@ParallelFor Node n = new Node(1, new Node(2, null)); n != null; n = n.next) {
      SEEN.add("node " + n.value);
    }
    List<String> words = new LinkedList<>(List.of("p", "q"));
    for (@ParallelFor Iterator<String> it = words.iterator(); it.hasNext(); ) {
      String word = it.next();
      SEEN.add("word " + word);
    }
    for (@ParallelFor Iterator<?> it = words.iterator(); it.hasNext(); ) {
      String word = (String) it.next();
      if (word.equals("p")) continue;
      SEEN.add("cast " + word);
    }
    int[] calls = {0};
    for (@ParallelFor int i = 0; i < calls[0]++ + 1 && i < 3; i++) SEEN.add("counting " + i);
    for (@ParallelFor byte b = 0; b < 3; b++) SEEN.add("byte " + b);
    System.out.println(SEEN + Arrays.toString(calls));
  }
}
