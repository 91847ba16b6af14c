import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

@AtomicSet("s")
class WrongBecome {
  @Atomic("s") private int count;
  @Atomic("s") private WrongBecome next;

  // ---- where it stands

  @NotAtomic
  void noUnit() {
    become: System.out.println();
  }

  WrongBecome() {
    become: count++;
  }

  synchronized void inSynchronizedMethod() {
    become: count++;
  }

  void underMonitor(Object o) {
    synchronized (o) {
      become: count++;
    }
  }

  void nearly() {
    becomes: count++;
  }

  // ---- twice

  void twice() {
    become: count++;
    become: count++;
  }

  void perhapsTwice(boolean b) {
    if (b) become: count++;
    become_2: count++;
  }

  void inALoop(int n) {
    for (int i = 0; i < n; i++) {
      become: count++;
    }
  }

  void nested() {
    become: {
      count++;
      become_2: count++;
    }
  }

  // ---- what follows

  int after() {
    become: count++;
    return count;
  }

  void afterPerhaps(boolean b) {
    if (b) {
      become: count++;
    }
    count--;
  }

  void afterInACatch() {
    try {
      become: count++;
    } catch (RuntimeException e) {
      count--;
    } finally {
      count++;
    }
  }

  void afterAJump(int n) {
    outer:
    for (int i = 0; i < n; i++) {
      become: {
        if (count > i) break outer;
        return;
      }
    }
    count++;
  }

  void waitsAfter() {
    become: count++;
    await: while (count == 0);
  }

  void callsInside(WrongBecome other) {
    become: {
      count++;
      other.callsInside(this);
    }
  }

  void callsPerhapsInside(boolean b) {
    if (b) {
      become: count++;
    }
    next().callsPerhapsInside(b);
  }

  private WrongBecome next() {
    return next;
  }
}
