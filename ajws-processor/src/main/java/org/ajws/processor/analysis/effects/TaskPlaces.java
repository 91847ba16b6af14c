package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;

/** Whether what two tasks come to is one place. */
final class TaskPlaces {
  private TaskPlaces() {}

  /** Whether two ways lead to the same location; of loops, in their first round. */
  static boolean isSame(AccessPath a, AccessPath b) {
    if (!a.origin().equals(b.origin()) || a.steps().size() != b.steps().size()) {
      return false;
    }
    for (int n = 0; n < a.steps().size(); n++) {
      AccessPath.Step x = a.steps().get(n);
      AccessPath.Step y = b.steps().get(n);
      boolean same =
          x instanceof AccessPath.Step.Index i && y instanceof AccessPath.Step.Index j
              ? isSame(i.form(), j.form())
              : x.equals(y);
      if (!same) {
        return false;
      }
    }
    return true;
  }

  /** Whether two ways lead to slots of one array that are a known distance apart: n and n - 1. */
  static boolean isNear(AccessPath a, AccessPath b) {
    return a.last() instanceof AccessPath.Step.Index x
        && b.last() instanceof AccessPath.Step.Index y
        && isSame(a.holder(), b.holder())
        && x.form().symbols().stream().allMatch(Slots::isFixed)
        && x.form().minus(y.form()).isConstant();
  }

  private static boolean isSame(Polynomial a, Polynomial b) {
    Polynomial x = firstRound(a);
    Polynomial y = firstRound(b);
    return x != null
        && x.equals(y)
        && x.symbols().stream().allMatch(s -> Slots.isFixed(s) || s instanceof Symbol.Distinct);
  }

  /**
   * Whether one way leads to all slots of an array or list, and the other to one of them, and on
   * from there in the same way: the element of any round, and {@code cells[2]}.
   *
   * @param given whether the last step is a run of slots that a method was given, which is believed
   */
  static boolean isAmong(AccessPath a, AccessPath b, boolean given) {
    if (!a.origin().equals(b.origin()) || a.steps().size() != b.steps().size()) {
      return false;
    }
    boolean among = false;
    for (int n = 0; n < a.steps().size(); n++) {
      if (a.steps().get(n) instanceof AccessPath.Step.Index x
          && b.steps().get(n) instanceof AccessPath.Step.Index y
          && !isSame(x.form(), y.form())) {
        AccessPath array = new AccessPath(a.origin(), a.steps().subList(0, n));
        boolean one = isOfAll(x.form(), array) && isOne(y.form());
        boolean other = isOfAll(y.form(), array) && isOne(x.form());
        if (!one && !other || given && n == a.steps().size() - 1) {
          return false;
        }
        among = true;
      } else if (!(a.steps().get(n) instanceof AccessPath.Step.Index)
          && !a.steps().get(n).equals(b.steps().get(n))) {
        return false;
      }
    }
    return among;
  }

  private static boolean isOne(Polynomial index) {
    return index.symbols().stream().allMatch(Slots::isFixed);
  }

  /** Whether a loop goes through all slots: its element, by an iterator, or up to the length. */
  private static boolean isOfAll(Polynomial index, AccessPath array) {
    if (index.symbols().size() != 1
        || !(index.symbols().iterator().next() instanceof Symbol.Inner inner)
        || !index.equals(Polynomial.of(inner))
        || inner.step() != 1) {
      return false;
    }
    if (inner.taken()) {
      return true; // what an iterator gives may be any of them
    }
    Polynomial length =
        Polynomial.of(new Symbol.Invariant(array.then(new AccessPath.Step.Call("length"))));
    return inner.reach() == null ? inner.element() : inner.reach().equals(length);
  }

  /** A way as it is in the first round of the loops around it. */
  static AccessPath inFirstRound(AccessPath way) {
    return new AccessPath(
        way.origin(),
        way.steps().stream()
            .map(
                s ->
                    s instanceof AccessPath.Step.Index i
                        ? new AccessPath.Step.Index(firstRound(i.form()))
                        : s)
            .toList());
  }

  private static Polynomial firstRound(Polynomial form) {
    return form.replaced(s -> s instanceof Symbol.Inner ? Polynomial.ZERO : Polynomial.of(s));
  }

  /** Whether two slots are each named by one of another array: {@code a[index[i]]}. */
  static boolean areByIndex(Tree one, Tree other) {
    return readsIndex(one) && readsIndex(other);
  }

  /** Whether nobody can tell which slots of one array two ways lead to. */
  static boolean areUnknown(AccessPath a, AccessPath b) {
    return a.last() instanceof AccessPath.Step.Index x
        && b.last() instanceof AccessPath.Step.Index y
        && isSame(a.holder(), b.holder())
        && isUnknown(x.form())
        && isUnknown(y.form());
  }

  /** Of a place that is moved on, it is believed that it is another one each time. */
  private static boolean isUnknown(Polynomial index) {
    return index.symbols().stream()
        .anyMatch(
            s ->
                !Slots.isFixed(s)
                    && !(s instanceof Symbol.Inner)
                    && !(s instanceof Symbol.Opaque o && o.cursor()));
  }

  private static boolean readsIndex(Tree place) {
    if (!(place instanceof ArrayAccessTree slot)) {
      return false;
    }
    Boolean found =
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean visitArrayAccess(ArrayAccessTree tree, Void p) {
            return true;
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(slot.getIndex(), null);
    return Boolean.TRUE.equals(found);
  }
}
