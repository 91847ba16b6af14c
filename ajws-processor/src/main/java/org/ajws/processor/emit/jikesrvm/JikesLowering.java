package org.ajws.processor.emit.jikesrvm;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.flow.ThrownTypes;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/**
 * Gives the parallel constructs of a file the shape that the work-stealing Jikes RVM knows ({@code
 * docs/design/jikes-rvm.md}).
 */
final class JikesLowering {
  private final JikesContext context;
  private final List<ParallelLoop> loops;
  private final StealRegions regions;
  private final Jumps jumps;
  private final Declarations declarations;
  private final RegionLimits limits;
  private final Map<StealRegion, Handover> handovers = new IdentityHashMap<>();
  private final Map<Tree, Async> values = new IdentityHashMap<>();

  private JikesLowering(FilePlan plan, Edits edits) {
    BoundModule module = plan.module().module();
    BoundFile file = plan.file();
    List<Async> asyncs = plan.constructs().asyncs();
    LocalVariables locals = plan.module().facts().locals();
    LocalVariables.Index index = locals.of(file.unit());
    ThrownTypes thrown = new ThrownTypes(module, locals);
    JikesContext unnamed = new JikesContext(module, file, index, thrown, null, edits);
    this.loops = plan.constructs().loops();
    this.regions = new StealRegions(unnamed, loops, asyncs, plan.constructs().finishes());
    RegionNames names = new RegionNames(named(unnamed, asyncs), file.source().text());
    this.context = new JikesContext(module, file, index, thrown, names, edits);
    this.jumps = new Jumps(context, regions.all());
    this.declarations = new Declarations(context);
    this.limits = new RegionLimits(context);
    asyncs.stream().filter(Async::isValue).forEach(a -> values.put(a.path().getLeaf(), a));
  }

  /** Adds the edits of one file; what this target cannot do is reported. */
  static void lower(FilePlan plan, Edits edits) {
    new JikesLowering(plan, edits).lower();
  }

  private List<RegionNames.Region> named(JikesContext at, List<Async> asyncs) {
    List<RegionNames.Region> named = new ArrayList<>();
    for (StealRegion r : regions.all()) {
      if (r.kind != StealRegion.Kind.CHUNK) {
        named.add(new RegionNames.Region(r, r.start, r.end, r.start, r.end));
      }
    }
    for (ParallelLoop loop : loops) {
      Tree body = loop.body();
      boolean split = !(loop.header() instanceof LoopHeader.General);
      Tree first = loop.labels().isEmpty() ? loop.path().getLeaf() : loop.labels().get(0);
      int start = at.start(split ? first : body);
      named.add(new RegionNames.Region(loop, start, at.end(body), at.start(body), at.end(body)));
    }
    for (StealRegion r : regions.all()) {
      if (r.kind == StealRegion.Kind.CHUNK) {
        named.add(new RegionNames.Region(r, r.start, r.end, r.start, r.end));
      }
    }
    for (Async async : asyncs) {
      Tree body = async.body();
      int start = at.start(async.isValue() ? body : async.path().getLeaf());
      named.add(new RegionNames.Region(async, start, at.end(body), at.start(body), at.end(body)));
    }
    return named;
  }

  private void lower() {
    if (!regions.areComplete()) {
      return; // what is missing was reported
    }
    limits.checkCalls();
    normalise();
    for (StealRegion region : regions.all()) {
      handovers.put(
          region,
          new Handover(
              context, region, FinishShape.reserved(region, jumps), v -> isVisible(v, region)));
      limits.check(region);
    }
    for (Object construct : context.names().constructs()) {
      if (construct instanceof StealRegion region) {
        lower(region);
      } else if (construct instanceof ParallelLoop loop) {
        if (loop.header() instanceof LoopHeader.General header) {
          lower(loop, header);
        } else {
          StealRegion chunk = regions.chunk(loop);
          new SplitLoopShape(context, loop, chunk == null ? null : shape(chunk)).lower();
          if (!isInSplitLoop(loop)) {
            new OuterNames(context).lower(loop);
          }
        }
      } else if (construct instanceof Async async && !async.isValue()) {
        AsyncShape shape = shape(async);
        context.edits().wrap(context.names().span(async), shape.open(), " " + shape.close());
      }
    }
    jumps.lower();
    context
        .names()
        .uses()
        .forEach(
            (use, text) -> context.edits().replace(context.start(use), context.end(use), text));
  }

  /** All declarators of a declaration are hoisted, or none; each by one region. */
  private void normalise() {
    for (StealRegion region : regions.all()) {
      for (VariableElement v : List.copyOf(region.hoisted)) {
        TreePath declaration = context.index().declaration(v);
        for (VariableTree d : context.declarators(declaration)) {
          TreePath path = new TreePath(declaration.getParentPath(), d);
          region.hoisted.add((VariableElement) context.module().element(path));
        }
      }
    }
    for (StealRegion outer : regions.all()) {
      for (StealRegion region : regions.all()) {
        if (outer != region && outer.encloses(region)) {
          region.hoisted.removeAll(outer.hoisted);
        }
      }
    }
  }

  /** Whether a local can be named behind a region. */
  private boolean isVisible(VariableElement v, StealRegion region) {
    for (StealRegion r : regions.all()) {
      if (r.hoisted.contains(v)) {
        return r.encloses(region);
      }
    }
    return !region.holds(context.start(context.index().declaration(v).getLeaf()));
  }

  private FinishShape shape(StealRegion region) {
    List<TypeMirror> thrown = new ArrayList<>();
    for (StatementTree s : region.statements) {
      for (TypeMirror t : context.thrown().of(new TreePath(region.parent, s))) {
        if (thrown.stream().noneMatch(k -> context.module().types().isSameType(k, t))) {
          thrown.add(t);
        }
      }
    }
    return new FinishShape(context, region, jumps, handovers.get(region), thrown);
  }

  private AsyncShape shape(ParallelRegion async) {
    return new AsyncShape(context, async, handovers.get(regions.homeOf(async)));
  }

  private void lower(StealRegion region) {
    Handover handover = handovers.get(region);
    List<Handover.Entry> assigned = new ArrayList<>(handover.ofBody());
    assigned.addAll(handover.results());
    for (Handover.Entry e : assigned) {
      VariableElement v = e.variable();
      boolean hoisted = regions.all().stream().anyMatch(r -> r.hoisted.contains(v));
      if (!hoisted && context.names().outside(region, v).contentEquals(v.getSimpleName())) {
        declarations.initialise(v);
      }
    }
    if (region.kind == StealRegion.Kind.CHUNK) {
      return; // its text is part of its loop's
    }
    FinishShape shape = shape(region);
    boolean block =
        region.kind == StealRegion.Kind.FINISH || region.kind == StealRegion.Kind.SPAWNING_LOOP;
    String open = (block ? "{ " : "") + shape.open();
    String close = " " + shape.close() + (block ? "}" : "");
    context.edits().wrap(context.names().span(region), open, close);
    for (VariableElement v : region.hoisted) {
      declarations.hoist(context.index().declaration(v), values, this::shape);
    }
  }

  /** The loop stays where it is; each iteration is an async. {@code continue} ends the do. */
  private void lower(ParallelLoop loop, LoopHeader.General header) {
    Span span = context.names().span(loop);
    Edits edits = context.edits();
    AsyncShape shape = shape(loop);
    String labels =
        loop.labels().stream().map(l -> l.getLabel() + ": ").collect(Collectors.joining());
    for (LabeledStatementTree label : loop.labels()) {
      edits.replace(context.start(label), context.start(label.getStatement()), "");
    }
    int start = context.start(loop.body());
    if (header.headerStatement()) {
      BlockTree block = (BlockTree) loop.body();
      edits.open(start, span, "{");
      // The block's own brace would close too early: it is taken away and set behind the statement.
      edits.replace(start, start + 1, "");
      int after = context.end(block.getStatements().get(0));
      edits.close(after, span, " " + shape.open() + labels + "do {");
    } else {
      edits.open(start, span, "{ " + shape.open() + labels + "do ");
    }
    edits.close(context.end(loop.body()), span, " while (false); " + shape.close() + " }");
  }

  private static Tree enclosingClass(ParallelLoop loop) {
    TreePath at = loop.path();
    while (!(at.getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    return at.getLeaf();
  }

  /** Whether a split loop of the same class is around a loop: the names in it were seen to. */
  private boolean isInSplitLoop(ParallelLoop loop) {
    int at = context.start(loop.path().getLeaf());
    return loops.stream()
        .anyMatch(
            l ->
                l != loop
                    && !(l.header() instanceof LoopHeader.General)
                    && enclosingClass(l) == enclosingClass(loop)
                    && context.start(l.body()) <= at
                    && at < context.end(l.body()));
  }
}
