package org.ajws.processor.fuzz;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.processor.run.Share;

/** Translates, compiles and runs generated programs; says how to repeat one that fails. */
final class ProgramRunner {
  private final Path folder;

  /** Works in a folder. */
  ProgramRunner(Path folder) {
    this.folder = folder;
  }

  /** Whether only this build's share of the programs is run: nobody has asked for some of them. */
  static boolean isShared() {
    return Share.isPart()
        && System.getProperty("ajws.fuzz.programs") == null
        && System.getProperty("ajws.fuzz.seed") == null;
  }

  /** Where the batches of random programs begin that a test runs. */
  static List<Integer> batches(int programs, int size, Class<?> test) {
    List<Integer> starts = new ArrayList<>();
    for (int at = 0; at < programs; at += size) {
      starts.add(at);
    }
    return isShared() ? Share.of(starts, test) : starts;
  }

  /** What is compiled of a program. */
  interface Text {
    String of(Program program) throws IOException;
  }

  /** The classes of programs. */
  Map<String, byte[]> compiled(MemoryCompiler compiler, List<Program> batch, Text text, String how)
      throws IOException {
    Map<String, String> sources = new LinkedHashMap<>();
    for (Program p : batch) {
      sources.put(p.name() + ".java", text.of(p));
    }
    try {
      return compiler.compile(sources);
    } catch (MemoryCompiler.Rejected e) {
      Program first =
          batch.stream().filter(p -> e.getMessage().contains(p.name() + ".java")).findFirst().get();
      return failed(
          first, "does not compile " + how + ":\n" + e.getMessage() + "\n" + text.of(first));
    }
  }

  /** The folders with the translations of programs. */
  Map<Target, Path> translated(List<Program> batch, List<Target> targets) throws IOException {
    return translated(batch, targets, LockKind.MONITOR);
  }

  /** The folders with the translations of programs for a kind of lock. */
  Map<Target, Path> translated(List<Program> batch, List<Target> targets, LockKind locks)
      throws IOException {
    Path sources = folder.resolve(batch.get(0).name());
    Files.createDirectories(sources);
    for (Program p : batch) {
      Files.writeString(sources.resolve(p.name() + ".java"), p.text());
    }
    Map<Target, Path> outputs = new EnumMap<>(Target.class);
    List<TranslationRequest> requests = new ArrayList<>();
    for (Target target : targets) {
      Path output = sources.resolveSibling(sources.getFileName() + "-" + target.id());
      outputs.put(target, output);
      requests.add(
          TranslationRequest.of(List.of(sources), Sources.CLASS_PATH, output)
              .withTarget(target)
              .withLocks(locks));
    }
    for (TranslationResult result : Translator.translate(requests)) {
      if (result.hasErrors()) {
        String messages = Sources.messages(result);
        Program first =
            batch.stream().filter(p -> messages.contains(p.name() + ".java")).findFirst().get();
        failed(first, "is rejected:\n" + messages);
      }
    }
    return outputs;
  }

  /** Runs a program in a thread of its own; one that hangs fails with the stacks of all threads. */
  String run(Map<String, byte[]> classes, Program p, boolean exact, String how) throws Exception {
    Class<?> type = MemoryCompiler.loader(classes).loadClass(p.type());
    Method run = type.getDeclaredMethod("run", boolean.class);
    run.setAccessible(true);
    FutureTask<String> task = new FutureTask<>(() -> (String) run.invoke(null, exact));
    Thread thread = new Thread(task, p.name());
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get(60, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      Throwable cause = e.getCause().getCause() == null ? e.getCause() : e.getCause().getCause();
      return "ends with " + MainProgram.place(cause);
    } catch (TimeoutException e) {
      StringBuilder stacks = new StringBuilder("does not end, " + how);
      Thread.getAllStackTraces()
          .forEach((t, s) -> stacks.append("\n").append(t).append(Arrays.toString(s)));
      return failed(p, stacks.toString());
    }
  }

  /** Fails, and keeps the program. */
  <T> T failed(Program p, String how) throws IOException {
    Path kept = Files.createDirectories(Path.of("target/fuzz")).resolve(p.name() + ".java");
    Files.writeString(kept, p.text());
    assertFalse(how.isEmpty());
    return fail(
        "seed %d: %s\n\nRepeat it with -Dajws.fuzz.seed=%d -Dajws.fuzz.programs=1\n\n%s"
            .formatted(p.seed(), how, p.seed(), p.text()));
  }
}
