package org.ajws.processor.emit.loops;

import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.program.LeavingJump;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;

/**
 * The jumps that leave a speculative loop: in its body, which becomes that of a lambda, each gives
 * its number, and after the loop the jump is made. One that leaves the speculative loop around
 * that, too, gives that one's number there.
 */
final class LoopExits {
  private final BoundModule module;
  private final ParallelLoop loop;
  private final List<StatementTree> jumps;

  /** What is done after the loop, by number less 1. */
  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  private final TypeMirror returned;

  /** The speculative loop around this one; null: there is none. */
  private final LoopExits around;

  /** Those of the jumps that leave a speculative loop inside of this one, which replaces them. */
  private final Set<StatementTree> inner = Collections.newSetFromMap(new IdentityHashMap<>());

  private final String own;

  /**
   * Those of a loop.
   *
   * @param names of the constructs of its file
   */
  LoopExits(BoundModule module, RegionNames names, ParallelLoop loop) {
    this.module = module;
    this.loop = loop;
    this.own = names.fresh(loop, "own");
    this.jumps = new ArrayList<>(LeavingJump.of(loop));
    this.returned = returned();
    ParallelLoop outer = null; // the constructs are in order, outer ones first
    for (Object construct : names.constructs()) {
      if (construct instanceof ParallelLoop other && other.isSpeculative() && other != loop) {
        if (isIn(loop, other)) {
          outer = other;
        } else if (isIn(other, loop)) {
          inner.addAll(LeavingJump.of(other));
        }
      }
    }
    this.around = outer == null ? null : new LoopExits(module, names, outer);
    for (StatementTree jump : jumps) {
      numbers.putIfAbsent(after(jump), numbers.size() + 1);
    }
  }

  private static boolean isIn(ParallelLoop inner, ParallelLoop outer) {
    for (TreePath at = inner.path(); at != null; at = at.getParentPath()) {
      if (at.getLeaf() == outer.path().getLeaf()) {
        return true;
      }
    }
    return false;
  }

  /** The name of the private record of a chunk. */
  String own() {
    return own;
  }

  boolean isEmpty() {
    return jumps.isEmpty();
  }

  /** What the method around the loop returns; null for nothing. */
  private TypeMirror returned() {
    TreePath around = method();
    if (around == null || !(module.element(around) instanceof ExecutableElement method)) {
      return null;
    }
    TypeMirror type = method.getReturnType();
    boolean none = type.getKind() == TypeKind.VOID || type.getKind() == TypeKind.NONE;
    return none ? null : type;
  }

  private TreePath method() {
    TreePath at = loop.path();
    while (at != null && !(at.getLeaf() instanceof MethodTree)) {
      at = at.getParentPath();
    }
    return at;
  }

  /** The box of what a return in the loop returns. */
  String valueType(TypeText types) {
    boolean used = jumps.stream().anyMatch(j -> value(j) != null);
    return used ? types.boxed(returned) : "java.lang.Void";
  }

  private static ExpressionTree value(StatementTree jump) {
    return jump instanceof ReturnTree r ? r.getExpression() : null;
  }

  /** The jump that is made after the loop; empty for one that ends the loop alone. */
  private String after(StatementTree jump) {
    if (around != null && around.jumps.contains(jump)) {
      String value = value(jump) == null ? "" : around.own + ".value = %s.value(); ";
      return "{ " + value + around.leave(jump) + " } ";
    }
    if (jump instanceof ReturnTree r) {
      return r.getExpression() == null ? "return; " : "return %s.value(); ";
    }
    if (jump instanceof ContinueTree c) {
      return "continue " + c.getLabel() + "; ";
    }
    BreakTree b = (BreakTree) jump;
    return LeavingJump.isOwn(loop, b.getLabel()) ? "" : "break " + b.getLabel() + "; ";
  }

  /** Leaves the body of the loop by the exit of a jump. */
  private String leave(StatementTree jump) {
    return "return " + numbers.get(after(jump)) + ";";
  }

  /** Replaces the jumps in the body that stands where it stood, with the loops inside of it. */
  void lower(Edits edits) {
    lower(edits, jumps.stream().filter(j -> !inner.contains(j)).toList());
  }

  /** Replaces all jumps in a body in which the loops inside are plain ones. */
  void lowerAll(Edits edits) {
    lower(edits, jumps);
  }

  private void lower(Edits edits, List<StatementTree> those) {
    var unit = loop.file().unit();
    TypeText types = new TypeText(module);
    for (StatementTree jump : those) {
      String leave = leave(jump);
      int start = module.start(unit, jump);
      int end = module.end(unit, jump);
      ExpressionTree value = value(jump);
      if (value == null) {
        edits.replace(start, end, leave);
      } else {
        String type = types.of(returned);
        TypeMirror given = module.type(new TreePath(loop.path(), value));
        boolean same = returned.getKind().isPrimitive() && given.getKind() == returned.getKind();
        String typed =
            same
                ? ""
                : returned.getKind().isPrimitive()
                    ? "(" + type + ") ("
                    : "org.ajws.runtime.speculation.Typed.<" + type + ">of(";
        edits.replace(start, module.start(unit, value), "{ %s.value = %s".formatted(own, typed));
        edits.replace(module.end(unit, value), end, (same ? "; " : "); ") + leave + " }");
      }
    }
  }

  /** The number of an exit behind which nothing is to be done. */
  int last() {
    return numbers.size() + 1;
  }

  /** Makes the jump of the exit that was taken. */
  String jumps(String exit, String loopName) {
    StringBuilder text = new StringBuilder();
    numbers.forEach(
        (after, number) -> {
          if (!after.isEmpty()) {
            text.append(when(exit, number)).append(after.formatted(loopName));
          }
        });
    return text.toString();
  }

  private static String when(String exit, int number) {
    return "if (%s == %d) ".formatted(exit, number);
  }

  /** The returns that are made behind this loop; null for none. */
  LoopReturns returns(String exit, String loopName) {
    Set<ReturnTree> trees = Collections.newSetFromMap(new IdentityHashMap<>());
    for (StatementTree jump : jumps) {
      if (jump instanceof ReturnTree r && (around == null || !around.jumps.contains(jump))) {
        trees.add(r);
      }
    }
    if (trees.isEmpty()) {
      return null;
    }
    ReturnTree one = trees.iterator().next();
    return new LoopReturns(
        (MethodTree) method().getLeaf(),
        trees,
        when(exit, numbers.get(after(one))),
        value(one) == null ? null : loopName + ".value()");
  }
}
