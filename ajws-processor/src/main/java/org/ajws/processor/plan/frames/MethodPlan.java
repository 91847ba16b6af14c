package org.ajws.processor.plan.frames;

import com.sun.source.tree.Tree;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.Async;

/**
 * How a method is resumed.
 *
 * @param method the method
 * @param body its code
 * @param spawns the asyncs in it, by slot
 * @param variables the locals that the frame holds, by declaration, in source order
 * @param temps the temporaries that the frame holds
 * @param points what is saved at each pc where the fast version may stop, by pc
 * @param tasks for each pc, the slot of the innermost async around it, 0 for none
 * @param finishes for each pc, how many finishes within that async enclose it
 * @param substitutes what stands for expressions that were taken out
 * @param hoisted pattern variables that are locals of the whole method in the fast version, since
 *     the expression that gives them a value is taken apart
 * @param waits the calls and loops at which the method may wait for something outside of it, by pc
 * @param guardsFinally whether a finally clause must know that the stack is being saved
 */
public record MethodPlan(
    Method method,
    Node body,
    List<Node.Spawn> spawns,
    Map<VariableElement, Variable> variables,
    List<Temp> temps,
    Map<Integer, Point> points,
    List<Integer> tasks,
    List<Integer> finishes,
    Map<Tree, Flattening.Substitute> substitutes,
    Set<VariableElement> hoisted,
    Map<Integer, Tree> waits,
    boolean guardsFinally) {

  /**
   * A local in the frame.
   *
   * @param field the name of the frame's field
   * @param type the type in the method
   * @param fieldType the type of the field; another one where the type names type variables
   * @param constant the value of a constant variable (JLS 4.12.4), which stands for it in the slow
   *     version, where no field could be the label of a case, for instance; else null
   */
  public record Variable(
      VariableElement element, String field, String type, String fieldType, String constant) {
    public boolean needsCast() {
      return !type.equals(fieldType);
    }
  }

  /** What a frame holds at a pc: locals and temporaries that are used later. */
  public record Point(List<VariableElement> variables, List<Temp> temps) {}

  /** Whether an async is a future of which the fast version holds the value. */
  public boolean isValue(Async async) {
    return async.isFuture() && method.futures().isLocal(async.value());
  }

  /** What a local is called in the fast version. */
  public String fastName(VariableElement v) {
    if (hoisted.contains(v)) {
      return variables.get(v).field() + "h";
    }
    return v.getSimpleName().isEmpty() ? variables.get(v).field() : v.getSimpleName().toString();
  }

  /** The pcs go from 0, the beginning, to here. */
  int lastPc() {
    return tasks.size() - 1;
  }

  /** What the frame class is called. */
  public String frameName(int number) {
    return method.tree().getName() + "$Frame" + number;
  }
}
