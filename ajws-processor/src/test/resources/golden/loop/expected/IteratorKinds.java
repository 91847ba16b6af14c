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
@org.ajws.runtime.Translated(digest = "b05366ba284bfd116d39c2a6b96de8d36d0fd0a732c835f0c4c819a0b152a632", target = "trycatch") class IteratorKinds {
  static final ConcurrentSkipListSet<String> SEEN = new ConcurrentSkipListSet<>();

  public static void main(String[] args) {
    List<String> words = List.of("a", "b", "c");
    { final java.util.List<java.lang.String> words$1 = words; org.ajws.runtime.loop.Loops.inOrder("IteratorKinds.java:17", org.ajws.runtime.generated.TaskLocals.none(), (spawner$1) -> { for (@ParallelFor ListIterator<String> it = words$1.listIterator(3); it.hasPrevious(); ) { if (spawner$1.stopped()) break; 
      final String word = it.previous(); spawner$1.spawn((state$1) -> { do {
      SEEN.add("previous " + word);
    }  while (false); }); } }); }
    { final java.util.List<java.lang.String> words$2 = words; org.ajws.runtime.loop.Loops.inOrder("IteratorKinds.java:21", org.ajws.runtime.generated.TaskLocals.none(), (spawner$2) -> { for (@ParallelFor Enumeration<String> e = new Vector<>(words$2).elements(); e.hasMoreElements(); ) { if (spawner$2.stopped()) break; 
      String word = e.nextElement(); spawner$2.spawn((state$2) -> { do { // belongs to the header
      SEEN.add("element " + word);
    }  while (false); }); } }); }
    { org.ajws.runtime.loop.Loops.inOrder("IteratorKinds.java:25", org.ajws.runtime.generated.TaskLocals.none(), (spawner$3) -> { for (@ParallelFor StringTokenizer t = new StringTokenizer("x y z"); t.hasMoreTokens(); ) { if (spawner$3.stopped()) break; 
      String token = t.nextToken(); spawner$3.spawn((state$3) -> { do {
      SEEN.add("token " + token);
    }  while (false); }); } }); }
    { org.ajws.runtime.loop.Loops.inOrder("IteratorKinds.java:29", org.ajws.runtime.generated.TaskLocals.none(), (spawner$4) -> { for (@ParallelFor PrimitiveIterator.OfInt it = IntStream.range(0, 4).iterator(); it.hasNext(); ) { if (spawner$4.stopped()) break; 
      int number = it.nextInt(); spawner$4.spawn((state$4) -> { do {
      SEEN.add("int " + number);
    }  while (false); }); } }); }
    System.out.println(SEEN);
  }
}
