package lib;

import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Counts values by their last bits. */
@AtomicSet("counts")
public class Histogram {
  @Atomic("counts")
  private int even;

  @Atomic("counts")
  private int odd;

  public void add(int value) {
    if ((value & 1) == 0) {
      even++;
    } else {
      odd++;
    }
  }

  public int difference() {
    return even - odd;
  }
}
