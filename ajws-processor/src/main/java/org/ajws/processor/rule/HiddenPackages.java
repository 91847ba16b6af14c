package org.ajws.processor.rule;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.Set;
import javax.lang.model.element.Name;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Generated code names classes with their packages. Where a variable or a class is called as the
 * first part of a package, Java takes that for what is meant.
 */
public final class HiddenPackages {
  private static final Set<String> FIRST_PARTS = Set.of("org", "java");

  private HiddenPackages() {}

  /** Reports such names in a file that gets generated code. */
  public static void check(BoundModule module, BoundFile file) {
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        check(tree.getName(), tree);
        return super.visitVariable(tree, p);
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        check(tree.getSimpleName(), tree);
        return super.visitClass(tree, p);
      }

      private void check(Name name, Tree tree) {
        if (FIRST_PARTS.contains(name.toString())) {
          module.report(
              DiagnosticCode.HIDDEN_PACKAGE,
              file,
              tree,
              "the name %s hides the package %s, which the translation of this file names"
                  .formatted(name, name),
              "rename it");
        }
      }
    }.scan(file.unit(), null);
  }
}
