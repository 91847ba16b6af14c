package org.ajws.processor.rule.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** Which members may say {@code shared = true}: those that always refer to one library object. */
final class SharedMemberForms {
  private final BoundModule module;
  private final AtomicSets sets;

  SharedMemberForms(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
  }

  void check() {
    for (TypeElement type : sets.types()) {
      for (Element member : type.getEnclosedElements()) {
        if (SetDeclarations.isShared(member) && module.declaration(member) != null) {
          check(type, member);
        }
      }
      ElementFilter.constructorsIn(type.getEnclosedElements()).forEach(this::checkParameters);
      ElementFilter.methodsIn(type.getEnclosedElements()).forEach(this::checkParameters);
    }
  }

  private void checkParameters(ExecutableElement method) {
    for (VariableElement parameter : method.getParameters()) {
      if (SetDeclarations.isShared(parameter) && module.declaration(parameter) != null) {
        report(
            parameter,
            "shared = true is said of parameter " + parameter.getSimpleName(),
            "put it on the @Atomic of the field that it is stored in, and leave it out here");
      }
    }
  }

  private void check(TypeElement type, Element member) {
    if (!(member instanceof VariableElement field)) {
      report(
          member,
          "shared = true is said of "
              + member.getSimpleName().toString().replace("<init>", "a constructor"),
          "put it on the @Atomic of a field, and leave it out here");
      return;
    }
    List<AtomicSetModel> of = sets.declarations().of(field);
    if (of.isEmpty()) {
      return; // said by other rules
    }
    String name = field.getSimpleName().toString();
    AtomicSetModel set = of.get(0);
    String kind = unsuitable(field.asType());
    if (of.size() > 1) {
      report(field, name + " belongs to several sets", "name the one whose lock its object has");
    } else if (!set.owner().equals(type)) {
      report(
          field,
          "set %s is declared in %s, whose objects do not all have %s"
              .formatted(set.name(), set.owner().getSimpleName(), name),
          "declare a set in %s for what is shared".formatted(type.getSimpleName()));
    } else if (!field.equals(SetDeclarations.sharedMember(set))) {
      report(
          field,
          "%s and %s would both be the object that set %s goes with"
              .formatted(SetDeclarations.sharedMember(set).getSimpleName(), name, set.name()),
          "declare a set for each of the two");
    } else if (set.hasSnapshots() || SetDeclarations.isReadAnywhere(field)) {
      report(
          field,
          "%s is read without the lock: what others do to its object would be seen half done"
              .formatted(name),
          "leave out reads");
    } else if (kind != null) {
      report(
          field,
          "%s, so no set goes with the object that %s refers to".formatted(kind, name),
          kind.startsWith("values")
              ? "leave out shared = true"
              : "declare the set in a class, and share that by @AliasAtomic");
    } else {
      checkFinal(type, field);
    }
  }

  /** Why the object has no set for all that have it; null if it may have one. */
  private String unsuitable(TypeMirror type) {
    if (SetDeclarations.isImmutable(type)) {
      return "values of %s never change".formatted(type);
    }
    if (!(type instanceof DeclaredType d && d.asElement() instanceof TypeElement element)) {
      return type + " is no class of a library";
    }
    return module.declaration(element) != null || !sets.declarations().of(element).isEmpty()
        ? element.getSimpleName() + " is a class of this module, or has sets of its own"
        : element.getQualifiedName().contentEquals("java.lang.Object")
            ? "an Object may be of any class"
            : null;
  }

  /** The lock of an object's set never changes: the translated field is final. */
  private void checkFinal(TypeElement type, VariableElement field) {
    if (field.getModifiers().contains(Modifier.FINAL)) {
      return;
    }
    TreePath declaration = module.declaration(field);
    ClassTree tree = (ClassTree) declaration.getParentPath().getLeaf();
    boolean alone =
        tree.getMembers().stream()
                .filter(
                    m ->
                        m instanceof VariableTree v
                            && module.start(declaration.getCompilationUnit(), v.getType())
                                == module.start(
                                    declaration.getCompilationUnit(),
                                    ((VariableTree) declaration.getLeaf()).getType()))
                .count()
            == 1;
    List<Tree> assignments = assignments(field);
    boolean initialised = ((VariableTree) declaration.getLeaf()).getInitializer() != null;
    boolean once =
        initialised
            ? assignments.isEmpty()
            : isAssignedOnce(type, field, declaration.getParentPath(), assignments);
    if (!once
        || !alone
        || field.getModifiers().contains(Modifier.VOLATILE)
        || field.getModifiers().contains(Modifier.STATIC) && !initialised) {
      report(
          field,
          "%s is not final%s, and the lock of a set never changes"
              .formatted(
                  field.getSimpleName(),
                  !alone ? " and shares its type with other fields" : once ? "" : ", is assigned"),
          "make it final; or assign it where it is declared, or once in each constructor as a"
              + " statement of its own, and nowhere else");
    }
  }

  private List<Tree> assignments(VariableElement field) {
    List<Tree> found = new ArrayList<>();
    for (BoundFile file : module.files()) {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitAssignment(AssignmentTree assignment, Void p) {
          if (field.equals(
              module.element(new TreePath(getCurrentPath(), assignment.getVariable())))) {
            found.add(assignment);
          }
          return super.visitAssignment(assignment, p);
        }
      }.scan(file.unit(), null);
    }
    return found;
  }

  /** Whether the compiler sees that each constructor assigns a field once, and reads it later. */
  private boolean isAssignedOnce(
      TypeElement type, VariableElement field, TreePath path, List<Tree> assignments) {
    ClassTree tree = (ClassTree) path.getLeaf();
    int expected = 0;
    for (Tree member : tree.getMembers()) {
      boolean constructor =
          member instanceof MethodTree m && m.getName().contentEquals("<init>") && !delegates(m);
      if (constructor && !isAssignedIn(new TreePath(path, member), field, assignments)) {
        return false;
      }
      expected += constructor ? 1 : 0;
      if (member instanceof BlockTree && mentions(path, member, field)
          || member instanceof VariableTree v
              && v.getInitializer() != null
              && mentions(new TreePath(path, v), v.getInitializer(), field)) {
        return false; // runs before the assignment
      }
    }
    return type.getKind() == ElementKind.CLASS && expected == assignments.size() && expected > 0;
  }

  private static boolean delegates(MethodTree constructor) {
    List<? extends StatementTree> body = constructor.getBody().getStatements();
    return !body.isEmpty()
        && body.get(0) instanceof ExpressionStatementTree s
        && s.getExpression() instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof IdentifierTree name
        && name.getName().contentEquals("this");
  }

  private boolean isAssignedIn(
      TreePath constructor, VariableElement field, List<Tree> assignments) {
    BlockTree body = ((MethodTree) constructor.getLeaf()).getBody();
    TreePath path = new TreePath(constructor, body);
    for (StatementTree statement : body.getStatements()) {
      if (statement instanceof ExpressionStatementTree s
          && s.getExpression() instanceof AssignmentTree a
          && assignments.contains(a)) {
        return (a.getVariable() instanceof IdentifierTree
                || a.getVariable() instanceof MemberSelectTree select
                    && select.getExpression().toString().equals("this"))
            && !mentions(new TreePath(new TreePath(path, s), a), a.getExpression(), field);
      }
      if (mentions(path, statement, field)) {
        return false;
      }
    }
    return false;
  }

  /** Whether the field is named in a tree. */
  private boolean mentions(TreePath around, Tree tree, VariableElement field) {
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree name, Void p) {
        found[0] |= field.equals(module.element(getCurrentPath()));
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree select, Void p) {
        found[0] |= field.equals(module.element(getCurrentPath()));
        return super.visitMemberSelect(select, p);
      }
    }.scan(new TreePath(around, tree), null);
    return found[0];
  }

  private void report(Element at, String cause, String fix) {
    TreePath declaration = module.declaration(at);
    Tree place =
        sets.declarations().annotations(declaration, SetDeclarations.ATOMIC).stream()
            .map(TreePath::getLeaf)
            .filter(a -> a.toString().contains("shared"))
            .findFirst()
            .orElse(declaration.getLeaf());
    module.report(DiagnosticCode.SHARED_MEMBER_FORM, module.file(declaration), place, cause, fix);
  }
}
