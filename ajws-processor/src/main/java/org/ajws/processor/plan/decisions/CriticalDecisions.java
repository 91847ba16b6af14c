package org.ajws.processor.plan.decisions;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.ajws.processor.analysis.flow.CriticalCode;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.plan.ModulePlan;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.source.BoundFile;

/** The locks under which constructs run in order, perhaps many calls away. */
final class CriticalDecisions {
  private final ModulePlan plan;
  private final Map<Tree, ParallelRegion> regions = new IdentityHashMap<>();
  private final List<Found> found = new ArrayList<>();

  /** For each list of trees that is reached from some code. */
  private final Map<List<TreePath>, List<Construct>> constructs = new IdentityHashMap<>();

  private final Map<Tree, Construct> known = new IdentityHashMap<>();

  /**
   * A place that takes a lock.
   *
   * @param code what is run under it
   * @param constructs what may be reached then
   */
  record Found(BoundFile file, int line, String lock, TreePath code, List<Construct> constructs) {
    /** {@code FILE.java:LINE}. */
    String site() {
      return CriticalDecisions.site(file, line);
    }
  }

  /**
   * A construct.
   *
   * @param what what it is called
   * @param site {@code FILE.java:LINE}
   * @param name both
   */
  record Construct(TreePath path, String what, String site, String name) {}

  private CriticalDecisions(ModulePlan plan) {
    this.plan = plan;
    Stream.concat(plan.constructs().loops().stream(), plan.constructs().asyncs().stream())
        .forEach(r -> regions.put(r.path().getLeaf(), r));
  }

  /** One for each place that takes a lock, for the report. */
  static List<Decisions.Critical> of(ModulePlan plan) {
    return find(plan).stream()
        .map(
            f ->
                new Decisions.Critical(
                    f.file().source().path(),
                    f.line(),
                    f.lock(),
                    f.constructs().stream().map(Construct::name).distinct().sorted().toList()))
        .toList();
  }

  /** All of them, with what may be reached under each. */
  static List<Found> find(ModulePlan plan) {
    CriticalDecisions decisions = new CriticalDecisions(plan);
    Stream.concat(plan.module().files().stream(), plan.module().others().stream())
        .forEach(decisions::find);
    for (UnitOfWork unit : plan.sets().units()) {
      Code code = unit.code();
      if (!unit.locks().isEmpty() && plan.reach().isReachedFrom(code.path())) {
        decisions.add(code.file(), code.offset(), "unit of work", code.path());
      }
    }
    return decisions.found;
  }

  private void find(BoundFile file) {
    for (CriticalCode critical : plan.of(file).criticalCode()) {
      TreePath code = critical.code();
      Tree at = critical.kind() == CriticalCode.Kind.FUNCTION ? critical.body() : code.getLeaf();
      add(file, plan.module().start(file.unit(), at), describe(critical), code);
    }
  }

  private void add(BoundFile file, int offset, String lock, TreePath code) {
    List<Construct> reached =
        constructs.computeIfAbsent(
            plan.reach().reachedFrom(code),
            paths -> paths.stream().map(this::construct).distinct().toList());
    found.add(new Found(file, file.source().line(offset), lock, code, reached));
  }

  private Construct construct(TreePath path) {
    return known.computeIfAbsent(path.getLeaf(), tree -> newConstruct(path));
  }

  private Construct newConstruct(TreePath path) {
    ParallelRegion region = regions.get(path.getLeaf());
    BoundFile file = plan.module().file(path);
    int line =
        region != null
            ? region.line()
            : file.source().line(plan.module().start(file.unit(), path.getLeaf()));
    String what = region == null ? "intervals" : region.describe();
    String site = site(file, line);
    return new Construct(path, what, site, what + " " + site);
  }

  private static String site(BoundFile file, int line) {
    return file.source().path().getFileName() + ":" + line;
  }

  private static String describe(CriticalCode critical) {
    return switch (critical.kind()) {
      case BLOCK -> "synchronized block";
      case METHOD -> "synchronized method " + ((MethodTree) critical.code().getLeaf()).getName();
      case TRY -> "lock that a try gives back";
      case FUNCTION -> "lock of the collection that runs a function";
      case INITIALISER, VALUE, CONSTRUCTOR ->
          "initialisation of class " + type(critical.code()).getSimpleName();
    };
  }

  private static ClassTree type(TreePath code) {
    TreePath around = code;
    while (!(around.getLeaf() instanceof ClassTree)) {
      around = around.getParentPath();
    }
    return (ClassTree) around.getLeaf();
  }
}
