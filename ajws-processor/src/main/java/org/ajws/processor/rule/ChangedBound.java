package org.ajws.processor.rule;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundModule;

/**
 * The body does not change what the bound and the step read: locals, fields (also through methods
 * of the module), and the size of a collection. Only changes of the very same object, as far as it
 * has a name, are reported.
 */
final class ChangedBound implements Check {
  private static final Set<String> RESIZING =
      Set.of(
          "add",
          "addAll",
          "addFirst",
          "addLast",
          "append",
          "clear",
          "delete",
          "deleteCharAt",
          "drainTo",
          "insert",
          "offer",
          "offerFirst",
          "offerLast",
          "poll",
          "pollFirst",
          "pollLast",
          "pop",
          "push",
          "put",
          "putAll",
          "putIfAbsent",
          "remove",
          "removeAll",
          "removeFirst",
          "removeIf",
          "removeLast",
          "retainAll",
          "setLength",
          "take");

  /** What a header reads: places, and objects whose size it asks for, with the text read. */
  private record Reads(Map<Writes.Place, String> places, Map<String, String> objects) {}

  @Override
  public void check(Subject subject) {
    FieldWrites writes = new FieldWrites(subject.module());
    for (ParallelLoop loop : subject.loops()) {
      Reads reads = reads(subject.module(), loop);
      if (!reads.places().isEmpty() || !reads.objects().isEmpty()) {
        check(subject, loop, reads, writes);
      }
    }
  }

  /** Locals that the header of a loop reads again for each iteration. */
  static Set<Element> localsRead(BoundModule module, ParallelLoop loop) {
    Set<Element> locals = new HashSet<>();
    for (Writes.Place place : reads(module, loop).places().keySet()) {
      if (!place.variable().getKind().isField()) {
        locals.add(place.variable());
      }
    }
    return locals;
  }

  private static Reads reads(BoundModule module, ParallelLoop loop) {
    Reads reads = new Reads(new LinkedHashMap<>(), new LinkedHashMap<>());
    Stream<? extends ExpressionTree> read = Stream.empty();
    if (loop.header() instanceof LoopHeader.Counted counted) {
      read = Stream.of(counted.bound(), counted.step());
    } else if (loop.header() instanceof LoopHeader.General) {
      ForLoopTree tree = (ForLoopTree) loop.path().getLeaf();
      read =
          Stream.concat(
              Stream.of(tree.getCondition()),
              tree.getUpdate().stream().map(s -> s.getExpression()));
    }
    for (ExpressionTree tree : read.toList()) {
      if (tree != null) {
        TreePath at = TreePath.getPath(loop.path(), tree);
        collect(module, at, "this", tree.toString(), reads, new HashSet<>());
      }
    }
    // The loop's own variables change by their nature; other rules guard them.
    if (loop.path().getLeaf() instanceof ForLoopTree tree) {
      for (StatementTree s : tree.getInitializer()) {
        Element own = module.element(new TreePath(loop.path(), s));
        reads.places().keySet().removeIf(p -> p.variable().equals(own));
        reads.objects().keySet().removeIf(o -> own != null && own.toString().equals(o));
      }
    }
    return reads;
  }

  /** Adds what an expression reads, and the methods of the module that it calls on the way. */
  private static void collect(
      BoundModule module,
      TreePath code,
      String self,
      String text,
      Reads reads,
      Set<Element> followed) {
    new TreePathScanner<Void, Void>() {
      private void read() {
        Writes.Place place = Writes.place(module, getCurrentPath());
        if (place != null) {
          String object = place.object().equals("this") ? self : place.object();
          reads.places().putIfAbsent(new Writes.Place(object, place.variable()), text);
        }
      }

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        read();
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void p) {
        read();
        return super.visitMemberSelect(tree, p);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        String receiver = Writes.receiver(tree);
        Element callee = module.element(getCurrentPath());
        TreePath declaration = module.declaration(callee);
        if (receiver != null && declaration == null) {
          reads.objects().putIfAbsent(receiver, text);
        } else if (receiver != null
            && declaration.getLeaf() instanceof MethodTree method
            && method.getBody() != null
            && followed.add(callee)) {
          String object = receiver.equals("this") ? self : receiver;
          TreePath body = new TreePath(declaration, method.getBody());
          collect(module, body, object, text, reads, followed);
        }
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(code, null);
  }

  private static void check(Subject subject, ParallelLoop loop, Reads reads, FieldWrites writes) {
    boolean ofField =
        reads.places().keySet().stream().anyMatch(p -> p.variable().getKind().isField());
    BoundModule module = subject.module();
    TreePath body = new TreePath(loop.path(), loop.body());
    Writes.forEachWrite(
        module,
        body,
        (path, place) -> {
          String read = reads.places().get(place);
          if (read != null) {
            report(subject, loop, path, "assigns " + path.getLeaf(), read);
          }
        });
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        String receiver = Writes.receiver(tree);
        Element callee = module.element(getCurrentPath());
        if (callee instanceof ExecutableElement method) {
          if (module.declaration(method) != null) {
            if (ofField) {
              followed(method, receiver);
            }
          } else if (receiver != null
              && reads.objects().containsKey(receiver)
              && RESIZING.contains(method.getSimpleName().toString())) {
            String what = "calls " + receiver + "." + method.getSimpleName();
            report(subject, loop, getCurrentPath(), what, reads.objects().get(receiver));
          }
        }
        return super.visitMethodInvocation(tree, p);
      }

      private void followed(ExecutableElement method, String receiver) {
        for (Element field : writes.of(method)) {
          boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
          String object = isStatic ? "" : receiver;
          String read = object == null ? null : reads.places().get(new Writes.Place(object, field));
          if (read != null) {
            String what =
                "calls " + method.getSimpleName() + ", which assigns " + field.getSimpleName();
            report(subject, loop, getCurrentPath(), what, read);
          }
        }
      }
    }.scan(body, null);
  }

  private static void report(
      Subject subject, ParallelLoop loop, TreePath at, String what, String read) {
    boolean counted = loop.header() instanceof LoopHeader.Counted;
    subject.report(
        DiagnosticCode.BOUND_CHANGED,
        loop,
        at.getLeaf(),
        "the body "
            + what
            + ", but the head of its parallel loop reads it"
            + (what.endsWith(" " + read) ? "" : " in " + read),
        counted
            ? "read the bound into a final local before the loop"
            : "move the change out of the loop");
  }
}
