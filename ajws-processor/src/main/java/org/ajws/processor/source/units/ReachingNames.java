package org.ajws.processor.source.units;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
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
 * Which names may be those of methods that reach a parallel construct, before anything is bound: a
 * constructor, and what initialises an object, goes by the name of its class. A few too many, since
 * methods of one name are not told apart; those that only a library calls are missed.
 */
public final class ReachingNames {
  private static final Set<String> CONSTRUCTS = Set.of("ParallelFor", "Async", "Finish");

  /** What is called by code of a name. */
  private final Map<String, Set<String>> calls = new HashMap<>();

  private final Set<String> reaching = new HashSet<>();

  /** Reads the files of a module. */
  public ReachingNames(List<SyntaxTree> files) {
    files.forEach(f -> new Calls().scan(f.unit(), null));
    Map<String, List<String>> callers = new HashMap<>();
    calls.forEach(
        (caller, called) ->
            called.forEach(
                name -> callers.computeIfAbsent(name, n -> new ArrayList<>()).add(caller)));
    Deque<String> open = new ArrayDeque<>(reaching);
    while (!open.isEmpty()) {
      for (String caller : callers.getOrDefault(open.pop(), List.of())) {
        if (reaching.add(caller)) {
          open.push(caller);
        }
      }
    }
  }

  /** Whether a call of a name may lead to a parallel construct. */
  public boolean mayReach(String name) {
    return reaching.contains(name);
  }

  /** The name that a call goes by; null for another expression. */
  static String called(Tree tree) {
    if (tree instanceof MethodInvocationTree call) {
      return SyntaxTree.simpleName(call.getMethodSelect());
    }
    if (tree instanceof NewClassTree made) {
      return SyntaxTree.simpleName(made.getIdentifier());
    }
    return tree instanceof MemberReferenceTree reference ? referenced(reference) : null;
  }

  private static String referenced(MemberReferenceTree tree) {
    return tree.getName().contentEquals("<init>")
        ? SyntaxTree.simpleName(tree.getQualifierExpression())
        : tree.getName().toString();
  }

  /** Notes what the code of each name calls, that of the classes in it included. */
  private final class Calls extends TreeScanner<Void, Void> {
    /** The names that the code counts for. */
    private Set<String> owners = Set.of();

    @Override
    public Void visitClass(ClassTree tree, Void p) {
      Set<String> around = owners;
      String name = tree.getSimpleName().toString();
      for (Tree member : tree.getMembers()) {
        if (member instanceof ClassTree) {
          owners = Set.of();
        } else if (member instanceof MethodTree m && m.getReturnType() != null) {
          owners = with(around, m.getName().toString());
        } else {
          owners = with(around, name);
          if (tree.getExtendsClause() != null) {
            call(SyntaxTree.simpleName(tree.getExtendsClause()));
          }
        }
        scan(member, p);
      }
      owners = around;
      return null;
    }

    private static Set<String> with(Set<String> names, String name) {
      Set<String> all = new HashSet<>(names);
      all.add(name);
      return all;
    }

    @Override
    public Void scan(Tree tree, Void p) {
      String name = called(tree);
      if (name != null) {
        call(name);
      }
      return super.scan(tree, p);
    }

    private void call(String name) {
      owners.forEach(o -> calls.computeIfAbsent(o, k -> new HashSet<>()).add(name));
    }

    @Override
    public Void visitAnnotation(AnnotationTree tree, Void p) {
      if (CONSTRUCTS.contains(SyntaxTree.simpleName(tree.getAnnotationType()))) {
        reaching.addAll(owners);
      }
      return null;
    }

    @Override
    public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
      if (LabelNames.isConstruct(tree.getLabel().toString())) {
        reaching.addAll(owners);
      }
      return super.visitLabeledStatement(tree, p);
    }
  }
}
