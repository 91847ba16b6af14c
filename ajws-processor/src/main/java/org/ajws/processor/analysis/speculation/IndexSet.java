package org.ajws.processor.analysis.speculation;

import java.util.List;
import javax.lang.model.type.TypeKind;

/**
 * What generated code makes of an integer expression: the set of the values that it has in the
 * trips of a chunk, and perhaps more.
 */
public sealed interface IndexSet {
  /** One value. */
  record Constant(long value) implements IndexSet {}

  /** The loop's variable, or the index behind it where the loop is over an array. */
  record Trip() implements IndexSet {}

  /** The value of a variable that does not change. */
  record Value(Fixed variable) implements IndexSet {}

  /** All values of type {@code int}, or {@code long}. */
  record Any(boolean wide) implements IndexSet {}

  /** A method of {@code Indices} that takes the right operand. */
  record Operation(String method, IndexSet left, IndexSet right) implements IndexSet {}

  /** A set in the range of a type. */
  record Narrowed(IndexSet of, TypeKind kind) implements IndexSet {}

  /**
   * The variable of a counted loop.
   *
   * @param first its first value
   * @param past the bound, which it does not reach
   * @param up whether it counts up
   * @param reach how far it moves before it is compared with the bound again, at most
   * @param step a constant of which whatever it moves is a multiple, or each of its steps; it may
   *     have any value if one of them is not above 0
   * @param wide whether it is a {@code long}
   */
  record Counted(
      IndexSet first, IndexSet past, boolean up, IndexSet reach, IndexSet step, boolean wide)
      implements IndexSet {}

  /** The values of all; none where there is none. */
  record Union(List<IndexSet> all) implements IndexSet {}

  /** The values in slots of arrays. */
  record Elements(ArrayRef arrays, IndexSet at) implements IndexSet {}

  /** The lengths of arrays. */
  record Length(ArrayRef arrays) implements IndexSet {}

  /** A set that an earlier step of the summary defines. */
  record Named(int number, IndexSet value) implements IndexSet {}

  /** All indices of arrays. */
  static IndexSet all(ArrayRef arrays) {
    Constant one = new Constant(1);
    return new Counted(new Constant(0), new Length(arrays), true, one, one, false);
  }

  /** Whether it is one value, the same in all iterations. */
  default boolean isFixed() {
    if (this instanceof Operation o) {
      return o.left.isFixed() && o.right.isFixed();
    } else if (this instanceof Narrowed n) {
      return n.of.isFixed();
    } else if (this instanceof Named n) {
      return n.value.isFixed();
    }
    return this instanceof Constant || this instanceof Value;
  }

  /** Whether more is known of the values than their type. */
  default boolean isKnown() {
    if (this instanceof Any) {
      return false;
    } else if (this instanceof Operation o) {
      return o.left.isKnown() && o.right.isKnown();
    } else if (this instanceof Narrowed n) {
      return n.of.isKnown();
    } else if (this instanceof Counted c) {
      return c.first.isKnown() && c.past.isKnown() && c.step.isKnown();
    } else if (this instanceof Union u) {
      return u.all.stream().allMatch(IndexSet::isKnown);
    } else if (this instanceof Elements e) {
      return e.at.isKnown() && e.arrays.isKnown();
    } else if (this instanceof Length l) {
      return l.arrays.isKnown();
    } else if (this instanceof Named n) {
      return n.value.isKnown();
    }
    return true;
  }
}
