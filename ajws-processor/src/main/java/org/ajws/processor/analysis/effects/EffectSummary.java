package org.ajws.processor.analysis.effects;

import java.util.List;
import java.util.Map;

/**
 * What a method of the module does to what it did not make, in terms of {@code this}, its
 * parameters and static fields.
 *
 * @param effects its writes, and those of the methods it calls
 * @param reads the slots and fields that it reads, and the methods it calls
 * @param result what it returns; null for nothing known
 * @param stores what it stores in fields and slots of {@code this} and its parameters
 * @param held what an object that it makes and returns holds, by field; one key for all slots
 */
record EffectSummary(
    List<Effect> effects,
    List<Read> reads,
    Value result,
    List<Store> stores,
    Map<Object, AccessPath> held) {
  static final EffectSummary NOTHING =
      new EffectSummary(List.of(), List.of(), null, List.of(), Map.of());

  /** A reference that is stored. */
  record Store(AccessPath location, AccessPath value) {}

  public EffectSummary {
    stores = List.copyOf(stores);
    held = Map.copyOf(held);
    effects = List.copyOf(effects);
    reads = List.copyOf(reads);
  }

  EffectSummary withoutResult() {
    return new EffectSummary(effects, reads, null, stores, Map.of());
  }
}
