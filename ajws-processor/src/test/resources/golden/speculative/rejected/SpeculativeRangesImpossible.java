import org.ajws.ParallelFor;
import org.ajws.SpeculationBackend;

class SpeculativeRangesImpossible {
  int count;
  int[] shared;

  int[] pick(int i) {
    return i > 3 ? shared : new int[9];
  }

  static int hash(String s) {
    return s.length() * 31;
  }

  static final class Node {
    int[] data = new int[4];
  }

  void loops(int[] a, String[] names, Node[] nodes, double[] d) {
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) int i = 0; i < 9; i++) {
      count += a[i];
    }
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) int i = 0; i < 9; i++) {
      a[i] = 1;
      a[hash(names[i]) % 9]++;
    }
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) int i = 0; i < 9; i++) {
      nodes[i].data[i]++;
    }
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) int i = 0; i < 9; i++) {
      pick(i)[i]++;
    }
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) int i = 0; i < 9; i++) {
      d[i]++;
      System.out.println(i);
    }
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) int i = 0; i < 9; i++) {
      d[(int) d[i]] = 1;
    }
  }
}
