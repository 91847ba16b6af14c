package org.ajws.processor.analysis.alias;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundModule;

/**
 * Private methods that their class calls on {@code this} alone: all of their calls are known, and
 * caller and method speak of one {@code this}. So what is known of an argument is known of the
 * parameter, and what is known of a returned expression of the call.
 */
final class PrivateMethods {
  private final BoundModule module;
  private final SelfReference self;
  private final Map<CompilationUnitTree, Calls> files = new IdentityHashMap<>();

  /** The calls of a file on {@code this}, and the methods that are called in other ways, too. */
  private record Calls(Map<Element, List<TreePath>> onThis, Set<Element> otherwise) {}

  PrivateMethods(BoundModule module) {
    this.module = module;
    this.self = new SelfReference(module);
  }

  /** The arguments that a parameter is given; null where not all are known. */
  List<TreePath> arguments(VariableElement parameter) {
    if (!(parameter.getEnclosingElement() instanceof ExecutableElement method)
        || method.isVarArgs()
        || !isPrivate(method)) {
      return null;
    }
    int index = method.getParameters().indexOf(parameter);
    Calls calls = calls(module.declaration(method));
    return index < 0 // a lambda's
            || calls.otherwise.contains(method)
        ? null
        : calls.onThis.getOrDefault(method, List.of()).stream()
            .map(c -> new TreePath(c, arguments(c).get(index)))
            .toList();
  }

  private static List<? extends ExpressionTree> arguments(TreePath call) {
    return ((MethodInvocationTree) call.getLeaf()).getArguments();
  }

  /** What a call of such a method may give; null where it calls another method. */
  List<TreePath> results(ExecutableElement method) {
    return isPrivate(method) && module.declaration(method).getLeaf() instanceof MethodTree tree
        ? Returns.of(new TreePath(module.declaration(method), tree.getBody()))
        : null;
  }

  /** Whether a call is one of a private method on the {@code this} of the method's class. */
  boolean isOnThis(TreePath call, ExecutableElement callee) {
    TreePath select = new TreePath(call, ((MethodInvocationTree) call.getLeaf()).getMethodSelect());
    Element owner = callee.getEnclosingElement();
    return isPrivate(callee)
        && owner.equals(self.enclosing(call))
        && owner.equals(self.level(select, callee));
  }

  private boolean isPrivate(ExecutableElement method) {
    return method.getKind() == ElementKind.METHOD
        && method.getModifiers().contains(Modifier.PRIVATE)
        && !method.getModifiers().contains(Modifier.STATIC)
        && !method.getModifiers().contains(Modifier.NATIVE)
        && method.getEnclosingElement() instanceof TypeElement
        && module.declaration(method) != null;
  }

  private Calls calls(TreePath declaration) {
    return files.computeIfAbsent(declaration.getCompilationUnit(), this::scan);
  }

  private Calls scan(CompilationUnitTree unit) {
    Calls found = new Calls(new HashMap<>(), new HashSet<>());
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        if (module.element(getCurrentPath()) instanceof ExecutableElement callee) {
          if (isOnThis(getCurrentPath(), callee)) {
            found.onThis.computeIfAbsent(callee, c -> new ArrayList<>()).add(getCurrentPath());
          } else {
            found.otherwise.add(callee);
          }
        }
        return super.visitMethodInvocation(tree, p);
      }

      @Override
      public Void visitMemberReference(MemberReferenceTree tree, Void p) {
        Element callee = module.element(getCurrentPath());
        if (callee != null) {
          found.otherwise.add(callee);
        }
        return super.visitMemberReference(tree, p);
      }
    }.scan(unit, null);
    return found;
  }
}
