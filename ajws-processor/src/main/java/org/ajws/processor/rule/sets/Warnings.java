package org.ajws.processor.rule.sets;

import com.sun.source.tree.Tree;
import javax.lang.model.element.Element;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.source.BoundModule;

/** Warnings about atomic sets; {@code @SuppressWarnings("ajws-atomic")} silences them. */
public final class Warnings {
  static final String KEY = "ajws-atomic";

  private Warnings() {}

  /** Reports at a tree, unless the method or a class around it takes the responsibility. */
  static void report(
      BoundModule module, DiagnosticCode code, Code at, Tree tree, String cause, String fix) {
    if (isSilenced(at, KEY)) {
      return;
    }
    module.report(code, at.file(), tree, cause, fix);
  }

  /** Whether the method, or a class around it, carries {@code @SuppressWarnings} with a key. */
  public static boolean isSilenced(Code at, String key) {
    Code around = at;
    while (around.method() == null && around.outer() != null) {
      around = around.outer();
    }
    return isSilenced(around.method() == null ? at.type() : around.method(), key);
  }

  /** Whether an element, or a class around it, carries {@code @SuppressWarnings} with a key. */
  public static boolean isSilenced(Element first, String key) {
    for (Element e = first; e != null; e = e.getEnclosingElement()) {
      SuppressWarnings silenced = e.getAnnotation(SuppressWarnings.class);
      if (silenced != null && java.util.List.of(silenced.value()).contains(key)) {
        return true;
      }
    }
    return false;
  }
}
