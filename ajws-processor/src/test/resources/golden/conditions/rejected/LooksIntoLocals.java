import org.ajws.Atomic;
import org.ajws.AtomicSet;

@AtomicSet("s")
class LooksIntoLocals {
  static class Seat {
    boolean taken;
    Seat next;
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

  void add(Seat seat) {
    seats[count++] = seat;
  }
}
