import java.util.HashMap;
import java.util.Map;
import org.ajws.*;

/** What is certain about one thing does not hide what is only possible about another one. */
class ErrorsAndWarnings {
  private int hits;
  private final Map<Integer, Integer> counts = new HashMap<>();

  private void touch(int i) {
    if (i % 3 == 0) {
      return;
    }
    hits++;
  }

  void loop() {
    for (@ParallelFor int i = 0; i < 100; i++) {
      touch(i);
      counts.merge(i % 7, 1, Integer::sum);
    }
  }

  void inner(int[] to) {
    for (@ParallelFor int i = 0; i < 100; i++) {
      to[0] = i;
      for (@ParallelFor int k = 0; k < 100; k++) {
        touch(k);
      }
    }
  }

  private int[] slots = new int[9];

  // On one line, as the messages name lines.
  private void replace(int i) { slots = slots.clone(); slots[0] = i; }

  void replaced() {
    for (@ParallelFor int i = 0; i < 100; i++) {
      replace(i);
    }
  }
}
