package org.ajws.processor.rule.sets;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Mention;

/**
 * Lombok adds members to a class behind the translator's back: they read and write the fields of
 * its atomic sets without a lock, and give away what the translation adds to the class. The
 * compiler plugin sees what any processor has added; before that, only the annotations tell.
 */
final class GeneratedMembers {
  private static final Mention PACKAGE = Mention.of("lombok", ".");

  /** Those that make instance members out of fields. */
  private static final Set<String> MAKERS =
      Set.of(
          "lombok.Data",
          "lombok.Value",
          "lombok.Getter",
          "lombok.Setter",
          "lombok.ToString",
          "lombok.EqualsAndHashCode",
          "lombok.AllArgsConstructor",
          "lombok.RequiredArgsConstructor",
          "lombok.NoArgsConstructor",
          "lombok.Builder",
          "lombok.With",
          "lombok.experimental.Delegate",
          "lombok.experimental.SuperBuilder");

  private final BoundModule module;
  private final AtomicSets sets;

  GeneratedMembers(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
  }

  void check() {
    for (BoundFile file : module.files()) {
      if (PACKAGE.isIn(file.source().text())) {
        check(file);
      }
    }
  }

  private void check(BoundFile file) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitClass(ClassTree tree, Void p) {
        if (hasSets(getCurrentPath())) {
          check(file, tree.getModifiers());
          for (Tree member : tree.getMembers()) {
            if (member instanceof VariableTree field) {
              check(file, field.getModifiers());
            } else if (member instanceof MethodTree method) {
              check(file, method.getModifiers());
            }
          }
        }
        return super.visitClass(tree, p);
      }
    }.scan(file.unit(), null);
  }

  private boolean hasSets(TreePath path) {
    return module.element(path) instanceof TypeElement type
        && !(sets.declarations().of(type).isEmpty()
            && sets.declarations().staticOf(type).isEmpty());
  }

  private void check(BoundFile file, ModifiersTree modifiers) {
    for (AnnotationTree annotation : modifiers.getAnnotations()) {
      String name = annotation.getAnnotationType().toString();
      String simple = name.substring(name.lastIndexOf('.') + 1);
      if (MAKERS.contains(name) || isImported(file, simple)) {
        module.report(
            DiagnosticCode.GENERATED_MEMBER,
            file,
            annotation,
            "@"
                + simple
                + " of Lombok adds members to a class with atomic sets, which would use"
                + " the sets' fields without their locks",
            "write the members that are needed by hand, or translate what delombok writes");
      }
    }
  }

  /** By the imports: an annotation that the class path does not have has no type. */
  private static boolean isImported(BoundFile file, String simple) {
    for (ImportTree tree : file.unit().getImports()) {
      String imported = tree.getQualifiedIdentifier().toString();
      int dot = imported.lastIndexOf('.') + 1;
      String last = imported.substring(dot);
      String full = imported.substring(0, dot) + simple;
      if ((last.equals("*") || last.equals(simple)) && MAKERS.contains(full)) {
        return true;
      }
    }
    return false;
  }
}
