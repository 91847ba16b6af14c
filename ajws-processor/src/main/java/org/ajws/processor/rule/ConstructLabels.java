package org.ajws.processor.rule;

import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.util.TreeScanner;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.LabelNames;

/** A label that is nearly {@code async} or {@code finish} would be ignored without a word. */
final class ConstructLabels implements Check {
  @Override
  public void check(Subject subject) {
    for (BoundFile file : subject.module().files()) {
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
          String label = tree.getLabel().toString();
          if (LabelNames.resemblesConstruct(label)) {
            subject
                .module()
                .report(
                    DiagnosticCode.LABEL_RESEMBLES_CONSTRUCT,
                    file,
                    tree,
                    "the label " + label + " is nearly async or finish, but is neither",
                    "correct it if it was meant to be one, or choose a name that differs more");
          }
          return super.visitLabeledStatement(tree, p);
        }
      }.scan(file.unit(), null);
    }
  }
}
