package org.ajws.processor;

import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;

/** Translates one folder into another, for tests that need a process of their own. */
public final class TranslateMain {
  private TranslateMain() {}

  /** Takes the source root and the output folder; exits with 1 after an error. */
  public static void main(String[] args) {
    TranslationResult result =
        Translator.translate(
            TranslationRequest.of(List.of(Path.of(args[0])), Sources.CLASS_PATH, Path.of(args[1])));
    System.out.println(Sources.messages(result));
    System.exit(result.hasErrors() ? 1 : 0);
  }
}
