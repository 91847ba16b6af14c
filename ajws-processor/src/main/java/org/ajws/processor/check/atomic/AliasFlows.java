package org.ajws.processor.check.atomic;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.model.atomic.AtomicSetModel;
import org.ajws.processor.model.atomic.AtomicSets;
import org.ajws.processor.model.atomic.SelfReference;
import org.ajws.processor.model.atomic.SetUse;
import org.ajws.processor.model.atomic.alias.AliasText;
import org.ajws.processor.model.atomic.alias.AliasedType;
import org.ajws.processor.model.atomic.alias.Known;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** Only an object that shares the set comes to a place whose type says that it does. */
final class AliasFlows {
  private final BoundModule module;
  private final AtomicSets sets;
  private final SelfReference self;

  AliasFlows(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.self = new SelfReference(module);
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
    public Void visitVariable(VariableTree tree, Void p) {
      Element variable = module.element(getCurrentPath());
      if (tree.getInitializer() != null && variable != null) {
        AliasedType declared = sets.aliases().of(variable);
        Known here = sets.flow().thisAt(getCurrentPath());
        check(tree.getInitializer(), declared, adapt(declared, here, variable.asType()), variable);
      }
      return super.visitVariable(tree, p);
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void p) {
      ExpressionTree target = BoundModule.withoutParentheses(tree.getVariable());
      TreePath path = new TreePath(getCurrentPath(), target);
      if (target instanceof ArrayAccessTree slot) {
        Known element = sets.flow().of(new TreePath(path, slot.getExpression())).element();
        if (element != null) {
          check(tree.getExpression(), AliasedType.NONE, element, null);
        }
        return super.visitAssignment(tree, p);
      }
      Element variable = module.element(path);
      AliasedType declared = variable == null ? AliasedType.NONE : sets.aliases().of(variable);
      if (!declared.isEmpty()) {
        check(tree.getExpression(), declared, required(path, target, variable, declared), variable);
      }
      return super.visitAssignment(tree, p);
    }

    private Known required(
        TreePath path, ExpressionTree target, Element variable, AliasedType declared) {
      if (variable.getKind() != ElementKind.FIELD) {
        return adapt(declared, sets.flow().thisAt(path), variable.asType());
      }
      TypeElement level = self.level(path, variable);
      Known receiver =
          level != null
              ? Known.ofThis(level)
              : sets.flow().of(new TreePath(path, ((MemberSelectTree) target).getExpression()));
      TypeElement owner = (TypeElement) variable.getEnclosingElement();
      return sets.flow().adapt(declared, receiver, owner, dimensions(variable.asType()));
    }

    private Known adapt(AliasedType declared, Known receiver, TypeMirror type) {
      TypeElement context = self.enclosing(getCurrentPath());
      return sets.flow().adapt(declared, receiver, context, dimensions(type));
    }

    @Override
    public Void visitReturn(ReturnTree tree, Void p) {
      TreePath around = getCurrentPath();
      while (!(around.getLeaf() instanceof MethodTree
          || around.getLeaf() instanceof LambdaExpressionTree)) {
        around = around.getParentPath();
      }
      if (tree.getExpression() != null
          && module.element(around) instanceof ExecutableElement method) {
        AliasedType declared = sets.aliases().of(method);
        Known here = sets.flow().thisAt(getCurrentPath());
        check(
            tree.getExpression(), declared, adapt(declared, here, method.getReturnType()), method);
      }
      return super.visitReturn(tree, p);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      checkArguments(tree.getArguments());
      return super.visitMethodInvocation(tree, p);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void p) {
      checkArguments(tree.getArguments());
      return super.visitNewClass(tree, p);
    }

    private void checkArguments(List<? extends ExpressionTree> arguments) {
      if (!(module.element(getCurrentPath()) instanceof ExecutableElement callee)) {
        return;
      }
      for (int i = 0; i < arguments.size(); i++) {
        Known required = sets.flow().required(getCurrentPath(), callee, i);
        if (required != null) {
          var parameter =
              callee.getParameters().get(Math.min(i, callee.getParameters().size() - 1));
          check(arguments.get(i), sets.aliases().of(parameter), required, parameter);
        }
      }
    }

    /** Checks that a value has what is declared of a place, or what is known of it. */
    private void check(ExpressionTree value, AliasedType declared, Known required, Element place) {
      if (declared.isEmpty() && required.equals(Known.NOTHING)) {
        return;
      }
      TreePath path = new TreePath(getCurrentPath(), value);
      ExpressionTree bare = BoundModule.withoutParentheses(value);
      Known known = sets.flow().of(path);
      if (known == Known.NULL || bare instanceof LambdaExpressionTree) {
        return;
      }
      String missing =
          required.slots() != null || declared.slots() != null
              ? missingSlots(bare, known, required)
              : missingSet(path, known, declared, required);
      boolean container = bare instanceof NewClassTree && known.arguments().isEmpty();
      if (missing == null
          && !container
          && required.arguments().stream().anyMatch(a -> !a.sets().isEmpty())
          && !known.arguments().equals(required.arguments())) {
        missing = "the sets of its elements";
      }
      if (missing != null) {
        report(bare, missing, declared, place);
      }
    }

    private String missingSlots(ExpressionTree value, Known known, Known required) {
      boolean fresh = value instanceof NewArrayTree;
      boolean same = required.slots() != null && required.slots().equals(known.slots());
      return fresh || same ? null : "its slots";
    }

    private String missingSet(TreePath value, Known known, AliasedType declared, Known required) {
      Known object = required;
      Known given = known;
      TypeMirror type = module.type(value);
      while (type instanceof ArrayType array) {
        type = array.getComponentType();
        object = object.element() == null ? Known.NOTHING : object.element();
        given = given.element() == null ? Known.NOTHING : given.element();
        if (BoundModule.withoutParentheses((ExpressionTree) value.getLeaf())
            instanceof NewArrayTree) {
          return null; // its elements are checked where they are stored
        }
      }
      Set<String> names = new TreeSet<>(object.sets().keySet());
      declared.ofSets().stream().map(AliasText::name).forEach(names::add);
      for (String name : names) {
        SetUse wanted = object.sets().get(name);
        AtomicSetModel set =
            sets.declarations().ofType(type).stream()
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElse(null);
        if (set == null || wanted == null || !wanted.equals(given.lock(set))) {
          return "set " + name;
        }
      }
      return null;
    }

    private void report(ExpressionTree value, String missing, AliasedType declared, Element place) {
      AliasText first = declared.own().isEmpty() ? null : declared.own().get(0);
      boolean foreign = place != null && module.declaration(place) == null; // its name is not known
      String where =
          place == null
              ? "this slot"
              : (foreign ? place.getEnclosingElement() : place).getSimpleName().toString();
      String alias = first == null ? "" : "@AliasAtomic(\"" + first.text() + "\") ";
      module.report(
          DiagnosticCode.UNALIASED_STORED,
          file,
          value,
          "%s takes an object that shares %s, which this one is not known to do"
              .formatted(where, missing),
          value instanceof NewClassTree
              ? "make it with the alias: new " + alias + "..."
              : "give the place that this comes from the alias, too, or take it from " + where);
    }
  }

  private static int dimensions(TypeMirror type) {
    int n = 0;
    for (TypeMirror t = type; t instanceof ArrayType array; t = array.getComponentType()) {
      n++;
    }
    return n;
  }
}
