package org.ajws.processor.rule.sets;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;

/** Where a module names its variables, and calls or refers to methods and constructors. */
final class Occurrences {
  private final Map<Element, List<TreePath>> names = new HashMap<>();
  private final Map<Element, List<TreePath>> calls = new HashMap<>();
  private final Map<Element, List<TreePath>> references = new HashMap<>();

  Occurrences(BoundModule module) {
    TreePathScanner<Void, Void> scanner =
        new TreePathScanner<>() {
          @Override
          public Void visitIdentifier(IdentifierTree tree, Void p) {
            name();
            return null;
          }

          @Override
          public Void visitMemberSelect(MemberSelectTree tree, Void p) {
            name();
            return super.visitMemberSelect(tree, p);
          }

          @Override
          public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
            add(calls);
            return super.visitMethodInvocation(tree, p);
          }

          @Override
          public Void visitNewClass(NewClassTree tree, Void p) {
            add(calls);
            return super.visitNewClass(tree, p);
          }

          @Override
          public Void visitMemberReference(MemberReferenceTree tree, Void p) {
            add(references);
            return super.visitMemberReference(tree, p);
          }

          private void name() {
            if (module.element(getCurrentPath()) instanceof VariableElement variable) {
              names.computeIfAbsent(variable, v -> new ArrayList<>()).add(getCurrentPath());
            }
          }

          private void add(Map<Element, List<TreePath>> all) {
            if (module.element(getCurrentPath()) instanceof ExecutableElement method) {
              all.computeIfAbsent(method, m -> new ArrayList<>()).add(getCurrentPath());
            }
          }
        };
    module.units().forEach(unit -> scanner.scan(unit, null));
  }

  /** The names of a variable, but for its declaration. */
  List<TreePath> names(Element variable) {
    return names.getOrDefault(variable, List.of());
  }

  /** The calls of a method or constructor, by its own name: not of one that it overrides. */
  List<TreePath> calls(ExecutableElement method) {
    return calls.getOrDefault(method, List.of());
  }

  /** The method references that are functions of it. */
  List<TreePath> references(ExecutableElement method) {
    return references.getOrDefault(method, List.of());
  }
}
