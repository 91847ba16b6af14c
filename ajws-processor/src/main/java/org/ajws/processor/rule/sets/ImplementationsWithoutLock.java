package org.ajws.processor.rule.sets;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Records and functions that implement an interface with sets: they have no lock, so its default
 * methods exclude nobody. That is right where nothing of theirs changes.
 */
final class ImplementationsWithoutLock {
  private final BoundModule module;
  private final AtomicSets sets;

  ImplementationsWithoutLock(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
  }

  void check() {
    if (sets.units().stream().anyMatch(u -> u.code().type().getKind() == ElementKind.INTERFACE)) {
      module.files().forEach(f -> new Scanner(f).scan(f.unit(), null));
    }
  }

  /** The unit of an interface that locks nothing in an object of a type; null for none. */
  private UnitOfWork unitWithoutLock(TypeElement type) {
    return sets.units().stream()
        .filter(
            u -> u.code().type().getKind() == ElementKind.INTERFACE && u.code().method() != null)
        .filter(u -> u.uses().stream().anyMatch(SetUse::isOfThis))
        .filter(
            u ->
                module
                    .types()
                    .isSubtype(
                        module.types().erasure(type.asType()),
                        module.types().erasure(u.code().type().asType())))
        .findFirst()
        .orElse(null);
  }

  private final class Scanner extends TreePathScanner<Void, Void> {
    private final BoundFile file;

    Scanner(BoundFile file) {
      this.file = file;
    }

    @Override
    public Void visitClass(ClassTree tree, Void p) {
      if (module.element(getCurrentPath()) instanceof TypeElement type
          && type.getKind() == ElementKind.RECORD) {
        ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
            .filter(f -> !f.getModifiers().contains(Modifier.STATIC))
            .filter(f -> ContentTypes.isContent(module, f.asType()))
            .findFirst()
            .ifPresent(f -> report(type, tree, "the record " + type.getSimpleName(), f));
      }
      return super.visitClass(tree, p);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
      function(used(tree));
      return super.visitLambdaExpression(tree, p);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void p) {
      if (module.element(new TreePath(getCurrentPath(), tree.getQualifierExpression()))
          instanceof VariableElement receiver) {
        function(ContentTypes.isContent(module, receiver.asType()) ? receiver : null);
      }
      return super.visitMemberReference(tree, p);
    }

    private void function(VariableElement used) {
      if (used != null
          && module.type(getCurrentPath()) instanceof DeclaredType type
          && type.asElement() instanceof TypeElement function) {
        report(function, getCurrentPath().getLeaf(), "this function", used);
      }
    }

    /** Something that changes, from outside of a lambda, which it uses; null for none. */
    private VariableElement used(LambdaExpressionTree lambda) {
      VariableElement[] found = {null};
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitIdentifier(IdentifierTree tree, Void p) {
          if (module.element(getCurrentPath()) instanceof VariableElement v
              && ContentTypes.isContent(module, v.asType())
              && sets.declarations().of(v).isEmpty() // the lambda is a unit for it
              && !isDeclaredIn(v)) {
            found[0] = v;
          }
          return null;
        }

        private boolean isDeclaredIn(VariableElement variable) {
          TreePath at = module.declaration(variable);
          while (at != null && at.getLeaf() != lambda) {
            at = at.getParentPath();
          }
          return at != null;
        }
      }.scan(new TreePath(getCurrentPath(), lambda.getBody()), null);
      return found[0];
    }

    private void report(TypeElement type, Tree at, String who, VariableElement changing) {
      UnitOfWork unit = unitWithoutLock(type);
      if (unit == null || Warnings.isSilenced(around(), Warnings.KEY)) {
        return;
      }
      SetUse use = unit.uses().stream().filter(SetUse::isOfThis).findFirst().orElseThrow();
      String owner = use.set().owner().getSimpleName().toString();
      module.report(
          DiagnosticCode.INHERITED_METHOD,
          file,
          at,
          "%s has no lock for set %s of %s: %s.%s excludes nobody, and %s may change"
              .formatted(
                  who,
                  use.set().name(),
                  owner,
                  unit.code().type().getSimpleName(),
                  unit.code().method().getSimpleName(),
                  changing.getSimpleName()),
          "implement %s by a class whose field is marked @Atomic(\"%s\")"
              .formatted(owner, use.set().name()));
    }

    private Element around() {
      for (TreePath path = getCurrentPath(); path != null; path = path.getParentPath()) {
        Element element = module.element(path);
        boolean declares =
            path.getLeaf() instanceof ClassTree
                || path.getLeaf() instanceof MethodTree
                || path.getLeaf() instanceof VariableTree;
        if (declares && element != null) {
          return element;
        }
      }
      return null;
    }
  }
}
