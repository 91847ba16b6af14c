package org.ajws.cli;

import static org.ajws.cli.CommandTester.ajws;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Intervals under {@code ajws race}: what the graph orders, and nothing else, is no race. */
class WatchedIntervalsTest {
  private static final String PROGRAM =
      """
      import org.ajws.sync.*;

      public class Graph {
        static int x;
        static int y;

        static void children(Intervals g) {
          Interval first = g.add("first", () -> x = 1);
          g.add("second", () -> y = x).after(first);
        }

        static Interval later;

        static void late(Intervals g) {
          g.add("d", () -> {}).before(later);
        }

        public static void main(String[] args) {
          int[] at = new int[1];
          Intervals.run(
              g -> {
                x = 7;
                Interval a = g.add("a", () -> ACT1);
                Interval b = g.add("b", () -> ACT2);
                Interval c = g.add("c", () -> at[0]++);
                EDGES
              });
          System.out.println("done " + x);
        }
      }
      """;

  @TempDir private Path folder;

  private Path write(String first, String second, String edges) throws IOException {
    String text = PROGRAM.replace("ACT1", first).replace("ACT2", second).replace("EDGES", edges);
    return Files.writeString(folder.resolve("Graph.java"), text);
  }

  @Test
  void whatIsNotOrderedRaces() throws Exception {
    ajws("race", write("x = 1", "x = 2", "")).exits(1).complains("Graph.x");
  }

  @Test
  void anEdgeOrders() throws Exception {
    ajws("race", write("x = 1", "x = 2", "b.after(a);")).exits(0);
  }

  @Test
  void edgesOrderByWayOfOthers() throws Exception {
    ajws("race", write("x = 1", "x = 2", "c.after(a).before(b);")).exits(0);
  }

  /** What is put after the start of an interval is not put after its code. */
  @Test
  void anEdgeFromAStartDoesNotOrderTheCode() throws Exception {
    ajws("race", write("x = 1", "x = 2", "a.start().before(b.start());")).exits(1);
  }

  @Test
  void anEdgeToAnEndDoesNotOrderTheCode() throws Exception {
    ajws("race", write("x = 1", "x = 2", "a.end().before(b.end());")).exits(1);
  }

  @Test
  void edgesToAnEndOrderWhatComesAfterIt() throws Exception {
    ajws(
            "race",
            write("x = 1", "y = 2", "a.end().before(b.end()); g.add(\"d\", () -> x++).after(b);"))
        .exits(0);
  }

  @Test
  void childrenEndBeforeWhatComesAfterTheirParent() throws Exception {
    ajws("race", write("children(g)", "x = y", "b.after(a);")).exits(0);
  }

  @Test
  void childrenRaceWithOthers() throws Exception {
    ajws("race", write("children(g)", "x = y", "")).exits(1);
  }

  @Test
  void anEdgeThatMayComeTooLateIsALimit() throws Exception {
    ajws("race", write("late(g)", "y = 1", "b.after(c); later = b;"))
        .exits(3)
        .complains("may have started");
  }
}
