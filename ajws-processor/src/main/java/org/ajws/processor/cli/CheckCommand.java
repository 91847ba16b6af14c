package org.ajws.processor.cli;

import org.ajws.processor.TranslationResult;
import picocli.CommandLine.Command;

@Command(name = "check", description = "Prints the diagnostics of sources and writes nothing.")
final class CheckCommand extends SourceCommand {
  @Override
  public Integer call() {
    TranslationResult result = translate(null, "checking");
    if (result == null) {
      return ExitStatus.ERROR;
    }
    spec.commandLine().getOut().println("checked " + summary(result) + ", no error");
    return ExitStatus.OK;
  }
}
