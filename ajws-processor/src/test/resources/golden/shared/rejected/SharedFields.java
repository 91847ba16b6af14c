import java.util.List;
import org.ajws.ParallelFor;

class SharedFields {
  private int count;
  private static long total;

  void counted(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      count++;
    }
  }

  void added(long[] a) {
    for (@ParallelFor long x : a) {
      total += x;
    }
  }

  void countedByMethod(List<String> words) {
    for (@ParallelFor String word : words) {
      count(word);
    }
  }

  private void count(String word) {
    if (word.isEmpty()) {
      throw new IllegalArgumentException();
    }
    count += word.length();
  }
}
