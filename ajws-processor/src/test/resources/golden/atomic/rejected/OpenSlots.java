import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ajws.AtomicSet;

/** Slots of {@code Object[]} that the module puts arrays and collections into. */
public class OpenSlots {
  @AtomicSet("a")
  static class Assigned {
    private final Object[] slots = new Object[4];

    Assigned() {
      slots[0] = new ArrayList<String>();
    }

    Object get() {
      return slots[0];
    }

    @SuppressWarnings("unchecked")
    <T> T cast(int i) {
      return (T) slots[i];
    }

    void all(List<Object> given) {
      for (Object each : slots) given.add(each);
    }

    Object[] array() {
      return slots;
    }
  }

  @AtomicSet("a")
  static class Initial {
    private final Object[] slots = {"x", new int[2]};
    private Object[] made = new Object[] {new StringBuilder()};

    Object get() {
      Object[] mine = slots;
      return mine[1];
    }

    Object made() {
      return made[0];
    }
  }

  @AtomicSet("a")
  static class Rows {
    private final Object[][] rows = new Object[2][2];

    void set() {
      rows[0][1] = new int[2];
    }

    Object get() {
      return rows[0][1];
    }

    void all(List<Object> given) {
      for (Object[] row : rows) {
        for (Object each : row) given.add(each);
      }
    }
  }

  @AtomicSet("a")
  static class Copied {
    private Object[] copied;
    private final Object[] into = new Object[3];
    private final Object[] filled = new Object[3];
    private final Object[] computed = new Object[3];

    Copied(List<int[]> list) {
      copied = list.toArray();
      list.toArray(into);
      Arrays.fill(filled, new StringBuilder());
      Arrays.setAll(computed, i -> new int[i]);
    }

    Object copied() {
      return copied[0];
    }

    Object into() {
      return into[0];
    }

    Object filled() {
      return filled[0];
    }

    Object computed() {
      return computed[0];
    }
  }

  @AtomicSet("a")
  static class Others {
    private Object[] others = {};

    void take(int[][] rows) {
      others = rows;
    }

    Object get() {
      return others[0];
    }
  }
}

/** What locals, parameters and choices put there. */
@AtomicSet("b")
class SlotsByLocals {
  private Object[] byName = new Object[4];
  private Object[] byParameter = new Object[4];
  private Object[] filled;
  private Object[] byChoice = new Object[4];
  private Object[] byLocal = new Object[4];

  SlotsByLocals() {
    Object[] made = new Object[2];
    made[0] = new int[3];
    filled = made;
  }

  void put(int i) {
    Object[] same = byName;
    same[i] = new int[i];
    put(new int[i], i);
    byChoice[i] = i > 2 ? new int[i] : "x";
    Object row = (Object) new int[3];
    byLocal[i] = row;
  }

  private void put(Object row, int i) { byParameter[i] = row; }

  Object name(int i) { return byName[i]; }
  Object parameter(int i) { return byParameter[i]; }
  Object filled(int i) { return filled[i]; }
  Object choice(int i) { return byChoice[i]; }
  Object local(int i) { return byLocal[i]; }
}
