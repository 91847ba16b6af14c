package org.ajws.processor.analysis.alias;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.program.sets.AliasText;
import org.ajws.processor.program.sets.AliasedType;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;

/** Declared types with aliases, seen from the objects that they are declared in. */
final class DeclaredObjects {
  private final SetDeclarations sets;

  DeclaredObjects(SetDeclarations sets) {
    this.sets = sets;
  }

  /**
   * A declared type, seen from an object. A set of a receiver of which nothing is known is one of
   * an unknown object: no lock is known for it, and where it is asked for nothing fits.
   *
   * @param receiver the {@code this} of the declaration
   * @param context the class it stands in
   * @param type the array type that carries the aliases; another one, or null, for no array
   */
  AbstractObject adapt(
      AliasedType declared, AbstractObject receiver, TypeElement context, TypeMirror type) {
    return adapt(
        declared,
        context,
        dimensions(type),
        set -> {
          SetUse known = receiver.lock(set);
          return known == null ? SetUse.ofUnknown(set) : known;
        });
  }

  /** How many dimensions an array type has; 0 for no array. */
  private static int dimensions(TypeMirror type) {
    int n = 0;
    for (TypeMirror t = type; t instanceof ArrayType array; t = array.getComponentType()) {
      n++;
    }
    return n;
  }

  private AbstractObject adapt(
      AliasedType declared,
      TypeElement context,
      int dimensions,
      Function<AtomicSetModel, SetUse> lock) {
    if (declared.isEmpty() || context == null) {
      return AbstractObject.NOTHING;
    }
    Map<String, SetUse> ofObject = new HashMap<>();
    for (AliasText alias : declared.ofSets()) {
      sets.named(context, alias.target())
          .map(lock)
          .ifPresent(use -> ofObject.put(alias.name(), use));
    }
    List<AbstractObject> arguments = new ArrayList<>();
    declared.arguments().forEach(a -> arguments.add(adapt(a, context, a.slotDimensions(), lock)));
    AbstractObject object =
        new AbstractObject(null, null, Map.copyOf(ofObject), null, null, List.copyOf(arguments));
    AliasText slots = declared.slots();
    AbstractObject found = object;
    for (int d = dimensions; d >= 1; d--) {
      boolean covered = slots != null && d <= slots.dimensions();
      SetUse use = covered ? sets.named(context, slots.slots()).map(lock).orElse(null) : null;
      found = new AbstractObject(null, null, Map.of(), use, found, List.of());
    }
    return found;
  }
}
