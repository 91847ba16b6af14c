package org.ajws.processor.emit.jikesrvm;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.ajws.processor.emit.LocalsClass;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;
import org.ajws.processor.text.Trivia;

/**
 * A loop that is split: its body becomes a method of a local class, which runs the iterations of a
 * chunk; the runtime's {@code SplitLoop} halves the range. The header's expressions and the body
 * stay where they are.
 */
final class SplitLoopShape {
  private static final String RUNTIME = JikesContext.RUNTIME;

  private final JikesContext context;
  private final RegionNames names;
  private final Edits edits;
  private final TypeText types;
  private final ParallelLoop loop;
  private final LocalsClass locals;
  private final Span span;

  /** The text around a chunk whose body spawns; null for none. */
  private final FinishShape chunk;

  SplitLoopShape(JikesContext context, ParallelLoop loop, FinishShape chunk) {
    this.context = context;
    this.names = context.names();
    this.edits = context.edits();
    this.types = context.types();
    this.loop = loop;
    this.locals = new LocalsClass(loop, names, types);
    this.span = names.span(loop);
    this.chunk = chunk;
  }

  /** Copies of the user's locals have one dollar sign. */
  private String fresh(String base) {
    return names.fresh(loop, base + "$");
  }

  private int start(Tree tree) {
    return context.start(tree);
  }

  private int end(Tree tree) {
    return context.end(tree);
  }

  void lower() {
    StringBuilder before = new StringBuilder("{ ").append(locals.declaration());
    for (Capture c : loop.captures()) {
      if (c.role() == Capture.Role.COPY || c.role() == Capture.Role.READ) {
        VariableElement v = c.variable();
        if (!isOfHeader(v)) {
          String value = names.outside(loop, v);
          before.append(
              "final %s %s = %s; ".formatted(types.of(v.asType()), names.rename(loop, v), value));
        }
      }
    }
    Tree tree = loop.path().getLeaf();
    Tree first = loop.labels().isEmpty() ? tree : loop.labels().get(0);
    edits.open(start(first), span, before.toString());
    for (LabeledStatementTree label : loop.labels()) {
      edits.replace(start(label), start(label.getStatement()), "");
    }
    if (loop.header() instanceof LoopHeader.Counted counted) {
      lower(counted);
    } else if (loop.header() instanceof LoopHeader.Array array) {
      lower(array);
    } else {
      lower((LoopHeader.Elements) loop.header());
    }
  }

  private boolean isOfHeader(VariableElement v) {
    int at = start(context.index().declaration(v).getLeaf());
    return at >= start(loop.path().getLeaf()) && at < end(loop.path().getLeaf());
  }

  private void lower(LoopHeader.Counted header) {
    String type = header.wide() ? "long" : "int";
    String firstOf = fresh("first");
    String bound = fresh("bound");
    String step = fresh("step");
    edits.replace(
        start(loop.path().getLeaf()),
        start(header.first()),
        "final %s %s = ".formatted(type, firstOf));
    edits.replace(end(header.first()), start(header.bound()), "; final long " + bound + " = ");
    ExpressionTree amount = header.step();
    boolean literal =
        amount == null || BoundModule.withoutParentheses(amount).getKind() == Tree.Kind.INT_LITERAL;
    if (amount == null) {
      edits.replace(end(header.bound()), start(loop.body()), "; ");
    } else {
      // Wide even if the loop is not: the least int has no negative.
      String sign = header.negated() ? "-(long) (" : "(";
      edits.replace(end(header.bound()), start(amount), "; final long " + step + " = " + sign);
      edits.replace(end(amount), start(loop.body()), "); ");
    }
    String one = header.negated() ? "-1" : "1";
    String i = fresh("i");
    String advance =
        amount == null
            ? i + (header.negated() ? "--" : "++")
            : literal
                ? i + (header.negated() ? " -= " : " += ") + BoundModule.withoutParentheses(amount)
                : i + " += " + step;
    String by = amount == null ? one : step;
    String head =
        "int %1$s = %2$s; %1$s > 0; %1$s--, %3$s".formatted(fresh("left"), fresh("count"), advance);
    String from =
        "%1$s %2$s = (%1$s) (%3$s + %4$s * %5$s); ".formatted(type, i, firstOf, fresh("from"), by);
    String user = "final %s %s = %s; ".formatted(type, header.variable().getName(), i);
    String trips =
        "%sloop.SplitLoop.ajws$%ss(\"%s\", %s, \"%s\", %s, %s)"
            .formatted(RUNTIME, type, loop.site(), firstOf, relation(header), bound, by);
    body(from, head, user, trips);
  }

  private static String relation(LoopHeader.Counted header) {
    return switch (header.relation()) {
      case LT -> "<";
      case LE -> "<=";
      case GT -> ">";
      case GE -> ">=";
      case NE -> "!=";
    };
  }

  private void lower(LoopHeader.Array header) {
    TypeMirror type = context.module().type(new TreePath(loop.path(), header.source()));
    String array = fresh("array");
    edits.replace(
        start(loop.path().getLeaf()),
        start(header.source()),
        "final %s %s = ".formatted(types.of(type), array));
    edits.replace(end(header.source()), start(loop.body()), "; ");
    String i = fresh("i");
    body(
        "int %s = (int) %s; ".formatted(i, fresh("from")),
        "int %1$s = %2$s; %1$s > 0; %1$s--, %3$s++".formatted(fresh("left"), fresh("count"), i),
        "%s = %s[%s]; ".formatted(variable(header.variable()), array, i),
        array + ".length");
  }

  private void lower(LoopHeader.Elements header) {
    String list = fresh("list");
    edits.replace(
        start(loop.path().getLeaf()),
        start(header.source()),
        "final java.util.List<%s> %s = %sloop.SplitLoop.ajws$list(%s("
            .formatted(
                element(context.module().type(new TreePath(loop.path(), header.source()))),
                list,
                RUNTIME,
                header.raw() ? "(java.lang.Iterable<?>) " : ""));
    edits.replace(end(header.source()), start(loop.body()), ")); ");
    body(
        "",
        "%1$s : %2$s.subList((int) %3$s, (int) %3$s + %4$s)"
            .formatted(variable(header.variable()), list, fresh("from"), fresh("count")),
        "",
        list + ".size()");
  }

  /** What an Iterable gives, as the argument of a list that is only read. */
  private String element(TypeMirror iterable) {
    TypeElement element = context.module().namedType("java.lang.Iterable");
    List<TypeMirror> open = new java.util.ArrayList<>(List.of(iterable));
    while (!open.isEmpty()) {
      TypeMirror t = open.remove(0);
      if (t instanceof DeclaredType d && d.asElement().equals(element)) {
        if (d.getTypeArguments().isEmpty()) {
          return "?";
        }
        TypeMirror argument = d.getTypeArguments().get(0);
        if (argument instanceof WildcardType w) {
          argument = w.getExtendsBound();
        } else if (argument.getKind() == TypeKind.TYPEVAR
            && argument.toString().contains("capture")) {
          argument = ((javax.lang.model.type.TypeVariable) argument).getUpperBound();
        }
        return argument == null ? "?" : "? extends " + types.of(argument);
      }
      open.addAll(context.module().types().directSupertypes(t));
    }
    return "?";
  }

  private void body(String before, String head, String user, String trips) {
    String state = fresh("state");
    String name = fresh("Loop");
    String open =
        "final class %1$s extends %2$sloop.SplitLoop<%3$s> { @java.lang.Override protected void ajws$run(long %4$s, int %5$s, %3$s %6$s)%7$s { %8$s%9$s"
            .formatted(
                name,
                RUNTIME,
                stateClass(),
                fresh("from"),
                fresh("count"),
                state,
                throwsClause(),
                beginChunk(state),
                before);
    open += chunk == null ? "" : chunk.open();
    open +=
        loop.labels().stream().map(l -> l.getLabel() + ": ").collect(Collectors.joining())
            + "for (%s) { %s".formatted(head, user);
    edits.open(start(loop.body()), span, open);
    String store = locals.store(state);
    StringBuilder close = new StringBuilder(" } ");
    close.append(chunk == null ? "" : chunk.close());
    close.append(store.isEmpty() ? "" : "} finally { " + store + "} ").append("} } ");
    for (TypeMirror t : loop.thrown()) {
      close.append("%s<%s>mayThrow(); ".formatted(JikesContext.HANDLERS, types.of(t)));
    }
    String call = "new %s().ajws$split(%s, %s); ".formatted(name, trips, locals.root());
    close.append(
        locals.hasResults() ? "try { %s} finally { %s} ".formatted(call, locals.readBack()) : call);
    edits.close(end(loop.body()), span, close.append("}").toString());
  }

  private String stateClass() {
    boolean none =
        loop.captures().stream()
            .noneMatch(c -> c.role() == Capture.Role.PRIVATE || c.role() == Capture.Role.REDUCE);
    return none ? RUNTIME + "generated.TaskLocals.None" : names.fresh(loop, "Locals");
  }

  private String throwsClause() {
    return loop.thrown().isEmpty()
        ? ""
        : " throws " + loop.thrown().stream().map(types::of).collect(Collectors.joining(", "));
  }

  /** Declares what is private by itself, and loads the state of the task. */
  private String beginChunk(String state) {
    StringBuilder text = new StringBuilder();
    for (Capture c : loop.captures()) {
      if (c.role() == Capture.Role.PRIVATE_BY_ITSELF) {
        VariableElement v = c.variable();
        text.append(
            "%s %s = %s; "
                .formatted(
                    types.of(v.asType()), names.rename(loop, v), types.defaultValue(v.asType())));
      }
    }
    text.append(locals.load(state));
    return text + (locals.store(state).isEmpty() ? "" : "try { ");
  }

  /** The declaration of an enhanced for's variable without {@code @ParallelFor}. */
  private String variable(VariableTree tree) {
    String text = context.module().text(context.file(), tree);
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
}
