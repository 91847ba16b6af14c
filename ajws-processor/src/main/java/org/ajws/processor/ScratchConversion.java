package org.ajws.processor;

import com.sun.source.util.TreePath;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.effects.ScratchArrays;
import org.ajws.processor.analysis.flow.ModuleFacts;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.source.Binder;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.ConstructFilter;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.text.EditedText;
import org.ajws.processor.text.Edits;

/** Writes {@code @Private} where the translator, asked to, takes scratch arrays for private. */
final class ScratchConversion {
  private static final String IMPORT = "import org.ajws.";

  private final Charset encoding;
  private final List<Path> classPath;

  ScratchConversion(Charset encoding, List<Path> classPath) {
    this.encoding = encoding;
    this.classPath = classPath;
  }

  /** Files in the standard surface, with the annotations that they lack. */
  List<SourceFile> of(List<SourceFile> files) {
    List<SourceFile> candidates =
        files.stream().filter(f -> ConstructFilter.mayHoldConstruct(f.text())).toList();
    // What is wrong with the sources is said when they are translated.
    try (Binder binder = new Binder(classPath, encoding, null, new Diagnostics())) {
      Binder.Result bound = candidates.isEmpty() ? null : binder.bind(files, candidates);
      return bound == null ? files : of(files, bound.module());
    }
  }

  private static List<SourceFile> of(List<SourceFile> files, BoundModule module) {
    ModuleFacts facts = new ModuleFacts(module);
    Set<VariableElement> scratch =
        ScratchArrays.declare(
                module, facts.locals(), facts.calls(), Constructs.find(module).loops())
            .scratch();
    Map<SourceFile, Set<Integer>> places = new IdentityHashMap<>();
    for (VariableElement array : scratch) {
      TreePath declaration = module.declaration(array);
      places
          .computeIfAbsent(module.file(declaration).source(), f -> new TreeSet<>())
          .add(module.start(declaration.getCompilationUnit(), declaration.getLeaf()));
    }
    return files.stream()
        .map(f -> places.containsKey(f) ? annotated(f, places.get(f)) : f)
        .toList();
  }

  private static SourceFile annotated(SourceFile file, Set<Integer> places) {
    String text = file.text();
    Edits edits = new Edits();
    boolean all = text.contains(IMPORT + "*;");
    boolean imported = all || text.contains(IMPORT + "Private;");
    int at = text.indexOf(IMPORT);
    boolean importable = at >= 0 && !text.matches("(?s).*(?<![@\\w])Private\\b.*");
    if (!imported && importable) {
      edits.insert(at, Edits.Piece.of(IMPORT + "Private; "));
    }
    String name = imported || importable ? "@Private " : "@org.ajws.Private ";
    places.forEach(place -> edits.insert(place, Edits.Piece.of(name)));
    EditedText edited = edits.apply(text);
    return file.standard(edited.text(), edited::originalOffset);
  }
}
