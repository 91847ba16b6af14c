package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where functions come to run in parallel by methods that call each other in a circle. */
@Timeout(60)
class FunctionRunsTest {
  @TempDir Path folder;

  /** The method that is named first in the module is the first of which is asked. */
  @ParameterizedTest
  @ValueSource(strings = {"a", "b", "c", "ab", "ba", "ac", "ca", "bc", "cb", "abc", "bca", "cba"})
  void aCircleIsParallelFromWhereverItIsEntered(String entries) throws Exception {
    StringBuilder methods = new StringBuilder();
    for (char entry : entries.toCharArray()) {
      methods.append("void f%1$s() { %1$s(i -> { v++; w++; }, 4); }\n".formatted(entry));
    }
    TranslatedProgram program =
        TranslatedProgram.of(
                folder,
                "P.java",
                """
                import java.util.function.*;
                import java.util.stream.*;
                import org.ajws.*;
                public class P {
                  @AtomicSet("s") static final class H {
                    @Atomic("s") private int v;
                    @Atomic("s") private int w;
                    static void a(IntConsumer r, int n) { if (n > 0) { b(r, n - 1); } }
                    static void b(IntConsumer r, int n) {
                      if (n > 0) { c(r, n - 1); a(r, n - 1); } else { go(r); }
                    }
                    static void c(IntConsumer r, int n) { if (n > 0) { b(r, n - 1); } else { a(r, n); } }
                    static void go(IntConsumer r) { IntStream.range(0, 100).parallel().forEach(r); }
                    %s
                    int v() { return v; }
                  }
                  static int run() { H h = new H(); h.f%s(); return h.v(); }
                }
                """
                    .formatted(methods, entries.substring(entries.length() - 1)))
            .translate(LockKind.MONITOR, Target.SERIAL);
    assertEquals(List.of(), program.messages());
    // A unit around it would hold the lock for which the other threads wait.
    String text = program.output("P.java");
    for (char entry : entries.toCharArray()) {
      assertFalse(text.contains("f" + entry + "$internal"), text);
    }
    int calls = (int) program.call("P", "run");
    assertEquals(0, calls % 100);
  }
}
