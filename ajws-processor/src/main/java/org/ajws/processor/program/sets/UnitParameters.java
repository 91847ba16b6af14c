package org.ajws.processor.program.sets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;

/** For which objects besides {@code this} a method says that it is a unit of work. */
public final class UnitParameters {
  private final SetDeclarations declarations;
  private final Map<ExecutableElement, List<SetUse>> known = new HashMap<>();

  public UnitParameters(SetDeclarations declarations) {
    this.declarations = declarations;
  }

  /** The sets of parameters and fields that {@code @Atomic} names on a method or parameter. */
  public List<SetUse> of(ExecutableElement method) {
    List<SetUse> found = known.get(method);
    if (found == null) {
      found = read(method);
      known.put(method, found);
    }
    return found;
  }

  private List<SetUse> read(ExecutableElement method) {
    List<SetUse> found = new ArrayList<>();
    for (VariableElement parameter : method.getParameters()) {
      found.addAll(ofParameter(parameter));
    }
    for (String text : SetDeclarations.atomicNames(method)) {
      if (text.isEmpty()) { // every set of every parameter
        method.getParameters().forEach(p -> add(p, "", found));
      }
      int dot = text.lastIndexOf('.');
      VariableElement place = dot < 0 ? null : place(method, text.substring(0, dot));
      if (place != null) {
        add(place, text.substring(dot + 1), found);
      }
    }
    return found.stream().distinct().toList();
  }

  /** The sets that {@code @Atomic} names on a parameter, also of a lambda. */
  public List<SetUse> ofParameter(VariableElement parameter) {
    List<SetUse> found = new ArrayList<>();
    for (String name : SetDeclarations.atomicNames(parameter)) {
      add(parameter, name, found);
    }
    return found;
  }

  /** All sets of the object that a variable names. */
  public List<SetUse> ofAll(VariableElement variable) {
    List<SetUse> found = new ArrayList<>();
    add(variable, "", found);
    return found;
  }

  private void add(VariableElement place, String name, List<SetUse> found) {
    for (AtomicSetModel set : setsOf(place)) {
      if (name.isEmpty() || set.name().equals(name)) {
        found.add(SetUse.via(place, set));
      }
    }
  }

  /**
   * The sets that a unit may name of a parameter or field: those of its type; of a type without
   * sets that is above the class around it, as {@code Object} is, those of the class, since the
   * object may be one of its own, as the parameter of {@code equals} may.
   */
  public List<AtomicSetModel> setsOf(VariableElement place) {
    List<AtomicSetModel> ofType = declarations.ofType(place.asType());
    if (!ofType.isEmpty()
        || !(place.asType() instanceof DeclaredType declared)
        || !(declared.asElement() instanceof TypeElement type)) {
      return ofType;
    }
    for (Element e = place.getEnclosingElement(); e != null; e = e.getEnclosingElement()) {
      if (e instanceof TypeElement around) {
        return isAbove(type, around) ? declarations.of(around) : List.of();
      }
    }
    return List.of();
  }

  private static boolean isAbove(TypeElement general, TypeElement type) {
    TypeElement parent = SetDeclarations.superclass(type);
    return general.equals(type)
        || general.getQualifiedName().contentEquals("java.lang.Object")
        || parent != null && isAbove(general, parent)
        || SetDeclarations.interfaces(type).stream().anyMatch(i -> isAbove(general, i));
  }

  /** The parameter or field of that name, as a method sees it; null for none. */
  public static VariableElement place(ExecutableElement method, String name) {
    for (VariableElement parameter : method.getParameters()) {
      if (parameter.getSimpleName().contentEquals(name)) {
        return parameter;
      }
    }
    String field = name.startsWith("this.") ? name.substring("this.".length()) : name;
    Element owner = method.getEnclosingElement();
    for (TypeElement t = owner instanceof TypeElement o ? o : null;
        t != null;
        t = SetDeclarations.superclass(t)) {
      for (VariableElement f : ElementFilter.fieldsIn(t.getEnclosedElements())) {
        if (f.getSimpleName().contentEquals(field)) {
          return f;
        }
      }
    }
    return null;
  }

  /**
   * Whether a variable is a unit parameter by itself: that of {@code equals} or {@code compareTo}.
   *
   * @param dialect whether it stands in a file of a dialect, whose other methods with one parameter
   *     of type {@code Object}, such as {@code stateEquals}, are treated alike
   */
  public static boolean isByItself(VariableElement variable, boolean dialect) {
    return variable.getKind() == ElementKind.PARAMETER
        && variable.getEnclosingElement() instanceof ExecutableElement method
        && method.getParameters().size() == 1
        && !method.getModifiers().contains(Modifier.STATIC)
        && (method.getSimpleName().contentEquals("equals")
            || method.getSimpleName().contentEquals("compareTo")
            || dialect && variable.asType().toString().equals("java.lang.Object"));
  }
}
