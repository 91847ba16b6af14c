import java.util.ArrayDeque;
import java.util.Queue;
import org.ajws.AtomicSet;

/** Producers wait while the buffer is full, consumers while it is empty. */
@AtomicSet("b")
public class BoundedBuffer {
  private final Queue<Integer> values = new ArrayDeque<>();
  private final int capacity;
  private int closed;

  BoundedBuffer(int capacity) {
    this.capacity = capacity;
  }

  void put(int value) {
    await: while (values.size() == capacity);
    values.add(value);
  }

  /** A value; -1 when there will be no more. */
  int take() {
    await: while (values.isEmpty() && closed == 0);
    return values.isEmpty() ? -1 : values.remove();
  }

  int takeOrElse(int none) {
    if (isEmpty()) {
      return none;
    }
    return take();
  }

  boolean isEmpty() {
    return values.isEmpty();
  }

  int closings() {
    return closed;
  }

  void close() {
    closed++;
  }

  public static void main(String[] args) {
    BoundedBuffer buffer = new BoundedBuffer(1000);
    long[] sums = new long[1];
    finish: {
      async: for (int i = 1; i <= 1000; i++) {
        buffer.put(i);
      }
      async: {
        for (int value = buffer.take(); value != 1000; value = buffer.take()) {
          sums[0] += value;
        }
      }
    }
    buffer.close();
    System.out.println(sums[0] + " " + buffer.take() + " " + buffer.takeOrElse(-2) + " " + buffer.closings());
  }
}
