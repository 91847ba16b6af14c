import java.util.Collection;
import java.util.List;
import org.ajws.ParallelFor;

class PerhapsShared {
  private int best;

  void indirect(int[] a, int[] index, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      a[index[i]] = i;
    }
  }

  void inSomeIterations(int[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (a[i] > 0) {
        best = a[i];
      }
    }
  }

  void unknownModulus(int[] counts, int buckets, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      counts[i % buckets]++;
    }
  }

  void overlappingRuns(int[] a, int[] b, int[] product, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        product[i + j] += a[i] * b[j];
      }
    }
  }

  void unknownCollection(List<String> words, Collection<String> found) {
    for (@ParallelFor String word : words) {
      found.add(word);
    }
  }
}
