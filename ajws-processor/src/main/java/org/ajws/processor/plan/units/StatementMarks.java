package org.ajws.processor.plan.units;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.program.sets.Naming;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** Puts the marks of units around statements and expressions of one file. */
final class StatementMarks {
  /** Opens the statement that is to be a unit. */
  static final String OPEN = "{ synchronized (" + Naming.STATEMENT_UNIT + ") { ";

  static final String CLOSE = " } }";

  private final BoundModule module;
  private final BoundFile file;
  private final SplitText text;
  private final TypeText types;
  private final List<Tree> units = new ArrayList<>();
  private int variables;

  StatementMarks(BoundModule module, BoundFile file) {
    this.module = module;
    this.file = file;
    this.text = new SplitText(file.source().text());
    this.types = new TypeText(module);
  }

  BoundModule module() {
    return module;
  }

  SplitText text() {
    return text;
  }

  String source() {
    return file.source().text();
  }

  int start(Tree tree) {
    return module.start(file.unit(), tree);
  }

  int end(Tree tree) {
    return module.end(file.unit(), tree);
  }

  /** Trees each of which lies in a unit of its own now. */
  List<Tree> units() {
    return units;
  }

  void addUnit(Tree tree) {
    units.add(tree);
  }

  /** The name of a new variable. */
  String variable() {
    return "ajws$" + ++variables;
  }

  /** Makes a whole statement a unit. */
  void statement(Tree tree) {
    text.insert(start(tree), OPEN);
    text.insert(end(tree), CLOSE);
    units.add(tree);
  }

  /** A type as source text; null where it has none. */
  String type(TypeMirror type) {
    if (type == null
        || type.getKind() == TypeKind.NULL
        || type.getKind() == TypeKind.ERROR
        || type.getKind() == TypeKind.INTERSECTION) {
      return null;
    }
    String written = types.of(type);
    return written.isEmpty() || written.contains("<anonymous") ? null : written;
  }

  /** The type of an expression as source text; null where it has none. */
  String type(TreePath around, ExpressionTree expression) {
    return type(module.type(new TreePath(around, expression)));
  }
}
