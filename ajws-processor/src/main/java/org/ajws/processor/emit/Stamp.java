package org.ajws.processor.emit;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;

/** Marks the top-level types of a translated file, for {@code AjwsRuntime.assertTranslated}. */
public final class Stamp {
  private Stamp() {}

  /**
   * Adds the annotation in front of each top-level type, on its first line.
   *
   * @param target the name of what the code runs on
   */
  public static void put(BoundModule module, BoundFile file, String target, Edits edits) {
    for (Tree type : file.unit().getTypeDecls()) {
      if (type instanceof ClassTree) {
        edits.open(
            module.start(file.unit(), type),
            module.span(file.unit(), type),
            "@org.ajws.runtime.Translated(digest = \"%s\", target = \"%s\") "
                .formatted(file.source().digest(), target));
      }
    }
  }
}
