package org.ajws.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.api.BuildVersion;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.FailureReason;
import org.ajws.report.ConsoleReport;
import org.ajws.report.MethodSizes;
import org.ajws.report.Report;
import org.ajws.report.ReportGate;
import org.ajws.report.ReportJson;
import org.ajws.report.ReportWriter;
import org.ajws.report.SourceReport;
import org.ajws.report.Threshold;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

@Command(
    name = "report",
    description = {
      "Reports what the translator finds in sources and chooses for them.",
      "Prints a summary and writes report.html and report.json."
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

  @Option(
      names = "--classes",
      paramLabel = "DIR",
      description =
          "The class files of the translation: the sizes of generated methods are counted, and"
              + " those that HotSpot would not compile are named.")
  Path classes;

  @Option(
      names = "--threaded",
      paramLabel = "PATH",
      description =
          "A source root of the threaded original, laid out as the first PATH, or a file that is"
              + " there for threads only: its lines are counted, too. May be repeated.")
  List<Path> threaded = new ArrayList<>();

  @Option(
      names = "--measured",
      paramLabel = "FILE",
      description = "A report.json with measurements of this program, to be shown with the rest.")
  Path measured;

  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description = "An older report.json to compare with.")
  Path baseline;

  @Option(
      names = "--fail-if",
      paramLabel = "LIMIT",
      converter = ThresholdConverter.class,
      description =
          "Ends with status 1 if the limit is exceeded: 'slowdown > 5%%', 'overhead > 2%%',"
              + " 'warnings > 0', 'change lines.annotations > 10%%'. May be repeated.")
  List<Threshold> limits = new ArrayList<>();

  static final class ThresholdConverter implements ITypeConverter<Threshold> {
    @Override
    public Threshold convert(String text) {
      try {
        return Threshold.parse(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }

  @Override
  public Integer call() {
    // Before the translation, which takes longer than to find a mistyped name.
    Report older = baseline == null ? null : read(baseline);
    Report numbers = measured == null ? null : read(measured);
    for (Path path : threaded) {
      if (!Files.exists(path)) {
        throw new Failure("the threaded original " + path + " does not exist — check the path");
      }
    }
    if (classes != null && !Files.isDirectory(classes)) {
      throw new Failure(classes + " is no folder of class files — compile the translation first");
    }
    TranslationResult result = translate(null, "checking");
    if (result == null) {
      return ExitStatus.ERROR;
    }
    try {
      MethodSizes sizes = classes == null ? MethodSizes.none() : MethodSizes.of(result, classes);
      console().show(sizes.warnings());
      Report report =
          SourceReport.of(
              title == null ? paths.get(0).toString() : title,
              BuildVersion.get(),
              options.request(paths, null),
              result,
              threaded,
              sizes);
      report = numbers == null ? report : report.withMeasurementsOf(numbers);
      report = older == null ? report : report.comparedWith(older);
      ReportWriter.Written written = ReportWriter.write(report, output);
      spec.commandLine().getOut().print(ConsoleReport.render(report));
      spec.commandLine().getOut().println("written: " + written.html() + ", " + written.json());
      spec.commandLine().getOut().flush();
      List<Diagnostic> beyond = ReportGate.check(report, limits, written.json());
      console().show(beyond);
      return beyond.isEmpty() ? ExitStatus.OK : ExitStatus.ERROR;
    } catch (IOException e) {
      throw new Failure(
          "the report cannot be written to " + output + ": " + FailureReason.of(e), e);
    }
  }

  private static Report read(Path file) {
    try {
      return ReportJson.read(file);
    } catch (IOException e) {
      throw new Failure("the report " + file + " cannot be read: " + FailureReason.of(e), e);
    }
  }
}
