package org.ajws.evaluation;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.evaluation.measure.Forks;
import org.ajws.processor.api.BuildVersion;
import org.ajws.processor.api.Target;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.source.overlay.OverlaySet;
import org.ajws.report.ConsoleReport;
import org.ajws.report.Environment;
import org.ajws.report.Figure;
import org.ajws.report.LineCounter;
import org.ajws.report.MeasuredCase;
import org.ajws.report.MethodSizes;
import org.ajws.report.Report;
import org.ajws.report.ReportWriter;
import org.ajws.report.SourceReport;

/**
 * Evaluates one code base: makes its forms, measures them in several JVMs and writes the report.
 * The forms are the serial elision, the threads that the authors wrote (also one of them alone),
 * AJWS on one and on all workers, AJWS on target {@code forkjoin}, and as many serial copies as
 * there are workers.
 */
public final class Evaluation {
  private final CodeBase codeBase;
  private final EvaluationOptions options;
  private final Path work;
  private final String command;

  /**
   * An evaluation.
   *
   * @param output the folder for the work and the report
   * @param command its name, for what it says on standard error
   */
  public Evaluation(CodeBase codeBase, EvaluationOptions options, Path output, String command) {
    this.codeBase = codeBase;
    this.options = options;
    this.work = output.toAbsolutePath().normalize();
    this.command = command;
  }

  /**
   * Evaluates and prints the summary; blocks until all measuring JVMs have ended.
   *
   * @return the report, which is written to the folder, too
   * @throws IOException if the sources are not there, are rejected, or a measuring JVM fails
   * @throws InterruptedException if the thread is interrupted; the measuring JVM is ended
   */
  public Report run(PrintStream out) throws IOException, InterruptedException {
    options.check();
    CodeBaseBuild build = new CodeBaseBuild(codeBase, work, options.sources);
    say("unpacking the sources");
    List<Path> files = build.unpack();
    say("compiling " + files.size() + " files");
    List<Path> original = build.compileOriginal();
    say("translating and compiling for the targets trycatch and forkjoin");
    List<CodeBaseBuild.Translated> forms =
        build.translate(List.of(Target.TRYCATCH, Target.FORKJOIN));
    CodeBaseBuild.Translated trycatch = forms.get(0);
    CodeBaseBuild.Translated forkJoin = forms.get(1);
    trycatch.result().diagnostics().forEach(d -> System.err.println(d.formatWithPage()));

    MeasuringFork.Task task =
        new MeasuringFork.Task(
            codeBase.getClass().getName(),
            original,
            trycatch.classPath(),
            forkJoin.classPath(),
            options.workers,
            options.quick,
            options.plan(codeBase),
            options.cases);
    List<String> jvm = new ArrayList<>(codeBase.jvmArguments());
    if (options.quick) {
      jvm.addAll(Forks.ownCompilers());
    }
    Environment environment = Environment.here(options.forks(), jvm);
    Forks.Command measuring =
        new Forks.Command(
            Forks.ownClassPath(),
            jvm,
            MeasuringFork.class.getName(),
            task.arguments(),
            options.timeoutMinutes * 60L);
    List<MeasuredCase> cases =
        Forks.run(
            measuring,
            options.forks(),
            i -> say("measuring, JVM " + (i + 1) + " of " + options.forks()));
    if (cases.isEmpty()) {
      throw new IOException("no case has a name in which " + options.cases + " is found");
    }
    Report report = report(build, trycatch, files, environment, cases);
    out.print(ConsoleReport.render(report));
    ReportWriter.Written written = ReportWriter.write(report, work);
    out.println("written: " + written.html() + ", " + written.json());
    return report;
  }

  private Report report(
      CodeBaseBuild build,
      CodeBaseBuild.Translated made,
      List<Path> files,
      Environment environment,
      List<MeasuredCase> cases)
      throws IOException {
    Report found =
        SourceReport.of(
            codeBase.title(),
            BuildVersion.get(),
            made.request(),
            made.result(),
            build.threadedOnly(),
            MethodSizes.none());
    List<Figure> figures = new ArrayList<>(found.figures());
    figures.add(
        new Figure(
            "synchronized.removed",
            "synchronized blocks and methods that the overlays take away",
            synchronizedRemoved(made, files),
            "the word, before and after"));
    figures.addAll(codeBase.figures(files, made.request().encoding()));
    List<String> notes = new ArrayList<>(codeBase.notes());
    notes.addAll(found.notes());
    return new Report(
        found.title(),
        codeBase.summary(),
        found.version(),
        environment,
        figures,
        found.decisions(),
        cases,
        notes,
        found.lines(),
        null);
  }

  private static long synchronizedRemoved(CodeBaseBuild.Translated made, List<Path> files)
      throws IOException {
    Charset encoding = made.request().encoding();
    OverlaySet overlays = OverlaySet.parse(made.request().overlays(), encoding, new Diagnostics());
    long removed = 0;
    for (Path file : files) {
      String text = new String(Files.readAllBytes(file), encoding);
      String applied = overlays.apply(file, text).text();
      removed +=
          LineCounter.occurrences("synchronized", text)
              - LineCounter.occurrences("synchronized", applied);
    }
    return removed;
  }

  private void say(String what) {
    System.err.println(command + ": " + what);
  }
}
