import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;
import org.ajws.ParallelFor;

/** Headers that cannot be split run in order; their bodies are tasks. */
@org.ajws.runtime.Translated(digest = "814ed6286038e57d6c97efa9cd0090f372a4f77586dcc3733414100f3496637c", target = "trycatch") class GeneralHeaders {
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
    { final int limit$1 = limit; org.ajws.runtime.loop.Loops.inOrder("GeneralHeaders.java:24", org.ajws.runtime.generated.TaskLocals.none(), (spawner$1) -> { for (@ParallelFor int i = 1; i < limit$1; i *= 2) { if (spawner$1.stopped()) break; final int i$1 = i; spawner$1.spawn((state$1) -> { do SEEN.add("double " + i$1);  while (false); }); } }); }
    { org.ajws.runtime.loop.Loops.inOrder("GeneralHeaders.java:25", org.ajws.runtime.generated.TaskLocals.none(), (spawner$2) -> { for (@ParallelFor int i = 0, j = 9; i < j; i++, j--) { if (spawner$2.stopped()) break; final int i$2 = i; final int j$2 = j; spawner$2.spawn((state$2) -> { do SEEN.add(i$2 + " meets " + j$2);  while (false); }); } }); }
    { org.ajws.runtime.loop.Loops.inOrder("GeneralHeaders.java:26", org.ajws.runtime.generated.TaskLocals.none(), (spawner$3) -> { for (@ParallelFor double x = 0; x < 1; x += 0.25) { if (spawner$3.stopped()) break; final double x$3 = x; spawner$3.spawn((state$3) -> { do SEEN.add("x " + x$3);  while (false); }); } }); }
    { org.ajws.runtime.loop.Loops.inOrder("GeneralHeaders.java:27", org.ajws.runtime.generated.TaskLocals.none(), (spawner$4) -> { for (@ParallelFor Node n = new Node(1, new Node(2, null)); n != null; n = n.next) { if (spawner$4.stopped()) break; final GeneralHeaders.Node n$4 = n; spawner$4.spawn((state$4) -> { do {
      SEEN.add("node " + n$4.value);
    }  while (false); }); } }); }
    List<String> words = new LinkedList<>(List.of("p", "q"));
    { final java.util.List<java.lang.String> words$5 = words; org.ajws.runtime.loop.Loops.inOrder("GeneralHeaders.java:31", org.ajws.runtime.generated.TaskLocals.none(), (spawner$5) -> { for (@ParallelFor Iterator<String> it = words$5.iterator(); it.hasNext(); ) { if (spawner$5.stopped()) break; 
      String word = it.next(); spawner$5.spawn((state$5) -> { do {
      SEEN.add("word " + word);
    }  while (false); }); } }); }
    { final java.util.List<java.lang.String> words$6 = words; org.ajws.runtime.loop.Loops.inOrder("GeneralHeaders.java:35", org.ajws.runtime.generated.TaskLocals.none(), (spawner$6) -> { for (@ParallelFor Iterator<?> it = words$6.iterator(); it.hasNext(); ) { if (spawner$6.stopped()) break; 
      String word = (String) it.next(); spawner$6.spawn((state$6) -> { do {
      if (word.equals("p")) continue;
      SEEN.add("cast " + word);
    }  while (false); }); } }); }
    int[] calls = {0};
    { final int[] calls$7 = calls; org.ajws.runtime.loop.Loops.inOrder("GeneralHeaders.java:41", org.ajws.runtime.generated.TaskLocals.none(), (spawner$7) -> { for (@ParallelFor int i = 0; i < calls$7[0]++ + 1 && i < 3; i++) { if (spawner$7.stopped()) break; final int i$7 = i; spawner$7.spawn((state$7) -> { do SEEN.add("counting " + i$7);  while (false); }); } }); }
    { org.ajws.runtime.loop.Loops.inOrder("GeneralHeaders.java:42", org.ajws.runtime.generated.TaskLocals.none(), (spawner$8) -> { for (@ParallelFor byte b = 0; b < 3; b++) { if (spawner$8.stopped()) break; final byte b$8 = b; spawner$8.spawn((state$8) -> { do SEEN.add("byte " + b$8);  while (false); }); } }); }
    System.out.println(SEEN + Arrays.toString(calls));
  }
}
