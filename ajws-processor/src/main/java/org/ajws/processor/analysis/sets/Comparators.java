package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.source.BoundModule;

/** Containers of the JDK that ask the comparator which they were made with: {@code TreeMap}. */
final class Comparators {
  private static final String COMPARATOR = "java.util.Comparator";

  private static final List<String> SORTED =
      List.of(
          "java.util.TreeMap",
          "java.util.TreeSet",
          "java.util.PriorityQueue",
          "java.util.concurrent.ConcurrentSkipListMap",
          "java.util.concurrent.ConcurrentSkipListSet",
          "java.util.concurrent.PriorityBlockingQueue");

  /** Methods that compare what they are given, or what is there. */
  private static final Pattern COMPARING =
      Pattern.compile(
          "put\\w*|get|getOrDefault|remove\\w*|replace|contains\\w*|add\\w*|retainAll|offer\\w*|poll\\w*|take"
              + "|floor\\w*|ceiling\\w*|higher\\w*|lower\\w*|head\\w*|tail\\w*|sub\\w*|merge|compute\\w*");

  private final BoundModule module;

  Comparators(BoundModule module) {
    this.module = module;
  }

  /** The variable on whose container a call may compare; null for another call. */
  TreePath container(UnitCall call) {
    if (call.implicit()
        || !(call.path().getLeaf() instanceof MethodInvocationTree tree)
        || !(tree.getMethodSelect() instanceof MemberSelectTree select)
        || !COMPARING.matcher(select.getIdentifier()).matches()
        || !isContainer(((TypeElement) call.callee().getEnclosingElement()).asType())) {
      return null;
    }
    TreePath receiver = new TreePath(new TreePath(call.path(), select), select.getExpression());
    return module.element(receiver) instanceof VariableElement ? receiver : null;
  }

  private boolean isContainer(TypeMirror type) {
    return module.types().erasure(type).toString().startsWith("java.util.")
        && (module.isSubtype(type, "java.util.Map")
            || module.isSubtype(type, "java.util.Collection"));
  }

  /** The comparators that a new container is made with. */
  List<TreePath> given(TreePath value) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) value.getLeaf());
    TreePath path = new TreePath(value, tree);
    TypeMirror type = tree instanceof NewClassTree ? module.type(path) : null;
    return type == null || SORTED.stream().noneMatch(s -> module.isSubtype(type, s))
        ? List.of()
        : ((NewClassTree) tree)
            .getArguments().stream()
                .map(a -> new TreePath(path, a))
                .filter(a -> module.type(a) != null && module.isSubtype(module.type(a), COMPARATOR))
                .toList();
  }

  /** The method by which a comparator is asked. */
  ExecutableElement compare() {
    return ElementFilter.methodsIn(module.namedType(COMPARATOR).getEnclosedElements()).stream()
        .filter(m -> m.getSimpleName().contentEquals("compare"))
        .findFirst()
        .orElseThrow();
  }
}
