package org.ajws.processor.check;

import org.ajws.processor.check.shared.SharedObjects;
import org.ajws.processor.model.ParallelLoop;

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
