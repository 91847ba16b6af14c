package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * Classifies indexes as functions of the parallel loop's variable.
 *
 * <p>An index is a sum. The part with the loop variable gives each iteration a base; the parts with
 * counters of inner loops spread from there. Iterations keep apart if a spread is shorter than the
 * distance between two bases ({@code a*i + k}, {@code 0 <= k < a}), or takes steps longer than the
 * way of all bases ({@code r*columns + c} with {@code c} the loop variable). Where a stride is a
 * variable that has no known relation to the spread, the program is taken at its word: {@code
 * i*stride + k} is meant to stay within its stride. Literal strides must be shown to suffice.
 */
final class Slots {
  private static final Symbol LOOP = new Symbol.Loop();

  private final LoopRange range;

  private final BackReferences backReferences;
  private final boolean distinct;

  /**
   * @param distinct whether the elements that iterations are about are known to differ
   */
  Slots(LoopRange range, BackReferences backReferences, boolean distinct) {
    this.range = range;
    this.distinct = distinct;
    this.backReferences = backReferences;
  }

  /** Compares what iterations write. */
  public Overlap of(Effect effect) {
    AccessPath target = effect.target();
    if (isKeyed(target, effect.compound()) || isSlotOfSome(effect)) {
      return Overlap.NONE;
    }
    Overlap overlap = of(target);
    boolean apart =
        overlap != Overlap.NONE && target.indexes().stream().anyMatch(i -> isConsecutive(i));
    if (!apart && overlap != Overlap.NONE) {
      return overlap;
    }
    return backReferences.leadsBack(effect) || isOfConstant(target)
        ? Overlap.UNKNOWN
        : Overlap.NONE;
  }

  /** Whether each iteration has a slot of its own, whichever array it is one of. */
  private boolean isSlotOfSome(Effect effect) {
    return effect.kind() == Effect.Kind.SLOT
        && effect.target().origin() instanceof AccessPath.Origin.Unknown some
        && some.id() != 0 // nobody knows which way led there
        && effect.target().last() instanceof AccessPath.Step.Index index
        && of(index.form()) == Overlap.NONE;
  }

  /** Whether a way leads to a field of an enum's constant: a few that all slots may hold. */
  private boolean isOfConstant(AccessPath way) {
    boolean all =
        distinct && way.origin() instanceof AccessPath.Origin.Element
            || way.steps().stream()
                .anyMatch(s -> s instanceof AccessPath.Step.Call c && c.name().endsWith(".values"));
    for (int n = 0; n < way.steps().size() && !all; n++) {
      if (way.steps().get(n) instanceof AccessPath.Step.Field f
          && f.field().getEnclosingElement().getKind() == ElementKind.ENUM
          && !f.field().getModifiers().contains(Modifier.STATIC)
          && !new AccessPath(way.origin(), way.steps().subList(0, n)).isInvariant()) {
        return true; // of one constant, what differs may be what its field leads to
      }
    }
    return false;
  }

  /**
   * {@code board[cell.row()][cell.column()]}: all integers of the record that an iteration is about
   * tell it from others. A single one, {@code out[item.id()] = x}, does unless it is counted up.
   */
  private static boolean isKeyed(AccessPath way, boolean counted) {
    Set<Symbol.Component> components = new LinkedHashSet<>();
    for (Polynomial index : way.indexes()) {
      for (Symbol s : index.symbols()) {
        if (s instanceof Symbol.Component c) {
          components.add(c);
        } else if (!isFixed(s)) {
          return false;
        }
      }
    }
    if (components.isEmpty()) {
      return false;
    }
    List<VariableElement> integers =
        ElementFilter.fieldsIn(
                components.iterator().next().field().getEnclosingElement().getEnclosedElements())
            .stream()
            .filter(f -> !f.getModifiers().contains(Modifier.STATIC))
            .filter(f -> Library.isIntegral(f.asType()))
            .toList();
    boolean all = integers.stream().allMatch(f -> components.contains(new Symbol.Component(f)));
    return all && (integers.size() > 1 || !counted);
  }

  /**
   * Whether the run of slots of each iteration ends where that of the next one begins: {@code
   * start[i] <= k < start[i + 1]}, blocks from {@code n * b / blocks}, the rows of a triangle. That
   * the beginnings ascend is believed of an array; of sums and quotients it follows.
   */
  private boolean isConsecutive(Polynomial index) {
    List<Symbol> moving = index.symbols().stream().filter(s -> s instanceof Symbol.Inner).toList();
    if (moving.size() != 1 || !range.step().isConstant()) {
      return false;
    }
    Symbol.Inner run = (Symbol.Inner) moving.get(0);
    Polynomial by = index.coefficient(run);
    Polynomial base = index.without(run);
    if (run.reach() == null || by == null || !by.equals(Polynomial.constant(1))) {
      return false;
    }
    Polynomial next = Arithmetic.shifted(base, range.step().constant());
    boolean known =
        base.varies() && base.symbols().stream().noneMatch(Slots::isUnknown) && next != null;
    Polynomial gap = known ? Arithmetic.simplified(next.minus(base).minus(run.reach())) : null;
    return gap != null && gap.isConstant() && gap.constant() >= 0;
  }

  private static boolean isUnknown(Symbol symbol) {
    return symbol.sources().stream()
        .anyMatch(s -> s instanceof Symbol.Unknown || s instanceof Symbol.Distinct);
  }

  /** Compares the places at the end of a way. */
  Overlap of(AccessPath way) {
    if (way.origin() instanceof AccessPath.Origin.Element) {
      return Overlap.NONE;
    }
    if (way.origin() instanceof AccessPath.Origin.Unknown) {
      return Overlap.UNKNOWN;
    }
    List<Polynomial> indexes = way.indexes();
    List<Overlap> all = indexes.stream().map(this::of).toList();
    if (all.contains(Overlap.NONE) || decodes(indexes)) {
      return Overlap.NONE;
    }
    if (all.stream().allMatch(o -> o == Overlap.ALL)) {
      return Overlap.ALL;
    }
    return all.size() == 1 ? all.get(0) : Overlap.UNKNOWN;
  }

  /** {@code a[i / w][i % w]}, {@code a[i / w * h + i % w]}: quotient and remainder tell i. */
  private boolean decodes(List<Polynomial> indexes) {
    List<Symbol.Folded> folds = new ArrayList<>();
    indexes.forEach(
        f ->
            f.symbols().stream()
                .filter(s -> s instanceof Symbol.Folded && s.varies())
                .forEach(s -> folds.add((Symbol.Folded) s)));
    return folds.stream()
        .anyMatch(
            q ->
                !q.remainder()
                    && of(q.of()) == Overlap.NONE
                    && folds.stream()
                        .anyMatch(
                            r -> r.remainder() && r.of().equals(q.of()) && r.by().equals(q.by())));
  }

  /** Compares the values that one index takes. */
  public Overlap of(Polynomial index) {
    if (!index.varies()) {
      return Overlap.ALL;
    }
    List<Symbol> heads = new ArrayList<>();
    boolean folded = false;
    for (Symbol s : index.symbols()) {
      if (s instanceof Symbol.Loop || s instanceof Symbol.Distinct) {
        heads.add(s);
      } else if (s instanceof Symbol.Folded f && f.varies()) {
        Overlap of = of(f);
        if (of == Overlap.NONE) {
          heads.add(s);
        } else if (of == Overlap.ALL) {
          folded = true;
        } else {
          return Overlap.UNKNOWN;
        }
      }
    }
    if (heads.isEmpty()) {
      boolean opaque = index.symbols().stream().anyMatch(s -> s.varies() && isOpaque(s));
      return folded && !opaque ? Overlap.ALL : Overlap.UNKNOWN;
    }
    return heads.size() > 1 || folded ? Overlap.UNKNOWN : spread(index, heads.get(0));
  }

  private static boolean isOpaque(Symbol s) {
    return s instanceof Symbol.Opaque
        || s instanceof Symbol.Unknown
        || s instanceof Symbol.Narrowed;
  }

  /** {@code i / 2} and {@code i % 2} are not different enough; {@code 4 * i / 2} is. */
  private Overlap of(Symbol.Folded fold) {
    if (of(fold.of()) != Overlap.NONE || fold.by().varies()) {
      return Overlap.UNKNOWN;
    }
    Polynomial each = fold.of().coefficient(LOOP);
    if (each == null || !each.isConstant()) {
      boolean apart =
          !fold.remainder()
              && fold.by().isConstant()
              && ascends(fold.of(), fold.by().constant())
              && isPositive(fold.of());
      return apart ? Overlap.NONE : Overlap.UNKNOWN;
    }
    long distance = Math.abs(each.constant());
    Polynomial way = range.span() == null ? null : range.span().times(distance);
    if (!fold.by().isConstant()) {
      boolean fits = fold.remainder() && way != null && fitsIn(way, fold.by());
      return fits ? Overlap.NONE : Overlap.UNKNOWN;
    }
    long by = fold.by().constant();
    if (!range.step().isConstant()) {
      return Overlap.UNKNOWN;
    }
    long apart = distance * range.step().constant();
    if (!fold.remainder()) {
      boolean differ = isPositive(fold.of()) || isPositive(fold.of().times(-1));
      return apart < by ? Overlap.ALL : differ ? Overlap.NONE : Overlap.UNKNOWN;
    }
    if (way != null && way.isConstant()) {
      return way.constant() <= by ? Overlap.NONE : Overlap.ALL;
    }
    return Overlap.ALL;
  }

  /** Whether a way is shorter than a modulus; {@code n / 2 + 1} is shorter than {@code n}. */
  static boolean fitsIn(Polynomial way, Polynomial modulus) {
    if (way.isAtMost(modulus)) {
      return true;
    }
    for (Symbol s : way.symbols()) {
      if (s instanceof Symbol.Folded f
          && !f.remainder()
          && f.by().isConstant()
          && Polynomial.of(s).equals(way.minus(way.without(s)))) {
        Polynomial whole = f.of().plus(way.without(s).times(f.by().constant()));
        return whole.isAtMost(modulus.times(f.by().constant()));
      }
    }
    return false;
  }

  /**
   * Whether a value grows from each iteration to the next, or falls, by at least a number: {@code i
   * * i} of {@code i >= 0}. What the loop does not change is taken as 1 or more.
   */
  private boolean ascends(Polynomial value, long by) {
    boolean known =
        range.step().isConstant()
            && range.least() != null
            && range.least().isConstant()
            && value.symbols().stream().allMatch(s -> s.equals(LOOP) || isFixed(s));
    Polynomial next = known ? moved(value, range.step().constant()) : null;
    Polynomial growth = next == null ? null : moved(next.minus(value), range.least().constant());
    if (growth == null || overflows(value)) {
      return false;
    }
    long least = 0;
    Polynomial way = growth.absolute();
    for (Map.Entry<Polynomial.Term, Long> e : way.terms().entrySet()) {
      if (e.getValue() < 0) {
        return false;
      }
      least += e.getKey().factors().contains(LOOP) ? 0 : e.getValue();
    }
    return least >= by;
  }

  /**
   * Whether a value is 0 or more in all iterations, as is asked for by division, which rounds
   * towards 0: {@code -1 / 2} and {@code 1 / 2} are one slot. What the loop does not change is
   * taken as 1 or more.
   */
  private boolean isPositive(Polynomial value) {
    Polynomial each = value.coefficient(LOOP);
    boolean falls = each != null && each.isConstant() && each.constant() < 0;
    Polynomial first = range.least();
    if (falls && first != null) {
      first = range.span() == null ? null : first.plus(range.span()).minus(Polynomial.constant(1));
    }
    if (first == null || !value.symbols().stream().allMatch(s -> s.equals(LOOP) || isFixed(s))) {
      return false;
    }
    Polynomial start = first;
    Polynomial later = falls ? start : Polynomial.of(LOOP).plus(start);
    Polynomial known = value.replaced(s -> s.equals(LOOP) ? later : Polynomial.of(s));
    if (known == null) {
      return false;
    }
    long least = 0;
    for (Map.Entry<Polynomial.Term, Long> e : known.terms().entrySet()) {
      List<Symbol> factors = e.getKey().factors();
      if (e.getValue() < 0 && !factors.isEmpty()) {
        return false;
      }
      least += factors.contains(LOOP) ? 0 : e.getValue();
    }
    return least >= 0;
  }

  /** Whether a value is beyond the range of an {@code int} in an iteration that there may be. */
  private boolean overflows(Polynomial value) {
    double step = range.step().constant();
    boolean known = range.span() != null && range.span().isConstant();
    double last = range.least().constant() + (known ? range.span().constant() - 1 : step);
    double sum = 0;
    for (Map.Entry<Polynomial.Term, Long> e : value.terms().entrySet()) {
      double one = e.getValue();
      for (Symbol s : e.getKey().factors()) {
        one *= s.equals(LOOP) ? last : 1;
      }
      sum += one;
    }
    return Math.abs(sum) > Integer.MAX_VALUE;
  }

  /** A value in the iteration a number of values later; null if it grows too large. */
  private static Polynomial moved(Polynomial value, long by) {
    Polynomial later = Polynomial.of(LOOP).plus(Polynomial.constant(by));
    return value.replaced(s -> s.equals(LOOP) ? later : Polynomial.of(s));
  }

  private Overlap spread(Polynomial index, Symbol head) {
    Polynomial each = index.coefficient(head);
    if (each == null && head.equals(LOOP) && ascends(index, 1)) {
      return Overlap.NONE;
    }
    if (each == null || each.isZero() || !each.symbols().stream().allMatch(Slots::isFixed)) {
      return Overlap.UNKNOWN;
    }
    Polynomial stride = head.equals(LOOP) ? each.times(range.step()) : each;
    if (stride == null || head instanceof Symbol.Distinct) {
      return Overlap.NONE;
    }
    stride = stride.absolute();
    Polynomial way = head.equals(LOOP) && range.span() != null ? each.times(range.span()) : null;
    Overlap worst = Overlap.NONE;
    long reach = 0;
    int spreads = 0;
    for (Map.Entry<Polynomial.Term, Long> e : index.without(head).terms().entrySet()) {
      List<Symbol> factors = e.getKey().factors();
      if (factors.stream().allMatch(Slots::isFixed)) {
        continue;
      }
      spreads++;
      Overlap one = spread(factors, e.getValue(), stride, way == null ? null : way.absolute());
      if (one != Overlap.NONE) {
        worst = worst == Overlap.NONE && one == Overlap.NEIGHBOURS ? one : Overlap.UNKNOWN;
      }
      reach = reach(factors, e.getValue(), reach, stride);
    }
    if (worst == Overlap.NEIGHBOURS && spreads > 1) {
      return Overlap.UNKNOWN;
    }
    if (worst == Overlap.NONE && stride.isConstant() && reach >= stride.constant()) {
      return Overlap.UNKNOWN; // each spread alone keeps within the stride, their sum does not
    }
    return worst;
  }

  /** The sum of the known spreads below the stride. */
  private static long reach(List<Symbol> factors, long by, long reach, Polynomial stride) {
    if (factors.size() == 1
        && factors.get(0) instanceof Symbol.Inner inner
        && inner.span() != null
        && inner.span().isConstant()
        && stride.isConstant()
        && Math.abs(by) < stride.constant()) {
      long steps = (inner.span().constant() - 1) / inner.step() * inner.step();
      return reach + Math.abs(by) * Math.max(0, steps);
    }
    return reach;
  }

  /** One spread against the distance between iterations and against the way of all of them. */
  private Overlap spread(List<Symbol> factors, long by, Polynomial stride, Polynomial way) {
    List<Symbol> moving = factors.stream().filter(f -> !isFixed(f)).toList();
    Polynomial scale = Polynomial.constant(Math.abs(by));
    for (Symbol s : factors) {
      if (isFixed(s)) {
        scale = scale.times(Polynomial.of(s));
        if (scale == null) {
          return Overlap.NONE;
        }
      }
    }
    Symbol moved = moving.get(0);
    long step = moved instanceof Symbol.Inner i ? i.step() : 1;
    Polynomial unit = scale.times(step);
    if (way != null && way.isAtMost(unit)) {
      return Overlap.NONE; // a step leads beyond all iterations
    }
    Polynomial span = moving.size() > 1 ? null : span(moved);
    Polynomial reach = span == null ? null : span.times(scale);
    if (reach != null && reach.isAtMost(stride)) {
      return Overlap.NONE;
    }
    if (moved instanceof Symbol.Opaque o && o.cursor()) {
      boolean adjacent = stride.isConstant() && stride.constant() == 1;
      return adjacent ? Overlap.UNKNOWN : Overlap.NONE;
    }
    if (reach != null && unit.isConstant() && unit.constant() == 1) {
      Polynomial beyond = reach.minus(stride);
      if (beyond.isConstant() && !stride.isConstant()) {
        return Overlap.NEIGHBOURS; // i*m + j with 0 <= j <= m
      }
    }
    boolean comparable = unit.quotient(stride) != null || stride.quotient(unit) != null;
    if (!comparable && !(unit.isConstant() && stride.isConstant())) {
      return Overlap.NONE; // strides that the program names are taken at their word
    }
    if (reach != null && reach.isConstant() && stride.isConstant() && unit.isConstant()) {
      boolean meets =
          stride.constant() % unit.constant() == 0 && reach.constant() > stride.constant();
      return meets && range.mayExceed(1) ? Overlap.NEIGHBOURS : Overlap.UNKNOWN;
    }
    return Overlap.UNKNOWN;
  }

  private static Polynomial span(Symbol moved) {
    if (moved instanceof Symbol.Inner inner) {
      return inner.span();
    }
    return moved instanceof Symbol.Folded f && f.remainder() && !f.by().varies() ? f.by() : null;
  }

  /** Whether a value is the same throughout the loop, inner loops included. */
  public static boolean isFixed(Symbol symbol) {
    if (symbol instanceof Symbol.Invariant) {
      return true;
    }
    Set<Symbol> sources = symbol.sources();
    boolean cursor = symbol instanceof Symbol.Opaque o && o.cursor();
    return !cursor
        && !(symbol instanceof Symbol.Inner)
        && sources.stream().allMatch(s -> s instanceof Symbol.Invariant);
  }
}
