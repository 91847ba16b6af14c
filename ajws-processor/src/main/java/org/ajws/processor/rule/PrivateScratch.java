package org.ajws.processor.rule;

import com.sun.source.util.TreePath;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.TreeSet;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.effects.SharedWrites;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.SourceFile;

/**
 * Declares scratch arrays private: local arrays of which all iterations of a parallel loop write
 * the same slots. The annotation is put into the text, so that all rules of {@code @Private} hold.
 */
public final class PrivateScratch {
  private static final String ANNOTATION = "@org.ajws.Private ";

  private PrivateScratch() {}

  /** The files that have such arrays, with them declared private. */
  public static Map<SourceFile, SourceFile> annotate(Subject subject) {
    SharedWrites shared = new SharedWrites(subject.module(), subject.locals(), subject.calls());
    Map<SourceFile, TreeSet<Integer>> places = new IdentityHashMap<>();
    for (ParallelLoop loop : subject.loops()) {
      for (VariableElement array : shared.scratchArrays(loop)) {
        TreePath declaration = subject.module().declaration(array);
        BoundFile file = declaration == null ? null : subject.module().file(declaration);
        if (file != null) {
          places
              .computeIfAbsent(file.source(), f -> new TreeSet<>())
              .add(subject.module().start(file.unit(), declaration.getLeaf()));
        }
      }
    }
    Map<SourceFile, SourceFile> annotated = new IdentityHashMap<>();
    places.forEach((file, offsets) -> annotated.put(file, annotate(file, offsets)));
    return annotated;
  }

  private static SourceFile annotate(SourceFile file, TreeSet<Integer> offsets) {
    StringBuilder text = new StringBuilder(file.text());
    offsets.descendingSet().forEach(offset -> text.insert(offset, ANNOTATION));
    return file.rewritten(
        text.toString(),
        offset -> {
          int back = offset;
          for (int place : offsets) {
            if (back <= place) {
              break;
            }
            back = Math.max(place, back - ANNOTATION.length());
          }
          return back;
        });
  }
}
