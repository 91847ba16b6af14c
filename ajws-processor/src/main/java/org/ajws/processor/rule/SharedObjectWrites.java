package org.ajws.processor.rule;

import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.rule.shared.SharedObjects;

/** What tasks write through arrays and objects from outside must differ or be protected. */
final class SharedObjectWrites implements Check {
  @Override
  public void check(Subject subject) {
    SharedObjects shared = new SharedObjects(subject.module(), subject.locals(), subject.calls());
    for (ParallelLoop loop : subject.loops()) {
      shared.check(loop);
    }
    shared.check(subject.asyncs(), subject.loops());
  }
}
