package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.program.ParameterSlots;
import org.ajws.processor.source.BoundModule;

/** Which methods of the module can have twins with tracked accesses. */
public final class TwinMethods {
  private final BoundModule module;
  private final CallGraph calls;
  private final Predicate<Tree> isUnit;
  private final Map<ExecutableElement, String> known = new HashMap<>();

  /**
   * For a module.
   *
   * @param isUnit whether a method is a unit of work
   */
  TwinMethods(BoundModule module, CallGraph calls, Predicate<Tree> isUnit) {
    this.module = module;
    this.calls = calls;
    this.isUnit = isUnit;
  }

  /**
   * What keeps calls of a method from being followed, in words after its name; null for nothing.
   */
  String whyNotFollowed(ExecutableElement method) {
    if (!known.containsKey(method)) {
      known.put(method, null); // for an override of itself
      known.put(method, decide(method));
    }
    return known.get(method);
  }

  private String decide(ExecutableElement method) {
    TreePath path = module.declaration(method);
    if (module.file(path) == null || !(path.getLeaf() instanceof MethodTree tree)) {
      return "is not in the sources that are translated";
    }
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    if (TrackedPlaces.isLocal(owner) || owner.getKind() == ElementKind.ANNOTATION_TYPE) {
      return "belongs to a class that is declared in a method";
    }
    if (method.getModifiers().contains(Modifier.NATIVE)) {
      return "is native";
    }
    if (method.getModifiers().contains(Modifier.SYNCHRONIZED)) {
      return "is synchronized";
    }
    if (isUnit.test(tree)) {
      return "is a unit of work";
    }
    if (!ParameterSlots.haveRoom(method, 1)) {
      return "has so many parameters that its twin cannot have one more";
    }
    if (tree.getBody() == null) {
      return overriders(method).isEmpty() ? "no class of the module implements" : null;
    }
    return declaresClass(tree) ? "declares a class" : null;
  }

  /** The methods with twins that a virtual call may lead to beside the one that it names. */
  List<ExecutableElement> overriders(ExecutableElement method) {
    return calls.overriders(method).stream()
        .filter(m -> CallPolicies.declared(m) == null && whyNotFollowed(m) == null)
        .toList();
  }

  /** Whether a method has a class in its body. */
  static boolean declaresClass(MethodTree method) {
    return Boolean.TRUE.equals(
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }

          @Override
          public Boolean visitClass(ClassTree tree, Void p) {
            return true;
          }
        }.scan(method.getBody(), null));
  }

  /** Whether a class may have a method of its own in place of this one. */
  public static boolean canBeOverridden(ExecutableElement method) {
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    var has = method.getModifiers();
    return !(has.contains(Modifier.STATIC)
        || has.contains(Modifier.PRIVATE)
        || has.contains(Modifier.FINAL)
        || owner.getModifiers().contains(Modifier.FINAL)
        || owner.getKind() == ElementKind.RECORD
        || owner.getNestingKind() == NestingKind.LOCAL);
  }
}
