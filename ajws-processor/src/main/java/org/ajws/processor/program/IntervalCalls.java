package org.ajws.processor.program;

import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Mention;

/** Calls of {@code org.ajws.sync.Intervals} and of what it gives that the translation knows. */
public final class IntervalCalls {
  /** The class, as it is written where something is imported from it or called. */
  private static final String NAME = "Intervals";

  private static final String TYPE = "org.ajws.sync." + NAME;
  private static final Mention MENTION = Mention.ofName(NAME);

  private static final String ONE = "org.ajws.sync.Interval";

  private IntervalCalls() {}

  /** What a method of the class is for. */
  public enum Kind {
    /** Runs intervals. */
    RUN,
    /** Runs one for each cell of a table. */
    WAVEFRONT,
    /** Adds one. */
    ADD,
    /** Lets one hold the sets of objects. */
    HOLD
  }

  /**
   * A call.
   *
   * @param path the call
   * @param kind which
   */
  public record IntervalCall(TreePath path, Kind kind) {
    /** The tree of the call. */
    public MethodInvocationTree tree() {
      return (MethodInvocationTree) path.getLeaf();
    }

    /** Whether it runs intervals. */
    public boolean isRun() {
      return kind == Kind.RUN || kind == Kind.WAVEFRONT;
    }
  }

  /** The calls in a file, in the order of the text. */
  public static List<IntervalCall> of(BoundModule module, BoundFile file) {
    List<IntervalCall> calls = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        Kind kind = kind(module.element(getCurrentPath()));
        if (kind != null) {
          calls.add(new IntervalCall(getCurrentPath(), kind));
        }
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(file.unit(), null);
    return calls;
  }

  /** The calls in a module that run intervals. */
  public static List<TreePath> runs(BoundModule module) {
    List<TreePath> runs = new ArrayList<>();
    for (BoundFile file : module.files()) {
      if (MENTION.isIn(file.source().text())) {
        of(module, file).stream().filter(IntervalCall::isRun).forEach(c -> runs.add(c.path()));
      }
    }
    return runs;
  }

  private static Kind kind(Element element) {
    if (!(element instanceof ExecutableElement method)) {
      return null;
    }
    String type = method.getEnclosingElement().toString();
    if (type.equals(ONE)) {
      return method.getSimpleName().contentEquals("holding") ? Kind.HOLD : null;
    }
    return !type.equals(TYPE)
        ? null
        : switch (method.getSimpleName().toString()) {
          case "run" -> Kind.RUN;
          case "wavefront" -> Kind.WAVEFRONT;
          case "add" -> Kind.ADD;
          default -> null;
        };
  }
}
