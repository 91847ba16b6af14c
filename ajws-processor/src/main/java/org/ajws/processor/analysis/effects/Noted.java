package org.ajws.processor.analysis.effects;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What a walk notes from a point on: accesses of the code itself, and those of recursion further
 * down, which are kept apart.
 */
record Noted(SymbolicEvaluator walk, int effects, int reads, int effectsBelow, int readsBelow) {
  /** What it notes from now on. */
  static Noted since(SymbolicEvaluator walk) {
    return new Noted(
        walk,
        walk.effects.size(),
        walk.reads.size(),
        walk.effectsBelow.size(),
        walk.readsBelow.size());
  }

  /** Puts others in their place. */
  void replace(UnaryOperator<Effect> effect, UnaryOperator<Read> read) {
    behind(walk.effects, effects).replaceAll(effect);
    behind(walk.reads, reads).replaceAll(read);
    behind(walk.effectsBelow, effectsBelow).replaceAll(effect);
    behind(walk.readsBelow, readsBelow).replaceAll(read);
  }

  /** Takes it back. */
  void forget() {
    behind(walk.effects, effects).clear();
    behind(walk.reads, reads).clear();
    behind(walk.effectsBelow, effectsBelow).clear();
    behind(walk.readsBelow, readsBelow).clear();
  }

  private static <T> List<T> behind(List<T> all, int from) {
    return all.subList(from, all.size());
  }
}
