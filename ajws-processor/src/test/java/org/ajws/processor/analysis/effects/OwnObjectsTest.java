package org.ajws.processor.analysis.effects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.ajws.processor.Bound;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.program.ParallelLoop;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random ways of an object through others: in the end it is written to. There is a finding if all
 * iterations share the object, and none if it is the iteration's own.
 */
class OwnObjectsTest {
  private static final String IMPORTS =
      "import org.ajws.*; import java.util.*; import java.util.function.*;"
          + " import java.util.stream.*; import java.util.concurrent.atomic.*;\n";

  private static final String[] SHARED = {"o", "all[0]", "this.other", "common", "o.next"};
  private static final String[] OWN = {"new H()", "all[i]", "makes()", "list.get(i)"};

  private static String loop(String object, String chain) {
    return "void m%d(int count, H o, H[] all, List<H> list) {\n"
        + "for (@ParallelFor int i = 0; i < count; i++) {\nint n = i;\nH p0 = "
        + object
        + ";\n"
        + chain.replaceAll("\\bn\\+\\+;", "System.nanoTime();")
        + "\n}}\n";
  }

  @ParameterizedTest
  @ValueSource(longs = {23_111_500, 23_111_501, 23_111_502, 23_111_503, 23_111_504, 23_111_505})
  void anObjectIsSharedThroughWhateverItIsPackedInto(long seed) {
    Random random = new Random(seed);
    Chains chains = new Chains(random);
    List<String> texts = new ArrayList<>();
    List<Boolean> shared = new ArrayList<>();
    for (int n = 0; n < Integer.getInteger("ajws.chains", 60); n++) {
      String chain = chains.next();
      texts.add(loop(SHARED[random.nextInt(SHARED.length)], chain).formatted(2 * n));
      texts.add(loop(OWN[random.nextInt(OWN.length)], chain).formatted(2 * n + 1));
      shared.add(true);
      shared.add(false);
    }
    Bound bound =
        Bound.of(
            IMPORTS
                + "class Test { H other; static H common; static H makes() { return new H(); }\n"
                + String.join("", texts)
                + "}\n"
                + Chains.CLASSES);
    assertEquals(List.of(), bound.result().errors(), "seed " + seed);
    SharedWrites writes =
        new SharedWrites(
            bound.module(), new LocalVariables(bound.module()), new CallGraph(bound.module()));
    List<ParallelLoop> loops = bound.loops();
    assertEquals(texts.size(), loops.size());
    List<String> wrong = new ArrayList<>();
    for (int n = 0; n < loops.size(); n++) {
      boolean found = !writes.of(loops.get(n)).isEmpty();
      if (found != shared.get(n)) {
        wrong.add((found ? "false finding: " : "nothing found: ") + texts.get(n));
      }
    }
    assertEquals("", String.join("\n", wrong), "seed " + seed);
  }
}
