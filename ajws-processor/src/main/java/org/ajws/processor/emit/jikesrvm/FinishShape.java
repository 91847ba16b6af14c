package org.ajws.processor.emit.jikesrvm;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.Completion;
import org.ajws.processor.emit.ReductionText;
import org.ajws.processor.emit.RegionNames;

/**
 * The text around a steal region: what it ends with is {@code WS.finish()} between the handlers
 * that the VM looks for. An exception of the body is kept until the asyncs have ended, and so are
 * jumps out of it.
 */
final class FinishShape {
  private static final String WS = JikesContext.WS;

  private final JikesContext context;
  private final RegionNames names;
  private final StealRegion region;
  private final Jumps jumps;
  private final Handover handover;
  private final List<TypeMirror> thrown;

  /**
   * @param thrown the checked exceptions that leave the region, which must stay declared
   */
  FinishShape(
      JikesContext context,
      StealRegion region,
      Jumps jumps,
      Handover handover,
      List<TypeMirror> thrown) {
    this.context = context;
    this.names = context.names();
    this.region = region;
    this.jumps = jumps;
    this.handover = handover;
    this.thrown = thrown;
  }

  /** How many locals a region declares that are handed over. */
  static int reserved(StealRegion region, Jumps jumps) {
    return !jumps.has(region) ? 0 : jumps.valueType(region) == null ? 1 : 2;
  }

  private String fresh(String base) {
    return names.fresh(region, base);
  }

  private String name(VariableElement v) {
    return names.outside(region, v);
  }

  private String boxed(VariableElement v) {
    return context.types().boxed(v.asType());
  }

  String open() {
    StringBuilder s = new StringBuilder();
    for (VariableElement v : region.hoisted) {
      s.append(
          "%s %s = %s; "
              .formatted(
                  context.types().of(v.asType()),
                  v.getSimpleName(),
                  context.types().defaultValue(v.asType())));
    }
    s.append("java.lang.Throwable ").append(fresh("thrown")).append(" = null; ");
    String label = "";
    if (jumps.has(region)) {
      label = fresh("body") + ": ";
      s.append("int ").append(fresh("jump")).append(" = 0; ");
      String type = jumps.valueType(region);
      if (type != null) {
        boolean number = !type.equals("boolean") && isPrimitive(type);
        String value = type.equals("boolean") ? "false" : number ? "0" : "null";
        s.append("%s %s = %s; ".formatted(type, fresh("value"), value));
      }
    }
    return s + "try { " + label + "try { ";
  }

  private static boolean isPrimitive(String type) {
    return List.of("byte", "short", "char", "int", "long", "float", "double").contains(type);
  }

  String close() {
    String again = context.again(fresh("thrown"), thrown);
    boolean certain =
        !jumps.has(region)
            && region.kind != StealRegion.Kind.CHUNK
            && !new Completion(context.file(), context.module()).isPossible(region.statements);
    return "} catch (java.lang.Throwable %1$s) { %2$s = %3$scaught(%1$s); } %4$sfinish(); "
            .formatted(fresh("t"), fresh("thrown"), JikesContext.HANDLERS, WS)
        + "} catch (%sFinish %s) { %s".formatted(WS, fresh("f"), taken())
        + "} catch (%sFinishFirst %s) { %s%scompleteFinishFirst(); } "
            .formatted(WS, fresh("f"), given(), WS)
        + (certain ? again : "if (%s != null) { %s} ".formatted(fresh("thrown"), again))
        + jumps.behind(region);
  }

  /** What the thread that goes on takes from the others. */
  private String taken() {
    String value = fresh("d") + ".value";
    StringBuilder cases = new StringBuilder();
    cases.append(
        "case 0: if (%1$s == null) %1$s = (java.lang.Throwable) %2$s; break; "
            .formatted(fresh("thrown"), value));
    if (jumps.has(region)) {
      cases.append(assign(1, fresh("jump"), "java.lang.Integer", value));
      String type = jumps.valueType(region);
      if (type != null) {
        cases.append(assign(2, fresh("value"), box(type), value));
      }
    }
    List<Handover.Entry> assigned = new ArrayList<>(handover.ofBody());
    assigned.addAll(handover.results());
    for (Handover.Entry e : assigned) {
      cases.append(assign(e.key(), name(e.variable()), boxed(e.variable()), value));
    }
    ReductionText reductions = new ReductionText(context.module());
    for (Handover.Entry e : handover.partials()) {
      String partial = "((%s) %s)".formatted(boxed(e.variable()), value);
      cases.append(
          "case %d: %sbreak; "
              .formatted(
                  e.key(),
                  reductions.combine(
                      handover.reduction(e.variable()), name(e.variable()), partial)));
    }
    return "for (%sFinishData %s : %sinOrder(%s)) { switch (%s.key) { %sdefault: throw new java.lang.IllegalStateException(); } } "
        .formatted(WS, fresh("d"), JikesContext.HANDLERS, fresh("f"), fresh("d"), cases);
  }

  private static String assign(int key, String name, String type, String value) {
    return "case %d: %s = (%s) %s; break; ".formatted(key, name, type, value);
  }

  private static String box(String type) {
    return switch (type) {
      case "int" -> "java.lang.Integer";
      case "char" -> "java.lang.Character";
      case "byte", "short", "long", "float", "double", "boolean" ->
          "java.lang." + Character.toUpperCase(type.charAt(0)) + type.substring(1);
      default -> type;
    };
  }

  /** What the thread that has run the body hands over. */
  private String given() {
    String add = fresh("f") + ".finish.addData(";
    StringBuilder s = new StringBuilder();
    s.append("if (%1$s != null) { %2$s0, %1$s); } ".formatted(fresh("thrown"), add));
    if (jumps.has(region)) {
      s.append("%s1, %s); ".formatted(add, fresh("jump")));
      if (jumps.valueType(region) != null) {
        s.append("%s2, %s); ".formatted(add, fresh("value")));
      }
    }
    for (Handover.Entry e : handover.ofBody()) {
      s.append("%s%d, %s); ".formatted(add, e.key(), name(e.variable())));
    }
    return s.toString();
  }
}
