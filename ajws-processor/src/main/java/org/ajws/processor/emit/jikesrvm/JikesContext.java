package org.ajws.processor.emit.jikesrvm;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.flow.ThrownTypes;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Trivia;

/** What the lowerings of one file share. */
record JikesContext(
    BoundModule module,
    BoundFile file,
    LocalVariables.Index index,
    ThrownTypes thrown,
    RegionNames names,
    Edits edits) {
  static final String WS = "org.jikesrvm.scheduler.WS.";
  static final String RUNTIME = "org.ajws.runtime.";
  static final String HANDLERS = RUNTIME + "jikesrvm.StealHandlers.";

  TypeText types() {
    return new TypeText(module);
  }

  int start(Tree tree) {
    return module.start(file.unit(), tree);
  }

  int end(Tree tree) {
    return module.end(file.unit(), tree);
  }

  /** Throws what was caught; declares the checked exceptions that it may be. */
  String again(String caught, List<TypeMirror> thrown) {
    StringBuilder text = new StringBuilder();
    for (TypeMirror t : thrown) {
      text.append("%s<%s>mayThrow(); ".formatted(HANDLERS, types().of(t)));
    }
    return text + "throw " + HANDLERS + "again(" + caught + "); ";
  }

  /** The statements that a statement stands among; itself alone where it is not in a block. */
  static List<? extends StatementTree> siblings(TreePath statement) {
    Tree parent = statement.getParentPath().getLeaf();
    if (parent instanceof BlockTree block) {
      return block.getStatements();
    }
    return parent instanceof CaseTree c && c.getStatements() != null
        ? c.getStatements()
        : List.of((StatementTree) statement.getLeaf());
  }

  /** The declarators that share a local's type and annotations, itself included. */
  List<VariableTree> declarators(TreePath declaration) {
    List<VariableTree> all = new ArrayList<>();
    for (StatementTree s : siblings(declaration)) {
      if (s instanceof VariableTree v && start(v) == start(declaration.getLeaf())) {
        all.add(v);
      }
    }
    return all;
  }

  /** The offset after the semicolon that ends the declaration of a local. */
  int afterDeclaration(TreePath declaration) {
    List<VariableTree> all = declarators(declaration);
    String text = file.source().text();
    int at = endOfDeclarator(all.get(all.size() - 1));
    while (text.charAt(at) != ';') {
      at = Trivia.skip(text, at);
    }
    return at + 1;
  }

  /** The offset after a declarator, without what separates it from the next. */
  int endOfDeclarator(VariableTree tree) {
    char last = file.source().text().charAt(end(tree) - 1);
    return last == ';' || last == ',' ? end(tree) - 1 : end(tree);
  }
}
