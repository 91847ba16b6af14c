import org.ajws.ParallelFor;
import org.ajws.SpeculationBackend;

class SpeculativeBackend {
  static final int SOME = -2;
  static final boolean AHEAD = true;

  static void loop(double[] d) {
    for (@ParallelFor(backend = SpeculationBackend.RANGES) int i = 0; i < 9; i++) {
      d[i] = 1;
    }
  }

  static void blocks(double[] d) {
    for (@ParallelFor(granularity = 8) int i = 0; i < 9; i++) {
      d[i] = 1;
    }
    for (@ParallelFor(speculative = AHEAD, granularity = 12) int i = 0; i < 9; i++) {
      d[i] = 1;
    }
    for (@ParallelFor(speculative = AHEAD, granularity = 8192) int i = 0; i < 9; i++) {
      d[i] = 1;
    }
    for (@ParallelFor(speculative = AHEAD, granularity = SOME, window = SOME) int i = 0; i < 9; i++) {
      d[i] = 1;
    }
  }
}
