import java.util.ArrayList;
import java.util.List;
import org.ajws.*;

/** Fields beside an atomic set that units change, too: the set is there already. */
class ForgottenMembers {
  @AtomicSet("acc")
  static class Account {
    @Atomic("acc") private long balance;
    private final List<String> log = new ArrayList<>();
    private int calls;
    private static int all;
    private final int[] last = new int[1];

    void add(long x) {
      balance += x;
      log.add("+" + x);
      calls++;
      all++;
      last[0] = (int) x;
    }
  }

  void loop(Account account) {
    for (@ParallelFor int i = 0; i < 100; i++) {
      account.add(i);
    }
  }

  void asyncs(Account account) {
    finish: {
      async: account.add(1);
      async: account.add(2);
    }
  }
}
