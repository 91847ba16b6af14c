package org.ajws.processor.analysis.effects;

import java.util.List;

/**
 * What a method of the module does to what it did not make, in terms of {@code this}, its
 * parameters and static fields.
 *
 * @param effects its writes, and those of the methods it calls
 * @param result what it returns; null for nothing known
 */
record Summary(List<Effect> effects, Value result) {
  static final Summary NOTHING = new Summary(List.of(), null);

  public Summary {
    effects = List.copyOf(effects);
  }
}
