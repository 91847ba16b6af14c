package org.ajws.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.ajws.benchmarks.depth.Descent;
import org.ajws.evaluation.measure.Forks;
import org.ajws.processor.api.Target;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints how deep programs can recurse through each construct, by target, thread and stack. */
@Command(
    name = "DepthTable",
    mixinStandardHelpOptions = true,
    description = "Counts the levels that fit on a stack: the serial elision, and each target.")
public final class DepthTable implements Callable<Integer> {
  private static final String FORMAT = "%-26s%-8s%-9s%-9s%10s%10s%12s%12s%n";

  @Option(
      names = "--limit",
      description =
          "Where recursion ends that does not fill the stack (default: ${DEFAULT-VALUE}).")
  int limit = 200_000;

  @Option(
      names = "--stacks",
      split = ",",
      description =
          "Stacks of the JVM's threads, as for -Xss; 'default' is the JVM's (default:"
              + " ${DEFAULT-VALUE}).")
  List<String> stacks = List.of("1m", "default", "16m");

  /**
   * How deep one program went.
   *
   * @param way target and circumstances
   * @param thread {@code main} or {@code worker}
   * @param stack as for {@code -Xss}
   * @param form what recursed
   * @param first levels of the first call
   * @param last levels of the last one
   */
  record Row(String way, String thread, String stack, String form, int first, int last) {}

  /** A translation and how it is run. */
  private record Way(String name, List<Path> classPath, List<String> jvm, boolean hasWorkers) {}

  /** The command. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new DepthTable()).execute(args));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    System.out.printf(
        Locale.ROOT,
        FORMAT,
        "way",
        "thread",
        "-Xss",
        "form",
        "first",
        "last",
        "bytes first",
        "bytes last");
    for (Row row : rows()) {
      System.out.printf(
          Locale.ROOT,
          FORMAT,
          row.way,
          row.thread,
          row.stack,
          row.form,
          levels(row.first),
          levels(row.last),
          bytes(row, row.first),
          bytes(row, row.last));
    }
    return 0;
  }

  private String levels(int n) {
    return n < limit ? Integer.toString(n) : "all";
  }

  /** Bytes of one level, where the size of the stack is known and it was filled. */
  private String bytes(Row row, int levels) {
    boolean known =
        row.thread.equals("main") && row.stack.endsWith("m") && !row.way.startsWith("forkjoin");
    if (!known || levels >= limit) {
      return "–";
    }
    long stack = Long.parseLong(row.stack.substring(0, row.stack.length() - 1)) << 20;
    return Long.toString(stack / levels);
  }

  List<Row> rows() throws IOException, InterruptedException {
    Path work = Files.createTempDirectory("ajws-depth");
    try {
      List<Row> rows = new ArrayList<>();
      List<Path> trycatch = translation(Target.TRYCATCH, work);
      List<Way> ways =
          List.of(
              new Way("serial elision", Forks.ownClassPath(), List.of(), false),
              new Way("trycatch", trycatch, List.of("-Dajws.workers=2"), true),
              new Way(
                  "trycatch, stacks saved",
                  trycatch,
                  List.of("-Dajws.workers=2", "-Dajws.stealEvery=1"),
                  true),
              new Way(
                  "forkjoin",
                  translation(Target.FORKJOIN, work),
                  List.of("-Dajws.workers=2"),
                  true));
      for (Way way : ways) {
        for (String stack : stacks) {
          rows.addAll(run(way, stack, "main"));
          if (way.hasWorkers) {
            rows.addAll(run(way, stack, "worker"));
          }
        }
      }
      return rows;
    } finally {
      Folders.delete(work);
    }
  }

  private static List<Path> translation(Target target, Path work) throws IOException {
    Path folder = Files.createDirectory(work.resolve(target.id()));
    return Translation.of(
        Descent.class.getPackageName(), List.of(Descent.class.getSimpleName()), target, folder);
  }

  private List<Row> run(Way way, String stack, String thread)
      throws IOException, InterruptedException {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (!stack.equals("default")) {
      line.add("-Xss" + stack);
    }
    line.addAll(way.jvm);
    line.addAll(List.of("-cp", Comparison.joined(way.classPath), Descent.class.getName()));
    line.addAll(List.of(thread, Integer.toString(limit)));
    Process process =
        new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    List<Row> rows = new ArrayList<>();
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String text = out.readLine(); text != null; text = out.readLine()) {
        String[] part = text.split(" ");
        rows.add(
            new Row(
                way.name,
                thread,
                stack,
                part[0],
                Integer.parseInt(part[1]),
                Integer.parseInt(part[2])));
      }
      int status = process.waitFor();
      if (status != 0) {
        throw new IOException(way.name + " ended with status " + status);
      }
      return rows;
    } finally {
      process.destroyForcibly();
    }
  }
}
