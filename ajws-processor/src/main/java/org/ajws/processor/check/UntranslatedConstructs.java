package org.ajws.processor.check;

import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.util.TreeScanner;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.LabelNames;

/** Constructs of the language that this release does not translate: never silently serial. */
final class UntranslatedConstructs implements Check {
  private static final String FIX =
      "remove it until a release translates it, or write a parallel loop";

  @Override
  public void check(Subject subject) {
    for (BoundFile file : subject.module().files()) {
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
          String label = tree.getLabel().toString();
          if (LabelNames.isConstruct(label)) {
            subject
                .module()
                .report(
                    DiagnosticCode.NO_ASYNC_YET,
                    file,
                    tree,
                    "the label " + label + " makes a construct that is not translated yet",
                    FIX);
          }
          return super.visitLabeledStatement(tree, p);
        }
      }.scan(file.unit(), null);
      for (AjwsAnnotations.Use use : AjwsAnnotations.in(subject, file)) {
        boolean untranslated = use.name().equals("Async") || use.name().equals("Finish");
        if (untranslated && AnnotationPlacement.isPlaced(subject, use)) {
          subject
              .module()
              .report(
                  DiagnosticCode.NO_ASYNC_YET,
                  file,
                  use.tree(),
                  "@" + use.name() + " is not translated yet",
                  FIX);
        }
      }
    }
  }
}
