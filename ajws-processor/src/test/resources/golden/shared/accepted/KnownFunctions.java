import java.util.function.DoubleUnaryOperator;
import org.ajws.ParallelFor;

/** No function of the module that may be meant writes what others touch. */
class KnownFunctions {
  static void map(double[] a, DoubleUnaryOperator f) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] = f.applyAsDouble(a[i]);
    }
  }

  static void sines(double[] a) {
    map(a, Math::sin);
    map(a, x -> x * x);
  }
}
