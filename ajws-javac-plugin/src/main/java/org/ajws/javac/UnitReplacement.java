package org.ajws.javac;

import com.sun.tools.javac.parser.ParserFactory;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Log;
import javax.tools.JavaFileObject;

/**
 * Gives a unit that was just parsed the trees of its translation. Their positions stay those of the
 * translation, since the compiler takes them for the order of declarations and the identity of
 * expressions; the file that the unit then names shows the user's text at these positions.
 */
final class UnitReplacement {
  private UnitReplacement() {}

  /** Gives the unit its trees; returns the file to present them with. */
  static PresentedFile of(Context context, JCCompilationUnit unit, String text) {
    PresentedFile presented = new PresentedFile(unit.sourcefile, text);
    Log log = Log.instance(context);
    JavaFileObject before = log.useSource(presented);
    JCCompilationUnit translation;
    try {
      translation =
          ParserFactory.instance(context)
              .newParser(text, unit.docComments != null, true, true)
              .parseCompilationUnit();
    } finally {
      log.useSource(before);
    }
    unit.defs = translation.defs;
    unit.docComments = translation.docComments;
    unit.endPositions = translation.endPositions;
    unit.lineMap = translation.lineMap;
    return presented;
  }
}
