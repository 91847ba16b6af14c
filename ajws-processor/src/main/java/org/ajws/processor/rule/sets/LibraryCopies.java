package org.ajws.processor.rule.sets;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.alias.AbstractObject;
import org.ajws.processor.analysis.alias.AliasAnalysis;
import org.ajws.processor.analysis.alias.Containers;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * What the library copies from one place into another, {@code fill}, {@code arraycopy}, {@code
 * toArray}, {@code addAll}: nothing into an array whose elements share a set that does not, and no
 * array with slots of a set into a place that does not know of it.
 */
final class LibraryCopies {
  private final BoundModule module;
  private final AliasAnalysis flow;

  LibraryCopies(BoundModule module, AliasAnalysis flow) {
    this.module = module;
    this.flow = flow;
  }

  /** Looks at one call. */
  void check(BoundFile file, TreePath call) {
    if (!(module.element(call) instanceof ExecutableElement callee)
        || module.declaration(callee) != null) {
      return;
    }
    List<? extends ExpressionTree> arguments =
        ((MethodInvocationTree) call.getLeaf()).getArguments();
    String name = callee.getSimpleName().toString();
    String owner = callee.getEnclosingElement().toString();
    int last = arguments.size() - 1;
    if (name.equals("fill") && last >= 1) {
      TreePath to = new TreePath(call, arguments.get(0));
      check(file, call, to, flow.of(new TreePath(call, arguments.get(last))), name);
    } else if (name.equals("arraycopy") && last == 4) {
      TreePath to = new TreePath(call, arguments.get(2));
      check(file, call, to, flow.of(new TreePath(call, arguments.get(0))).ofElement(), name);
    } else if (name.equals("toArray") && last <= 0) {
      AbstractObject given = flow.receiver(call, callee).argument(0);
      if (last < 0 && given.hasSlots()) {
        report(file, call, name, true);
      } else if (last == 0) {
        check(file, call, new TreePath(call, arguments.get(0)), given, name);
      }
    } else if (name.equals("addAll") && owner.equals("java.util.Collections")) {
      TreePath to = new TreePath(call, arguments.get(0));
      for (ExpressionTree each : arguments.subList(1, arguments.size())) {
        AbstractObject given = flow.of(new TreePath(call, each));
        boolean lost =
            module.type(to) instanceof DeclaredType type
                && !type.getTypeArguments().isEmpty()
                && Containers.loses(type.getTypeArguments().get(0), given, flow.of(to).argument(0));
        if (lost) {
          report(file, call, name, true);
        }
      }
    }
  }

  private void check(
      BoundFile file, TreePath call, TreePath to, AbstractObject given, String name) {
    TypeMirror type = module.type(to);
    AbstractObject elements = flow.of(to).element();
    if (elements != null && !AbstractObject.fits(List.of(given), List.of(elements))) {
      report(file, call, name, false);
    } else if (given.hasSlots()
        && (!(type instanceof ArrayType array)
            || Containers.loses(array.getComponentType(), given, flow.of(to).ofElement()))) {
      report(file, call, name, true);
    }
  }

  private void report(BoundFile file, TreePath call, String name, boolean loses) {
    module.report(
        DiagnosticCode.UNALIASED_STORED,
        file,
        call.getLeaf(),
        loses
            ? "%s copies arrays whose slots belong to a set to where nobody knows of it"
                .formatted(name)
            : "%s puts objects into the array that are not known to share the set of its elements"
                .formatted(name),
        loses
            ? "give the place that they come to the same alias, or put copies of them there"
            : "give the place that they come from the alias, too");
  }
}
