package org.ajws.processor.source;

import java.util.Comparator;
import java.util.List;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.text.Nesting;

/** Says where sources are nested so deeply that the stack does not suffice to walk over them. */
public final class DeepSources {
  private static final String FIX =
      "split the longest expression or the deepest nesting, or give the translator a larger stack";

  private DeepSources() {}

  /**
   * The message at the deepest place of some sources; about no file where there are none.
   *
   * @param what cannot be done, such as "to be analysed"
   */
  public static Diagnostic message(List<SourceFile> sources, String what) {
    return sources.stream()
        .max(Comparator.comparingInt(f -> Nesting.deepest(f.text()).depth()))
        .map(f -> at(f, Nesting.deepest(f.text()).offset(), cause(what), FIX))
        .orElseGet(() -> new Diagnostic(CODE, CODE.severity(), null, 0, 0, cause(what), FIX));
  }

  private static final DiagnosticCode CODE = DiagnosticCode.TOO_DEEP;

  private static String cause(String what) {
    return "a source is nested too deeply " + what;
  }

  /** A message at a place of a source. */
  public static Diagnostic at(SourceFile file, int offset, String cause, String fix) {
    return new Diagnostic(
        CODE, CODE.severity(), file.path(), file.line(offset), file.column(offset), cause, fix);
  }
}
