import java.util.Enumeration;
import java.util.List;
import java.util.ListIterator;
import java.util.PrimitiveIterator;
import java.util.StringTokenizer;
import java.util.Vector;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.IntStream;
import org.ajws.ParallelFor;

/** What advances an iterator of any kind, as the first statement, belongs to the header. */
class IteratorKinds {
  static final ConcurrentSkipListSet<String> SEEN = new ConcurrentSkipListSet<>();

  public static void main(String[] args) {
    List<String> words = List.of("a", "b", "c");
    for (@ParallelFor ListIterator<String> it = words.listIterator(3); it.hasPrevious(); ) {
      final String word = it.previous();
      SEEN.add("previous " + word);
    }
    for (@ParallelFor Enumeration<String> e = new Vector<>(words).elements(); e.hasMoreElements(); ) {
      String word = e.nextElement(); // belongs to the header
      SEEN.add("element " + word);
    }
    for (@ParallelFor StringTokenizer t = new StringTokenizer("x y z"); t.hasMoreTokens(); ) {
      String token = t.nextToken();
      SEEN.add("token " + token);
    }
    for (@ParallelFor PrimitiveIterator.OfInt it = IntStream.range(0, 4).iterator(); it.hasNext(); ) {
      int number = it.nextInt();
      SEEN.add("int " + number);
    }
    System.out.println(SEEN);
  }
}
