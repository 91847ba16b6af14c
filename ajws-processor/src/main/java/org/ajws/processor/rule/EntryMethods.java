package org.ajws.processor.rule;

import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.program.Finish;

/**
 * The {@code main} methods that nobody in the module calls. The JVM does, so they come back to its
 * thread behind each of their outermost finishes, and behind each call that has let no async
 * escape.
 */
final class EntryMethods {
  private final Subject subject;
  private final CallGraph.Query escaping;
  private final Set<Tree> finishes = Collections.newSetFromMap(new IdentityHashMap<>());
  private Set<Element> called; // null until it is asked for

  EntryMethods(Subject subject) {
    this.subject = subject;
    Set<Tree> escaping = Collections.newSetFromMap(new IdentityHashMap<>());
    subject.asyncs().stream()
        .filter(a -> !a.isValue() && a.finish() == null)
        .forEach(a -> escaping.add(a.path().getLeaf()));
    this.escaping = subject.calls().query(m -> false, p -> escaping.contains(p.getLeaf()));
    for (Finish finish : subject.finishes()) {
      finishes.add(finish.path().getLeaf());
    }
  }

  /** Whether a method is one, and is not a finish as a whole. */
  boolean is(TreePath path) {
    MethodTree method = (MethodTree) path.getLeaf();
    return method.getName().contentEquals("main")
        && method.getBody() != null
        && !finishes.contains(method)
        && !called().contains(subject.module().element(path));
  }

  private Set<Element> called() {
    if (called == null) {
      called = new HashSet<>();
      subject.module().units().forEach(u -> new Calls().scan(u, null));
    }
    return called;
  }

  /** Whether a tree is a finish statement. */
  boolean isFinish(Tree tree) {
    return finishes.contains(tree);
  }

  /** Whether asyncs may still be under way when a method returns. */
  boolean mayLetEscape(ExecutableElement method) {
    TreePath body = subject.calls().body(method);
    return body != null && escaping.mayReach(body);
  }

  /** The methods called {@code main} that are called, or referred to. */
  private final class Calls extends TreePathScanner<Void, Void> {
    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      add(tree.getMethodSelect().toString().endsWith("main"));
      return super.visitMethodInvocation(tree, p);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void p) {
      add(tree.getName().contentEquals("main"));
      return super.visitMemberReference(tree, p);
    }

    private void add(boolean named) {
      if (named && subject.module().element(getCurrentPath()) instanceof ExecutableElement m) {
        called.add(m);
      }
    }
  }
}
