import java.util.Arrays;
import java.util.function.Consumer;
import org.ajws.AtomicSet;

/** Containers of their own: what is in their slots belongs to who put it there. */
@AtomicSet("a")
class OpenSlots<E> {
  private Object[] slots = new Object[4];
  private final Object[][] rows = new Object[2][2];
  private Object[] empty = {};
  private int size;

  void push(E element) {
    if (size == slots.length) slots = Arrays.copyOf(slots, 2 * size);
    slots[size++] = element;
  }

  @SuppressWarnings("unchecked")
  E pop() {
    E element = (E) slots[--size];
    slots[size] = null;
    return element;
  }

  Object top() {
    return slots[size - 1];
  }

  Object any() {
    for (Object each : slots) {
      if (each != null) return each;
    }
    return empty.length == 0 ? null : empty[0];
  }

  void each(Consumer<Object> consumer) {
    for (int i = 0; i < size; i++) consumer.accept(slots[i]);
  }

  void remove(int index) {
    System.arraycopy(slots, index + 1, slots, index, --size - index);
    Object[] other = slots;
    other[size] = null;
    Arrays.fill(slots, size, slots.length, null);
  }

  Object inRow(String text) {
    rows[0][1] = text;
    Object[] row = rows[0];
    return row[1];
  }

  void putText(int i, Object element) {
    Object[] same = slots;
    Object text = i > 2 ? "x" : element;
    same[i] = text;
    putText(i, (Object) "y");
  }
}
