package golden.overlay;

class OverlayUnits {
  int n, m;
  int free;
  final Object other = new Object();

  void keepsAnother() throws InterruptedException {
    synchronized (other) {
      synchronized (this) {
        while (n == 0) wait();
        n--;
      }
    }
  }

  void onlyOne() {
    synchronized (this) { n++; }
    synchronized (this) { m++; }
  }

  void ofAnother(OverlayUnits o) {
    synchronized (o) { o.n++; }
  }

  /** Whose lock it is, changes meanwhile. */
  void ofSeveral(OverlayUnits o) {
    synchronized (o) { o.n++; o = this; }
  }

  /** The inner one is a part of the outer one, and waits with it. */
  void nested() throws InterruptedException {
    synchronized (this) {
      m++;
      synchronized (this) {
        while (n == 0) wait();
      }
      n--;
    }
  }

  synchronized void tells() {
    n++;
  }

  static class Sub extends OverlayUnits {
    @Override
    void tells() {
      synchronized (this) { n--; }
    }
  }
}
