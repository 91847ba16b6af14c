package org.ajws.runtime.lock;

/**
 * Looks for no circles: the claims of these tests are no intervals', and what waits for one of them
 * gets it.
 */
final class NoCircles extends HeldWaits.Search {
  private NoCircles() {}

  /** From now on nobody looks; before the first wait. */
  static void assume() {
    HeldWaits.searchBy(new NoCircles());
  }

  @Override
  protected Object caller() {
    return null;
  }

  @Override
  protected void look(HeldWait wait, Claim granted) {}

  @Override
  protected void report(HeldWait wait, HeldWait holder) {}
}
