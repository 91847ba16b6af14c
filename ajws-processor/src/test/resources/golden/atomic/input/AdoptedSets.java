import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** New objects that are made of others have their set: a chain that begins anywhere has one lock. */
public class AdoptedSets {
  @AtomicSet("a")
  static class Link {
    @Atomic("a")
    private int count;

    @Atomic("a")
    private int twin;

    @Atomic("a")
    private @AliasAtomic("a=this.a") Link next;

    Link(@AliasAtomic("a=this.a") Link next) {
      this.next = next;
      if (next != null) {
        touch(); // finds the lock of the set, though this is still being made
      }
    }

    Link() {
      this(null);
    }

    final void touch() {
      for (Link at = this; at != null; at = at.next) {
        at.count++;
        at.twin++;
      }
    }

    int wrong() {
      int wrong = 0;
      for (Link at = this; at != null; at = at.next) {
        wrong += at.count == at.twin ? 0 : 1;
      }
      return wrong;
    }

    int count() {
      return count;
    }
  }

  static class Below extends Link {
    Below(@AliasAtomic("a=this.a") Link next, int times) {
      super(next);
      for (int i = 0; i < times; i++) {
        touch();
      }
    }
  }

  /** Its set has another name. */
  @AtomicSet("v")
  static class View {
    @Atomic("v")
    private @AliasAtomic("a=this.v") Link of;

    @Atomic("v")
    private int touched;

    View(@AliasAtomic("a=this.v") Link of) {
      this.of = of;
    }

    int touch() {
      touched++;
      of.count++;
      of.next.count++;
      int wrong = of.count - of.twin;
      of.count--;
      of.next.count--;
      return wrong - 1;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length == 0 ? 1 : Integer.parseInt(args[0]);
    int rounds = 2_000;
    Link end = new Link();
    Link shared = new Link(end);
    int[] wrong = new int[threads];
    Thread[] running = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int id = t;
      running[t] =
          new Thread(
              () -> {
                for (int i = 0; i < rounds; i++) {
                  Link first = id % 2 == 0 ? new Link(shared) : new Below(shared, 1);
                  first.touch();
                  wrong[id] += first.wrong() + new View(shared).touch() + shared.wrong();
                }
              });
      running[t].start();
    }
    int sum = 0;
    for (int t = 0; t < threads; t++) {
      running[t].join();
      sum += wrong[t];
    }
    int expected = 1;
    for (int t = 0; t < threads; t++) {
      expected += rounds * (t % 2 == 0 ? 2 : 3);
    }
    System.out.println((sum == 0 && end.count() == expected) + " " + end.count());
  }
}
