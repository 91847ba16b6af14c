package org.ajws.processor.source;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The names of what types extend and implement. To ask for a name loads no class: one that a
 * program does not use costs the compiler more than to bind a small file.
 */
final class Supertypes {
  private final Types types;
  private final Map<TypeElement, Set<String>> known = new HashMap<>();

  Supertypes(Types types) {
    this.types = types;
  }

  /** Whether a type, which may be null, is a class or interface of this name or below it. */
  boolean contains(TypeMirror type, String name) {
    return type != null
        && types.erasure(type) instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && known.computeIfAbsent(element, this::names).contains(name);
  }

  private Set<String> names(TypeElement type) {
    Set<String> names = new HashSet<>(Set.of(Object.class.getName())); // of interfaces, too
    Set<TypeElement> seen = new HashSet<>();
    Deque<TypeElement> open = new ArrayDeque<>(Set.of(type));
    while (!open.isEmpty()) {
      TypeElement next = open.pop();
      if (seen.add(next)) {
        names.add(next.getQualifiedName().toString());
        for (TypeMirror above : types.directSupertypes(next.asType())) {
          open.push((TypeElement) types.asElement(above));
        }
      }
    }
    return names;
  }
}
