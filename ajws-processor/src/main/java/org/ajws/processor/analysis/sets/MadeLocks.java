package org.ajws.processor.analysis.sets;

import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.alias.MethodBodies;
import org.ajws.processor.analysis.alias.Returns;
import org.ajws.processor.program.sets.AdoptedSets;
import org.ajws.processor.program.sets.AliasDeclarations;
import org.ajws.processor.source.BoundModule;

/**
 * Whether objects that were just made have locks of their own. By an alias where it was made, or an
 * argument whose set its constructor took over, an object has that of an older one, which others
 * may hold: also where the maker is a method or function whose result says nothing of it.
 */
final class MadeLocks implements MakingFunctions.Judge {
  private final BoundModule module;
  private final MethodBodies bodies;
  private final MakingFunctions functions;
  private final FreshObjects fresh;
  private final AliasDeclarations aliases;
  private final AdoptedSets adopted;

  /**
   * Methods that were asked for one object. One that calls itself gives what its other results are;
   * had one done anything else, the answer would be known.
   */
  private final Set<ExecutableElement> asked = new HashSet<>();

  private boolean isAsking;

  MadeLocks(
      BoundModule module,
      MethodBodies bodies,
      MakingFunctions functions,
      FreshObjects fresh,
      AliasDeclarations aliases,
      AdoptedSets adopted) {
    this.module = module;
    this.bodies = bodies;
    this.functions = functions;
    this.fresh = fresh;
    this.aliases = aliases;
    this.adopted = adopted;
  }

  /** Of an object that is fresh. */
  boolean areOwn(TreePath expression) {
    boolean first = !isAsking;
    isAsking = true;
    boolean own = fresh.origins(expression).stream().allMatch(this::isOwn);
    if (first) {
      isAsking = false;
      asked.clear();
      functions.forget(this);
    }
    return own;
  }

  private boolean isOwn(TreePath maker) {
    if (!(module.element(maker) instanceof ExecutableElement callee)) {
      return true;
    }
    if (maker.getLeaf() instanceof NewClassTree) {
      return aliases.ofNew(maker).ofSets().isEmpty() && isMade(callee);
    }
    return !(maker.getLeaf() instanceof MethodInvocationTree)
        || (fresh.isFactory(callee)
            ? isMethod(callee)
            : !functions.areCalled(maker) || functions.areAll(maker, this)); // or a copy
  }

  @Override
  public boolean isResult(TreePath value) {
    return areOwn(value);
  }

  @Override
  public boolean isMethod(ExecutableElement method) {
    return bodies.of(method).stream().allMatch(this::isBody);
  }

  @Override
  public boolean isBody(ExecutableElement method) {
    if (!asked.add(method)) {
      return true;
    }
    return Returns.of(module.declaration(method)).stream().allMatch(this::areOwn);
  }

  @Override
  public boolean isMade(ExecutableElement constructor) {
    return !adopted.mayAdopt((TypeElement) constructor.getEnclosingElement());
  }
}
