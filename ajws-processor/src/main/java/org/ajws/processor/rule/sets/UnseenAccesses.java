package org.ajws.processor.rule.sets;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.ConstantExpressions;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** Ways to a member that the sources do not show: native methods, and reflection by its name. */
final class UnseenAccesses {
  private static final String KEY = "ajws-atomic";

  /** Methods of the JDK that give access to a field by its name. */
  private static final Pattern BY_NAME =
      Pattern.compile(
          "java\\.lang\\.Class\\.get(Declared)?Field"
              + "|java\\.lang\\.invoke\\.MethodHandles\\.Lookup\\.find\\w*"
              + "|java\\.util\\.concurrent\\.atomic\\.Atomic\\w+FieldUpdater\\.newUpdater");

  private final BoundModule module;
  private final AtomicSets sets;

  UnseenAccesses(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
  }

  void check() {
    module.files().forEach(f -> new Scanner(f).scan(f.unit(), null));
  }

  private final class Scanner extends TreePathScanner<Void, Void> {
    private final BoundFile file;

    Scanner(BoundFile file) {
      this.file = file;
    }

    @Override
    public Void visitMethod(MethodTree tree, Void p) {
      if (tree.getModifiers().getFlags().contains(Modifier.NATIVE)
          && module.element(getCurrentPath()) instanceof ExecutableElement method
          && !SetDeclarations.has(method, SetDeclarations.NOT_ATOMIC)
          && !Warnings.isSilenced(method, KEY)
          && !isCalledUnderLocks(method, setsOf(method))) {
        module.report(
            DiagnosticCode.NATIVE_METHOD,
            file,
            tree,
            "native method %s is no unit of work: if it touches members, it does so without a lock"
                .formatted(tree.getName()),
            "make it private and let only methods that touch a member call it, or say by @NotAtomic"
                + " that it touches none");
      }
      return super.visitMethod(tree, p);
    }

    /** Sets whose members the method could touch: those of its class, and of its object. */
    private List<AtomicSetModel> setsOf(ExecutableElement method) {
      TypeElement type = (TypeElement) method.getEnclosingElement();
      List<AtomicSetModel> found = new ArrayList<>();
      sets.declarations().declaredBy(type).stream()
          .filter(AtomicSetModel::isStatic)
          .forEach(found::add);
      if (!method.getModifiers().contains(Modifier.STATIC)) {
        found.addAll(sets.declarations().of(type));
      }
      return found;
    }

    /** Whether all calls that there can be are made by units of these sets, on their object. */
    private boolean isCalledUnderLocks(ExecutableElement method, List<AtomicSetModel> needed) {
      return needed.isEmpty()
          || method.getModifiers().contains(Modifier.PRIVATE)
              && sets.calls().stream()
                  .filter(c -> c.callee().equals(method))
                  .allMatch(c -> isUnderLocks(c, needed));
    }

    /** A unit that gives its locks back in its middle may not have them at the call. */
    private boolean isUnderLocks(UnitCall call, List<AtomicSetModel> needed) {
      return call.path().getLeaf()
              instanceof MethodInvocationTree // no reference that is called later
          && sets.isLocked(call.code())
          && sets.labels().stream().noneMatch(l -> l.code() == call.code())
          && needed.stream()
              .allMatch(
                  s ->
                      (s.isStatic() || call.level() != null)
                          && sets.locks(call.code()).contains(SetUse.ofThis(call.level(), s)));
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      if (module.element(getCurrentPath()) instanceof ExecutableElement callee
          && BY_NAME
              .matcher(callee.getEnclosingElement() + "." + callee.getSimpleName())
              .matches()) {
        checkByName(tree);
      }
      return super.visitMethodInvocation(tree, p);
    }

    private void checkByName(MethodInvocationTree tree) {
      TypeElement type = classLiteral(new TreePath(getCurrentPath(), tree.getMethodSelect()));
      for (ExpressionTree argument : tree.getArguments()) {
        if (type == null) {
          type = ofLiteral(new TreePath(getCurrentPath(), argument));
        }
      }
      for (ExpressionTree argument : tree.getArguments()) {
        Object value = ConstantExpressions.value(module, new TreePath(getCurrentPath(), argument));
        String name = value == null ? "" : value.toString();
        if (type != null) {
          for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
            if (field.getSimpleName().contentEquals(name)
                && !sets.declarations().of(field).isEmpty()) {
              report(tree, field);
            }
          }
        }
      }
    }

    private void report(MethodInvocationTree tree, VariableElement field) {
      TreePath around = getCurrentPath();
      while (around != null
          && !(module.element(around) instanceof TypeElement)
          && !(around.getLeaf() instanceof MethodTree)) {
        around = around.getParentPath();
      }
      if (around != null && Warnings.isSilenced(module.element(around), KEY)) {
        return;
      }
      module.report(
          DiagnosticCode.UNSEEN_ACCESS,
          file,
          tree,
          "%s is a member of atomic set %s: what is done to it by its name takes no lock"
              .formatted(field.getSimpleName(), sets.declarations().of(field).get(0).name()),
          "read and write it by methods of " + field.getEnclosingElement().getSimpleName());
    }

    /** The class whose literal a method is called on; null for none. */
    private TypeElement classLiteral(TreePath select) {
      return select.getLeaf() instanceof MemberSelectTree s
          ? ofLiteral(new TreePath(select, s.getExpression()))
          : null;
    }

    private TypeElement ofLiteral(TreePath path) {
      if (path.getLeaf() instanceof MemberSelectTree literal
          && literal.getIdentifier().contentEquals("class")) {
        Element type = module.element(new TreePath(path, literal.getExpression()));
        return type instanceof TypeElement t ? t : null;
      }
      return null;
    }
  }
}
