package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.SchedulerForTests;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tasks that wait for what comes later, by promises, channels and futures of another module: their
 * own sources have not a word of them.
 */
class ForeignWaitsTest {
  private static final String LIBRARY =
      """
      package mail;
      import java.util.List;
      import java.util.function.Consumer;
      import org.ajws.sync.*;
      public class Mail {
        public static final Channel<Integer> incoming = new Channel<>();
        private static final Promise<Integer> kept = new Promise<>();
        public static Promise<Integer> promise() { return new Promise<>(); }
        public static List<Future<Integer>> later() { return List.of(kept.future()); }
        public static void bring(int v) { kept.complete(v); }
        public static void each(Consumer<Future<Integer>> reader) { reader.accept(kept.future()); }
        public static class Inbox extends java.util.ArrayList<Future<Integer>> {}
        private static final Inbox INBOX = new Inbox();
        static { INBOX.add(kept.future()); }
        public static Inbox inbox() { return INBOX; }
        public interface Handler { int handle(Future<Integer> later); }
        public static int send(Handler handler) { return handler.handle(kept.future()); }
      }
      """;

  /** What is done in a task, and what follows it and brings the 7 that it waits for. */
  private static final Map<String, List<String>> PROGRAMS =
      Map.of(
          "Fields", List.of("got[0] = taken();", "Mail.incoming.put(3); Mail.incoming.put(4);"),
          "InLambdas",
              List.of(
                  "java.util.function.IntSupplier s = () -> Mail.incoming.take();"
                      + " got[0] = s.getAsInt();",
                  "Mail.incoming.put(7);"),
          "Elements", List.of("got[0] = later();", "Mail.bring(7);"),
          "Callbacks", List.of("Mail.each(f -> got[0] = f.get());", "Mail.bring(7);"),
          "Inherited", List.of("got[0] = Mail.inbox().get(0).get();", "Mail.bring(7);"),
          "InheritedBounded", List.of("got[0] = first(Mail.inbox());", "Mail.bring(7);"),
          "Overrides", List.of("got[0] = Mail.send(new Reader());", "Mail.bring(7);"));

  @TempDir private Path folder;

  private List<Path> classPath;

  @BeforeEach
  void compileLibrary() throws IOException {
    Path classes = folder.resolve("library");
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      for (Map.Entry<String, byte[]> each :
          compiler.compile(Map.of("Mail.java", LIBRARY)).entrySet()) {
        Path file = classes.resolve(each.getKey().replace('.', '/') + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, each.getValue());
      }
    }
    classPath = new ArrayList<>(Sources.CLASS_PATH);
    classPath.add(classes);
  }

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"TRYCATCH", "TASKS", "FORKJOIN"})
  void tasksWaitForOtherModules(Target target) throws Exception {
    for (Map.Entry<String, List<String>> each : PROGRAMS.entrySet()) {
      Map<String, byte[]> classes = compiled(each.getKey(), each.getValue(), target);
      for (int workers : new int[] {1, 2}) {
        for (double every : new double[] {0, 1}) {
          SchedulerForTests.installWithoutOutsiders(workers, 300, every, workers);
          assertEquals(
              "7\n",
              MainProgram.run(classes, each.getKey()),
              each.getKey() + ", " + target + ", " + workers + " workers");
        }
      }
    }
  }

  private Map<String, byte[]> compiled(String name, List<String> parts, Target target)
      throws IOException {
    String source =
        """
        import mail.Mail;
        class %s {
          static int taken() { return Mail.incoming.take() + Mail.incoming.take(); }
          static <T extends Mail.Inbox> int first(T box) { return box.get(0).get(); }
          static int later() {
            java.util.function.IntSupplier s = () -> Mail.later().get(0).get();
            return s.getAsInt();
          }
          public static void main(String[] args) {
            int[] got = new int[1];
            finish: {
              async: { %s }
              %s
            }
            System.out.println(got[0]);
          }
        }
        """
            .formatted(name, parts.get(0), parts.get(1));
    if (name.equals("Overrides")) {
      source +=
          "class Reader implements Mail.Handler {"
              + " public int handle(org.ajws.sync.Future<Integer> later) { return later.get(); } }";
    }
    Path file = Files.writeString(folder.resolve(name + ".java"), source);
    Path output = folder.resolve(name + "-" + target.id());
    TranslationResult result =
        Translator.translate(
            TranslationRequest.of(List.of(file), classPath, output).withTarget(target));
    assertFalse(result.hasErrors(), Sources.messages(result));
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      return compiler.compile(
          Map.of(
              "Mail.java",
              LIBRARY,
              name + ".java",
              Files.readString(output.resolve(name + ".java"))));
    }
  }
}
