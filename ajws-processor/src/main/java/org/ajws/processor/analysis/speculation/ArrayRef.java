package org.ajws.processor.analysis.speculation;

import java.util.List;

/** What generated code makes of an expression that gives an array: those that it may give. */
public sealed interface ArrayRef {
  /** The value of a variable that does not change. */
  record One(Fixed variable) implements ArrayRef {}

  /** The array that the loop itself is over. */
  record Header() implements ArrayRef {}

  /** The arrays in slots of arrays. */
  record Rows(ArrayRef arrays, IndexSet at) implements ArrayRef {}

  /** All of these. */
  record Union(List<ArrayRef> all) implements ArrayRef {}

  /** Arrays that an earlier step of the summary defines. */
  record Named(int number, ArrayRef value) implements ArrayRef {}

  /** Arrays that the iteration, or the chunk, has made itself: nobody else has them. */
  record Own() implements ArrayRef {}

  /** No array: what touches it throws. */
  record Null() implements ArrayRef {}

  /** Whether it is known in which slots the arrays stand. */
  default boolean isKnown() {
    if (this instanceof Rows r) {
      return r.at.isKnown() && r.arrays.isKnown();
    } else if (this instanceof Union u) {
      return u.all.stream().allMatch(ArrayRef::isKnown);
    } else if (this instanceof Named n) {
      return n.value.isKnown();
    }
    return true;
  }

  /** Whether the iteration has made one of them itself. */
  default boolean mayBeOwn() {
    return this instanceof Own
        || this instanceof Union u && u.all.stream().anyMatch(ArrayRef::mayBeOwn)
        || this instanceof Named n && n.value.mayBeOwn();
  }

  /** Without names for what was defined. */
  default ArrayRef plain() {
    return this instanceof Named n ? n.value.plain() : this;
  }
}
