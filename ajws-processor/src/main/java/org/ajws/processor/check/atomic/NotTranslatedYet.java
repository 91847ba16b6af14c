package org.ajws.processor.check.atomic;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.model.atomic.AtomicSetModel;
import org.ajws.processor.model.atomic.AtomicSets;
import org.ajws.processor.model.atomic.SetDeclarations;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** Names the forms of atomic sets that this release does not translate; it never drops them. */
final class NotTranslatedYet {
  private final BoundModule module;
  private final AtomicSets sets;

  NotTranslatedYet(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
  }

  void check() {
    for (BoundFile file : module.files()) {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitAnnotation(AnnotationTree tree, Void p) {
          Element type = module.element(new TreePath(getCurrentPath(), tree.getAnnotationType()));
          if (type instanceof TypeElement t) {
            annotation(file, getCurrentPath(), t.getQualifiedName().toString());
          }
          return super.visitAnnotation(tree, p);
        }
      }.scan(file.unit(), null);
    }
    for (AtomicSetModel set : sets.sets()) {
      if (set.isStatic()) {
        module.report(
            DiagnosticCode.NO_STATIC_SETS_YET,
            set.file(),
            set.declaration().getLeaf(),
            "this release does not translate sets of static fields",
            "keep the fields in an object with a set of its own");
      }
      if (set.owner().getKind() == ElementKind.INTERFACE) {
        module.report(
            DiagnosticCode.NO_INTERFACE_SETS_YET,
            set.file(),
            set.declaration().getLeaf(),
            "this release does not translate sets of interfaces",
            "declare the set in the classes that implement it");
      }
    }
  }

  private void annotation(BoundFile file, TreePath path, String name) {
    if (name.equals("org.ajws.AliasAtomic")) {
      module.report(
          DiagnosticCode.NO_ALIASES_YET,
          file,
          path.getLeaf(),
          "this release does not translate aliases of atomic sets",
          "keep the data that belongs together in the fields of one object");
    } else if (name.equals(SetDeclarations.ATOMIC) || name.equals("org.ajws.Atomics")) {
      Tree declared = path.getParentPath().getParentPath().getLeaf();
      boolean onField =
          declared instanceof VariableTree
              && module.element(path.getParentPath().getParentPath()).getKind()
                  == ElementKind.FIELD;
      if (!onField && (declared instanceof VariableTree || declared instanceof MethodTree)) {
        module.report(
            DiagnosticCode.NO_UNIT_PARAMETERS_YET,
            file,
            path.getLeaf(),
            "this release does not translate units of work over other objects than this",
            "call methods of the other object, each of them a unit of work by itself");
      }
    }
  }
}
