package org.ajws.processor.lower.steal;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.Target;
import org.ajws.processor.emit.Edits;
import org.ajws.processor.emit.Trivia;
import org.ajws.processor.model.Capture;
import org.ajws.processor.model.LoopHeader;
import org.ajws.processor.model.ParallelLoop;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Turns the {@code @ParallelFor} loops of a file into calls of the runtime ({@code
 * docs/design/generated-code.md}). The expressions of the header and the body stay where they are;
 * what is between them is replaced on the same lines.
 */
public final class LoopLowering {
  private static final String RUNTIME = "org.ajws.runtime.";

  private final BoundModule module;
  private final BoundFile file;
  private final CompilationUnitTree unit;
  private final List<ParallelLoop> loops;
  private final LoopNames names;
  private final TypeText types;
  private final String runtimeClass;
  private final Edits edits;

  private LoopLowering(
      BoundModule module, BoundFile file, List<ParallelLoop> loops, Target target, Edits edits) {
    this.module = module;
    this.file = file;
    this.unit = file.unit();
    this.loops = loops;
    this.names = new LoopNames(module, loops, file.source().text());
    this.types = new TypeText(module);
    this.runtimeClass = RUNTIME + target.loopsClass();
    this.edits = edits;
  }

  /** Adds the edits for all loops of one file; the target must not be {@code serial}. */
  public static void lower(
      BoundModule module, BoundFile file, List<ParallelLoop> loops, Target target, Edits edits) {
    new LoopLowering(module, file, loops, target, edits).lowerAll();
  }

  private void lowerAll() {
    // Outer loops first: the copies of an inner loop start from the names that the outer one gives.
    for (ParallelLoop loop : loops) {
      if (loop.header() instanceof LoopHeader.Counted counted) {
        lowerCounted(loop, counted);
      } else if (loop.header() instanceof LoopHeader.Array array) {
        lowerArray(loop, array);
      } else if (loop.header() instanceof LoopHeader.Elements elements) {
        lowerElements(loop, elements);
      } else {
        lowerGeneral(loop, (LoopHeader.General) loop.header());
      }
    }
    names.uses().forEach((use, name) -> edits.replace(start(use), end(use), name));
  }

  // ---- for (int i = first; i < bound; i += step)

  private void lowerCounted(ParallelLoop loop, LoopHeader.Counted header) {
    LocalsClass locals = new LocalsClass(loop, names, types);
    int depth = names.depth(loop);
    openLoop(loop, locals);
    String method = runtimeClass + (header.wide() ? ".longs" : ".ints");
    edits.replace(
        start(loop.path().getLeaf()),
        start(header.first()),
        "%s(\"%s\", ".formatted(method, loop.site()));
    edits.replace(
        end(header.first()),
        start(header.bound()),
        ", " + RUNTIME + "Relation." + header.relation() + ", ");
    int afterHeader = end(header.bound());
    String step = header.negated() ? "-1" : "1";
    if (header.step() != null) {
      edits.replace(end(header.bound()), start(header.step()), header.negated() ? ", -(" : ", (");
      afterHeader = end(header.step());
      step = ")";
    } else {
      step = ", " + step;
    }
    String type = header.wide() ? "long" : "int";
    String chunk =
        "(%1$s %2$s, %1$s %3$s, %1$s %4$s, %5$s %6$s) -> { "
            .formatted(
                type,
                names.fresh(loop, "from"),
                names.fresh(loop, "to"),
                names.fresh(loop, "step"),
                locals.name(),
                state(loop));
    edits.replace(
        afterHeader,
        start(loop.body()),
        step + ", " + locals.root() + ", " + hide(loop, header.wide() ? "longs" : "ints"));
    edits.open(
        start(loop.body()),
        depth,
        chunk + beginChunk(loop, locals) + chunkLoop(loop, header, type));
    closeLoop(loop, locals, "} " + endChunk(locals, loop) + "}");
  }

  /** The head of the sequential loop over one chunk, and the user's variable in it. */
  private String chunkLoop(ParallelLoop loop, LoopHeader.Counted header, String type) {
    String user = header.variable().getName().toString();
    String i = names.fresh(loop, user);
    String from = names.fresh(loop, "from");
    String to = names.fresh(loop, "to");
    String advance = advance(loop, header, i);
    String head =
        switch (header.relation()) {
          case LT, LE ->
              "for (%s %s = %s; %s < %s; %s) { ".formatted(type, i, from, i, to, advance);
          case GT, GE ->
              "for (%s %s = %s; %s > %s; %s) { ".formatted(type, i, from, i, to, advance);
          case NE -> {
            String n = names.fresh(loop, "left");
            yield "for (%s %s = %s, %s = %s; %s > 0; %s--, %s) { "
                .formatted(type, n, to, i, from, n, n, advance);
          }
        };
    return labels(loop) + head + cancelTest(loop) + "%s %s = %s; ".formatted(type, user, i);
  }

  /** A literal step is repeated, so that the compiler sees a constant; another is a parameter. */
  private String advance(ParallelLoop loop, LoopHeader.Counted header, String i) {
    if (header.step() == null) {
      return i + (header.negated() ? "--" : "++");
    }
    ExpressionTree step = BoundModule.withoutParentheses(header.step());
    if (step.getKind() == Tree.Kind.INT_LITERAL) {
      return i + (header.negated() ? " -= " : " += ") + step;
    }
    return i + " += " + names.fresh(loop, "step");
  }

  // ---- for (T x : array)

  private void lowerArray(ParallelLoop loop, LoopHeader.Array header) {
    LocalsClass locals = new LocalsClass(loop, names, types);
    int depth = names.depth(loop);
    String array = names.fresh(loop, "array");
    openLoop(loop, locals);
    edits.replace(
        start(loop.path().getLeaf()), start(header.source()), "final var " + array + " = ");
    edits.replace(end(header.source()), start(loop.body()), ";");
    String call =
        " %s(\"%s\", 0, %sRelation.LT, %s.length, 1, %s, %s(int %s, int %s, int %s, %s %s) -> { "
            .formatted(
                runtimeClass + ".ints",
                loop.site(),
                RUNTIME,
                array,
                locals.root(),
                hide(loop, "ints"),
                names.fresh(loop, "from"),
                names.fresh(loop, "to"),
                names.fresh(loop, "step"),
                locals.name(),
                state(loop));
    String i = names.fresh(loop, "i");
    String head =
        "%sfor (int %s = %s; %s < %s; %s++) { %s%s = %s[%s]; "
            .formatted(
                labels(loop),
                i,
                names.fresh(loop, "from"),
                i,
                names.fresh(loop, "to"),
                i,
                cancelTest(loop),
                variable(header.variable()),
                array,
                i);
    edits.open(start(loop.body()), depth, call + beginChunk(loop, locals) + head);
    closeLoop(loop, locals, "} " + endChunk(locals, loop) + "}");
  }

  // ---- for (T x : iterable)

  private void lowerElements(ParallelLoop loop, LoopHeader.Elements header) {
    LocalsClass locals = new LocalsClass(loop, names, types);
    int depth = names.depth(loop);
    openLoop(loop, locals);
    String cast = header.raw() ? "(java.lang.Iterable<?>) (" : "(";
    edits.replace(
        start(loop.path().getLeaf()),
        start(header.source()),
        "%s(\"%s\", %s".formatted(runtimeClass + ".elements", loop.site(), cast));
    edits.replace(end(header.source()), start(loop.body()), "), " + locals.root() + ", ");
    String part = names.fresh(loop, "part");
    String head =
        "%s(%s, %s) -> { %s%sfor (%s : %s) { %s"
            .formatted(
                hide(loop, "elements"),
                part,
                state(loop),
                beginChunk(loop, locals),
                labels(loop),
                variable(header.variable()),
                part,
                cancelTest(loop));
    edits.open(start(loop.body()), depth, head);
    closeLoop(loop, locals, "} " + endChunk(locals, loop) + "}");
  }

  // ---- any other header

  private void lowerGeneral(ParallelLoop loop, LoopHeader.General header) {
    LocalsClass locals = new LocalsClass(loop, names, types);
    int depth = names.depth(loop);
    ForLoopTree tree = (ForLoopTree) loop.path().getLeaf();
    Map<VariableElement, List<IdentifierTree>> inHeader = localsOfHeader(tree, header);
    openLoop(loop, locals, inHeader.keySet());
    String spawner = names.fresh(loop, "spawner");
    edits.open(
        start(tree),
        depth + 1,
        "%s(\"%s\", %s, %s(%sSpawner<%s> %s) -> { "
            .formatted(
                runtimeClass + ".inOrder",
                loop.site(),
                locals.root(),
                hide(loop, "inOrder"),
                RUNTIME,
                locals.name(),
                spawner));
    inHeader.forEach(
        (variable, uses) ->
            uses.forEach(use -> edits.replace(start(use), end(use), names.rename(loop, variable))));
    String stop = "if (%s.stopped()) break; ".formatted(spawner);
    String copies =
        loop.captures().stream()
            .filter(c -> c.role() == Capture.Role.COPY && !inHeader.containsKey(c.variable()))
            .filter(c -> isHeaderVariable(c, loop))
            .map(c -> copy(loop, c))
            .collect(Collectors.joining());
    String spawn =
        "%s%s.spawn(%s(%s %s) -> { %s%sdo "
            .formatted(
                copies,
                spawner,
                hide(loop, "task"),
                locals.name(),
                state(loop),
                beginChunk(loop, locals),
                labels(loop));
    if (header.headerStatement()) {
      BlockTree block = (BlockTree) loop.body();
      edits.open(start(block), depth, "{ " + stop);
      // The block's own brace would close too early: it is taken away and set behind the statement.
      edits.replace(start(block), start(block) + 1, "");
      edits.close(end(block.getStatements().get(0)), depth, " " + spawn + "{");
    } else {
      edits.open(start(loop.body()), depth, "{ " + stop + spawn);
    }
    closeLoop(loop, locals, " while (false); " + endChunk(locals, loop) + "}); } }");
  }

  /** Whether a local is declared in the loop (its header, or the statement that belongs to it). */
  private boolean isHeaderVariable(Capture c, ParallelLoop loop) {
    int at = start(c.declaration());
    return at >= start(loop.path().getLeaf()) && at < end(loop.path().getLeaf());
  }

  /** Locals from outside of the loop that its header reads, with their uses there. */
  private Map<VariableElement, List<IdentifierTree>> localsOfHeader(
      ForLoopTree tree, LoopHeader.General header) {
    Map<VariableElement, List<IdentifierTree>> found = new LinkedHashMap<>();
    TreeScanner<Void, Void> scanner =
        new TreeScanner<>() {
          @Override
          public Void visitIdentifier(IdentifierTree use, Void p) {
            if (module.element(TreePath.getPath(unit, use)) instanceof VariableElement v
                && isLocalFromOutside(v, tree)) {
              found.computeIfAbsent(v, k -> new java.util.ArrayList<>()).add(use);
            }
            return null;
          }
        };
    scanner.scan(tree.getInitializer(), null);
    scanner.scan(tree.getCondition(), null);
    scanner.scan(tree.getUpdate(), null);
    if (header.headerStatement()) {
      scanner.scan(((BlockTree) tree.getStatement()).getStatements().get(0), null);
    }
    return found;
  }

  private boolean isLocalFromOutside(VariableElement v, Tree loop) {
    if (v.getKind().isField() || v.getSimpleName().contentEquals("this")) {
      return false;
    }
    TreePath declaration = module.declaration(v);
    return declaration != null
        && !v.getSimpleName().contentEquals("super")
        && (start(declaration.getLeaf()) < start(loop)
            || start(declaration.getLeaf()) >= end(loop));
  }

  // ---- what all forms share

  private void openLoop(ParallelLoop loop, LocalsClass locals) {
    openLoop(loop, locals, Set.of());
  }

  /** Opens a block, makes the copies, and begins the try whose finally reads results back. */
  private void openLoop(ParallelLoop loop, LocalsClass locals, Set<VariableElement> alsoCopied) {
    StringBuilder s = new StringBuilder("{ ").append(locals.declaration());
    Set<VariableElement> copied = new LinkedHashSet<>();
    for (Capture c : loop.captures()) {
      if (c.role() == Capture.Role.COPY && !isHeaderVariable(c, loop)) {
        s.append(copy(loop, c));
        copied.add(c.variable());
      }
    }
    for (VariableElement v : alsoCopied) {
      if (copied.add(v)) {
        s.append(copy(loop, v));
      }
    }
    if (loop.thrown().size() > 1) {
      for (TypeMirror thrown : loop.thrown()) {
        s.append(RUNTIME).append("Loops.<").append(types.of(thrown)).append(">mayThrow(); ");
      }
    }
    s.append(locals.hasResults() ? "try { " : "");
    int depth = names.depth(loop);
    int start =
        loop.labels().isEmpty() ? start(loop.path().getLeaf()) : start(loop.labels().get(0));
    edits.open(start, depth, s.toString());
    // Labels move inside, to the loop over a chunk: a jump cannot leave a lambda.
    for (LabeledStatementTree label : loop.labels()) {
      edits.replace(start(label), start(label.getStatement()), "");
    }
  }

  private void closeLoop(ParallelLoop loop, LocalsClass locals, String chunkEnd) {
    String results = locals.hasResults() ? "} finally { " + locals.readBack() + "} " : "";
    edits.close(
        end(loop.body()), names.depth(loop), " " + chunkEnd + unhide(loop) + "); " + results + "}");
  }

  private String copy(ParallelLoop loop, Capture c) {
    return copy(loop, c.variable());
  }

  private String copy(ParallelLoop loop, VariableElement v) {
    boolean ofHeader = start(module.declaration(v).getLeaf()) >= start(loop.path().getLeaf());
    String value = ofHeader ? v.getSimpleName().toString() : names.outside(loop, v);
    return "final %s %s = %s; ".formatted(types.of(v.asType()), names.rename(loop, v), value);
  }

  private String beginChunk(ParallelLoop loop, LocalsClass locals) {
    String load = locals.load(state(loop));
    String own =
        loop.captures().stream()
            .filter(c -> c.role() == Capture.Role.PRIVATE_BY_ITSELF)
            .map(
                c ->
                    "%s %s = %s; "
                        .formatted(
                            types.of(c.variable().asType()),
                            names.rename(loop, c.variable()),
                            types.defaultValue(c.variable().asType())))
            .collect(Collectors.joining());
    return own + (load.isEmpty() ? "" : load + "try { ");
  }

  private String endChunk(LocalsClass locals, ParallelLoop loop) {
    String store = locals.store(state(loop));
    return store.isEmpty() ? "" : "} finally { " + store + "} ";
  }

  private String state(ParallelLoop loop) {
    return names.fresh(loop, "state");
  }

  private String labels(ParallelLoop loop) {
    return loop.labels().stream().map(l -> l.getLabel() + ": ").collect(Collectors.joining());
  }

  private String cancelTest(ParallelLoop loop) {
    return loop.mayCancel() ? "if (%s.cancelled()) break; ".formatted(state(loop)) : "";
  }

  /**
   * Of several unrelated checked exceptions javac would infer only a common supertype: then the
   * body's type hides them, and {@code mayThrow} declares them one by one.
   */
  private static String hide(ParallelLoop loop, String form) {
    return loop.thrown().size() > 1 ? RUNTIME + "Unchecked." + form + "(" : "";
  }

  private static String unhide(ParallelLoop loop) {
    return loop.thrown().size() > 1 ? ")" : "";
  }

  /** The declaration of an enhanced for's variable without {@code @ParallelFor}. */
  private String variable(VariableTree tree) {
    String text = module.text(file, tree);
    int offset = start(tree);
    StringBuilder code = new StringBuilder();
    int from = 0;
    for (var annotation : tree.getModifiers().getAnnotations()) {
      if (annotation.getAnnotationType().toString().endsWith("ParallelFor")) {
        code.append(text, from, start(annotation) - offset);
        from = end(annotation) - offset;
      }
    }
    return Trivia.code(code.append(text.substring(from)).toString()).strip();
  }

  private int start(Tree tree) {
    return module.start(unit, tree);
  }

  private int end(Tree tree) {
    return module.end(unit, tree);
  }
}
