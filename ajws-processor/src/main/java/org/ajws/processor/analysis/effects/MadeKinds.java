package org.ajws.processor.analysis.effects;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** What objects that code made may be, by their numbers: of which classes, or which functions. */
final class MadeKinds {
  private final Map<Integer, Set<TypeElement>> types = new HashMap<>();
  private final Map<Integer, List<Function>> functions = new HashMap<>();

  void make(int object, Set<TypeElement> of, List<Function> code) {
    if (!of.isEmpty()) {
      types.put(object, of);
    }
    if (!code.isEmpty()) {
      functions.put(object, code);
    }
  }

  /** The classes that an object may be of; none if they are not known. */
  Set<TypeElement> types(int object) {
    return types.getOrDefault(object, Set.of());
  }

  /** The functions that an object may be; none for other objects. */
  List<Function> functions(int object) {
    return functions.getOrDefault(object, List.of());
  }

  /**
   * Two objects become one. What is called on it is there for that of which it is known what it is.
   */
  void join(int kept, int gone) {
    Set<TypeElement> ofBoth = both(types(kept), types.remove(gone));
    if (!ofBoth.isEmpty()) {
      types.put(kept, ofBoth);
    }
    Set<Function> all = both(functions(kept), functions.remove(gone));
    if (!all.isEmpty()) {
      functions.put(kept, List.copyOf(all));
    }
  }

  private static <T> Set<T> both(Collection<T> one, Collection<T> other) {
    Set<T> all = new LinkedHashSet<>(one);
    all.addAll(other == null ? List.of() : other);
    return all;
  }
}
