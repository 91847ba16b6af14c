package org.ajws.processor.rule;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import org.ajws.processor.analysis.flow.DefiniteAssignment;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.flow.Regions;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelRegion;

/**
 * What tasks leave in a private variable is lost: it is not read after the region before it is
 * assigned. An array or object that a further region makes private again is scratch space there,
 * too; a primitive value or immutable object would be a left-over and must be assigned in it first.
 */
final class PrivateReadAfter implements Check {
  @Override
  public void check(Subject subject) {
    Map<VariableElement, List<ParallelRegion>> regions = new LinkedHashMap<>();
    for (ParallelRegion region : subject.regions()) {
      for (Capture capture : region.captures()) {
        if (subject.locals().isPrivate(capture.variable())) {
          regions.computeIfAbsent(capture.variable(), v -> new ArrayList<>()).add(region);
        }
      }
    }
    regions.forEach((variable, found) -> check(subject, variable, found));
  }

  private static void check(Subject subject, VariableElement variable, List<ParallelRegion> found) {
    Set<Tree> statements = new HashSet<>();
    Set<Tree> entries = new HashSet<>();
    found.forEach(
        region -> {
          statements.add(region.path().getLeaf());
          entries.add(region.entry());
        });
    boolean scratch = !PrivateCopies.isImmutable(subject.module(), variable.asType());
    Regions regions =
        new Regions() {
          @Override
          public boolean loses(Tree tree) {
            return statements.contains(tree);
          }

          @Override
          public DefiniteAssignment.State atStart(Tree tree, DefiniteAssignment.State state) {
            return scratch && entries.contains(tree) ? DefiniteAssignment.State.ASSIGNED : state;
          }
        };
    LocalVariables.Index index = subject.index(found.get(0));
    boolean array = variable.asType().getKind() == TypeKind.ARRAY;
    for (IdentifierTree read : DefiniteAssignment.staleReads(index, variable, array, regions)) {
      subject.report(
          DiagnosticCode.PRIVATE_READ_AFTER,
          found.get(0),
          read,
          "the private variable "
              + variable
              + " is read after a parallel region (line "
              + line(subject, found, read)
              + "), where what its tasks left in it is lost",
          "assign it again before reading it, or use another variable; @Reduce if it collects a"
              + " result");
    }
  }

  /** The last region before a read in the source, or the last of all. */
  private static int line(Subject subject, List<ParallelRegion> found, IdentifierTree read) {
    int at = subject.module().start(found.get(0).file().unit(), read);
    return found.stream()
        .filter(r -> subject.module().end(r.file().unit(), r.path().getLeaf()) <= at)
        .mapToInt(ParallelRegion::line)
        .max()
        .orElse(found.get(found.size() - 1).line());
  }
}
