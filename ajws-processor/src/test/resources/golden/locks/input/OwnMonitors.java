import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Classes that no other module can name: their objects are locks themselves, but for some. */
public class OwnMonitors {
  @AtomicSet("s")
  private static class Own {
    @Atomic("s") private final int[] ends = {0, 1};
    int move(int by) { ends[0] += by; ends[1] += by; return ends[1]; }
    int twice(int by) { move(by); return move(by); }
    Runnable later() { return () -> ends[0]--; }
    int width() { return ends[1] - ends[0]; }
  }
  @AtomicSet("s")
  private static class Watched {
    @Atomic("s") private final int[] value = {0};
    void set(int v) { value[0] = v; }
    synchronized int get() { return value[0]; }
  }
  @AtomicSet("s")
  private static class Purse {
    @Atomic("s") private int money;
    void pay(@Atomic("s") Purse to, int n) { money -= n; to.money += n; }
    int money() { return money; }
  }
  private static final Watched WATCHED = new Watched();
  public static void main(String[] args) {
    Own own = new Own();
    own.twice(5);
    own.later().run();
    WATCHED.set(7);
    Purse a = new Purse(), b = new Purse();
    a.pay(b, 3);
    System.out.println(own.width() + " " + WATCHED.get() + " " + a.money() + " " + b.money());
  }
}
