package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;

/**
 * What a method of the module does to what it did not make, in terms of {@code this}, its
 * parameters and static fields.
 *
 * @param effects its writes, and those of the methods it calls
 * @param reads the slots and fields that it reads, and the methods it calls
 * @param result what it returns; null for nothing known
 * @param stores what it stores in fields and slots of {@code this} and its parameters
 * @param heap what the objects hold that it makes and returns or stores
 * @param calls the methods that it calls of objects that it was given, where their class decides
 * @param locks what it holds when it has returned, and has released that its caller held; null if
 *     it leaves all locks as they are
 * @param below what recursion does further down
 */
record EffectSummary(
    List<Effect> effects,
    List<Read> reads,
    Value result,
    List<Store> stores,
    Map<Integer, Heap.Content> heap,
    List<Call> calls,
    Outcome locks,
    Below below) {
  static final EffectSummary NOTHING =
      new EffectSummary(List.of(), List.of(), null, List.of(), Map.of(), List.of(), null);

  /**
   * A reference that is stored.
   *
   * @param certain whether it is there whenever the method has returned
   */
  record Store(AccessPath location, AccessPath value, boolean certain) {}

  /**
   * A call of a function that the method was given, or of a method that is overridden.
   *
   * @param result the unknown that stands for what is returned
   * @param guards the locks that are held then
   * @param outlasts whether an async calls that may still run when the method has returned
   */
  record Call(
      AccessPath receiver,
      ExecutableElement method,
      List<Value> arguments,
      AccessPath result,
      List<AccessPath> guards,
      boolean outlasts) {
    Call {
      guards = List.copyOf(guards);
    }
  }

  public EffectSummary {
    stores = List.copyOf(stores);
    heap = Map.copyOf(heap);
    calls = List.copyOf(calls);
    effects = List.copyOf(effects);
    reads = List.copyOf(reads);
  }

  EffectSummary(
      List<Effect> effects,
      List<Read> reads,
      Value result,
      List<Store> stores,
      Map<Integer, Heap.Content> heap,
      List<Call> calls,
      Outcome locks) {
    this(effects, reads, result, stores, heap, calls, locks, Below.NOTHING);
  }

  /** Also what another summary says of effects and reads. */
  EffectSummary with(EffectSummary other) {
    List<Effect> allEffects = new ArrayList<>(effects);
    allEffects.addAll(other.effects);
    List<Read> allReads = new ArrayList<>(reads);
    allReads.addAll(other.reads);
    return new EffectSummary(
        allEffects, allReads, result, stores, heap, calls, locks, below.and(other.below));
  }

  EffectSummary with(Outcome left) {
    return new EffectSummary(effects, reads, result, stores, heap, calls, left, below);
  }

  EffectSummary with(Below further) {
    Below all = below.and(further);
    return new EffectSummary(effects, reads, result, stores, heap, calls, locks, all);
  }

  EffectSummary withoutResult() {
    return new EffectSummary(effects, reads, null, stores, heap, calls, locks, below);
  }
}
