import java.util.ArrayList;
import java.util.List;
import org.ajws.AtomicSet;

/** Call-backs with the very object whose lock is held, and inner objects as parameters. */
public class CallBacks {
  interface Observer {
    void told(Subject subject, int change);
  }

  @AtomicSet("s")
  static class Subject {
    private final List<Observer> all = new ArrayList<>();
    private int changes;
    private int told;

    void join(Observer observer) {
      all.add(observer);
    }

    void leave(Observer observer) {
      told++;
      all.remove(observer);
    }

    void change(Observer next) {
      all.add(next);
      changes++;
      for (Observer each : List.copyOf(all)) {
        each.told(this, changes);
      }
    }

    boolean isWhole() {
      return changes == told && all.isEmpty();
    }
  }

  static class Once implements Observer {
    @Override
    public void told(Subject subject, int change) {
      again(subject);
    }

    private void again(Subject subject) {
      subject.leave(this);
    }
  }

  @AtomicSet("o")
  static class Outer {
    private int first;
    private int second;

    class Part {
      void touch() {
        first++;
      }
    }

    private void use(Part part) {
      part.touch();
      second++;
    }

    void both() {
      Part part = new Part();
      use(part);
      use(new Part());
    }

    int count() {
      return first;
    }

    boolean isWhole() {
      return first == second;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Subject subject = new Subject();
    Outer outer = new Outer();
    boolean[] ok = {true};
    Thread[] threads = new Thread[args.length == 0 ? 1 : Integer.parseInt(args[0])];
    for (int t = 0; t < threads.length; t++) {
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 1000; i++) {
                  subject.change(new Once());
                  outer.both();
                  ok[0] &= subject.isWhole() && outer.isWhole();
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(ok[0] + " " + outer.count() / threads.length);
  }
}
