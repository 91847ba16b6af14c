package org.ajws.processor.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.ajws.processor.TranslationResult;
import org.ajws.processor.report.ConsoleReport;
import org.ajws.processor.report.Report;
import org.ajws.processor.report.ReportWriter;
import org.ajws.processor.report.SourceReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "report",
    description = {
      "Reports what the translator finds in sources and what it chooses: prints a summary and",
      "writes report.html and report.json."
    })
final class ReportCommand extends SourceCommand {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "ajws-report",
      description = "The folder that receives the report; default ${DEFAULT-VALUE}.")
  Path output;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "The name of the program in the report's title; default the first PATH.")
  String title;

  @Override
  public Integer call() {
    TranslationResult result = translate(null, "checking");
    if (result == null) {
      return ExitStatus.ERROR;
    }
    try {
      Report report =
          SourceReport.of(
              title == null ? paths.get(0).toString() : title,
              BuildVersion.get(),
              options.request(paths, null),
              result);
      ReportWriter.Written written = ReportWriter.write(report, output);
      spec.commandLine().getOut().print(ConsoleReport.render(report));
      spec.commandLine().getOut().println("written: " + written.html() + ", " + written.json());
      spec.commandLine().getOut().flush();
      return ExitStatus.OK;
    } catch (IOException e) {
      throw new Failure("the report cannot be written to " + output + ": " + e.getMessage(), e);
    }
  }
}
