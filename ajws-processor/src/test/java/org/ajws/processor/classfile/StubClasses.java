package org.ajws.processor.classfile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.api.TranslationResult.FileResult;

/** Class {@code WS} in the shape that is published for the VM; its methods do nothing. */
final class StubClasses {
  private static final String WS =
      """
      package org.jikesrvm.scheduler;

      public final class WS {
        public static int wsProcs = 1;
        public static void setFlag() {}
        public static void join() {}
        public static void completeJoin() {}
        public static void finish() {}
        public static void completeFinishFirst() {}
        public static void pauseStealOnThread() {}
        public static void resumeStealOnThread() {}

        public static class Continuation extends RuntimeException {}
        public static class Join extends RuntimeException {
          public FinishInfo finish;
        }
        public static class FinishFirst extends RuntimeException {
          public FinishInfo finish;
        }
        public static class Finish extends RuntimeException {
          public Iterable<FinishData> data;
        }
        public static class FinishInfo {
          public void addData(int key, Object value) {}
        }
        public static class FinishData {
          public int key;
          public Object value;
        }
      }
      """;

  private StubClasses() {}

  /** Compiles the stub into a folder and gives the folder back. */
  static Path in(Path folder) throws IOException {
    Path source = folder.resolve("WS.java");
    if (Files.notExists(source)) {
      Files.createDirectories(folder);
      Files.writeString(source, WS);
      ClassResult result =
          JikesClasses.build(
              new ClassRequest(
                  List.of(new FileResult(source, source, false)),
                  List.of(),
                  List.of(),
                  List.of(),
                  folder,
                  ClassCompiler.JAVAC,
                  StandardCharsets.UTF_8));
      assertEquals(List.of(), result.diagnostics());
    }
    return folder;
  }
}
