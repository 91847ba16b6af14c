package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.analysis.effects.SharedWrite.Sharing;

/**
 * Compares what one iteration alone does, under {@code i == 0}, with what the others do: {@code if
 * (i == 0) d = 1; out[i] = d;}.
 */
final class SoleIteration {
  private static final Symbol LOOP = new Symbol.Loop();

  /**
   * Which iteration does something alone.
   *
   * @param value of the loop's variable; null where that is not known
   */
  record Sole(Polynomial value) {
    private boolean isOther(Sole other) {
      return value != null && other.value != null && !value.equals(other.value);
    }
  }

  /**
   * What it does: a write or a read.
   *
   * @param effect null for a read
   * @param read null for a write
   */
  record Done(Sole sole, Effect effect, Read read) {
    private AccessPath place() {
      return effect != null ? effect.target() : read.place();
    }
  }

  private final LoopRange range;
  private final CommonLocks locks;

  SoleIteration(LoopRange range, CommonLocks locks) {
    this.range = range;
    this.locks = locks;
  }

  /** The iteration in which something is 0, if that is one at most. */
  static Sole in(Polynomial zero) {
    List<Symbol> told =
        zero.symbols().stream().filter(s -> !(s instanceof Symbol.Invariant)).toList();
    Symbol head = told.size() == 1 ? told.get(0) : null;
    Polynomial by = head == null ? null : zero.coefficient(head);
    boolean one = head instanceof Symbol.Loop && by != null && by.isConstant() && !by.isZero();
    if (!one) {
      return null;
    }
    boolean value = Math.abs(by.constant()) == 1;
    return new Sole(value ? zero.without(head).times(-by.constant()) : null);
  }

  /**
   * One finding for each write that meets something.
   *
   * @param all what single iterations do
   * @param writes of all iterations
   * @param reads of all iterations
   */
  List<SharedWrite> of(List<Done> all, List<Effect> writes, List<Read> reads) {
    List<SharedWrite> found = new ArrayList<>();
    for (Done one : all) {
      if (!one.place().hasFixedOrigin()) {
        continue;
      }
      if (one.effect() == null) {
        writes.stream()
            .filter(e -> mayMeet(e, one.read()) && meets(one, e.target()))
            .forEach(e -> found.add(new SharedWrite(Sharing.PERHAPS, e, one.read())));
      } else if (isWrite(one.effect())) {
        of(one, all, writes, reads, found);
      }
    }
    return found;
  }

  private void of(
      Done one, List<Done> all, List<Effect> writes, List<Read> reads, List<SharedWrite> found) {
    Effect own = one.effect();
    reads.stream()
        .filter(r -> mayMeet(own, r) && meets(one, r.place()))
        .forEach(r -> found.add(new SharedWrite(Sharing.PERHAPS, own, r)));
    writes.stream()
        .filter(e -> own.kind() == Effect.Kind.SLOT && mayMeet(own, e) && meets(one, e.target()))
        .forEach(e -> found.add(new SharedWrite(Sharing.PERHAPS, own, null)));
    for (Done other : all) {
      if (one.sole().isOther(other.sole()) && isSame(place(one), place(other))) {
        if (other.effect() == null ? mayMeet(own, other.read()) : mayMeet(own, other.effect())) {
          found.add(new SharedWrite(Sharing.PERHAPS, own, other.read()));
        }
      }
    }
  }

  private static boolean isWrite(Effect e) {
    return switch (e.kind()) {
      case SLOT, FIELD, OBJECT -> true;
      case ATOMIC, SEQUENCE, CALL, REST -> false;
    };
  }

  private boolean mayMeet(Effect write, Read read) {
    return isWrite(write)
        && !read.isRest()
        && read.changedBy() == write.kind()
        && read.place().location().equals(write.target().location())
        && !read.isOrdered(write)
        && !locks.common(write, read);
  }

  private boolean mayMeet(Effect a, Effect b) {
    return a.location().equals(b.location()) && !locks.common(a, b);
  }

  /** Whether another iteration may come to a place of one. */
  private boolean meets(Done one, AccessPath other) {
    AccessPath own = place(one);
    boolean anywhere = other.indexes().stream().noneMatch(i -> i.symbols().contains(LOOP));
    if (anywhere) {
      return isSame(own, other);
    }
    for (int n = 0; n < own.steps().size(); n++) {
      if (own.steps().get(n) instanceof AccessPath.Step.Index x
          && other.steps().get(n) instanceof AccessPath.Step.Index y
          && !x.form().equals(y.form())) {
        Polynomial there = in(one.sole(), y.form());
        if (there == null
            || there.equals(x.form()) // the iteration's own
            || Meeting.of(y.form(), x.form(), range) != Meeting.PERHAPS) {
          return false;
        }
      } else if (!own.steps().get(n).equals(other.steps().get(n))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSame(AccessPath one, AccessPath other) {
    return one.equals(other)
        && one.indexes().stream().allMatch(i -> i.symbols().stream().allMatch(Slots::isFixed));
  }

  /** A place in terms of the loop's variable's value. */
  private static AccessPath place(Done one) {
    AccessPath at = AccessPath.of(one.place().origin());
    for (AccessPath.Step step : one.place().steps()) {
      Polynomial form = step instanceof AccessPath.Step.Index i ? in(one.sole(), i.form()) : null;
      at = at.then(form == null ? step : new AccessPath.Step.Index(form));
    }
    return at;
  }

  /** An index in an iteration; null where that is not known. */
  private static Polynomial in(Sole sole, Polynomial index) {
    return sole.value() == null
        ? null
        : index.replaced(s -> s.equals(LOOP) ? sole.value() : Polynomial.of(s));
  }
}
