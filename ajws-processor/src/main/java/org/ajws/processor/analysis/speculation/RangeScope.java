package org.ajws.processor.analysis.speculation;

import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.VariableElement;

/** What the arguments of a call are, in the method that it calls. */
final class RangeScope {
  final LocalWrites writes;
  final Map<VariableElement, TreePath> arguments = new HashMap<>();
  final RangeScope caller;
  final TreePath code;
  final Map<VariableElement, IndexSet> indices = new HashMap<>();
  final Map<VariableElement, Cursor> cursors = new HashMap<>();
  final Map<VariableElement, IndexSet> firsts = new HashMap<>(); // where cursors begin
  final Map<VariableElement, ArrayRef> arrays = new HashMap<>();
  final Set<VariableElement> open = new HashSet<>();

  RangeScope(LocalWrites writes, RangeScope caller, TreePath code) {
    this.writes = writes;
    this.caller = caller;
    this.code = code;
  }
}
