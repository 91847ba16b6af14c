package org.ajws.cli;

import static org.ajws.cli.CommandTester.ajws;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfileCommandTest {
  /** A loop that can be shared, and as much again that cannot. */
  private static final String HALF =
      """
      import org.ajws.*;

      public class Half {
        static double spin(int n) {
          double x = 1;
          for (int i = 0; i < n; i++) x = Math.sqrt(x + i);
          return x;
        }

        static int fib(int n) {
          if (n < 2) return n;
          @Async int a = fib(n - 1), b = fib(n - 2);
          return a + b;
        }

        public static void main(String[] args) {
          double[] a = new double[64];
          for (@ParallelFor int i = 0; i < a.length; i++) {
            a[i] = spin(20000);
          }
          for (int i = 0; i < a.length; i++) {
            a[i] += spin(20000);
          }
          int n = 0;
          finish: {
            async: a[0] = spin(100);
            a[1] = fib(10);
          }
          for (@ParallelFor int i : new int[] {1, 2, 3}) {
            a[i] = i;
          }
          if (args.length > 0) System.exit(Integer.parseInt(args[0]));
        }
      }
      """;

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void saysHowMuchParallelismThereIsAndWhereItIsLost() throws Exception {
    ProfileRun profile =
        ProfileRun.of(write("Half.java", HALF), folder.resolve("profile.json"), 1.2, 2.6);
    CommandTester run =
        profile
            .run()
            .complains("of the longest path is outside of all constructs.")
            .complains("loop Half.java:18")
            .complains("async value Half.java:12")
            .complains("async Half.java:26");
    run.err().lines().skip(1).forEach(l -> assertTrue(l.length() <= 120, l));
    JsonObject found = profile.found();
    JsonArray constructs = found.getAsJsonArray("constructs");
    assertEquals("", constructs.get(0).getAsJsonObject().get("site").getAsString());
    assertTrue(constructs.get(0).getAsJsonObject().get("critical").getAsDouble() > 0.8);
    boolean loop = false;
    for (var c : constructs) {
      JsonObject o = c.getAsJsonObject();
      if (o.get("site").getAsString().equals("Half.java:18")) {
        loop = true;
        assertEquals(64, o.get("tasks").getAsInt());
      }
    }
    assertTrue(loop, found.toString());
    JsonArray speedup = found.getAsJsonArray("speedup");
    assertEquals(11, speedup.size());
    double before = 0;
    for (var p : speedup) {
      JsonObject o = p.getAsJsonObject();
      double simulated = o.get("simulated").getAsDouble();
      assertTrue(
          simulated <= o.get("bound").getAsDouble() && simulated >= 0.9 * before, o.toString());
      before = simulated;
    }
    assertTrue(found.get("burdenedSpan").getAsDouble() >= 0.99 * found.get("span").getAsDouble());
  }

  @Test
  void theProgramsExitStatusIsThatOfTheCommand() throws Exception {
    ajws("profile", write("Half.java", HALF), "3").exits(3).complains("at most");
    ajws(
            "profile",
            write(
                "Thrown.java",
                HALF.replace("Half", "Thrown")
                    .replace(
                        "int n = 0;",
                        "if (args.length == 0) throw new IllegalStateException(\"why\");")))
        .exits(1)
        .complains("note: the program ended with an exception");
  }

  @Test
  void aProgramWithoutConstructsIsSerial() throws Exception {
    Path file =
        write("Serial.java", "public class Serial { public static void main(String[] a) {} }");
    ajws("profile", file).exits(0).complains("No construct ran: the program is serial.");
  }

  @Test
  void aWrongCommandIsReported() throws Exception {
    ajws("profile", "--runs", "0", write("Half.java", HALF)).exits(2).complains("at least 1");
    ajws("profile", "--target", "serial", write("Half.java", HALF))
        .exits(2)
        .complains("watched in a form of its own");
    ajws("profile", write("Bad.java", HALF)).exits(1);
  }
}
