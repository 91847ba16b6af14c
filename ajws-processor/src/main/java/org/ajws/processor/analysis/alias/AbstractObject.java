package org.ajws.processor.analysis.alias;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SetUse;

/**
 * What is known of the object that an expression gives.
 *
 * @param level the class whose {@code this} it is; null for another object
 * @param via the variable that names it for good; null for none
 * @param sets which sets its sets are, by name, where an alias says so
 * @param slots of an array: the set that its slots belong to; null for none
 * @param element of an array: what is known of its elements; null for nothing
 * @param arguments what is known of the objects of its type arguments
 * @param origin the expression that made it; null where that is not known
 * @param isNull whether it is {@code null}, which fits everywhere
 */
public record AbstractObject(
    TypeElement level,
    VariableElement via,
    Map<String, SetUse> sets,
    SetUse slots,
    AbstractObject element,
    List<AbstractObject> arguments,
    Origin origin,
    boolean isNull) {

  AbstractObject(
      TypeElement level,
      VariableElement via,
      Map<String, SetUse> sets,
      SetUse slots,
      AbstractObject element,
      List<AbstractObject> arguments,
      Origin origin) {
    this(level, via, sets, slots, element, arguments, origin, false);
  }

  /** An object of which nobody knows where it was made. */
  AbstractObject(
      TypeElement level,
      VariableElement via,
      Map<String, SetUse> sets,
      SetUse slots,
      AbstractObject element,
      List<AbstractObject> arguments) {
    this(level, via, sets, slots, element, arguments, null);
  }

  /** Nothing. */
  public static final AbstractObject NOTHING =
      new AbstractObject(null, null, Map.of(), null, null, List.of());

  /** {@code null}, which fits everywhere. */
  public static final AbstractObject NULL =
      new AbstractObject(null, null, Map.of(), null, null, List.of(), null, true);

  /** The object is the {@code this} of a class. */
  public static AbstractObject ofThis(TypeElement level) {
    return new AbstractObject(level, null, Map.of(), null, null, List.of());
  }

  /** The same, named by a variable if nothing names it yet. */
  AbstractObject named(VariableElement variable) {
    return level != null || via != null || isNull
        ? this
        : new AbstractObject(null, variable, sets, slots, element, arguments, origin);
  }

  /** The same object, made by an expression. */
  AbstractObject madeBy(Origin expression) {
    return isNull || Objects.equals(origin, expression)
        ? this
        : new AbstractObject(level, via, sets, slots, element, arguments, expression);
  }

  /** What of this also holds of the other objects of a type variable. */
  AbstractObject ofAll() {
    return madeBy(null);
  }

  /** Only where it was made. */
  public AbstractObject originOnly() {
    return origin == null ? NOTHING : NOTHING.madeBy(origin);
  }

  /** The set that a set of the object is; null where nothing is known. */
  public SetUse lock(AtomicSetModel set) {
    if (set.isStatic()) {
      return SetUse.ofStatic(set);
    }
    SetUse aliased = sets.get(set.name());
    if (aliased != null) {
      return aliased;
    }
    if (level != null) {
      return SetUse.ofThis(level, set);
    }
    return via == null ? null : SetUse.via(via, set);
  }

  /** What holds of an expression that gives one or the other. */
  static AbstractObject join(AbstractObject a, AbstractObject b) {
    if (a.isNull) {
      return b;
    }
    if (b.isNull || a.equals(b)) {
      return a;
    }
    Map<String, SetUse> both = new HashMap<>(a.sets);
    both.entrySet().removeIf(e -> !e.getValue().equals(b.sets.get(e.getKey())));
    return new AbstractObject(
        a.level != null && a.level.equals(b.level) ? a.level : null,
        a.via != null && a.via.equals(b.via) ? a.via : null,
        Map.copyOf(both),
        a.slots != null && a.slots.equals(b.slots) ? a.slots : null,
        a.element == null || b.element == null ? null : join(a.element, b.element),
        joined(a.arguments, b.arguments),
        Objects.equals(a.origin, b.origin) ? a.origin : null);
  }

  /** What is known of the objects of a type argument. */
  public AbstractObject argument(int index) {
    return isNull ? NULL : index < arguments.size() ? arguments.get(index) : NOTHING;
  }

  /** What is known of an array's elements. */
  public AbstractObject ofElement() {
    return isNull ? NULL : element == null ? NOTHING : element;
  }

  /** Whether nothing is known; {@link #NULL} is something. */
  boolean isNothing() {
    return equals(NOTHING);
  }

  /** Whether it may be anything, or has type arguments that may. */
  boolean isOpen() {
    return isNull || arguments.stream().anyMatch(AbstractObject::isOpen);
  }

  /** The same, where what may be anything is nothing known. */
  AbstractObject settled() {
    if (isNull) {
      return NOTHING;
    }
    return arguments.isEmpty()
        ? this
        : new AbstractObject(
            level,
            via,
            sets,
            slots,
            element,
            arguments.stream().map(AbstractObject::settled).toList(),
            origin);
  }

  /** Whether a container of the given objects is one of the required: its elements are the same. */
  public static boolean fits(List<AbstractObject> given, List<AbstractObject> required) {
    for (int i = 0; i < required.size(); i++) {
      AbstractObject wanted = required.get(i);
      AbstractObject found = i < given.size() ? given.get(i) : NOTHING;
      boolean same =
          found.isNull
              || ((wanted.sets.isEmpty() || wanted.sets.equals(found.sets))
                  && (wanted.slots == null || wanted.slots.equals(found.slots))
                  && (wanted.element == null || wanted.element.equals(found.element))
                  && fits(found.arguments, wanted.arguments));
      if (!same) {
        return false;
      }
    }
    return true;
  }

  private static List<AbstractObject> joined(List<AbstractObject> a, List<AbstractObject> b) {
    return a.equals(b) ? a : List.of();
  }
}
