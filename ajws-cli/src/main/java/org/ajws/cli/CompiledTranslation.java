package org.ajws.cli;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.tools.JavaFileObject;
import org.ajws.processor.TranslationFault;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.FailureReason;

/** Compiles what the translator has written. */
final class CompiledTranslation {
  private CompiledTranslation() {}

  /** False where what was made for a construct does not compile, which is shown. */
  static boolean compile(
      TranslationResult result, SourceClosure.Settings settings, Path classes, Console console) {
    List<Path> files = result.files().stream().map(FileResult::output).toList();
    StringWriter messages = new StringWriter();
    Map<Path, Diagnostic> faults = new LinkedHashMap<>(); // the first of a file brings the others
    boolean compiled =
        ProgramCompiler.compile(
            files,
            settings,
            classes,
            messages,
            message -> {
              messages.write(message + System.lineSeparator());
              if (message.getKind() == javax.tools.Diagnostic.Kind.ERROR) {
                fault(result, message).ifPresent(f -> faults.putIfAbsent(f.file(), f));
              }
            });
    if (!compiled && faults.isEmpty()) {
      throw new IllegalStateException("the translation does not compile:\n" + messages);
    }
    return compiled || console.show(List.copyOf(faults.values()), false) == ExitStatus.OK;
  }

  private static Optional<Diagnostic> fault(
      TranslationResult result, javax.tools.Diagnostic<? extends JavaFileObject> message) {
    if (message.getSource() == null) {
      return Optional.empty();
    }
    try {
      String text = message.getSource().getCharContent(true).toString();
      int offset = (int) Math.max(0, message.getPosition());
      Path output = Path.of(message.getSource().toUri());
      return TranslationFault.of(result, output, text, offset, message.getMessage(Locale.ENGLISH));
    } catch (IOException e) {
      throw new Failure("the translation cannot be read: " + FailureReason.of(e), e);
    }
  }
}
