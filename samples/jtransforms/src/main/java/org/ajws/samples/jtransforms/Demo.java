package org.ajws.samples.jtransforms;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.ajws.ParallelFor;
import org.ajws.processor.TranslationRequest;
import org.ajws.processor.TranslationResult;
import org.ajws.processor.Translator;
import org.ajws.processor.measure.Forks;
import org.ajws.processor.report.ConsoleReport;
import org.ajws.processor.report.Environment;
import org.ajws.processor.report.Figure;
import org.ajws.processor.report.MeasuredCase;
import org.ajws.processor.report.Report;
import org.ajws.processor.report.ReportWriter;
import org.ajws.processor.report.SourceReport;
import org.ajws.runtime.AjwsRuntime;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Takes the sources of JTransforms 2.4.0, marks the loops of their serial branches by an overlay,
 * translates and compiles them, and measures the result against the serial library and its own
 * threads. Every figure of the report is measured in this run.
 */
@Command(
    name = "ajws demo",
    mixinStandardHelpOptions = true,
    description = "Parallelises JTransforms 2.4.0 by an overlay and measures it.")
public final class Demo implements Callable<Integer> {
  private static final String OVERLAY = "jtransforms.ajws-overlay";

  @Option(
      names = "--sources",
      paramLabel = "JAR",
      description = "The sources jar of JTransforms 2.4.0; default what the build has fetched.")
  Path sources;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "target/ajws-demo",
      description = "For the work and the report; default ${DEFAULT-VALUE}.")
  Path output;

  @Option(names = "--forks", defaultValue = "3", description = "Measuring JVMs; default 3.")
  int forks;

  @Option(
      names = "--workers",
      description = "Threads of every parallel variant; default all cores.")
  int workers = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--quick",
      description = "Only checks the results: every class, method and layout, on small data.")
  boolean quick;

  /** Runs the demo; the exit status is 1 if a result is not the serial one. */
  public static void main(String[] args) {
    CommandLine command = new CommandLine(new Demo());
    command.setExecutionExceptionHandler(
        (e, c, parsed) -> {
          String cause = e.getCause() == null ? "" : ": " + e.getCause();
          c.getErr().println("ajws demo: error: " + e.getMessage() + cause);
          return 1;
        });
    System.exit(command.execute(args));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (workers < 1 || forks < 1) {
      throw new IllegalArgumentException("--workers and --forks take a number from 1");
    }
    Path work = output.toAbsolutePath().normalize();
    say("unpacking the sources");
    Path original = work.resolve("original");
    List<Path> files = unpack(sources == null ? fetched() : sources, original);
    Path overlay = work.resolve(OVERLAY);
    try (InputStream in = Demo.class.getResourceAsStream("/" + OVERLAY)) {
      Files.copy(in, overlay, StandardCopyOption.REPLACE_EXISTING);
    }

    say("translating " + files.size() + " files");
    List<Path> ajws = List.of(location(ParallelFor.class), location(AjwsRuntime.class));
    Path translated = work.resolve("translated");
    TranslationRequest request =
        TranslationRequest.of(List.of(original), ajws, translated).withOverlays(List.of(overlay));
    TranslationResult result = Translator.translate(request);
    result.diagnostics().forEach(d -> System.err.println(d.format()));
    if (result.hasErrors()) {
      return 1;
    }

    say("compiling both");
    List<Path> serialPath = new ArrayList<>(List.of(work.resolve("classes")));
    List<Path> parallelPath = new ArrayList<>(List.of(work.resolve("translated-classes")));
    compile(original, serialPath.get(0), ajws);
    compile(translated, parallelPath.get(0), ajws);
    List<Path> common = List.of(location(Demo.class), location(AjwsRuntime.class));
    serialPath.addAll(common);
    parallelPath.addAll(common);

    List<String> jvm = List.of("-Xms1g", "-Xmx1g", "-XX:+UseParallelGC");
    int count = quick ? 1 : forks;
    Environment environment = Environment.here(count, jvm);
    Forks.Command command =
        new Forks.Command(
            Forks.ownClassPath(),
            jvm,
            MeasuringFork.class.getName(),
            List.of(join(serialPath), join(parallelPath), "" + workers, quick ? "quick" : "full"),
            Duration.ofMinutes(20).toSeconds());
    List<MeasuredCase> cases =
        Forks.run(command, count, i -> say("measuring, JVM " + (i + 1) + " of " + count));

    Report report = report(request, result, files, environment, cases);
    System.out.print(ConsoleReport.render(report));
    ReportWriter.Written written = ReportWriter.write(report, work);
    System.out.println("written: " + written.html() + ", " + written.json());
    return report.equal() ? 0 : 1;
  }

  private Report report(
      TranslationRequest request,
      TranslationResult result,
      List<Path> files,
      Environment environment,
      List<MeasuredCase> cases)
      throws IOException {
    Report found = SourceReport.of("JTransforms 2.4.0", version(), request, result);
    ThreadingCode.Count own = ThreadingCode.count(files, request.encoding());
    List<Figure> figures = new ArrayList<>(found.figures());
    figures.add(
        new Figure(
            "lines.ownThreading",
            "lines of the library's own threading",
            own.lines(),
            "methods and branches that submit tasks; a lower bound"));
    figures.add(
        new Figure(
            "regions.ownThreading",
            "regions threaded by hand",
            own.regions(),
            "submissions of tasks, in " + own.files() + " files"));
    return new Report(
        found.title(),
        "The serial library, its own threads, and its serial branches made parallel by an overlay.",
        found.version(),
        environment,
        figures,
        found.decisions(),
        cases,
        List.of(
            "Each run is a transform and its inverse; every result is compared bit for bit with"
                + " the serial one.",
            "1-D transforms have no loop in the overlay: in the AJWS variant they keep the"
                + " library's own threads."));
  }

  private static String version() {
    String version = Demo.class.getPackage().getImplementationVersion();
    return version == null ? "0.1.0-SNAPSHOT" : version;
  }

  private static void say(String what) {
    System.err.println("ajws demo: " + what);
  }

  private static String join(List<Path> path) {
    return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private static Path location(Class<?> type) {
    return Path.of(
        java.net.URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  /** The jar that the build put beside this class's folder. */
  private static Path fetched() throws IOException {
    Path jar =
        location(Demo.class).resolveSibling("input").resolve("jtransforms-2.4.0-sources.jar");
    if (!Files.isRegularFile(jar)) {
      throw new IOException("there is no " + jar + " - name the sources jar by --sources");
    }
    return jar;
  }

  private static List<Path> unpack(Path jar, Path folder) throws IOException {
    List<Path> files = new ArrayList<>();
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(jar))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        Path file = folder.resolve(entry.getName()).normalize();
        if (!file.startsWith(folder)) {
          throw new IOException(jar + " has an entry outside of itself: " + entry.getName());
        }
        if (entry.getName().endsWith(".java")) {
          Files.createDirectories(file.getParent());
          Files.copy(zip, file, StandardCopyOption.REPLACE_EXISTING);
          files.add(file);
        }
      }
    }
    return files;
  }

  private static void compile(Path root, Path classes, List<Path> classPath) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    Files.createDirectories(classes);
    List<Path> files;
    try (Stream<Path> tree = Files.walk(root)) {
      files = tree.filter(p -> p.toString().endsWith(".java")).toList();
    }
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(messages, Locale.ROOT, StandardCharsets.UTF_8)) {
      manager.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
      manager.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      List<String> options = List.of("-proc:none", "-nowarn", "-Xlint:none");
      boolean done =
          compiler
              .getTask(
                  null,
                  manager,
                  messages,
                  options,
                  null,
                  manager.getJavaFileObjectsFromPaths(files))
              .call();
      if (!done) {
        throw new IOException(
            "the compiler rejects "
                + root
                + ": "
                + messages.getDiagnostics().stream()
                    .filter(d -> d.getKind() == javax.tools.Diagnostic.Kind.ERROR)
                    .map(Object::toString)
                    .findFirst()
                    .orElse("no reason given"));
      }
    }
  }
}
