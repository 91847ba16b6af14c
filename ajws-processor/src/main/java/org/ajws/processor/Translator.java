package org.ajws.processor;

import java.util.List;
import org.ajws.processor.report.Decisions;

/** The translator: source in, source out. */
public final class Translator {
  private Translator() {}

  /**
   * Translates the sources of a request. Every problem with the input is a diagnostic of the
   * result, never an exception; with an error nothing is written.
   */
  public static TranslationResult translate(TranslationRequest request) {
    return new TranslationResult(List.of(), List.of(), Decisions.none(), false);
  }
}
