package org.ajws.processor.emit.tasks;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.CriticalSections;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.flow.Siblings;
import org.ajws.processor.emit.CompilerLines;
import org.ajws.processor.emit.Engine;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;
import org.ajws.processor.text.Trivia;

/** What the lowerings of the tasks of one file share. */
public record TaskContext(
    BoundModule module,
    BoundFile file,
    LocalVariables.Index index,
    RegionNames names,
    Homes homes,
    Engine engine,
    Predicate<TreePath> waits,
    Edits edits) {
  static final String RUNTIME = "org.ajws.runtime.";

  /** Types as text. */
  public TypeText types() {
    return new TypeText(module);
  }

  /** The name of the runtime's method that begins an async. */
  String method(String name, Async async) {
    return waits.test(async.path()) ? name + "Apart" : name;
  }

  CriticalSections sections() {
    return new CriticalSections(module);
  }

  /** Where a tree begins. */
  public int start(Tree tree) {
    return module.start(file.unit(), tree);
  }

  /** Where it ends. */
  public int end(Tree tree) {
    return module.end(file.unit(), tree);
  }

  /** What a tree covers. */
  public Span span(Tree tree) {
    return module.span(file.unit(), tree);
  }

  /**
   * Declares what a body throws. Of several unrelated checked exceptions javac would infer only a
   * common supertype: then the body's type hides them, and {@code mayThrow} declares them.
   */
  String mayThrow(List<TypeMirror> thrown) {
    StringBuilder text = new StringBuilder();
    if (thrown.size() > 1) {
      for (TypeMirror t : thrown) {
        text.append(RUNTIME).append("loop.Loops.<").append(types().of(t)).append(">mayThrow(); ");
      }
    }
    return text.toString();
  }

  static String hide(List<TypeMirror> thrown, String form) {
    return thrown.size() > 1 ? RUNTIME + "task.UncheckedTasks." + form + "(" : "";
  }

  static String unhide(List<TypeMirror> thrown) {
    return thrown.size() > 1 ? ")" : "";
  }

  /** The end of a finish: of what follows {@code try { ...}. */
  static String ending(String finish, String thrown, String results) {
    String join = finish + ".join(); ";
    return "} catch (final java.lang.Throwable %1$s) { %2$s.failed(%1$s); throw %1$s; } finally { %3$s} "
        .formatted(
            thrown,
            finish,
            results.isEmpty() ? join : "try { " + join + "} finally { " + results + "} ");
  }

  /** The uses of a local in a tree, in source order. */
  List<TreePath> uses(VariableElement variable, TreePath tree) {
    List<TreePath> uses = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree use, Void p) {
        if (variable.equals(index.variable(use))) {
          uses.add(getCurrentPath());
        }
        return null;
      }
    }.scan(tree, null);
    return uses;
  }

  /** The identifiers at some places. */
  static List<IdentifierTree> identifiers(List<TreePath> uses) {
    return uses.stream().map(use -> (IdentifierTree) use.getLeaf()).toList();
  }

  /**
   * Whether a call where an expression stands leaves behind another line than the expression: what
   * is evaluated next, as a constructor, may have none of its own and show that one.
   */
  boolean movesLine(TreePath expression) {
    CompilerLines lines = new CompilerLines(module, file);
    int own = file.source().line(start(expression.getLeaf()));
    return lines.before(expression) != own;
  }

  /** The declarators that share a local's type and annotations, itself included. */
  public List<VariableTree> declarators(TreePath declaration) {
    List<VariableTree> all = new ArrayList<>();
    for (StatementTree s : Siblings.of(declaration)) {
      if (s instanceof VariableTree v && start(v) == start(declaration.getLeaf())) {
        all.add(v);
      }
    }
    return all;
  }

  /** The offset after the semicolon that ends the declaration of a local. */
  public int afterDeclaration(TreePath declaration) {
    List<VariableTree> all = declarators(declaration);
    VariableTree last = all.get(all.size() - 1);
    String text = file.source().text();
    int at = end(last);
    if (text.charAt(at - 1) == ';') {
      return at;
    }
    while (text.charAt(at) != ';') {
      at = Trivia.skip(text, at);
    }
    return at + 1;
  }

  /** Gives the uses of locals their new names, when all constructs are lowered. */
  public void renameUses() {
    names.uses().forEach((use, text) -> edits.replace(start(use), endOfName(use), text));
  }

  /** For the compiler, a resource of a {@code try} ends behind its semicolon. */
  private int endOfName(IdentifierTree use) {
    int end = end(use);
    String text = file.source().text();
    while (text.charAt(end - 1) == ';' || Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }
}
