package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;

/**
 * A loop's body, or a method's, as a chunk runs it: what becomes of its trees, and before which
 * statements the chunk has to be the oldest.
 */
public final class TrackedCode {
  /**
   * A tree that becomes something else.
   *
   * @param path to it
   * @param form what it becomes
   */
  public record Tracked(TreePath path, Tracking form) {}

  /**
   * A statement that cannot be taken back.
   *
   * @param statement before which the chunk has to be the oldest
   * @param cause what in it cannot be taken back
   * @param reason why, in words that follow "line N"
   */
  public record Irrevocable(TreePath statement, TreePath cause, String reason) {}

  private final TreePath path;
  private final Map<Tree, Tracked> tracked = new LinkedHashMap<>();
  private final Map<Tree, Irrevocable> irrevocable = new LinkedHashMap<>();
  private Irrevocable whole;

  TrackedCode(TreePath path) {
    this.path = path;
  }

  void add(TreePath at, Tracking form) {
    tracked.put(at.getLeaf(), new Tracked(at, form));
  }

  /** What a tree becomes is forgotten: it stays as it is. */
  void leave(TreePath at) {
    tracked.remove(at.getLeaf());
  }

  void add(Irrevocable found) {
    irrevocable.putIfAbsent(found.statement().getLeaf(), found);
  }

  /** Gives the whole code up: no tracked version of it may run. */
  void giveUp(Irrevocable why) {
    if (whole == null) {
      whole = why;
    }
  }

  /** To the body. */
  public TreePath path() {
    return path;
  }

  /** What becomes something else. */
  public Collection<Tracked> tracked() {
    return tracked.values();
  }

  /** The statements that cannot be taken back, in source order, each with its first reason. */
  public Collection<Irrevocable> irrevocable() {
    return irrevocable.values();
  }

  /** The methods of the module that it calls by their twins. */
  public Set<ExecutableElement> twins() {
    Set<ExecutableElement> twins = new LinkedHashSet<>();
    for (Tracked t : tracked.values()) {
      if (t.form() instanceof Tracking.TwinCall call) {
        twins.add(call.method());
      } else if (t.form() instanceof Tracking.TwinConstruction made) {
        twins.add(made.constructor());
      }
    }
    return twins;
  }

  /** The fields that it reads and writes. */
  public Set<VariableElement> fields() {
    Set<VariableElement> fields = new LinkedHashSet<>();
    for (Tracked t : tracked.values()) {
      Tracking.Place place =
          t.form() instanceof Tracking.Read r
              ? r.place()
              : t.form() instanceof Tracking.Write w
                  ? w.place()
                  : t.form() instanceof Tracking.Update u ? u.place() : null;
      if (place instanceof Tracking.Field f) {
        fields.add(f.field());
      }
    }
    return fields;
  }

  /** Why no tracked version of the code may run; null if one may. */
  public Irrevocable whole() {
    return whole;
  }
}
