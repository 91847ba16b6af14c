import java.util.function.IntSupplier;
import org.ajws.ParallelFor;

class Jumps {
  void run(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      if (a[i] == 0) {
        continue;
      }
      switch (a[i]) {
        case 1:
          a[i] = 2;
          break;
        default:
          a[i] = 3;
      }
      while (true) {
        if (a[i]++ > 10) {
          break;
        }
      }
      IntSupplier s =
          () -> {
            return 5;
          };
      a[i] =
          switch (s.getAsInt()) {
            case 5 -> {
              yield 6;
            }
            default -> 7;
          };
    }
  }
}
