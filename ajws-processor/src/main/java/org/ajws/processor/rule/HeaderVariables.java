package org.ajws.processor.rule;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;
import org.ajws.processor.analysis.flow.CaptureAnalysis;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;

/**
 * In a loop whose header runs in order, the body leaves the header's variables alone: it assigns
 * none, and does not touch an object that the header advances by calls ({@code it.next()}). The
 * header assigns no local from outside.
 */
final class HeaderVariables implements Check {
  @Override
  public void check(Subject subject) {
    for (ParallelLoop loop : subject.loops()) {
      if (loop.header() instanceof LoopHeader.General) {
        checkBody(subject, loop);
        checkHeader(subject, loop);
      }
    }
  }

  /** The parts of a loop that run in order, for every iteration. */
  private static List<Tree> repeated(ParallelLoop loop) {
    ForLoopTree tree = (ForLoopTree) loop.path().getLeaf();
    List<Tree> parts = new ArrayList<>();
    if (tree.getCondition() != null) {
      parts.add(tree.getCondition());
    }
    parts.addAll(tree.getUpdate());
    if (((LoopHeader.General) loop.header()).headerStatement()) {
      parts.add(((BlockTree) loop.body()).getStatements().get(0));
    }
    return parts;
  }

  private static void checkBody(Subject subject, ParallelLoop loop) {
    LocalVariables.Index index = subject.index(loop);
    Set<VariableElement> advanced = advancedByCalls(loop, index);
    for (Capture capture : loop.captures()) {
      if (!CaptureAnalysis.isOfHeader(loop, capture.declaration())) {
        continue;
      }
      String name = capture.name();
      for (IdentifierTree use : capture.uses()) {
        if (index.isWritten(use)) {
          report(
              subject,
              loop,
              use,
              "the body assigns " + name + ", which the head of its parallel loop declares",
              "assign a local of the body instead");
        } else if (advanced.contains(capture.variable())) {
          report(
              subject,
              loop,
              use,
              "the body uses " + name + " while the head of its parallel loop advances it",
              "make the element the first statement (T x = "
                  + name
                  + "."
                  + advance(subject, loop, capture)
                  + "();) and use only that");
        }
      }
    }
  }

  /** How the variable is advanced, by its type. */
  private static String advance(Subject subject, ParallelLoop loop, Capture capture) {
    Types types = subject.module().types();
    TypeMirror type = capture.variable().asType();
    TypeElement enumeration = subject.module().namedType(Enumeration.class.getName());
    return types.isSubtype(types.erasure(type), types.erasure(enumeration.asType()))
        ? "nextElement"
        : "next";
  }

  /** Variables that the header calls methods on and does not itself assign. */
  private static Set<VariableElement> advancedByCalls(
      ParallelLoop loop, LocalVariables.Index index) {
    Set<VariableElement> called = new HashSet<>();
    Set<VariableElement> assigned = new HashSet<>();
    TreeScanner<Void, Void> scanner =
        new TreeScanner<>() {
          @Override
          public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
            if (tree.getMethodSelect() instanceof MemberSelectTree select) {
              ExpressionTree receiver = select.getExpression();
              if (index.variable((Tree) receiver) != null) {
                called.add(index.variable((Tree) receiver));
              }
            }
            return super.visitMethodInvocation(tree, p);
          }

          @Override
          public Void visitIdentifier(IdentifierTree tree, Void p) {
            if (index.isWritten(tree)) {
              assigned.add(index.variable(tree));
            }
            return null;
          }
        };
    repeated(loop).forEach(t -> scanner.scan(t, null));
    called.removeAll(assigned);
    return called;
  }

  private static void checkHeader(Subject subject, ParallelLoop loop) {
    LocalVariables.Index index = subject.index(loop);
    ForLoopTree tree = (ForLoopTree) loop.path().getLeaf();
    Set<Element> own = new HashSet<>();
    for (StatementTree s : tree.getInitializer()) {
      if (s instanceof VariableTree) {
        own.add(subject.module().element(new TreePath(loop.path(), s)));
      }
    }
    List<Tree> header = new ArrayList<>(tree.getInitializer());
    header.addAll(repeated(loop));
    TreeScanner<Void, Void> scanner =
        new TreeScanner<>() {
          @Override
          public Void visitIdentifier(IdentifierTree use, Void p) {
            if (index.isWritten(use) && !own.contains(index.variable(use))) {
              report(
                  subject,
                  loop,
                  use,
                  "the head of this parallel loop assigns " + use.getName() + " from outside",
                  "declare " + use.getName() + " in the head of the loop");
            }
            return null;
          }
        };
    header.forEach(t -> scanner.scan(t, null));
  }

  private static void report(
      Subject subject, ParallelLoop loop, Tree at, String cause, String fix) {
    subject.report(DiagnosticCode.HEADER_VARIABLE_USED, loop, at, cause, fix);
  }
}
