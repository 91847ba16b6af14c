package org.ajws.runtime.scheduler;

/**
 * What a thread has entered last whose asyncs end before it returns: scopes around it are not meant
 * for asyncs spawned inside. Each thread has its entries made in advance, one inside the other.
 */
public class Entry {
  /** The next one; made when first needed. */
  public Entry inside;

  private final Entry around;

  /** The outermost one stands for none: {@code around} is null. */
  protected Entry(Entry around) {
    this.around = around;
  }

  /** The one around it; null for none. */
  public final Entry around() {
    return around;
  }

  /** Whether it stands for none. */
  public final boolean isNone() {
    return around == null;
  }
}
