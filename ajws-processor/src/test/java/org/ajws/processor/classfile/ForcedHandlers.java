package org.ajws.processor.classfile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Classes {@code WS} that enter the handlers of a program, on one thread. A handler is entered with
 * the frame of the thread itself, and what completes it returns: so the program must print what it
 * prints with the stub. What happens with two frames is not shown by this.
 */
enum ForcedHandlers {
  /** The stub: no handler is entered. */
  NONE("", "", ""),
  /** Every async finds its continuation stolen. */
  JOIN("throw new Join(new FinishInfo());", "", ""),
  /** Every finish is last, and nothing was handed over. */
  FINISH("", "throw new Finish(new java.util.ArrayList<FinishData>());", ""),
  /** Every finish is first. */
  FINISH_FIRST("", "throw new FinishFirst(new FinishInfo());", ""),
  /** Every async hands over, every finish is last and takes what was handed over by the body. */
  JOIN_AND_FINISH_FIRST(
      "throw new Join(new FinishInfo());", "throw new FinishFirst(new FinishInfo());", ""),
  /** Critical sections are counted, and never nested as the VM sees them. */
  SECTIONS("", "", "if (paused == 1) throw new IllegalStateException(); paused = 1;");

  private static final String TEXT =
      """
      package org.jikesrvm.scheduler;

      public final class WS {
        public static int wsProcs = 2;
        private static int paused;
        public static void setFlag() {}
        public static void join() { %s }
        public static void completeJoin() {}
        public static void finish() { %s }
        public static void completeFinishFirst() {}
        public static void pauseStealOnThread() { %s }
        public static void resumeStealOnThread() { paused = 0; }
        public static class Continuation extends RuntimeException {}
        public static class Join extends RuntimeException {
          public FinishInfo finish;
          Join(FinishInfo finish) { super(null, null, false, false); this.finish = finish; }
        }
        public static class FinishFirst extends RuntimeException {
          public FinishInfo finish;
          FinishFirst(FinishInfo finish) { super(null, null, false, false); this.finish = finish; }
        }
        public static class Finish extends RuntimeException {
          public Iterable<FinishData> data;
          Finish(Iterable<FinishData> data) { super(null, null, false, false); this.data = data; }
        }
        public static class FinishInfo {
          private final java.util.Set<Integer> keys = new java.util.HashSet<>();
          public void addData(int key, Object value) {
            if (!keys.add(key)) throw new IllegalStateException("key " + key + " twice");
          }
        }
        public static class FinishData {
          public int key;
          public Object value;
        }
      }
      """;

  private final String text;

  ForcedHandlers(String join, String finish, String pause) {
    this.text = TEXT.formatted(join, finish, pause);
  }

  /** Compiles the class into a folder of its own and gives that folder. */
  synchronized Path classes(Path folder) throws IOException {
    Path classes = folder.resolve(name());
    Path source = classes.resolve("WS.java");
    if (Files.notExists(source)) {
      Files.createDirectories(classes);
      Files.writeString(source, text.replace("{  }", "{}"));
      assertEquals("", JikesPrograms.compile(List.of(source), classes, null));
    }
    return classes;
  }
}
