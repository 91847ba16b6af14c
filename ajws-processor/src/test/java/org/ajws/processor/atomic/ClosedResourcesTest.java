package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.Sources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Units that wait at the end of a {@code try} for what closes its resources. */
class ClosedResourcesTest {
  @TempDir private Path folder;

  @Test
  void aClosedPoolWaitsForItsTasks() {
    assumeTrue(Runtime.version().feature() >= 19, "a pool is no resource before JDK 19");
    Sources sources =
        new Sources(folder)
            .add(
                "Sum.java",
                """
                import java.io.StringReader;
                import java.util.concurrent.ExecutorService;
                import java.util.concurrent.Executors;
                import org.ajws.AtomicSet;

                @AtomicSet("a")
                class Sum {
                  private int sum;

                  void made() {
                    try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
                      pool.submit(() -> sum++);
                    }
                    sum++;
                  }

                  void given(ExecutorService pool) {
                    sum++;
                    try (pool) {
                      pool.submit(() -> sum++);
                    }
                  }

                  void called(ExecutorService pool) {
                    sum++;
                    close(pool);
                  }

                  private void close(ExecutorService pool) {
                    try (pool) {
                      System.out.println(pool);
                    }
                  }

                  void harmless(String text) throws Exception {
                    try (StringReader reader = new StringReader(text)) {
                      sum += reader.read();
                    }
                  }
                }
                """);
    List<String> lines =
        Sources.messages(sources.translate())
            .lines()
            .filter(l -> l.contains("AJWS-513"))
            .map(l -> l.replaceAll(".*Sum.java:(\\d+:\\d+): .*", "$1"))
            .toList();
    assertEquals(List.of("11:5", "19:5", "26:5"), lines);
  }
}
