package org.ajws.processor.analysis.effects;

import java.util.List;

/**
 * What a method of the module does to what it did not make, in terms of {@code this}, its
 * parameters and static fields.
 *
 * @param effects its writes, and those of the methods it calls
 * @param reads the slots and fields that it reads, and the methods it calls
 * @param result what it returns; null for nothing known
 */
record EffectSummary(List<Effect> effects, List<Read> reads, Value result) {
  static final EffectSummary NOTHING = new EffectSummary(List.of(), List.of(), null);

  public EffectSummary {
    effects = List.copyOf(effects);
    reads = List.copyOf(reads);
  }
}
