import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;

@AtomicSet("numbers")
class HiddenPackages {
  @Atomic("numbers")
  private int sum;

  private int java;

  int[] scaled(int org) {
    int[] result = new int[10];
    for (@ParallelFor int i = 0; i < 10; i++) {
      result[i] = i * org;
    }
    return result;
  }

  void add(int number) {
    sum += number;
  }

  int factor() {
    return java;
  }

  static class org {}
}
