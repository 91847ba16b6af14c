package org.ajws.cli;

import java.nio.file.Path;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.api.TranslationResult.FileResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

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

  @Option(
      names = "--classes",
      paramLabel = "DIR",
      description =
          "For jikesrvm: also compiles the translation to class files of version 50 in DIR, and"
              + " verifies them.")
  Path classes;

  @Mixin JikesOptions jikes;

  @Override
  public Integer call() {
    if (classes != null && options.target != Target.JIKESRVM) {
      throw new ParameterException(
          spec.commandLine(),
          "--classes goes with --target jikesrvm; others are compiled by javac");
    }
    if (options.target == Target.JIKESRVM) {
      options.oldProgram = true;
      options.vmLibrary = jikes.library();
    }
    TranslationResult result = translate(output, "translating");
    if (result == null) {
      return ExitStatus.ERROR;
    }
    if (classes != null && !jikes.build(result, options, classes, console())) {
      return ExitStatus.ERROR;
    }
    long translated = result.files().stream().filter(FileResult::translated).count();
    spec.commandLine()
        .getOut()
        .println("translated %d of %s, in %s".formatted(translated, summary(result), output));
    if (classes != null) {
      spec.commandLine().getOut().println("class files of version 50, verified, in " + classes);
    }
    return ExitStatus.OK;
  }
}
