package org.ajws.processor.source;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.processor.diagnostic.DiagnosticCode;

/**
 * An annotation that was written before a statement, where Java has none. The compiler stumbles
 * over what follows and says something of types.
 */
record AnnotatedStatement(int offset, DiagnosticCode code, String cause, String fix) {
  private static final Pattern ANNOTATION =
      Pattern.compile(
          "@(?:org\\.ajws\\.)?(ParallelFor|Async|Finish|Reduce|Private)(\\([^()]*\\))?"
              + "(?:\\s++|//[^\\n\\r]*+|/\\*(?s:.*?)\\*/)*+");

  private static final Map<String, String> FIXES =
      Map.of(
          "ParallelFor",
          "put it on the variable of the loop: for (@ParallelFor int i = 0; i < n; i++)",
          "Async",
          "label the statement: async: f(); or annotate a local: @Async int a = f();",
          "Finish",
          "label the block: finish: { ... }, or annotate the method",
          "Reduce",
          "put it on the local variable that is declared before the loop",
          "Private",
          "put it on the local variable that is declared before the loop");

  /**
   * Looks for one right before the place of a syntax error, or before the name that it follows.
   *
   * @return null if there is none
   */
  static AnnotatedStatement before(String text, int error) {
    Matcher m = ANNOTATION.matcher(text);
    int from = text.lastIndexOf('@', error - 1);
    // A comment behind the annotation may hold that sign, too.
    while (from >= 0 && !leadsTo(m.region(from, Math.min(text.length(), error)), text, error)) {
      from = from == 0 ? -1 : text.lastIndexOf('@', from - 1);
    }
    if (from < 0) {
      return null;
    }
    String name = m.group(1);
    boolean loop = name.equals("ParallelFor");
    return new AnnotatedStatement(
        from,
        loop ? DiagnosticCode.MISPLACED_PARALLEL_FOR : DiagnosticCode.MISPLACED_ANNOTATION,
        "@" + name + " cannot stand before a statement: Java has annotations on declarations only",
        FIXES.get(name));
  }

  private static boolean leadsTo(Matcher annotation, String text, int error) {
    return annotation.lookingAt() && text.substring(annotation.end(), error).matches("[\\w.]*");
  }
}
