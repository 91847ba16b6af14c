package org.ajws.processor.analysis.sets;

import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.source.BoundModule;

/** What methods of the library do with an object that they are handed. */
final class LibraryHandOuts {
  /** Methods that look at an argument and keep it nowhere. */
  private static final Set<String> LOOK =
      Set.of(
          "append",
          "compare",
          "compareTo",
          "contains",
          "containsKey",
          "containsValue",
          "deepEquals",
          "equals",
          "format",
          "get",
          "getOrDefault",
          "hash",
          "hashCode",
          "holdsLock",
          "identityHashCode",
          "indexOf",
          "isInstance",
          "lastIndexOf",
          "print",
          "printf",
          "println",
          "remove",
          "toString",
          "valueOf");

  /** Packages of the JDK whose methods call a function that they are handed, or give it back. */
  private static final Set<String> RUNNING =
      Set.of(
          "java.lang",
          "java.nio.file",
          "java.util",
          "java.util.concurrent.atomic",
          "java.util.function",
          "java.util.logging",
          "java.util.regex",
          "java.util.stream");

  private static final Set<String> CALLED = Set.of("equals", "hashCode", "compareTo", "toString");

  private final BoundModule module;

  /** What becomes of it. */
  enum Use {
    /** Others may have it. */
    KEPT,
    /** It is stored in the object that the method is called on. */
    STORED,
    /** What the call gives may lead to it. */
    GIVEN,
    /** Nothing. */
    LOOKED_AT
  }

  LibraryHandOuts(BoundModule module) {
    this.module = module;
  }

  /**
   * What becomes of an argument.
   *
   * @param made whether the method is a constructor
   * @param returning whether the argument is a function that gives the object
   */
  Use use(ExecutableElement callee, int argument, TreePath value, boolean made, boolean returning) {
    TypeElement owner = (TypeElement) callee.getEnclosingElement();
    String name = callee.getSimpleName().toString();
    if (made) {
      return Use.GIVEN;
    }
    if (Threads.areStartedBy(owner)) {
      return Use.KEPT;
    }
    if (isFunction(value) && isRunner(callee, argument)) {
      return returning && isContainer(owner) ? Use.STORED : Use.GIVEN;
    }
    if (name.startsWith("requireNonNull")) {
      return Use.GIVEN;
    }
    if (looksAt(name)) {
      return Use.LOOKED_AT;
    }
    return isContainer(owner) && isFunction(value) ? Use.STORED : Use.KEPT;
  }

  /** Whether methods of a name only look at their arguments. */
  boolean looksAt(CharSequence name) {
    return LOOK.contains(name.toString());
  }

  private boolean isFunction(TreePath value) {
    return value.getLeaf() instanceof LambdaExpressionTree
        || value.getLeaf() instanceof MemberReferenceTree
        || isFunction(
            value.getLeaf() instanceof NewClassTree made && made.getClassBody() != null
                ? module.type(new TreePath(value, made.getIdentifier()))
                : module.type(value));
  }

  private boolean isFunction(TypeMirror type) {
    String name = type == null ? "" : module.types().erasure(type).toString();
    return name.startsWith("java.util.function.") || name.equals("java.util.Comparator");
  }

  /** Whether a method asks for a function of a kind that the JDK calls and does not keep. */
  private boolean isRunner(ExecutableElement callee, int argument) {
    List<? extends VariableElement> parameters = callee.getParameters();
    TypeElement owner = (TypeElement) callee.getEnclosingElement();
    String place = module.elements().getPackageOf(owner).getQualifiedName().toString();
    boolean runs =
        RUNNING.contains(place) || place.equals("java.util.concurrent") && isContainer(owner);
    if (parameters.isEmpty() || !runs) {
      return false;
    }
    return isFunction(parameters.get(Math.min(argument, parameters.size() - 1)).asType());
  }

  private boolean isContainer(TypeElement type) {
    return module.isSubtype(type.asType(), "java.util.Collection")
        || module.isSubtype(type.asType(), "java.util.Map");
  }

  /** The methods of an object that the library calls by itself, if the module shows them. */
  List<ExecutableElement> called(TypeElement type) {
    List<ExecutableElement> found = new ArrayList<>();
    for (Element member : module.elements().getAllMembers(type)) {
      if (CALLED.contains(member.getSimpleName().toString())
          && module.declaration(member) != null) {
        found.addAll(ElementFilter.methodsIn(List.of(member)));
      }
    }
    return found;
  }
}
