package org.ajws.processor.rule.sets;

import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.source.Binder;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Reports what the compiler could not bind in a class with sets: a name that is not known might be
 * a member, or a call of a unit, and its locks would be missing.
 */
final class UnboundInSets {
  private final BoundModule module;
  private final AtomicSets sets;

  UnboundInSets(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
  }

  void check(List<Binder.CompilerError> errors) {
    if (errors.isEmpty()) {
      return;
    }
    for (TypeElement type : sets.types()) {
      TreePath declaration = module.declaration(type);
      BoundFile file = declaration == null ? null : module.file(declaration);
      if (file == null || sets.declarations().of(type).isEmpty()) {
        continue;
      }
      int start = module.start(file.unit(), declaration.getLeaf());
      int end = module.end(file.unit(), declaration.getLeaf());
      for (Binder.CompilerError error : errors) {
        if (error.file() == file.source() && error.offset() >= start && error.offset() < end) {
          module.report(
              DiagnosticCode.UNBOUND,
              DiagnosticCode.UNBOUND.severity(),
              file,
              error.offset(),
              error.causeIn("this part of a class with atomic sets"),
              error.fix());
        }
      }
    }
  }
}
