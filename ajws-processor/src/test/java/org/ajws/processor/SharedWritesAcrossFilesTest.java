package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What iterations write in common in files that hold no construct themselves. */
class SharedWritesAcrossFilesTest {
  @TempDir private Path folder;

  /** Found or not, it depended on which rules had followed calls into that file before. */
  @Test
  void anImplementationInAFileWithoutConstructsIsFollowed() {
    Sources sources =
        new Sources(folder)
            .add(
                "Main.java",
                """
                import org.ajws.ParallelFor;

                class Main {
                  private final Shapes shapes = new Shapes();

                  void areas(double[] out) {
                    Shape shape = shapes.any();
                    for (@ParallelFor int i = 0; i < out.length; i++) {
                      out[i] = shape.area();
                    }
                  }
                }
                """)
            .add("Shape.java", "interface Shape {\n  double area();\n}\n")
            .add(
                "Shapes.java", "class Shapes {\n  Shape any() {\n    return new Round();\n  }\n}\n")
            .add(
                "Round.java",
                """
                class Round implements Shape {
                  private static int calls;

                  @Override
                  public double area() {
                    calls++;
                    return 3;
                  }
                }
                """);
    String messages = Sources.messages(sources.translate());
    assertTrue(messages.contains("Main.java:9:16: error: [AJWS-402]"), messages);
    assertTrue(messages.contains("Round.java:6"), messages);
  }
}
