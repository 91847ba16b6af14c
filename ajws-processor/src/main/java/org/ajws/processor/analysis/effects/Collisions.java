package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.List;

/**
 * Accesses that each keep to a slot per iteration, but not to the same one: {@code a[i]} is
 * written, {@code a[i - 1]} or {@code a[n - 1 - i]} read. {@link Meeting} has what is not certain.
 */
final class Collisions {
  private static final Symbol LOOP = new Symbol.Loop();

  private final LoopRange range;

  public Collisions(LoopRange range) {
    this.range = range;
  }

  /** Whether an iteration certainly writes what another writes to or reads from. */
  public boolean collide(AccessPath written, AccessPath other) {
    if (!written.origin().equals(other.origin())
        || written.steps().size() != other.steps().size()) {
      return false;
    }
    Long shift = null;
    boolean mirrored = false;
    for (int n = 0; n < written.steps().size(); n++) {
      AccessPath.Step a = written.steps().get(n);
      AccessPath.Step b = other.steps().get(n);
      if (a instanceof AccessPath.Step.Index x && b instanceof AccessPath.Step.Index y) {
        if (mirrored(x.form(), y.form())) {
          mirrored = true;
          continue;
        }
        Long one = shift(x.form(), y.form());
        if (one == null || (shift != null && one != 0 && shift != 0 && !one.equals(shift))) {
          return false;
        }
        boolean pinned = x.form().symbols().contains(LOOP);
        if (pinned && shift != null && !one.equals(shift)) {
          return false;
        }
        if (pinned) {
          shift = one;
        } else if (one != 0) {
          return false;
        }
      } else if (!a.equals(b)) {
        return false;
      }
    }
    return mirrored
        ? shift == null
        : shift != null && shift != 0 && range.mayExceed(Math.abs(shift));
  }

  /**
   * Whether an iteration may write what another accesses, by a distance that is not known: {@code
   * a[i + m]}, {@code a[k]}.
   */
  public boolean mayCollide(AccessPath written, AccessPath other) {
    if (!written.origin().equals(other.origin())
        || written.steps().size() != other.steps().size()) {
      return false;
    }
    boolean meets = false;
    boolean elsewhere = false;
    boolean equal = true;
    for (int n = 0; n < written.steps().size(); n++) {
      AccessPath.Step a = written.steps().get(n);
      AccessPath.Step b = other.steps().get(n);
      if (a instanceof AccessPath.Step.Index x && b instanceof AccessPath.Step.Index y) {
        Meeting meeting = Meeting.of(x.form(), y.form(), range);
        if (meeting == Meeting.NEVER) {
          return false;
        }
        meets |= meeting == Meeting.PERHAPS;
        elsewhere |= meeting == Meeting.ELSEWHERE;
        equal &= meeting == Meeting.ELSEWHERE || x.form().equals(y.form());
      } else if (!a.equals(b)) {
        return false;
      }
    }
    return meets || (elsewhere && equal);
  }

  /** Whether two iterations meet where one index runs up and the other down. */
  private boolean mirrored(Polynomial a, Polynomial b) {
    Polynomial each = a.coefficient(LOOP);
    Polynomial back = b.coefficient(LOOP);
    if (each == null || back == null || !each.isConstant() || Math.abs(each.constant()) != 1) {
      return false;
    }
    Polynomial sum = b.without(LOOP).minus(a.without(LOOP)).times(each.constant());
    return each.plus(back).isZero()
        && sum.symbols().stream().allMatch(Slots::isFixed)
        && range.mayAddUpTo(sum);
  }

  /** By how many iterations two indexes are apart; null where that is not a fixed number. */
  private Long shift(Polynomial a, Polynomial b) {
    Polynomial difference = a.minus(b);
    if (difference.isZero()) {
      return a.symbols().stream().allMatch(s -> s.equals(LOOP) || !s.varies()) ? 0L : null;
    }
    Polynomial each = a.coefficient(LOOP);
    if (each == null || each.isZero() || !each.equals(b.coefficient(LOOP))) {
      return null;
    }
    List<Symbol> moving = new ArrayList<>(difference.symbols());
    moving.removeIf(Slots::isFixed);
    Polynomial distance = each.times(range.step());
    return moving.isEmpty() && distance != null ? difference.quotient(distance) : null;
  }
}
