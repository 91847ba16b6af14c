package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ExpressionTree;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;

/** What a tree of tracked code becomes. All other trees that are allowed there stay as they are. */
public sealed interface Tracking {
  /**
   * A field, by the object that it belongs to.
   *
   * @param field the field
   * @param object the expression before the dot; null where there is none, and for static fields
   * @param self {@code this} of the class that the field belongs to, where no object is written;
   *     else null
   */
  record Field(VariableElement field, ExpressionTree object, String self) implements Place {}

  /**
   * A slot of an array.
   *
   * @param array the array
   * @param index the index
   */
  record Slot(ExpressionTree array, ExpressionTree index) implements Place {}

  /** What is read and written. */
  sealed interface Place permits Field, Slot {}

  /** The value of a place. */
  record Read(Place place) implements Tracking {}

  /** An assignment. */
  record Write(Place place) implements Tracking {}

  /** A compound assignment, {@code ++} or {@code --}. */
  record Update(Place place) implements Tracking {}

  /** A call of a method that has a twin. */
  record TwinCall(ExecutableElement method) implements Tracking {}

  /** {@code new C(…)}, {@code super(…)} or {@code this(…)} by a constructor that has a twin. */
  record TwinConstruction(ExecutableElement constructor) implements Tracking {}

  /** A statement whose effect waits for the commit: a call whose arguments are values. */
  record Deferred() implements Tracking {}

  /** The same, but it writes what a format makes of its arguments, which is made at once. */
  record DeferredFormat() implements Tracking {}

  /** An enhanced {@code for} over an array. */
  record ArrayLoop() implements Tracking {}

  /** The body of a loop, at whose start it is looked whether the chunk need go on. */
  record Back() implements Tracking {}

  /** A clause that may catch what a roll-back throws. */
  record CatchAll() implements Tracking {}
}
