import lombok.Data;
import lombok.experimental.*;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

class LombokMembers {
  @AtomicSet("a")
  @Data
  static class Account {
    int balance, last;

    void pay(int n) {
      balance += n;
      last = n;
    }
  }

  @AtomicSet("a")
  static class Sums {
    @Atomic("a")
    @lombok.Getter
    int sum;

    @lombok.NonNull String name = "";

    @Delegate Object other;

    void add(int n) {
      sum += n;
    }
  }

  @lombok.ToString
  static class OfSums extends Sums {
    int own;
  }

  @Data
  static class NoSets {
    int x;
  }
}
