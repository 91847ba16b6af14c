package org.ajws.processor.emit;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import java.nio.charset.StandardCharsets;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.SourceReader;
import org.ajws.processor.text.CodeLayout;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/** Marks the top-level types of a translated file, for {@code AjwsRuntime.assertTranslated}. */
public final class Stamp {
  /** So many digits tell translations of one source apart. */
  private static final int CODE = 16;

  private Stamp() {}

  /**
   * Adds the annotation in front of each top-level type, on its first line.
   *
   * @param target the name of what the code runs on
   */
  public static void put(BoundModule module, BoundFile file, String target, Edits edits) {
    String stamp =
        "@org.ajws.runtime.Translated(digest = \"%s\", target = \"%s\") "
            .formatted(file.source().digest(), target);
    for (Tree type : file.unit().getTypeDecls()) {
      if (type instanceof ClassTree tree) {
        int start = module.start(file.unit(), type);
        if (module.isImplicit(file.unit(), tree)) {
          declare(tree, stamp, start, module.end(file.unit(), type), file, edits);
        } else {
          edits.open(start, module.span(file.unit(), type), stamp);
        }
      }
    }
  }

  /**
   * The translation of a file whose stamps say by which code it is known: that of two translations
   * is the same where they differ in comments only.
   */
  public static String withCode(String translation, String digest) {
    String stamp = "Translated(digest = \"" + digest + "\", ";
    byte[] code = CodeLayout.of(translation.replace(stamp, "")).getBytes(StandardCharsets.UTF_8);
    return translation.replace(stamp, stamp + known(SourceReader.sha256(code).substring(0, CODE)));
  }

  /** Whether the stamps of a translation have this code. */
  public static boolean hasCode(String translation, String code) {
    return translation.contains(known(code));
  }

  private static String known(String code) {
    return "code = \"" + code + "\", ";
  }

  /** The class of a compact source file becomes what it stands for: it has no place for a stamp. */
  private static void declare(
      ClassTree type, String stamp, int start, int end, BoundFile file, Edits edits) {
    Span around = new Span(0, file.source().text().length());
    String head = "import module java.base; " + stamp + "final class " + type.getSimpleName();
    edits.open(start, around, head + " { ");
    edits.close(end, around, " }");
  }
}
