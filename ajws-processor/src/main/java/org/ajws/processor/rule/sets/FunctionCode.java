package org.ajws.processor.rule.sets;

import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.FunctionSources;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.source.BoundModule;

/** The code that functions run: the body of a lambda, or a method of the module. */
final class FunctionCode {
  private final BoundModule module;
  private final AtomicSets sets;
  private final FunctionSources sources;
  private final Map<Tree, Code> codes = new IdentityHashMap<>();

  FunctionCode(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.sources = new FunctionSources(module, sets);
    sets.codes().forEach(c -> codes.put(c.path().getLeaf(), c));
  }

  /** What a call of a function may run, as far as the module shows where the function is from. */
  List<Code> of(UnitCall call) {
    List<Code> found = new ArrayList<>();
    for (FunctionSources.Function f : sources.of(call)) {
      UnitCall reference = sets.reference(f.value().getLeaf());
      found.addAll(
          reference != null
              ? sets.analysis().targets(reference)
              : of(f.value(), sources.called(call)));
    }
    return found;
  }

  /** The methods that a call of a function may run by a method reference, the JDK's included. */
  List<ExecutableElement> referred(UnitCall call) {
    return sources.of(call).stream()
        .filter(f -> f.value().getLeaf() instanceof MemberReferenceTree)
        .map(f -> module.element(f.value()))
        .filter(ExecutableElement.class::isInstance)
        .map(ExecutableElement.class::cast)
        .toList();
  }

  /**
   * What a lambda runs, or a new object that is a function.
   *
   * @param function the method by which it is called
   */
  List<Code> of(TreePath value, ExecutableElement function) {
    Code lambda = codes.get(value.getLeaf());
    if (lambda != null) {
      return List.of(lambda);
    }
    List<Code> found = new ArrayList<>();
    if (module.element(value) instanceof ExecutableElement constructor
        && constructor.getEnclosingElement() instanceof TypeElement type) {
      for (ExecutableElement m : ElementFilter.methodsIn(module.elements().getAllMembers(type))) {
        Code body =
            m.getSimpleName().equals(function.getSimpleName())
                    && module.elements().overrides(m, function, type)
                ? sets.analysis().code(m)
                : null;
        if (body != null) {
          found.add(body);
        }
      }
    }
    return found;
  }
}
