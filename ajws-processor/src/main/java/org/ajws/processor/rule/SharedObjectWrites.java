package org.ajws.processor.rule;

import java.util.List;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.rule.shared.SharedObjects;

/** What tasks write through arrays and objects from outside must differ or be protected. */
final class SharedObjectWrites implements Check {
  @Override
  public void check(Subject subject) {
    SharedObjects shared = new SharedObjects(subject.module(), subject.locals(), subject.calls());
    List<ParallelLoop> checked = subject.loops().stream().filter(l -> !l.isSpeculative()).toList();
    checked.forEach(shared::check);
    shared.check(subject.asyncs(), checked);
  }
}
