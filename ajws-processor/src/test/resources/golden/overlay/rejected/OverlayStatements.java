package golden.overlay;

class OverlayStatements {
  int n, free;

  OverlayStatements() {
    {
      n = 1;
    }
  }

  void noMember() {
    {
      free++;
    }
  }

  void locked() {
    synchronized (this) { n++; }
  }

  void half() {
    add(1);
    add(n);
  }

  void inLambda() {
    Runnable r = () -> { { n++; } };
    r.run();
  }

  void add(int by) {}
}
