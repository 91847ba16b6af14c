package org.ajws.processor.emit.loops;

import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.emit.Engine;
import org.ajws.processor.emit.LocalsClass;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/** What the lowerings of all forms of parallel loops share. */
abstract class LoopForm {
  static final String RUNTIME = "org.ajws.runtime.";

  final ParallelLoop loop;
  final BoundModule module;
  final RegionNames names;
  final TypeText types;
  final LocalsClass locals;
  final Edits edits;
  final Span span;
  private final BoundFile file;
  private final Engine engine;
  private final InnerLoops inner;

  /** Where a loop stands, and where its edits go. */
  record Context(
      BoundModule module,
      BoundFile file,
      RegionNames names,
      Engine engine,
      boolean apart,
      InnerLoops inner,
      Edits edits,
      ParallelLoop loop) {}

  LoopForm(Context context) {
    this.loop = context.loop();
    this.module = context.module();
    this.file = context.file();
    this.names = context.names();
    this.types = new TypeText(module);
    this.locals = new LocalsClass(loop, context.apart(), names, types);
    this.edits = context.edits();
    this.engine = context.engine();
    this.inner = context.inner();
    this.span = names.span(loop);
  }

  /** Adds the edits of this loop. */
  abstract void lower();

  /** The beginning of a call of the runtime: {@code Loops.method("File.java:12", }. */
  final String call(String method) {
    return engine.loop(method, loop.site()) + ", ";
  }

  /** A name for this loop that the file does not use. */
  final String fresh(String base) {
    return names.fresh(loop, base);
  }

  /** The parameter that holds the task's state. */
  final String state() {
    return fresh("state");
  }

  /**
   * The parameters of a body over a range. They have no types: with a local class among them, javac
   * 17 takes the copies of it that it makes for speculative attribution for different classes.
   */
  final String rangeLambda() {
    return "(%s, %s, %s, %s) -> { ".formatted(fresh("from"), fresh("to"), fresh("step"), state());
  }

  /** Opens a block, makes the copies, and begins the try whose finally reads results back. */
  final void open(Set<VariableElement> alsoCopied) {
    open(alsoCopied, "");
  }

  /**
   * The same.
   *
   * @param declared what is declared outside of the try
   */
  final void open(Set<VariableElement> alsoCopied, String declared) {
    StringBuilder s =
        new StringBuilder("{ ").append(names.awaits(loop)).append(locals.declaration());
    Set<VariableElement> copied = new LinkedHashSet<>();
    for (Capture c : loop.captures()) {
      if (c.role() == Capture.Role.COPY && !isOfHeader(c.variable())) {
        copied.add(c.variable());
      }
    }
    copied.addAll(alsoCopied);
    copied.forEach(v -> s.append(copy(v)));
    if (hidesExceptions()) {
      for (TypeMirror thrown : loop.thrown()) {
        s.append(RUNTIME).append("loop.Loops.<").append(types.of(thrown)).append(">mayThrow(); ");
      }
    }
    s.append(declared).append(locals.hasResults() ? "try { " : "");
    Tree first = loop.labels().isEmpty() ? loop.path().getLeaf() : loop.labels().get(0);
    edits.open(start(first), span, s.toString());
    // Labels move inside, to the loop over a chunk: a jump cannot leave a lambda.
    for (LabeledStatementTree label : loop.labels()) {
      edits.replace(start(label), start(label.getStatement()), "");
    }
  }

  /** Closes the body (by {@code bodyEnd}), the call and the block. */
  final void close(String bodyEnd) {
    close(bodyEnd, "");
  }

  /** Closes the body, the declaration of it, and the block, after the body is run. */
  final void close(String bodyEnd, String run) {
    String results = locals.hasResults() ? "} finally { " + locals.readBack() + "} " : "";
    edits.close(end(loop.body()), span, " " + bodyEnd + unhide() + "); " + run + results + "}");
  }

  /** Declares the final copy of a local that the body reads. */
  final String copy(VariableElement v) {
    String value = isOfHeader(v) ? v.getSimpleName().toString() : names.outside(loop, v);
    return "final %s %s = %s; ".formatted(types.ofLocal(v.asType()), names.rename(loop, v), value);
  }

  /** Whether a local is declared in this loop: in its header or what belongs to it. */
  final boolean isOfHeader(VariableElement v) {
    int at = start(module.declaration(v).getLeaf());
    return at >= start(loop.path().getLeaf()) && at < end(loop.path().getLeaf());
  }

  /** Declares what is private by itself, and loads the task's state. */
  final String beginChunk() {
    return beginChunk(state());
  }

  /** The same, from a state that an expression gives. */
  final String beginChunk(String state) {
    String own =
        loop.captures().stream()
            .filter(c -> c.role() == Capture.Role.PRIVATE_BY_ITSELF)
            .map(Capture::variable)
            .map(
                v ->
                    "%s %s = %s; "
                        .formatted(
                            types.of(v.asType()),
                            names.rename(loop, v),
                            types.defaultValue(v.asType())))
            .collect(Collectors.joining());
    String inners =
        inner.in(loop).stream()
            .map(
                l ->
                    "final %1$sloop.InnerLoop %2$s = new %1$sloop.InnerLoop(); "
                        .formatted(RUNTIME, names.fresh(l, "inner")))
            .collect(Collectors.joining());
    String load = locals.load(state);
    return own + load + inners + (afterChunk(state).isEmpty() ? "" : "try { ");
  }

  /** Stores the task's state, also when the body throws. */
  final String endChunk() {
    return endChunk(state());
  }

  /** The same, to a state that an expression gives. */
  final String endChunk(String state) {
    String after = afterChunk(state);
    return after.isEmpty() ? "" : "} finally { " + after + "} ";
  }

  private String afterChunk(String state) {
    return inner.in(loop).stream()
            .map(l -> names.fresh(l, "inner") + ".end(); ")
            .collect(Collectors.joining())
        + locals.store(state);
  }

  /** Whether this loop stands in the body of another one that keeps an object for it. */
  final boolean isInner() {
    return inner.contains(loop);
  }

  /** Whether tasks have reductions or private copies. */
  final boolean hasState() {
    return !locals.declaration().isEmpty();
  }

  final String labels() {
    return loop.labels().stream().map(l -> l.getLabel() + ": ").collect(Collectors.joining());
  }

  final String cancelTest() {
    return loop.mayCancel() ? "if (%s.cancelled()) break; ".formatted(state()) : "";
  }

  /**
   * Of several unrelated checked exceptions javac would infer only a common supertype: then the
   * body's type hides them, and {@code mayThrow} declares them one by one.
   */
  final String hide(String form) {
    return hidesExceptions() ? RUNTIME + "loop.Unchecked." + form + "(" : "";
  }

  final String unhide() {
    return hidesExceptions() ? ")" : "";
  }

  private boolean hidesExceptions() {
    return loop.thrown().size() > 1 && !loop.isSpeculative();
  }

  /** The declaration of an enhanced for's variable without {@code @ParallelFor}. */
  final String variable(VariableTree tree) {
    return HeaderVariable.declaration(module, file, tree);
  }

  final String text() {
    return file.source().text();
  }

  final boolean isOnOneLine(int from, int to) {
    return file.source().line(from) == file.source().line(to);
  }

  final int start(Tree tree) {
    return module.start(file.unit(), tree);
  }

  final int end(Tree tree) {
    return module.end(file.unit(), tree);
  }
}
