package org.ajws.processor.rule;

import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.util.TreeScanner;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.LabelNames;

/** A label that is nearly that of a construct would be ignored without a word. */
final class ConstructLabels implements Check {
  @Override
  public void check(Subject subject) {
    for (BoundFile file : subject.module().files()) {
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
          String label = tree.getLabel().toString();
          boolean construct = LabelNames.resemblesConstruct(label);
          if (construct || LabelNames.resemblesInUnit(label)) {
            subject
                .module()
                .report(
                    DiagnosticCode.LABEL_RESEMBLES_CONSTRUCT,
                    file,
                    tree,
                    "the label %s is nearly %s, but is neither"
                        .formatted(label, construct ? "async or finish" : "await or become"),
                    "correct it if it was meant to be one, or choose a name that differs more");
          }
          return super.visitLabeledStatement(tree, p);
        }
      }.scan(file.unit(), null);
    }
  }
}
