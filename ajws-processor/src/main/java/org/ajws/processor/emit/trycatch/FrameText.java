package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.emit.AddedMember;
import org.ajws.processor.emit.CompilerLines;
import org.ajws.processor.emit.ReductionText;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Node;
import org.ajws.processor.plan.frames.Step;
import org.ajws.processor.plan.frames.Temp;
import org.ajws.processor.plan.frames.Types;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.Finish;

/** Writes the frame class of a method. */
final class FrameText {
  static final String RUNTIME = "org.ajws.runtime.";
  static final String FUTURE = "org.ajws.sync.Future";

  private final MethodPlan plan;
  private final String name;
  private final ReductionText reductions;
  private final boolean isStatic;
  private final TypeElement owner;

  /** Whether the frame holds the object, since a class in an interface has no outer object. */
  private final boolean self;

  private final String ownerType;
  private final Map<Integer, Node.Spawn> spawns = new TreeMap<>();
  private final List<MethodPlan.Variable> saved = new ArrayList<>();
  private final List<Temp> savedTemps = new ArrayList<>();

  FrameText(MethodPlan plan, int number) {
    this.plan = plan;
    this.name = plan.frameName(number);
    this.reductions = new ReductionText(plan.method().module());
    this.isStatic = plan.method().element().getModifiers().contains(Modifier.STATIC);
    this.owner = (TypeElement) plan.method().element().getEnclosingElement();
    this.self = !isStatic && Types.isInterface(owner);
    this.ownerType = plan.method().module().types().erasure(owner.asType()).toString();
    plan.spawns().forEach(s -> spawns.put(s.slot(), s));
    Set<VariableElement> variables = new LinkedHashSet<>();
    Set<Temp> temps = new LinkedHashSet<>();
    plan.points().values().forEach(p -> variables.addAll(p.variables()));
    plan.points().values().forEach(p -> temps.addAll(p.temps()));
    variables.forEach(v -> saved.add(plan.variables().get(v)));
    savedTemps.addAll(temps);
  }

  /** The class's name. */
  String name() {
    return name;
  }

  /** The async with a number. */
  Node.Spawn spawn(int slot) {
    return spawns.get(slot);
  }

  /** The async value with a number. */
  Node.Spawn spawnOfValue(int slot) {
    return spawns.get(slot);
  }

  /** The asyncs whose results and reductions a finish takes over. */
  List<Node.Spawn> spawnsOf(Finish finish) {
    return spawns.values().stream()
        .filter(
            s ->
                s.async().finish() != null
                    && s.async().finish().getLeaf() == finish.path().getLeaf())
        .toList();
  }

  /** How an async's parent is linked: {@code async(%s, 1)}. */
  String link(Node.Spawn s) {
    String kind = s.async().isFuture() ? "future" : s.valueSlot() >= 0 ? "value" : "async";
    return kind + "(%s, " + s.slot() + ")";
  }

  /**
   * The local that takes the result of an async which is nothing but a call. When the stack is
   * saved in that call, the async needs no frame of its own: the callee's gives the result.
   */
  private static VariableElement target(Node.Spawn s, Method method) {
    Node.Simple body = onlyStatement(s.body());
    if (body == null || body.inPlace() == null) {
      return null;
    }
    Tree tree = body.tree();
    if (tree instanceof VariableTree v) {
      return isCall(v.getInitializer(), body) ? s.async().value() : null;
    }
    return tree instanceof ExpressionStatementTree e
            && e.getExpression() instanceof AssignmentTree a
            && isCall(a.getExpression(), body)
        ? method.locals().variable(a.getVariable())
        : null;
  }

  /** Whether a saved callee stands for the whole async in which it was called at a pc. */
  boolean isWholeAsync(int pc) {
    int task = plan.tasks().get(pc);
    Node.Spawn s = spawns.get(task);
    if (s == null) {
      return false;
    }
    Node.Simple body = onlyStatement(s.body());
    return body != null
        && body.inPlace() != null
        && body.inPlace().pc() == pc
        && !plan.waits().containsKey(pc) // a wait has no line of its own
        && (target(s, plan.method()) != null || isNothingBut(body));
  }

  private static boolean isNothingBut(Node.Simple body) {
    return body.tree() instanceof ExpressionStatementTree e && isCall(e.getExpression(), body);
  }

  private static boolean isCall(Tree tree, Node.Simple body) {
    return body.inPlace().tree() == tree;
  }

  private static Node.Simple onlyStatement(Node n) {
    Node at = n;
    while (at instanceof Node.Block b && b.statements().size() == 1) {
      at = b.statements().get(0);
    }
    return at instanceof Node.Simple s ? s : null;
  }

  List<Capture> results(Async async) {
    return captures(async, Capture.Role.RESULT);
  }

  List<Capture> reductions(Async async) {
    return captures(async, Capture.Role.REDUCE);
  }

  private static List<Capture> captures(Async async, Capture.Role role) {
    return async.captures().stream().filter(c -> c.role() == role).toList();
  }

  String field(Capture c) {
    return plan.variables().get(c.variable()).field();
  }

  String identity(Capture c) {
    return reductions.identity(c);
  }

  String combine(Capture c, String left, String right) {
    return reductions.combine(c, left, right);
  }

  /** Makes a frame for a pc in the fast version; reductions of {@code reset} begin anew. */
  String make(int pc, Async reset) {
    MethodPlan.Point point = plan.points().get(pc);
    List<String> arguments = new ArrayList<>();
    arguments.add(String.valueOf(pc));
    if (self) {
      arguments.add("this");
    }
    for (MethodPlan.Variable v : saved) {
      arguments.add(argument(v, point, reset));
    }
    for (Temp t : savedTemps) {
      arguments.add(point.temps().contains(t) ? t.name() : defaultOf(t.fieldType()));
    }
    return "%s(%s)".formatted(factory(), String.join(", ", arguments));
  }

  private String argument(MethodPlan.Variable v, MethodPlan.Point point, Async reset) {
    if (reset != null) {
      for (Capture c : reductions(reset)) {
        if (c.variable().equals(v.element())) {
          return identity(c);
        }
      }
    }
    if (!point.variables().contains(v.element())) {
      return defaultOf(v.fieldType());
    }
    String local = plan.fastName(v.element());
    return plan.method().futures().isLocal(v.element())
        ? "%s.of(%s)".formatted(FUTURE, local) // the slow version has a future
        : local;
  }

  private static String defaultOf(String type) {
    return switch (type) {
      case "boolean" -> "false";
      case "int", "float", "double", "long" -> "0";
      case "byte", "short", "char" -> "(" + type + ") 0";
      default -> "null"; // the factory's name tells which one is called
    };
  }

  /** The class, with the trailing space. */
  String declaration() {
    StringBuilder s = new StringBuilder();
    s.append(AddedMember.MACHINERY).append(isStatic || self ? "static " : "");
    s.append("final class %s extends %sframe.Frame { ".formatted(name, RUNTIME));
    s.append(self ? ownerType + " self$; " : "");
    for (MethodPlan.Variable v : fields()) {
      s.append("%s %s; ".formatted(v.fieldType(), v.field()));
    }
    for (Temp t : plan.temps()) {
      s.append("%s %s; ".formatted(t.fieldType(), t.name()));
    }
    s.append(resultFields());
    s.append("int $task; ");
    s.append(constructors());
    s.append(run());
    s.append(nesting());
    s.append(copy());
    s.append(accept());
    s.append(pending());
    s.append(source());
    s.append(lines());
    return s.append("} ").toString();
  }

  private List<MethodPlan.Variable> fields() {
    return plan.variables().values().stream().filter(v -> v.constant() == null).toList();
  }

  private String resultFields() {
    StringBuilder s = new StringBuilder();
    Set<String> declared = new LinkedHashSet<>();
    for (Node.Spawn spawn : spawns.values()) {
      s.append("boolean has$%d; ".formatted(spawn.slot()));
      if (spawn.valueSlot() >= 0) {
        declared.add(resultField(spawn.async().value(), ""));
      }
      results(spawn.async()).forEach(c -> declared.add(resultField(c.variable(), "")));
      reductions(spawn.async())
          .forEach(c -> declared.add(resultField(c.variable(), " = " + identity(c))));
    }
    declared.forEach(s::append);
    return s.toString();
  }

  private String resultField(VariableElement v, String value) {
    MethodPlan.Variable variable = plan.variables().get(v);
    return "%s %sr%s; ".formatted(variable.fieldType(), variable.field(), value);
  }

  private String constructors() {
    StringBuilder body = new StringBuilder("super(pc); this.$task = task(pc); ");
    savedFields().forEach((field, type) -> body.append("this.%1$s = %1$s; ".formatted(field)));
    return "%s(int pc%s) { %s} ".formatted(name, parameters(), body);
  }

  /** The constructor's parameters after the pc: each name with its type. */
  private Map<String, String> savedFields() {
    Map<String, String> fields = new LinkedHashMap<>();
    if (self) {
      fields.put("self$", ownerType);
    }
    saved.forEach(v -> fields.put(v.field(), v.fieldType()));
    savedTemps.forEach(t -> fields.put(t.name(), t.fieldType()));
    return fields;
  }

  private String parameters() {
    StringBuilder s = new StringBuilder();
    savedFields().forEach((field, type) -> s.append(", %s %s".formatted(type, field)));
    return s.toString();
  }

  private String factory() {
    return name.replace("$Frame", "$frame");
  }

  /**
   * The method by which the fast version makes frames. JIT compilers inline constructors that have
   * been executed, wherever they are; a method that is hardly ever called stays a call, and the
   * fast version stays as small after the first saving of a stack as before it.
   */
  String factoryDeclaration() {
    return (AddedMember.MACHINERY
            + "private %1$s%2$s %3$s(int pc%4$s) { return new %2$s(pc%5$s); } ")
        .formatted(
            isStatic || self ? "static " : "",
            name,
            factory(),
            parameters(),
            savedFields().keySet().stream().map(f -> ", " + f).collect(Collectors.joining()));
  }

  private String run() {
    String method = plan.method().tree().getName() + "$slow";
    return "@java.lang.Override public boolean run() throws java.lang.Throwable { return %s%s(this); } "
        .formatted(self ? "self$." : "", method);
  }

  private String nesting() {
    return "@java.lang.Override protected int finishes(int pc) { return %s.charAt(pc); } "
            .formatted(table(plan.finishes()))
        + "private static int task(int pc) { return %s.charAt(pc); } "
            .formatted(table(plan.tasks()));
  }

  private static String table(List<Integer> numbers) {
    return numbers.stream().map("\\%o"::formatted).collect(Collectors.joining("", "\"", "\""));
  }

  private String copy() {
    StringBuilder s = new StringBuilder("%s copy$(int pc) { ".formatted(name));
    s.append("%1$s c = new %1$s(pc%2$s".formatted(name, self ? ", self$" : ""));
    saved.forEach(v -> s.append(", ").append(v.field()));
    savedTemps.forEach(t -> s.append(", ").append(t.name()));
    s.append("); ");
    for (MethodPlan.Variable v : fields()) {
      if (!saved.contains(v)) {
        s.append("c.%1$s = %1$s; ".formatted(v.field()));
      }
    }
    for (Temp t : plan.temps()) {
      if (!savedTemps.contains(t)) {
        s.append("c.%1$s = %1$s; ".formatted(t.name()));
      }
    }
    return s.append("return c; } ").toString();
  }

  private String accept() {
    StringBuilder s = new StringBuilder();
    s.append(
        "@java.lang.Override protected void accept(%sframe.Frame child, int slot) { "
            .formatted(RUNTIME));
    s.append("switch (slot) { ");
    for (Node.Spawn spawn : spawns.values()) {
      String own =
          "child.getClass() == %1$s.class && ((%1$s) child).$task == %2$d"
              .formatted(name, spawn.slot());
      boolean given = spawn.async().isFuture() || spawn.valueSlot() >= 0;
      s.append("case %d: { ".formatted(spawn.slot()));
      if (given) { // what is got throws
        s.append("if (child.hasFailed()) break; ");
      }
      VariableElement target = target(spawn, plan.method());
      String has = "has$%d = true; ".formatted(spawn.slot());
      if (target == null) {
        s.append("if (!(").append(own).append(")) break; ").append(has);
      } else {
        s.append(given ? has : "").append("if (!(").append(own).append(")) { ");
        s.append(given ? "" : "if (child.hasFailed()) break; " + has);
        s.append(plan.variables().get(target).field()).append("r = ");
        s.append("child.").append(resultOf(spawn)).append("; break; } ").append(given ? "" : has);
      }
      s.append("%1$s c = (%1$s) child; ".formatted(name));
      if (spawn.async().isFuture()) {
        s.append("child.gives(c.%s.get()); ".formatted(future(spawn).field()));
      }
      if (spawn.valueSlot() >= 0) {
        String field = plan.variables().get(spawn.async().value()).field();
        s.append("%1$sr = c.%1$s; ".formatted(field));
      }
      results(spawn.async()).forEach(c -> s.append("%1$sr = c.%1$s; ".formatted(field(c))));
      reductions(spawn.async()).forEach(c -> s.append(combine(c, field(c) + "r", "c." + field(c))));
      s.append("break; } ");
    }
    return s.append("default: } } ").toString();
  }

  private MethodPlan.Variable future(Node.Spawn spawn) {
    return plan.variables().get(spawn.async().value());
  }

  /** Gives locals the futures of asyncs that have been saved. */
  private String pending() {
    StringBuilder cases = new StringBuilder();
    for (Node.Spawn spawn : spawns.values()) {
      if (spawn.async().isFuture()) {
        cases.append(
            "case %d: %s = %s.pending$(made); break; "
                .formatted(spawn.slot(), future(spawn).field(), FUTURE));
      }
    }
    return cases.isEmpty()
        ? ""
        : "@java.lang.Override protected void pending(int slot, java.lang.Object made) { switch (slot) { %sdefault: } } "
            .formatted(cases);
  }

  /** The callee's result, of an async that is nothing but a call. */
  private String resultOf(Node.Spawn spawn) {
    Step.Call call = onlyStatement(spawn.body()).inPlace();
    TypeMirror type = plan.method().module().type(plan.method().path(call.tree()));
    return type.getKind().isPrimitive()
        ? Types.resultMethod(type)
        : "<" + call.temp().fieldType() + ">objectResult()";
  }

  /** Where the method waits, for messages: nothing is noted before a wait in the fast version. */
  private String lines() {
    if (plan.waits().isEmpty()) {
      return "";
    }
    CompilerLines lines = new CompilerLines(plan.method().module(), plan.method().file());
    StringBuilder cases = new StringBuilder();
    plan.waits()
        .forEach((pc, call) -> cases.append("case %d: return %d; ".formatted(pc, lines.of(call))));
    return "@java.lang.Override protected int line(int pc) { switch (pc) { %sdefault: return line; } } "
        .formatted(cases);
  }

  private String source() {
    return "@java.lang.Override protected java.lang.String source() { return \"%s\"; } "
        .formatted(plan.method().source());
  }
}
