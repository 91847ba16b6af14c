package org.ajws.processor.emit.tasks;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.Siblings;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.program.Async;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/**
 * {@code @Async int a = fib(n - 1);} becomes {@code final TaskValue<Integer> a$1 =
 * Tasks.value("A.java:9", () -> { int v$1 = fib(n - 1); return v$1; });}, and the rest of its block
 * a {@code try} whose {@code finally} waits for it. Uses of {@code a} become {@code a$1.get()}.
 */
public final class AsyncValueLowering {
  private final TaskContext context;
  private final Async async;
  private final RegionNames names;

  private AsyncValueLowering(TaskContext context, Async async) {
    this.context = context;
    this.async = async;
    this.names = context.names();
  }

  /** Gives the uses of a value their text; before any construct is lowered. */
  static void announce(TaskContext context, Async async) {
    VariableElement v = async.value();
    String holder = holder(context.names(), async);
    String get = holder + ".get()";
    boolean primitive = v.asType().getKind().isPrimitive();
    announce(
        context,
        async,
        primitive ? "((" + context.types().of(v.asType()) + ") " + get + ")" : get,
        holder + ".await(); ",
        holder);
  }

  private static String capitalised(TypeKind kind) {
    return kind.name().charAt(0) + kind.name().substring(1).toLowerCase(Locale.ROOT);
  }

  /**
   * The same with the text that a use becomes, the statement that waits, and what a {@code
   * TaskRead} needs to do without a call.
   */
  public static void announce(
      TaskContext context, Async async, String get, String await, String read) {
    TypeMirror type = async.value().asType();
    String reader =
        "new %stask.TaskRead%s(%s).value"
            .formatted(
                TaskContext.RUNTIME,
                type.getKind().isPrimitive() ? ".Of" + capitalised(type.getKind()) : "<>",
                read);
    List<TreePath> uses = context.uses(async.value(), async.path().getParentPath());
    context.names().value(async.value(), get, await, TaskContext.identifiers(uses));
    int number = 0;
    for (TreePath use : uses) {
      if (isResource(use)) { // try (a): only a variable may stand there, or a declaration
        String name = context.names().fresh(async, "resource" + ++number);
        context.names().rename((IdentifierTree) use.getLeaf(), "final var " + name + " = " + get);
      } else if (context.movesLine(use)) {
        context.names().rename((IdentifierTree) use.getLeaf(), reader);
      }
    }
  }

  /** Whether a local is a resource of a {@code try} by its name alone. */
  private static boolean isResource(TreePath use) {
    return use.getParentPath().getLeaf() instanceof TryTree;
  }

  /** The name of the variable that stands for a value. */
  public static String holder(RegionNames names, Async async) {
    return names.local(async, async.value().getSimpleName());
  }

  static void lower(TaskContext context, Async async) {
    new AsyncValueLowering(context, async).lower();
  }

  private void lower() {
    VariableTree tree = (VariableTree) async.path().getLeaf();
    List<VariableTree> declarators = context.declarators(async.path());
    int position = declarators.indexOf(tree);
    Tree initialiser = tree.getInitializer();
    Edits edits = context.edits();
    Span span = names.span(async);
    AsyncForm form = new AsyncForm(context, async);
    String type = context.types().of(async.value().asType());
    // A type that cannot be written is left to inference, as in the source.
    boolean inferred = tree.getType() == null || isVar(context, tree);
    String value = names.fresh(async, "value");
    String begin =
        "%sfinal %s %s = %s, %s() -> { %s%s %s = "
            .formatted(
                form.before(),
                inferred ? "var" : holderType(),
                holder(names, async),
                context.engine().task(context.method("value", async), async.site()),
                TaskContext.hide(async.thrown(), "value"),
                form.inside(),
                inferred ? "var" : type,
                value);
    int from =
        position == 0
            ? context.start(tree)
            : context.end(declarators.get(position - 1).getInitializer());
    // Separators between declarators go; the last one keeps its semicolon.
    edits.replace(from, context.start(initialiser), begin);
    boolean last = position == declarators.size() - 1;
    String end =
        "; return %s; }%s%s)%s"
            .formatted(
                value,
                TaskContext.unhide(async.thrown()),
                form.arguments(),
                last ? "" : "; try { ");
    edits.close(context.end(initialiser), span, end);
    int rest = context.afterDeclaration(async.path());
    int blockEnd = endOfBlock(context, async);
    if (rest < blockEnd) {
      if (last) {
        edits.open(rest, span, " try {");
      }
      edits.close(blockEnd, span, " " + ending(tree));
    } else if (last) { // nothing follows
      StringBuilder endings = new StringBuilder();
      for (int i = declarators.size(); --i >= 0; ) {
        endings.append(ending(declarators.get(i)));
      }
      edits.close(rest, span, " try { " + endings);
    }
  }

  /** The end of the try around what follows a declarator. */
  private String ending(VariableTree declarator) {
    Async value = context.homes().value(declarator);
    return TaskContext.ending(holder(names, value), names.fresh(value, "t"), "");
  }

  /** Some compilers give the type that they found for {@code var} no place, others half of one. */
  static boolean isVar(TaskContext context, VariableTree tree) {
    int at = context.start(tree.getType());
    return at < 0
        || context.end(tree.getType()) <= at
        || context.module().text(context.file(), tree.getType()).equals("var");
  }

  private String holderType() {
    return TaskContext.RUNTIME
        + "task.TaskValue<"
        + context.types().boxed(async.value().asType())
        + ">";
  }

  /** The offset after the last statement of the value's block. */
  public static int endOfBlock(TaskContext context, Async async) {
    Tree parent = async.path().getParentPath().getLeaf();
    List<? extends Tree> statements = Siblings.of(async.path());
    if (parent instanceof BlockTree) {
      return context.end(parent) - 1;
    }
    Tree last = statements.get(statements.size() - 1);
    return last instanceof VariableTree
        ? context.afterDeclaration(new TreePath(async.path().getParentPath(), last))
        : context.end(last);
  }
}
