import org.ajws.ParallelFor;
import org.ajws.SpeculationBackend;

class SpeculativeBackend {
  static void loop(double[] d) {
    for (@ParallelFor(backend = SpeculationBackend.RANGES) int i = 0; i < 9; i++) {
      d[i] = 1;
    }
  }
}
