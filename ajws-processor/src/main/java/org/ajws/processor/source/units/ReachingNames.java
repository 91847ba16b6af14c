package org.ajws.processor.source.units;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.processor.source.LabelNames;
import org.ajws.processor.source.SyntaxTree;

/**
 * Which methods may reach a parallel construct, before anything is bound: by their names and
 * numbers of parameters. A constructor, and what initialises an object, goes by the name of its
 * class, a method that takes any number by its name alone. A few too many, since others are not
 * told apart; those that only a library calls are missed.
 */
public final class ReachingNames {
  private static final Set<String> CONSTRUCTS = Set.of("ParallelFor", "Async", "Finish");
  private static final int ANY = -1;

  /**
   * What code goes by, or what is called.
   *
   * @param parameters how many there are; {@link #ANY} where that does not tell methods apart
   */
  private record Named(String name, int parameters) {
    boolean mayBe(Named other) {
      return parameters == ANY || other.parameters == ANY || parameters == other.parameters;
    }
  }

  /** A call that some code makes. */
  private record Call(Named from, Named to) {}

  private final Set<Call> calls = new HashSet<>();
  private final Map<String, Set<Named>> reaching = new HashMap<>();

  /** Reads the files of a module. */
  public ReachingNames(List<SyntaxTree> files) {
    Deque<Named> open = new ArrayDeque<>();
    Calls all = new Calls(open);
    files.forEach(f -> all.scan(f.unit(), null));
    Map<String, List<Call>> byName = new HashMap<>();
    calls.forEach(c -> byName.computeIfAbsent(c.to.name, n -> new ArrayList<>()).add(c));
    while (!open.isEmpty()) {
      Named reached = open.pop();
      for (Call call : byName.getOrDefault(reached.name, List.of())) {
        if (call.to.mayBe(reached)) {
          reach(call.from, open);
        }
      }
    }
    calls.clear();
  }

  private void reach(Named code, Deque<Named> open) {
    if (reaching.computeIfAbsent(code.name, n -> new HashSet<>()).add(code)) {
      open.push(code);
    }
  }

  /** Whether a call of a name, with any number of arguments, may lead to a parallel construct. */
  public boolean mayReach(String name) {
    return reaching.containsKey(name);
  }

  /** Whether an expression is a call that may lead to a parallel construct. */
  boolean mayReach(Tree tree) {
    Named called = called(tree);
    return called != null
        && reaching.getOrDefault(called.name, Set.of()).stream().anyMatch(called::mayBe);
  }

  /** What a call goes by; null for another expression. */
  private static Named called(Tree tree) {
    if (tree instanceof MethodInvocationTree call) {
      return new Named(SyntaxTree.simpleName(call.getMethodSelect()), call.getArguments().size());
    }
    if (tree instanceof NewClassTree made) {
      return new Named(SyntaxTree.simpleName(made.getIdentifier()), ANY);
    }
    return tree instanceof MemberReferenceTree reference
        ? new Named(referenced(reference), ANY)
        : null;
  }

  private static String referenced(MemberReferenceTree tree) {
    return tree.getName().contentEquals("<init>")
        ? SyntaxTree.simpleName(tree.getQualifierExpression())
        : tree.getName().toString();
  }

  /** What a method goes by. */
  private static Named of(MethodTree method) {
    List<? extends VariableTree> parameters = method.getParameters();
    boolean isOpen =
        !parameters.isEmpty() && parameters.get(parameters.size() - 1).toString().contains("...");
    return new Named(method.getName().toString(), isOpen ? ANY : parameters.size());
  }

  /** Notes what the code of each name calls, that of the classes in it included. */
  private final class Calls extends TreeScanner<Void, Void> {
    private final Deque<Named> open;

    /** What the code counts for. */
    private Set<Named> owners = Set.of();

    Calls(Deque<Named> open) {
      this.open = open;
    }

    @Override
    public Void visitClass(ClassTree tree, Void p) {
      Set<Named> around = owners;
      Named own = new Named(tree.getSimpleName().toString(), ANY);
      for (Tree member : tree.getMembers()) {
        if (member instanceof ClassTree) {
          owners = Set.of();
        } else if (member instanceof MethodTree m && m.getReturnType() != null) {
          owners = with(around, of(m));
        } else {
          owners = with(around, own);
          if (tree.getExtendsClause() != null) {
            call(new Named(SyntaxTree.simpleName(tree.getExtendsClause()), ANY));
          }
        }
        scan(member, p);
      }
      owners = around;
      return null;
    }

    private static Set<Named> with(Set<Named> owners, Named owner) {
      Set<Named> all = new HashSet<>(owners);
      all.add(owner);
      return all;
    }

    @Override
    public Void scan(Tree tree, Void p) {
      Named called = called(tree);
      if (called != null) {
        call(called);
      }
      return super.scan(tree, p);
    }

    private void call(Named called) {
      owners.forEach(o -> calls.add(new Call(o, called)));
    }

    @Override
    public Void visitAnnotation(AnnotationTree tree, Void p) {
      if (CONSTRUCTS.contains(SyntaxTree.simpleName(tree.getAnnotationType()))) {
        owners.forEach(o -> reach(o, open));
      }
      return null;
    }

    @Override
    public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
      if (LabelNames.isConstruct(tree.getLabel().toString())) {
        owners.forEach(o -> reach(o, open));
      }
      return super.visitLabeledStatement(tree, p);
    }
  }
}
