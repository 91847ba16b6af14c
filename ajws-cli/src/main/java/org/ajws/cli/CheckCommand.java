package org.ajws.cli;

import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.Translator;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "check", description = "Prints the diagnostics of sources and writes nothing.")
final class CheckCommand extends SourceCommand {
  @Option(
      names = "--explain",
      paramLabel = "CLASS.METHOD",
      description =
          "Also says why a method is a unit of work or is not, and which locks it and its calls take;"
              + " which of its futures are values; how its speculative loops run ahead, and why so;"
              + " under which locks its constructs run in order, perhaps many calls away, and which"
              + " do under the locks that it takes. File.java:LINE names one construct or lock.")
  private String explained;

  private final List<String> explanation = new ArrayList<>();

  @Override
  public Integer call() {
    TranslationResult result =
        explained == null
            ? translate(null, "checking")
            : translate(null, "checking", this::explain);
    explanation.forEach(spec.commandLine().getOut()::println);
    if (explained != null && explanation.isEmpty()) {
      spec.commandLine()
          .getErr()
          .println(
              "ajws: error: no method "
                  + explained
                  + " in files that have to do with AJWS \u2014 write Class.method, Class.new for a"
                  + " constructor, or File.java:LINE for a speculative loop, a construct that runs in"
                  + " order under a lock, or such a lock");
      return ExitStatus.ERROR;
    }
    if (result == null) {
      return ExitStatus.ERROR;
    }
    spec.commandLine().getOut().println("checked " + summary(result) + ", no error");
    return ExitStatus.OK;
  }

  private TranslationResult explain(TranslationRequest request) {
    Translator.Explanation found = Translator.explain(request, explained);
    explanation.addAll(found.lines());
    return found.result();
  }
}
