package org.ajws.processor.emit.loops;

import com.sun.source.tree.VariableTree;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Trivia;

/** The variable of an enhanced {@code for}, declared elsewhere. */
public final class HeaderVariable {
  private HeaderVariable() {}

  /** Its declaration without {@code @ParallelFor}, on one line. */
  public static String declaration(BoundModule module, BoundFile file, VariableTree tree) {
    String text = module.text(file, tree);
    int offset = module.start(file.unit(), tree);
    StringBuilder code = new StringBuilder();
    int from = 0;
    for (var annotation : tree.getModifiers().getAnnotations()) {
      if (annotation.getAnnotationType().toString().endsWith("ParallelFor")) {
        code.append(text, from, module.start(file.unit(), annotation) - offset);
        from = module.end(file.unit(), annotation) - offset;
      }
    }
    return Trivia.code(code.append(text.substring(from)).toString()).strip();
  }
}
