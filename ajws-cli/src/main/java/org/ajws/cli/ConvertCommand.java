package org.ajws.cli;

import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.ajws.processor.Conversion;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.diagnostic.Diagnostic;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "convert",
    description = {
      "Rewrites sources of the published AJWS and AJ to the standard surface.",
      "All files are rewritten or none. Without -d they are replaced."
    })
final class ConvertCommand implements Callable<Integer> {
  @Spec CommandSpec spec;

  @Option(
      names = {"-d", "--output"},
      paramLabel = "DIR",
      description =
          "A folder that receives every file, at its path below its root; it is made if it is"
              + " missing.")
  Path output;

  @Option(names = "--dry-run", description = "Shows the changes as a unified diff, writes nothing.")
  boolean dryRun;

  @Option(
      names = "--dialect",
      paramLabel = "DIALECT",
      defaultValue = "auto",
      description = "The surface of the sources: ${COMPLETION-CANDIDATES}; default auto.")
  Dialect dialect = Dialect.AUTO;

  @Option(
      names = "--encoding",
      paramLabel = "NAME",
      defaultValue = "UTF-8",
      converter = TranslationOptions.CharsetConverter.class,
      description = "The encoding of the sources; default ${DEFAULT-VALUE}.")
  Charset encoding = StandardCharsets.UTF_8;

  @Option(
      names = "--shared-scratch",
      paramLabel = "HOW",
      defaultValue = "error",
      description =
          "What becomes of a local array of which all iterations of a parallel loop write the same"
              + " slots: ${COMPLETION-CANDIDATES} (it is declared @Private); default"
              + " ${DEFAULT-VALUE}, it stays as it is.")
  TranslationOptions.SharedScratch sharedScratch = TranslationOptions.SharedScratch.ERROR;

  @Option(
      names = {"--cp", "--class-path"},
      paramLabel = "CP",
      description =
          "Jars and folders the sources are compiled against, where --shared-scratch has to look"
              + " for such arrays; as for ajws translate.")
  List<String> classPath = new ArrayList<>();

  @Parameters(
      paramLabel = "PATH",
      arity = "1..*",
      description = "Source roots (their .java files in all folders) or single .java files.")
  List<Path> paths;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Console console = new Console(out, spec.commandLine().getErr(), Console.onTerminal());
    List<Diagnostic> empty = SourceFolders.withoutSources(paths);
    if (!empty.isEmpty()) {
      return console.show(empty, false);
    }
    Conversion conversion =
        sharedScratch == TranslationOptions.SharedScratch.PRIVATE
            ? Conversion.withPrivateScratch(paths, encoding, dialect, classPath())
            : Conversion.of(paths, encoding, dialect);
    if (!conversion.hasErrors()) {
      if (dryRun) {
        out.print(conversion.diff());
        out.flush();
      } else {
        conversion.write(output);
      }
    }
    console.show(conversion.diagnostics(), false);
    if (conversion.hasErrors()) {
      return ExitStatus.ERROR;
    }
    if (!dryRun) {
      out.println(
          "converted %d of %s%s"
              .formatted(
                  conversion.converted(),
                  Console.counted(conversion.files(), "file"),
                  output == null ? "" : ", in " + output));
    }
    return ExitStatus.OK;
  }

  /** With the classes of the research VM: a program of a dialect may call them. */
  private List<Path> classPath() {
    List<Path> entries = new ArrayList<>(ClassPathText.entries(classPath));
    entries.addAll(RuntimePath.entries());
    entries.add(RuntimePath.compatibility());
    return entries;
  }
}
