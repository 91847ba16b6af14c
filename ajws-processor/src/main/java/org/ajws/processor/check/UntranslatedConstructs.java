package org.ajws.processor.check;

import com.sun.source.util.TreePath;
import java.util.function.Predicate;
import org.ajws.processor.diagnostic.DiagnosticCode;

/** Asyncs that this release does not translate: never silently serial. */
final class UntranslatedConstructs implements Check {
  private final Predicate<TreePath> isTranslated;

  UntranslatedConstructs(Predicate<TreePath> isTranslated) {
    this.isTranslated = isTranslated;
  }

  @Override
  public void check(Subject subject) {
    for (var async : subject.asyncs()) {
      if (!isTranslated.test(async.path())) {
        subject.report(
            DiagnosticCode.NO_ASYNC_YET,
            async,
            async.path().getLeaf(),
            "this " + async.describe() + " stands where it is not translated yet",
            "move it to a method of its own, or write a parallel loop");
      }
    }
  }
}
