import org.ajws.ParallelFor;
import org.ajws.Private;

class NotCopied {
  static final class Buffer {
    int[] slots = new int[10];
  }

  void run(int[] a) {
    @Private Buffer buffer = new Buffer();
    for (@ParallelFor int i = 0; i < a.length; i++) {
      buffer.slots[0] = a[i];
      a[i] = buffer.slots[0] + 1;
    }
  }
}
