package org.ajws.processor.rule;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.ajws.processor.analysis.flow.CaptureAnalysis;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.DeepSources;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.text.Nesting;

/**
 * Runs checks so that one for which the stack does not suffice costs its own findings alone. It is
 * run again for each file, then for each member of a class, then for each construct, and what it
 * cannot walk over is named; what it finds elsewhere, and what other checks find, is reported.
 */
public final class Contained {
  private static final String FIX =
      "shorten the nesting or the chain of calls that it follows, or give the translator a larger"
          + " stack; if nothing is deep there, AJWS is wrong: leave the construct out";

  private Contained() {}

  /** Runs checks of constructs, one after the other. */
  static void run(List<Check> checks, Subject subject) {
    Subject now = subject;
    for (Check check : checks) {
      if (!ends(check, now)) {
        now = now.afresh(); // what was found out on the way may be half of it
        for (BoundFile file : now.module().files()) {
          byMember(check, now.only(file), file);
        }
        for (BoundFile file : now.module().others()) {
          byMember(check, now.only(file), file);
        }
      }
    }
  }

  /**
   * Runs a rule that looks at a module as a whole.
   *
   * @param name the rule's class
   */
  public static void run(Class<?> name, BoundModule module, Consumer<BoundModule> rule) {
    try {
      rule.accept(module);
    } catch (StackOverflowError e) {
      List<BoundFile> deep = new ArrayList<>();
      for (BoundFile file : module.files()) {
        try {
          // Without the other files it may find what is not so: only where it ends is asked for.
          rule.accept(module.only(file, new Diagnostics()));
        } catch (StackOverflowError again) {
          deep.add(file);
        }
      }
      boolean found = !deep.isEmpty() && deep.size() < module.files().size();
      (found ? deep : List.of(deepest(module))).forEach(f -> report(module, name, f));
    }
  }

  /** Names a step over a whole module for which the stack does not suffice. */
  public static void report(BoundModule module, Class<?> step) {
    report(module, step, deepest(module));
  }

  private static BoundFile deepest(BoundModule module) {
    return module.files().stream()
        .max(Comparator.comparingInt(f -> Nesting.deepest(f.source().text()).depth()))
        .orElseThrow();
  }

  /**
   * The constructs of a module with what an analysis finds out about each; those are left out, and
   * named, for which the stack does not suffice.
   */
  public static Constructs analyse(CaptureAnalysis captures, Constructs found) {
    BoundModule module = captures.module();
    return new Constructs(
        analyse(module, found.loops(), captures::analyse),
        analyse(module, found.asyncs(), captures::analyse),
        found.finishes());
  }

  private static <R extends ParallelRegion> List<R> analyse(
      BoundModule module, List<R> regions, UnaryOperator<R> analysis) {
    List<R> analysed = new ArrayList<>();
    for (R region : regions) {
      try {
        analysed.add(analysis.apply(region));
      } catch (StackOverflowError e) {
        Tree at = region.path().getLeaf();
        report(module, CaptureAnalysis.class, region.file(), at, region);
      }
    }
    return analysed;
  }

  private static boolean ends(Check check, Subject subject) {
    try {
      check.check(subject);
      return true;
    } catch (StackOverflowError e) {
      return false;
    }
  }

  private static void byMember(Check check, Subject subject, BoundFile file) {
    if (ends(check, subject)) {
      return;
    }
    if (check.isOfFiles() || !ends(check, subject.only(Set.of()))) {
      report(subject.module(), check.getClass(), file);
      return;
    }
    Map<Tree, Set<TreePath>> members = new IdentityHashMap<>();
    paths(subject.constructs())
        .forEach(p -> members.computeIfAbsent(member(p), m -> new HashSet<>()).add(p));
    members.values().forEach(m -> byConstruct(check, subject.afresh().only(m)));
  }

  private static List<TreePath> paths(Constructs constructs) {
    List<TreePath> paths = new ArrayList<>();
    constructs.regions().forEach(r -> paths.add(r.path()));
    constructs.finishes().forEach(f -> paths.add(f.path()));
    return paths;
  }

  /** The outermost method, field or initialiser around a construct. */
  private static Tree member(TreePath construct) {
    Tree member = construct.getLeaf();
    for (TreePath up = construct; up.getParentPath() != null; up = up.getParentPath()) {
      if (up.getParentPath().getLeaf() instanceof ClassTree
          && !(up.getLeaf() instanceof ClassTree)) {
        member = up.getLeaf();
      }
    }
    return member;
  }

  private static void byConstruct(Check check, Subject subject) {
    List<ParallelRegion> regions = subject.constructs().regions();
    if (ends(check, subject)) {
      return;
    }
    Set<TreePath> finishes =
        subject.finishes().stream().map(Finish::path).collect(Collectors.toSet());
    List<ParallelRegion> deep = new ArrayList<>();
    for (ParallelRegion region : regions) {
      Set<TreePath> alone = new HashSet<>(finishes);
      alone.add(region.path());
      if (regions.size() == 1 || !ends(check, subject.afresh().only(alone))) {
        deep.add(region);
      }
    }
    for (ParallelRegion region : deep.isEmpty() ? regions : deep) {
      report(subject.module(), check.getClass(), region.file(), region.path().getLeaf(), region);
    }
  }

  private static void report(
      BoundModule module, Class<?> check, BoundFile file, Tree at, ParallelRegion region) {
    module.report(
        DeepSources.at(
            file.source(),
            module.start(file.unit(), at),
            "%s needs more stack than there is for this %s"
                .formatted(named(check), region.describe()),
            FIX));
  }

  /** At the deepest place of a file, for want of a better one. */
  private static void report(BoundModule module, Class<?> check, BoundFile file) {
    SourceFile source = file.source();
    module.report(
        DeepSources.at(
            source,
            Nesting.deepest(source.text()).offset(),
            named(check) + " needs more stack than there is for this file, deepest here",
            FIX));
  }

  /** {@code the check "shared object writes"}. */
  private static String named(Class<?> check) {
    String words = check.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", " ");
    return "the check \"" + words.toLowerCase(Locale.ROOT) + "\"";
  }
}
