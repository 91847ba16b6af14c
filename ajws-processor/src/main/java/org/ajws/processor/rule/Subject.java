package org.ajws.processor.rule;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.flow.ModuleFacts;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.source.Binder;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * What the checks look at.
 *
 * @param facts about the code of the module
 * @param errors what the compiler found in it
 * @param constructs of all files, analysed where bodies are checked
 */
public record Subject(ModuleFacts facts, List<Binder.CompilerError> errors, Constructs constructs) {

  /** Copies the list. */
  public Subject {
    errors = List.copyOf(errors);
  }

  /** The bound sources. */
  public BoundModule module() {
    return facts.module();
  }

  /** The same, with nothing of it found out yet. */
  Subject afresh() {
    return new Subject(
        new ModuleFacts(module(), locals(), new CallGraph(module())), errors, constructs);
  }

  /** One file and its constructs. */
  Subject only(BoundFile file) {
    return new Subject(
        new ModuleFacts(module().only(file, null), locals(), calls()), errors, constructs.of(file));
  }

  /** Some of the constructs. */
  Subject only(Set<TreePath> paths) {
    return new Subject(facts, errors, constructs.only(paths));
  }

  List<ParallelLoop> loops() {
    return constructs.loops();
  }

  List<Async> asyncs() {
    return constructs.asyncs();
  }

  List<Finish> finishes() {
    return constructs.finishes();
  }

  LocalVariables locals() {
    return facts.locals();
  }

  CallGraph calls() {
    return facts.calls();
  }

  /** The loops, then the asyncs. */
  List<ParallelRegion> regions() {
    return constructs.regions();
  }

  /** The locals of a region's file. */
  LocalVariables.Index index(ParallelRegion region) {
    return locals().of(region.file().unit());
  }

  /** Reports at a tree of a region's file. */
  void report(DiagnosticCode code, ParallelRegion region, Tree at, String cause, String fix) {
    module().report(code, region.file(), at, cause, fix);
  }

  /** The line of a tree in the user's file. */
  int line(BoundFile file, Tree tree) {
    return file.source().line(module().start(file.unit(), tree));
  }

  /** What a tree inside of another stands for. */
  Element element(TreePath around, Tree tree) {
    return module().element(TreePath.getPath(around, tree));
  }

  /** Whether a compiler error lies in a tree. */
  boolean hasError(BoundFile file, Tree tree) {
    int start = module().start(file.unit(), tree);
    int end = module().end(file.unit(), tree);
    return errors.stream()
        .anyMatch(e -> e.file() == file.source() && e.offset() >= start && e.offset() < end);
  }
}
