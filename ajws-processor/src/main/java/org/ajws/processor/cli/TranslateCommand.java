package org.ajws.processor.cli;

import java.nio.file.Path;
import org.ajws.processor.TranslationResult;
import org.ajws.processor.TranslationResult.FileResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "translate",
    description = {
      "Translates sources into a folder, whole or not at all.",
      "Every source gets a file there; one without a construct is copied byte for byte."
    })
final class TranslateCommand extends SourceCommand {
  @Option(
      names = {"-d", "--output"},
      paramLabel = "DIR",
      required = true,
      description = "The folder that receives the translation; it is made if it is missing.")
  Path output;

  @Override
  public Integer call() {
    TranslationResult result = translate(output, "translating");
    if (result == null) {
      return ExitStatus.ERROR;
    }
    long translated = result.files().stream().filter(FileResult::translated).count();
    spec.commandLine()
        .getOut()
        .println("translated %d of %s, in %s".formatted(translated, summary(result), output));
    return ExitStatus.OK;
  }
}
