package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.run.GoldenPrograms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A user sees all errors in one build, not those of one stage of the checks after the other. */
class ErrorsAtOnceTest {
  private static final List<String> REGIONS =
      List.of("annotation", "loop", "async", "capture", "private", "reduce", "shared");

  /** What the compiler cannot parse has no other errors. */
  private static final List<String> NO_SYNTAX =
      List.of("NotJava.java", "AnnotatedStatements.java", "AsyncInExpression.java");

  /** Which functions and comparators the module has depends on the other programs. */
  private static final List<String> FUNCTIONS =
      List.of(
          "UnknownFunctions.java",
          "HandedFunctions.java",
          "UnwrittenCalls.java",
          "FollowedFunctions.java",
          "Comparators.java",
          "KeyMethods.java",
          "ManyWays.java",
          "FurtherWays.java",
          "ResultsOfFunctions.java");

  @TempDir private Path folder;

  @Test
  void rejectedProgramsHaveTheirMessagesBesideEachOther() throws IOException {
    List<Path> programs = new ArrayList<>(GoldenPrograms.in("rejected"));
    programs.removeIf(
        p ->
            !REGIONS.contains(p.getParent().getParent().getFileName().toString())
                || NO_SYNTAX.contains(p.getFileName().toString())
                || FUNCTIONS.contains(p.getFileName().toString()));
    for (List<Path> batch : GoldenPrograms.batches(programs)) {
      Sources sources = new Sources(folder.resolve("batch" + batch.hashCode()));
      for (Path program : batch) {
        sources.add(program.getFileName().toString(), Files.readString(program));
      }
      List<String> alone = alone(batch);
      List<String> together = messages(sources).lines().toList();
      assertEquals(List.of(), without(alone, together), "messages that are missing");
      assertEquals(List.of(), without(together, alone), "messages of what follows from others");
    }
  }

  private static List<String> alone(List<Path> programs) throws IOException {
    List<String> messages = new ArrayList<>();
    for (Path program : programs) {
      messages.addAll(Files.readAllLines(Path.of(program.toString().replace(".java", ".txt"))));
    }
    return messages;
  }

  private static List<String> without(List<String> all, List<String> some) {
    return all.stream().filter(m -> !some.contains(m)).toList();
  }

  private static String messages(Sources sources) {
    return Sources.messages(sources.translate()).replace(sources.root() + "/", "");
  }

  @Test
  void errorsOfFourStagesInOneFile() {
    Sources sources =
        new Sources(folder)
            .add(
                "Many.java",
                """
                import org.ajws.*;

                @AtomicSet("s")
                class Many {
                  @Atomic("s") private int a;
                  private static int calls;

                  void place(int n) {
                    @Async int unused = n;
                    @ParallelFor int k = 0;
                  }

                  int unit(Many other) {
                    return other.a;
                  }

                  void assigned(int[] x) {
                    for (@ParallelFor int i = 0; i < x.length; i++) {
                      i += x[i];
                    }
                  }

                  void shared(int[] x) {
                    for (@ParallelFor int i = 0; i < x.length; i++) {
                      x[0] += i;
                    }
                  }

                  void field(int[] x) {
                    for (@ParallelFor int i = 0; i < x.length; i++) {
                      calls++;
                    }
                  }
                }
                """);
    assertEquals(
        List.of(
            "10:5: error: [AJWS-201]",
            "14:12: error: [AJWS-506]",
            "19:7: error: [AJWS-204]",
            "25:7: error: [AJWS-401]",
            "31:7: error: [AJWS-402]"),
        places(sources));
  }

  @Test
  void loopsOfOneMethodDoNotHideEachOther() {
    Sources sources =
        new Sources(folder)
            .add(
                "Loops.java",
                """
                import java.util.*;
                import org.ajws.*;

                class Loops {
                  static boolean any(String[] words, List<Integer> lengths, int[] max) {
                    boolean found = false;
                    for (@ParallelFor String w : words) {
                      if (w.isEmpty()) found = true;
                      lengths.add(1); // perhaps once the other one is mended
                    }
                    for (@ParallelFor String w : words) {
                      lengths.add(w.length());
                    }
                    for (@ParallelFor int i = 0; i < words.length; i++) {
                      for (@ParallelFor int k = 0; k < words.length; k++) {
                        if (words[k].length() > max[0]) max[0] = words[k].length();
                      }
                      i++;
                    }
                    for (@ParallelFor String w : words) {
                      if (w.length() > max[0]) max[0] = w.length();
                    }
                    return found;
                  }
                }
                """);
    assertEquals(
        List.of(
            "8:24: error: [AJWS-301]",
            "12:7: warning: [AJWS-405]",
            "18:7: error: [AJWS-204]",
            "21:32: warning: [AJWS-405]"),
        places(sources));
  }

  private static List<String> places(Sources sources) {
    return messages(sources)
        .lines()
        .map(m -> m.substring(m.indexOf(':') + 1, m.indexOf(']') + 1))
        .toList();
  }
}
