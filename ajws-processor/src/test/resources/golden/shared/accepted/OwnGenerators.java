import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import org.ajws.ParallelFor;

/** Each iteration has a generator of its own, or none gives the same numbers again. */
class OwnGenerators {
  void seeded(double[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      out[i] = new Random(i).nextDouble();
    }
  }

  void unseeded(double[] out) {
    Random random = new Random();
    for (@ParallelFor int i = 0; i < out.length; i++) {
      out[i] = random.nextDouble() + ThreadLocalRandom.current().nextDouble();
    }
  }
}
