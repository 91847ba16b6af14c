import org.ajws.Atomic;
import org.ajws.AtomicSet;

@AtomicSet("s")
class LooksIntoLocals {
  static class Seat {
    boolean taken;
    Seat next;

    boolean isFree() {
      return !this.taken && isLast();
    }

    private boolean isLast() {
      return next == null || next.next == null;
    }
  }

  static class Strange extends Seat {
    static int asked;

    @Override
    boolean isFree() {
      return asked++ > 0;
    }
  }

  @Atomic("s") private int count;
  @Atomic("s") private Seat[] seats = new Seat[3];
  private Seat elsewhere = new Seat();

  void parameter(Seat seat) {
    await: while (count > 0 && seat.taken);
  }

  void chain(Seat seat) {
    await: while (count > 0 && (seat.next).next.taken);
  }

  void called(int i) {
    await: while (count > 0 && isTaken(i));
  }

  private boolean isTaken(int i) {
    Seat seat = seats[i];
    return seat.taken;
  }

  void ofMember(int i) {
    await: while (seats[i].taken || ((Seat) seats[i].next).taken);
  }

  void ofField() {
    await: while (count > 0 && elsewhere.taken);
  }

  @SuppressWarnings("ajws-atomic")
  void silenced(Seat seat) {
    await: while (count > 0 && seat.taken);
  }

  // ---- methods of such objects

  @Atomic("s") private Table[] tables = new Table[2];
  @Atomic("s") private final java.util.Map<Object, Table> named = new java.util.HashMap<>();
  private final Table other = new Table();

  static class Table {
    private final java.util.List<String> guests = new java.util.ArrayList<>();
    private int seats = 4;
    static int most = 3;

    boolean isFull() {
      return guests.size() == seats();
    }

    int seats() {
      if (this.seats < 0) throw new IllegalStateException("broken");
      return this.seats;
    }

    boolean isTooFull() {
      return guests.size() > most;
    }

    boolean grow() {
      return seats++ > 3;
    }
  }

  void methodOfMember(int i) {
    await: while (tables[i].isFull() && (tables[i]).seats() > 0);
  }

  void methodOfLocal(Table table, Object name) {
    await: while (count > 0 && table.isFull());
    await: while (count > 0 && table.guests.isEmpty());
    await: while (named.containsKey(name));
  }

  void methodOfOthers(int i) {
    await: while (count > 0 && other.isFull());
    await: while (tables[i].isTooFull());
    await: while (tables[i].grow());
    await: while (seats[i].isFree());
  }

  void add(Seat seat) {
    seats[count++] = seat;
  }
}
