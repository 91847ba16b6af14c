package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.ajws.SpeculationBackend;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** Says how a speculative loop runs ahead, why so, and what in it cannot. */
public final class SpeculationExplanation {
  /** What would help a counter. */
  private static final String HELP =
      "; a local with @Reduce, stored there once after the loop, would not";

  /** So many places are named beside the first one. */
  private static final int NAMED = 4;

  private final BoundModule module;
  private final Speculations speculations;
  private final ParallelLoop loop;
  private final Set<String> lines = new LinkedHashSet<>();

  private SpeculationExplanation(BoundModule module, Speculations speculations, ParallelLoop loop) {
    this.module = module;
    this.speculations = speculations;
    this.loop = loop;
  }

  /**
   * Explains a loop.
   *
   * @return sentences without a full stop, the choice first; none for a loop that is not
   *     speculative, or stays in order on this target
   */
  public static List<String> of(BoundModule module, Speculations speculations, ParallelLoop loop) {
    SpeculationExplanation explanation = new SpeculationExplanation(module, speculations, loop);
    TrackedCode code = loop.isSpeculative() ? speculations.of(loop) : null;
    if (code != null) {
      explanation.explain(code);
    }
    return List.copyOf(explanation.lines);
  }

  /**
   * Explains the loops of a method, or the one in a line.
   *
   * @param name {@code Class.method}, the class simple or qualified, a constructor as {@code
   *     Class.new}; or {@code File.java:LINE}
   * @return text; none if there is no such loop
   */
  public static List<String> of(
      BoundModule module, Speculations speculations, List<ParallelLoop> loops, String name) {
    List<String> all = new ArrayList<>();
    for (ParallelLoop loop : loops) {
      if (loop.isSpeculative() && (name.equals(loop.site()) || isIn(module, loop, name))) {
        List<String> found = of(module, speculations, loop);
        for (int i = 0; i < found.size(); i++) {
          all.add(i == 0 ? loop.site() + " runs " + found.get(0) : "  " + found.get(i));
        }
      }
    }
    return all;
  }

  private static boolean isIn(BoundModule module, ParallelLoop loop, String name) {
    TreePath at = loop.path();
    while (!(at.getLeaf() instanceof MethodTree) && !(at.getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    if (!(module.element(at) instanceof ExecutableElement method)) {
      return false;
    }
    TypeElement type = (TypeElement) method.getEnclosingElement();
    String last = "." + method.getSimpleName().toString().replace("<init>", "new");
    return name.equals(type.getSimpleName() + last) || name.equals(type.getQualifiedName() + last);
  }

  private void explain(TrackedCode code) {
    RangeSummary ranges = speculations.ranges(loop);
    TrackedCode.Irrevocable always = RunsInOrder.why(code);
    if (speculations.isClaimed(loop)) {
      lines.add("by ranges: which slots its iterations touch is told before they run");
      lines.add(
          ranges.mayLeave()
              ? "slots are copied before they are written where an earlier chunk may still throw or leave the loop"
              : "no slot is copied, unless an index may be outside of its array, or an array missing");
      if (ranges.mayNotEnd()) {
        lines.add(
            "a chunk waits for earlier ones that may leave: not all of its loops are counted");
      }
      shared(ranges);
    } else if (always != null) {
      lines.add("in order, since each iteration does what cannot be undone");
    } else {
      lines.add("with watched accesses (norec): a log of reads and writes, written back in order");
    }
    blocks();
    if (!speculations.isClaimed(loop)) {
      if (loop.speculation().backend() == SpeculationBackend.NOREC) {
        lines.add("not by ranges: backend = NOREC asks for watched accesses");
      } else {
        Map<String, List<String>> places = new LinkedHashMap<>(); // by text
        for (RangeSummary.Reason why : ranges.reasons()) {
          places.computeIfAbsent(why.text(), t -> new ArrayList<>()).add(place(why.at()));
        }
        places.forEach(
            (text, at) -> lines.add("not by ranges: " + at.get(0) + " " + text + so(at)));
      }
      irrevocable(code);
      speculations.followed(code).forEach(this::irrevocable);
      if (always == null) {
        counters(code);
        speculations.followed(code).forEach(this::counters);
      }
    }
  }

  /** How slots are told apart, if the program says so. */
  private void blocks() {
    int size = loop.speculation().granularity();
    if (size > 1) {
      lines.add(
          "in blocks of "
              + size
              + (speculations.isClaimed(loop)
                  ? " slots: chunks that touch the same block wait for each other"
                  : " slots: a slot of primitives is read with its block, whose other slots may make a chunk conflict, too"));
    }
  }

  /** Slots that are the same ones in all iterations, so that no two chunks run at a time. */
  private void shared(RangeSummary ranges) {
    for (RangeSummary.Step step : ranges.steps()) {
      if (step instanceof RangeSummary.Access a
          && a.write()
          && a.at().isFixed()
          && a.arrays() instanceof ArrayRef.One) {
        String operator = AccessSites.reductionAt(module, a.path());
        lines.add(
            place(a.path())
                + (operator.isEmpty() ? " writes" : " updates (" + operator + ")")
                + " one slot in all iterations: no two chunks run at a time"
                + (operator.isEmpty() ? "" : HELP));
      }
    }
  }

  /** Fields that each iteration that comes there updates, so that its chunk conflicts. */
  private void counters(TrackedCode code) {
    for (TrackedCode.Tracked t : code.tracked()) {
      if (t.form() instanceof Tracking.Update u
          && u.place() instanceof Tracking.Field f
          && (f.object() == null || f.object().toString().equals("this"))) {
        String operator = AccessSites.reductionAt(module, t.path());
        if (!operator.isEmpty()) {
          lines.add(
              "%s updates (%s) the field %s: chunks that do so conflict%s"
                  .formatted(place(t.path()), operator, f.field().getSimpleName(), HELP));
        }
      }
    }
  }

  private void irrevocable(TrackedCode code) {
    if (code.whole() != null) {
      lines.add("irrevocable: " + place(code.whole().cause()) + " " + code.whole().reason());
    }
    for (TrackedCode.Irrevocable i : code.irrevocable()) {
      lines.add("irrevocable: " + place(i.cause()) + " " + i.reason());
    }
  }

  /** The places of which the same is to be said as of the first one. */
  private static String so(List<String> places) {
    List<String> others =
        places.stream().skip(1).distinct().filter(p -> !p.equals(places.get(0))).toList();
    if (others.isEmpty()) {
      return "";
    }
    String named = String.join(", ", others.subList(0, Math.min(NAMED, others.size())));
    int more = others.size() - NAMED;
    return "; likewise " + named + (more > 0 ? " and " + more + " more" : "");
  }

  /** {@code line 12}, with the file where it is another one. */
  private String place(TreePath at) {
    BoundFile file = module.file(at);
    int line = file.source().line(module.start(file.unit(), at.getLeaf()));
    return file == loop.file() ? "line " + line : file.source().path().getFileName() + ":" + line;
  }
}
