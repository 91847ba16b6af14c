package org.ajws.processor.rule.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/**
 * What a member refers to, an array or a collection of the JDK, belongs to the set. Where it goes
 * to code that does not hold the lock, that is said.
 */
final class ContentHandedOut {
  private final BoundModule module;
  private final AtomicSets sets;
  private final ContentPlaces places;
  private final ContentTypes types;
  private final Set<Tree> reported = new HashSet<>();

  /** Members whose content other members have, too. */
  private final Set<VariableElement> kept = new HashSet<>();

  private final List<TakenOut> takenOut = new ArrayList<>();

  /** Where content goes that its member has no more: well, if no other member has it. */
  private record TakenOut(MemberAccess access, Tree at, String how) {}

  ContentHandedOut(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.places = new ContentPlaces(module, sets);
    this.types = new ContentTypes(module, places::occurrences);
  }

  void check() {
    for (MemberAccess access : sets.accesses()) {
      if (access.field() != null
          && types.mayHold(access.field())
          && !SetDeclarations.isReadAnywhere(access.field())
          && !SetDeclarations.isShared(access.field())
          && access.sets().stream().noneMatch(AtomicSetModel::hasSnapshots) // READS_UNDER_LOCK
          && !isSlots(access)) {
        ContentFlow flow = new ContentFlow(module, sets, places, access, sink(access));
        if (!access.assigned()) {
          flow.follow(access.path());
        } else if (access.path().getParentPath().getLeaf() instanceof AssignmentTree) {
          flow.followGiven(access.path().getParentPath());
        }
      }
    }
    takenOut.stream()
        .filter(t -> kept.contains(t.access().field()))
        .forEach(t -> report(t.access(), t.at(), t.how()));
  }

  private ContentFlow.Sink sink(MemberAccess access) {
    long given = givenUp(access);
    return new ContentFlow.Sink() {
      @Override
      public void lost(MemberAccess a, Tree at, String how) {
        if (module.start(a.code().file().unit(), at) < given) {
          report(a, at, how);
        } else {
          takenOut.add(new TakenOut(a, at, how));
        }
      }

      @Override
      public void kept(MemberAccess a) {
        kept.add(a.field());
      }
    };
  }

  /**
   * Where a unit that takes the content out of a member, {@code r = bins;}, gives the member a new
   * one: from there on nobody but the local has it. Behind everything, if it does not.
   */
  private long givenUp(MemberAccess access) {
    TreePath local = access.path().getParentPath();
    if (local.getLeaf() instanceof VariableTree
        && local.getParentPath().getLeaf() instanceof BlockTree block) {
      for (StatementTree s :
          block
              .getStatements()
              .subList(
                  block.getStatements().indexOf(local.getLeaf()) + 1,
                  block.getStatements().size())) {
        if (s instanceof ExpressionStatementTree e
            && e.getExpression() instanceof AssignmentTree a
            && isNothing(a.getExpression())
            && places.usesAt(a.getVariable()).equals(access.uses())
            && access.field().equals(module.element(path(local, s, e, a, a.getVariable())))) {
          return module.start(access.code().file().unit(), s);
        }
      }
    }
    return Long.MAX_VALUE;
  }

  private static TreePath path(TreePath local, Tree... inner) {
    TreePath path = local.getParentPath();
    for (Tree t : inner) {
      path = new TreePath(path, t);
    }
    return path;
  }

  /** Null, or an object that is made of nothing. */
  private static boolean isNothing(ExpressionTree value) {
    return value.getKind() == Tree.Kind.NULL_LITERAL
        || value instanceof NewArrayTree n && n.getInitializers() == null
        || value instanceof NewClassTree m
            && m.getArguments().isEmpty()
            && m.getClassBody() == null;
  }

  /** An array whose slots have an alias carries it to wherever it goes, which is checked. */
  private boolean isSlots(MemberAccess access) {
    return access.field().asType() instanceof ArrayType
        && !sets.aliases().of(access.field()).isEmpty();
  }

  private void report(MemberAccess access, Tree at, String how) {
    boolean wrong = module.hasErrorAt(access.code().file(), at);
    if (!wrong && reported.add(at) && !isSilenced(access, at)) {
      Warnings.report(
          module,
          DiagnosticCode.CONTENT_HANDED_OUT,
          access.code(),
          at,
          "what %s refers to belongs to %s and %s: nobody takes the lock there"
              .formatted(access.name(), AccessRules.describe(access), how),
          "give a copy away, or let a unit do what is needed");
    }
  }

  /** Whether the method that gives it away, perhaps another one of the class, answers for it. */
  private boolean isSilenced(MemberAccess access, Tree at) {
    TreePath path = TreePath.getPath(access.code().file().unit(), at);
    while (path != null && !(path.getLeaf() instanceof MethodTree)) {
      path = path.getParentPath();
    }
    Element method = path == null ? null : module.element(path);
    return method != null && Warnings.isSilenced(method, Warnings.KEY);
  }
}
