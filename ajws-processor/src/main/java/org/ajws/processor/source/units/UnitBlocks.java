package org.ajws.processor.source.units;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.source.SyntaxTree;
import org.ajws.processor.text.Mention;

/**
 * Prepares code with parallel constructs, where it may touch members, for units of work that are
 * single statements ({@code docs/design/atomic-sets.md}): each statement that may be one is put
 * into a block, and what a header around a construct evaluates is put in front of it. Which of the
 * blocks are units is known when the module is bound; the others are blocks like any.
 */
public final class UnitBlocks {
  private static final Mention PERMIT = Mention.ofName("ajws-statements");

  private UnitBlocks() {}

  /**
   * The files that are changed, each with what it becomes.
   *
   * @param files that may hold constructs
   * @param all files of the module: any may lead to a construct
   * @param release of Java that they are written in
   */
  public static Map<SourceFile, SourceFile> add(
      List<SourceFile> files, List<SourceFile> all, int release) {
    if (files.stream().noneMatch(UnitBlocks::mayPermit)) {
      return Map.of();
    }
    List<SyntaxTree> parsed = SyntaxTree.parse(files);
    MemberNames names = new MemberNames(parsed);
    List<SyntaxTree> more = SyntaxTree.parse(all.stream().filter(f -> !files.contains(f)).toList());
    ReachingNames reaching =
        new ReachingNames(Stream.concat(parsed.stream(), more.stream()).toList());
    Map<SourceFile, SourceFile> changed = new IdentityHashMap<>();
    for (SyntaxTree file : parsed) {
      if (mayPermit(file.file())) {
        UnitText text = new UnitText(file, release);
        ParallelCodes.of(file, names, reaching)
            .forEach(c -> new StatementSplitter(text, c).split());
        if (!text.isEmpty()) {
          changed.put(file.file(), text.changed());
        }
      }
    }
    return changed;
  }

  private static boolean mayPermit(SourceFile file) {
    boolean declares = !file.added().declaredUnits().isEmpty();
    return !declares && (file.isDialect() || PERMIT.isIn(file.text()));
  }
}
