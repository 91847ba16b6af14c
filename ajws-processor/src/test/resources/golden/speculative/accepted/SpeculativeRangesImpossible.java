import org.ajws.ParallelFor;
import org.ajws.SpeculationBackend;

class SpeculativeRangesImpossible {
  int[] shared;

  private int place(int i) {
    return i * 3 % 9;
  }

  static final class Node {
    int[] data = new int[4];
  }

  void loops(int[] a, int[] index, Node node, double[] d) {
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) int i = 0; i < 9; i++) {
      a[i] = 1;
      a[place(i)]++;
    }
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) int i = 0; i < 9; i++) {
      node.data[i]++;
    }
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) int i = 0; i < 9; i++) {
      (i > 3 ? shared : a)[i]++;
    }
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.NOREC) int i = 0; i < 9; i++) {
      d[(int) d[i]] = 1;
    }
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.RANGES) int i = 0; i < 9; i++) {
      d[index[i]] = d[(int) d[i]];
    }
  }
}
