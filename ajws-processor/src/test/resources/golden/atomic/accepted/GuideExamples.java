import java.util.HashMap;
import java.util.Map;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;
import org.ajws.ParallelFor;

/** The examples of docs/atomic-sets-guide.md. */
class GuideExamples {
  @AtomicSet("account")
  static class Account {
    private long balance;
    private int bookings;

    void book(long amount) {
      balance += amount;
      bookings++;
    }

    double average() {
      return (double) balance / bookings;
    }

    void moveTo(@Atomic("account") Account to, long amount) {
      book(-amount);
      to.book(amount);
    }

    @NotAtomic
    void moveInTwoSteps(Account to, long amount) {
      book(-amount);
      to.book(amount);
    }
  }

  @AtomicSet("entries")
  static class Cache {
    private final Map<String, byte[]> entries = new HashMap<>();
    private long hits;
    private long misses;

    byte[] get(String key) {
      byte[] found = entries.computeIfAbsent(key, k -> load(k));
      if (found.length > 0) {
        hits++;
      } else {
        misses++;
      }
      return found.clone();
    }

    double hitRate() {
      return (double) hits / (hits + misses);
    }

    private static byte[] load(String key) {
      return key.getBytes(java.nio.charset.StandardCharsets.UTF_8);
    }
  }

  @AtomicSet("bins")
  static class Histogram {
    private final int @AliasAtomic("this.bins[]") [] counts;
    private long total;

    Histogram(int bins) {
      counts = new int[bins];
    }

    void add(int value) {
      counts[Math.floorMod(value, counts.length)]++;
      total++;
    }

    void addAll(int[] values) {
      for (@ParallelFor int i = 0; i < values.length; i++) {
        add(values[i]);
      }
    }

    long total() {
      return total;
    }
  }

  @AtomicSet("state")
  interface Generator {
    int next();

    default int pair() {
      return next() * 31 + next();
    }
  }

  static class Congruential implements Generator {
    @Atomic("state") private int seed = 42;

    @Override
    public int next() {
      seed = seed * 1103515245 + 12345;
      return seed >>> 16;
    }
  }

  @AtomicSet("bank")
  static class Bank {
    private final @AliasAtomic("account=this.bank") Account[] accounts = new Account[2];
    private int moves;

    Bank() {
      for (int i = 0; i < accounts.length; i++) {
        accounts[i] = new @AliasAtomic("account=this.bank") Account();
      }
    }

    void move(int from, int to, long amount) {
      accounts[from].book(-amount);
      accounts[to].book(amount);
      moves++;
    }
  }
}
