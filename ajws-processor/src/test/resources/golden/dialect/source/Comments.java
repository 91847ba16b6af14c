package aj;

public class Comments {
  /*@atomicset(a)*/
  /*@atomic(a)*/ int value;
  private /*@atomic(a)*/ int old;
  int /*@atomic(a)*/ older = 3;

  /*@ requires value > 0; @*/
  void set(int v) {
    older = old;
    old = value;
    value = v;
  }

  String show() {
    return older + " " + old + " " + value;
  }

  public static void main(String[] args) {
    Comments c = new Comments();
    Thread[] threads = new Thread[2];
    for (int t = 0; t < 2; t++) {
      threads[t] = new Thread(() -> { for (int i = 0; i < 100; i++) c.set(5); });
      threads[t].start();
    }
    try {
      for (Thread t : threads) t.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    System.out.println(c.show());
  }
}
