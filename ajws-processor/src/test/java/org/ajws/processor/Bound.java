package org.ajws.processor;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.analysis.flow.CaptureAnalysis;
import org.ajws.processor.analysis.flow.ModuleFacts;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.program.LoopFinder;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.Binder;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.SourceFile;

/** Sources given as text, bound with the class path of the tests. */
public record Bound(Binder.Result result, Diagnostics diagnostics) {

  /** Binds one compilation unit. */
  public static Bound of(String text) {
    return of(List.of(SourceFile.of(Path.of("Test.java"), Path.of("Test.java"), text, "")));
  }

  /** Binds sources. */
  public static Bound of(List<SourceFile> files) {
    Diagnostics diagnostics = new Diagnostics();
    Binder binder = new Binder(Sources.CLASS_PATH, StandardCharsets.UTF_8, null, diagnostics);
    return new Bound(binder.bind(files, files), diagnostics);
  }

  /** The module. */
  public BoundModule module() {
    return result.module();
  }

  /** The analysed loops of all files. */
  public List<ParallelLoop> loops() {
    LoopFinder finder = new LoopFinder(module());
    CaptureAnalysis analysis = new CaptureAnalysis(new ModuleFacts(module()));
    List<ParallelLoop> loops = new ArrayList<>();
    for (BoundFile file : module().files()) {
      finder.find(file).forEach(loop -> loops.add(analysis.analyse(loop)));
    }
    return loops;
  }
}
