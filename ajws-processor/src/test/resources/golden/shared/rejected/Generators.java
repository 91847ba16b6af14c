import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.ajws.ParallelFor;

/** Who draws first gets the first number. */
class Generators {
  private final Random own;

  Generators(long seed) {
    own = new Random(seed);
  }

  void drawn(double[] out) {
    Random random = new Random(42);
    for (@ParallelFor int i = 0; i < out.length; i++) {
      out[i] = random.nextDouble();
    }
  }

  void ofAField(double[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      out[i] = drawn();
    }
  }

  private double drawn() {
    return own.nextGaussian();
  }

  void shuffled(List<List<Integer>> lists, Random random) {
    for (@ParallelFor List<Integer> list : lists) {
      Collections.shuffle(list, random);
    }
  }

  void beside(double[] out) {
    finish:
    {
      async: out[0] = own.nextDouble();
      out[1] = own.nextDouble();
    }
  }
}
