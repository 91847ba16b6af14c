package org.ajws.processor.program;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundFile;

/** Code that may run in a task of its own: the body of a parallel loop, or an async. */
public sealed interface ParallelRegion permits ParallelLoop, Async {
  /** Where it stands. */
  BoundFile file();

  /** To the whole construct. */
  TreePath path();

  /** Of the construct, in the user's file. */
  int line();

  /** What runs in a task: a statement, or the initialiser of an async value. */
  Tree body();

  /** Locals from outside that the body uses. */
  List<Capture> captures();

  /** The checked exceptions that leave the body, none a subtype of another. */
  List<TypeMirror> thrown();

  /**
   * Where a task begins: of a loop each iteration, so its body; of an async the whole statement,
   * since what its initialiser or label stands in is executed once for each task.
   */
  default Tree entry() {
    return this instanceof ParallelLoop ? body() : path().getLeaf();
  }

  /** The name that messages give it. */
  default String describe() {
    if (this instanceof Async async) {
      return async.isValue()
          ? "async value"
          : async.isFuture() ? "future" : async.isCall() ? "async left by the call" : "async";
    }
    return "parallel loop";
  }
}
