package org.ajws.processor.analysis.alias;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ajws.processor.Sources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * What each argument of a call is asked for does not take a look at all others for each, if nothing
 * can be learned of them: that took a time with the cube of their number, since the compiler's
 * lists are linked ones. For so many there was no end to it.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class VeryManyArgumentsTest {
  private static final int ARGUMENTS = 8_000;

  @TempDir private Path folder;

  @Test
  void ofOneCall() {
    String arguments =
        IntStream.range(0, ARGUMENTS)
            .mapToObj(i -> i % 20 == 19 ? "n\n" : "n")
            .collect(Collectors.joining(", "));
    Sources sources =
        new Sources(folder)
            .add(
                "Many.java",
                """
                import org.ajws.*;

                @AtomicSet("s")
                class Many {
                  @Atomic("s") @AliasAtomic("s=this.s") private Many next;

                  static long sum(Object... values) {
                    return values.length;
                  }

                  long sum(int n) {
                    return sum(%s);
                  }
                }
                """
                    .formatted(arguments));
    assertEquals("", Sources.messages(sources.translate()));
  }
}
