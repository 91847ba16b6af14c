package org.ajws.processor.rule;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeParameterTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Generated code names classes with their packages, those of {@code java.lang}, too. Where a
 * variable or a type is called as the first part of a package, Java takes that for what is meant:
 * one that the file declares, inherits, imports, or finds in its package.
 */
public final class HiddenPackages extends TreePathScanner<Void, Void> {
  private static final Set<String> FIRST_PARTS = Set.of("org", "java");

  private final BoundModule module;
  private final BoundFile file;

  private HiddenPackages(BoundModule module, BoundFile file) {
    this.module = module;
    this.file = file;
  }

  /** Reports such names in a file that gets generated code. */
  public static void check(BoundModule module, BoundFile file) {
    HiddenPackages check = new HiddenPackages(module, file);
    check.scan(file.unit(), null);
    check.neighbours();
  }

  @Override
  public Void visitVariable(VariableTree tree, Void p) {
    declared(tree.getName(), tree);
    return super.visitVariable(tree, p);
  }

  @Override
  public Void visitTypeParameter(TypeParameterTree tree, Void p) {
    declared(tree.getName(), tree);
    return super.visitTypeParameter(tree, p);
  }

  @Override
  public Void visitClass(ClassTree tree, Void p) {
    declared(tree.getSimpleName(), tree);
    if (module.element(getCurrentPath()) instanceof TypeElement type) {
      for (Element member : module.elements().getAllMembers(type)) {
        if (hides(member) && !isDeclaredHere(member)) {
          String name = member.getSimpleName().toString();
          report(tree, "the inherited name " + name, name);
        }
      }
    }
    return super.visitClass(tree, p);
  }

  @Override
  public Void visitImport(ImportTree tree, Void p) {
    if (tree.getQualifiedIdentifier() instanceof MemberSelectTree select) {
      for (String part : FIRST_PARTS) {
        String name = select.getIdentifier().toString();
        if ((name.equals(part) || name.equals("*")) && imports(tree, select, part)) {
          report(tree, "the imported name " + part, part);
        }
      }
    }
    return null;
  }

  private boolean imports(ImportTree tree, MemberSelectTree select, String part) {
    String from = select.getExpression().toString();
    if (!tree.isStatic()) {
      return module.namedType(from + "." + part) != null;
    }
    TypeElement type = module.namedType(from);
    return type != null
        && module.elements().getAllMembers(type).stream()
            .anyMatch(m -> hides(m) && m.getSimpleName().contentEquals(part));
  }

  /** Types of the file's package that other files declare. */
  private void neighbours() {
    Tree first = file.unit().getTypeDecls().isEmpty() ? null : file.unit().getTypeDecls().get(0);
    String prefix = file.unit().getPackageName() == null ? "" : file.unit().getPackageName() + ".";
    for (String part : FIRST_PARTS) {
      TypeElement type = first == null ? null : module.namedType(prefix + part);
      if (type != null && !isDeclaredHere(type)) {
        report(first, "the class %s%s".formatted(prefix, part), part);
      }
    }
  }

  private static boolean hides(Element member) {
    return FIRST_PARTS.contains(member.getSimpleName().toString())
        && (member.getKind().isField() || member instanceof TypeElement);
  }

  private boolean isDeclaredHere(Element element) {
    TreePath path = module.declaration(element);
    return path != null && path.getCompilationUnit() == file.unit();
  }

  private void declared(Name name, Tree tree) {
    if (FIRST_PARTS.contains(name.toString())) {
      report(tree, "the name " + name, name.toString());
    }
  }

  private void report(Tree at, String what, String part) {
    module.report(
        DiagnosticCode.HIDDEN_PACKAGE,
        file,
        at,
        "%s hides the package %s, which the translation of this file names".formatted(what, part),
        "rename it");
  }
}
