package org.ajws.processor;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePathScanner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.SourceFile;

/**
 * What has errors: bodies of methods and initialisers, and declarations. What later checks find
 * there may only follow from these errors; everywhere else they tell the user what the next build
 * would.
 */
final class WrongMembers {
  private record Body(Path file, long start, long end) {
    boolean contains(Diagnostic d) {
      long at = place(d.line(), d.column());
      return at >= start && at <= end && file.equals(d.file());
    }
  }

  private final List<Body> bodies = new ArrayList<>();
  private final List<Path> files = new ArrayList<>();

  /** Files whose declarations name what the compiler does not know: uses of these mean nothing. */
  private final List<Path> unbound = new ArrayList<>();

  private boolean everywhere; // an error is about no file

  private WrongMembers() {}

  /** Those of the errors among messages about the files of a module. */
  static WrongMembers of(BoundModule module, List<Diagnostic> messages) {
    WrongMembers wrong = new WrongMembers();
    wrong.add(module, messages);
    return wrong;
  }

  /**
   * These, and those of further errors. What is wrong with a parallel loop says nothing about the
   * others of its method.
   */
  WrongMembers and(BoundModule module, List<Diagnostic> messages, List<ParallelLoop> loops) {
    WrongMembers wrong = new WrongMembers();
    wrong.bodies.addAll(bodies);
    wrong.files.addAll(files);
    wrong.unbound.addAll(unbound);
    wrong.everywhere = everywhere;
    List<Body> places =
        loops.stream().map(l -> body(module, l.file(), l.path().getLeaf())).toList();
    List<Diagnostic> others = new ArrayList<>();
    for (Diagnostic d : messages) {
      List<Body> around = places.stream().filter(b -> b.contains(d)).toList();
      if (isWrong(d)) {
        wrong.bodies.addAll(around);
      }
      if (around.isEmpty()) {
        others.add(d);
      }
    }
    wrong.add(module, others);
    return wrong;
  }

  private void add(BoundModule module, List<Diagnostic> messages) {
    Map<Path, List<Body>> known = new HashMap<>();
    for (Diagnostic d : messages) {
      if (isWrong(d)) {
        add(d, known.computeIfAbsent(d.file(), f -> f == null ? List.of() : bodies(module, f)));
      }
    }
  }

  /** A check that could not walk over something says nothing about what is there. */
  private static boolean isWrong(Diagnostic d) {
    return d.severity() == Severity.ERROR && d.code() != DiagnosticCode.TOO_DEEP;
  }

  private void add(Diagnostic error, List<Body> outermost) {
    List<Body> around = outermost.stream().filter(b -> b.contains(error)).toList();
    bodies.addAll(around);
    if (error.file() == null) {
      everywhere = true;
    } else if (around.isEmpty()) {
      files.add(error.file());
      if (error.code() == DiagnosticCode.UNBOUND) {
        unbound.add(error.file());
      }
    }
  }

  /** Whether a message lies in a body with an error. */
  boolean haveBodyOf(Diagnostic d) {
    return everywhere || unbound.contains(d.file()) || bodies.stream().anyMatch(b -> b.contains(d));
  }

  /** Whether a message lies in a body with an error, or in a file with a wrong declaration. */
  boolean contain(Diagnostic d) {
    return haveBodyOf(d) || files.contains(d.file());
  }

  /** Whether no error is about a declaration, so that what others say of it can be believed. */
  boolean areBodies() {
    return !everywhere && files.isEmpty();
  }

  private static long place(int line, int column) {
    return (long) line << 32 | column;
  }

  /** The outermost bodies of a file, by places in the user's text. */
  private static List<Body> bodies(BoundModule module, Path path) {
    List<Body> found = new ArrayList<>();
    for (BoundFile file : module.files()) {
      if (file.source().path().equals(path)) {
        new TreePathScanner<Void, Void>() {
          @Override
          public Void visitMethod(MethodTree tree, Void p) {
            return scan(tree.getBody(), p); // a default value of an annotation is a declaration
          }

          @Override
          public Void visitBlock(BlockTree tree, Void p) {
            if (module.end(file.unit(), tree) >= 0) { // else of a constructor that nobody wrote
              found.add(body(module, file, tree));
            }
            return null;
          }
        }.scan(file.unit(), null);
      }
    }
    return found;
  }

  private static Body body(BoundModule module, BoundFile file, Tree tree) {
    SourceFile source = file.source();
    int start = module.start(file.unit(), tree);
    int end = module.end(file.unit(), tree);
    return new Body(
        source.path(),
        place(source.line(start), source.column(start)),
        place(source.line(end), source.column(end)));
  }
}
