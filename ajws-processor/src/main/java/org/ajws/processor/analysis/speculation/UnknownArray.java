package org.ajws.processor.analysis.speculation;

import com.sun.source.util.TreePath;

/** An expression that says nothing of the array that it gives. */
final class UnknownArray extends Exception {
  private static final long serialVersionUID = 1;

  final transient TreePath at;

  UnknownArray(TreePath at, String reason) {
    super(reason, null, false, false);
    this.at = at;
  }
}
