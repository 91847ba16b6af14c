package golden.overlay;

class OverlayWaits {
  int n;
  boolean done;

  synchronized void counts() throws InterruptedException {
    while (n == 0) {
      n--;
      wait();
    }
  }

  synchronized void forever() throws InterruptedException {
    for (;;) wait();
  }

  synchronized void once() throws InterruptedException {
    while (!done) wait();
  }

  synchronized void twice() {
    while (!done) {
      try {
        wait();
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  synchronized void tells() {
    done = true;
    notifyAll();
  }

  void quiet() {
    tells();
  }

  private void pause(long millis) throws InterruptedException {
    wait(millis);
  }

  synchronized void pauses() throws InterruptedException {
    pause(n);
  }

  Runnable later() {
    return () -> {
      synchronized (this) {
        n++;
      }
    };
  }
}
