package org.ajws.processor.plan.decisions;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.ajws.processor.analysis.flow.CriticalCode;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.plan.ModulePlan;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.source.BoundFile;

/** The locks under which constructs run in order, perhaps many calls away, for the report. */
final class CriticalDecisions {
  private final ModulePlan plan;
  private final Map<Tree, ParallelRegion> regions = new IdentityHashMap<>();
  private final List<Decisions.Critical> found = new ArrayList<>();

  private CriticalDecisions(ModulePlan plan) {
    this.plan = plan;
    Stream.concat(plan.constructs().loops().stream(), plan.constructs().asyncs().stream())
        .forEach(r -> regions.put(r.path().getLeaf(), r));
  }

  /** One for each place that takes a lock. */
  static List<Decisions.Critical> of(ModulePlan plan) {
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
    found.add(
        new Decisions.Critical(
            file.source().path(), file.source().line(offset), lock, constructs(code)));
  }

  private List<String> constructs(TreePath code) {
    TreeSet<String> constructs = new TreeSet<>();
    for (TreePath construct : plan.reach().reachedFrom(code)) {
      ParallelRegion region = regions.get(construct.getLeaf());
      BoundFile file = plan.module().file(construct);
      int line =
          region != null
              ? region.line()
              : file.source().line(plan.module().start(file.unit(), construct.getLeaf()));
      String what = region == null ? "intervals" : region.describe();
      constructs.add(what + " " + file.source().path().getFileName() + ":" + line);
    }
    return List.copyOf(constructs);
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
