package org.ajws.processor.rule;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.source.Binder;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * What the checks look at.
 *
 * @param module the bound sources
 * @param errors what the compiler found in them
 * @param loops the analysed loops of all files
 * @param asyncs the analysed asyncs and async values of all files
 * @param finishes of all files
 * @param locals the local variables
 * @param calls which code reaches which
 */
public record Subject(
    BoundModule module,
    List<Binder.CompilerError> errors,
    List<ParallelLoop> loops,
    List<Async> asyncs,
    List<Finish> finishes,
    LocalVariables locals,
    CallGraph calls) {

  /** Copies the lists. */
  public Subject {
    errors = List.copyOf(errors);
    loops = List.copyOf(loops);
    asyncs = List.copyOf(asyncs);
    finishes = List.copyOf(finishes);
  }

  /** The loops, then the asyncs. */
  List<ParallelRegion> regions() {
    return Stream.<ParallelRegion>concat(loops.stream(), asyncs.stream()).toList();
  }

  /** The locals of a region's file. */
  LocalVariables.Index index(ParallelRegion region) {
    return locals.of(region.file().unit());
  }

  /** Reports at a tree of a region's file. */
  void report(DiagnosticCode code, ParallelRegion region, Tree at, String cause, String fix) {
    module.report(code, region.file(), at, cause, fix);
  }

  /** The line of a tree in the user's file. */
  int line(BoundFile file, Tree tree) {
    return file.source().line(module.start(file.unit(), tree));
  }

  /** What a tree inside of another stands for. */
  Element element(TreePath around, Tree tree) {
    return module.element(TreePath.getPath(around, tree));
  }

  /** Whether a compiler error lies in a tree. */
  boolean hasError(BoundFile file, Tree tree) {
    int start = module.start(file.unit(), tree);
    int end = module.end(file.unit(), tree);
    return errors.stream()
        .anyMatch(e -> e.file() == file.source() && e.offset() >= start && e.offset() < end);
  }
}
