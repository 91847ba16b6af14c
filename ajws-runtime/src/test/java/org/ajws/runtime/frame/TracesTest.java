package org.ajws.runtime.frame;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What traces show before the program looks at them. */
class TracesTest {
  private static StackTraceElement element(String type, String method, int line) {
    return new StackTraceElement(type, method, "P.java", line);
  }

  private static Exception with(StackTraceElement... trace) {
    Exception e = new Exception("e");
    e.setStackTrace(trace);
    return e;
  }

  private static List<String> shown(Throwable t) {
    return Arrays.stream(t.getStackTrace())
        .map(e -> e.getClassName() + "." + e.getMethodName() + ":" + e.getLineNumber())
        .toList();
  }

  @Test
  void eachMethodStandsOnceByItsOwnName() {
    Exception e =
        with(
            element("P", "lambda$m$fast$3", 1),
            element("P", "m$fast", 2),
            element("P", "m", 1),
            element("P", "n$body", 3),
            element("P", "n$fast", 3),
            element("P", "n", 3),
            element("Q", "add$internal", 4),
            element("Q", "add$exact", 4),
            element("Q", "sum$internal2", 5),
            element("Q", "sum", 5),
            element("Q", "sum", 6),
            element("P$k$Frame12", "run", 9),
            element("P", "main", 7));
    List<String> expected =
        List.of("P.lambda$m$3:1", "P.m:2", "P.n:3", "Q.add:4", "Q.sum:5", "Q.sum:6", "P.main:7");
    assertSame(e, Traces.trace(e));
    assertEquals(expected, shown(e));
    StackTraceElement first = e.getStackTrace()[0];
    Traces.trace(e);
    assertEquals(expected, shown(e));
    assertSame(first, e.getStackTrace()[0], "the second time nothing is written");
  }

  @ParameterizedTest
  @CsvSource({
    "$fast",
    "m$faster",
    "m$fast1",
    "breakfast",
    "m_internal",
    "internal",
    "lambda$m$0",
    "lambda$slow",
    "run",
    "access$000",
    "m$body2"
  })
  void namesOfTheProgramStay(String name) {
    StackTraceElement[] trace = {element("P", name, 1), element("P$Frame", "run", 2)};
    Exception e = with(trace);
    Traces.trace(e);
    assertArrayEquals(trace, e.getStackTrace());
    assertSame(trace, Traces.shown(trace));
  }

  @Test
  void aSlowVersionThatIsNotRunningHasNoLineUntilItsFrameSaysIt() {
    Exception e = with(element("P", "fail", 1), element("P", "m$slow", 99));
    Traces.trace(e);
    assertEquals(List.of("P.fail:1", "P.m:-1"), shown(e));
    StackTraces.repair(e, "P#m#P.java", 7);
    assertEquals(List.of("P.fail:1", "P.m:7"), shown(e));
    Exception lambda = with(element("P", "lambda$m$slow$4", 99));
    Traces.trace(lambda);
    assertEquals(List.of("P.lambda$m$4:-1"), shown(lambda));
    Traces.trace(lambda, null, "P#m#P.java", 8);
    assertEquals(List.of("P.lambda$m$4:8"), shown(lambda));
  }

  @Test
  void causesAndSuppressedOnesAreSeenToInCirclesToo() {
    Exception cause = with(element("P", "m$fast", 1), element("P", "m", 1));
    Exception suppressed = with(element("P", "n$fast", 2));
    Exception e = with(element("P", "k$fast", 3));
    e.initCause(cause);
    cause.addSuppressed(suppressed);
    suppressed.initCause(e);
    Traces.trace(e);
    assertEquals(List.of("P.m:1"), shown(cause));
    assertEquals(List.of("P.n:2"), shown(suppressed));
    assertEquals(List.of("P.k:3"), shown(e));
  }

  @Test
  void exceptionsWithoutATraceOrWithOddMethodsPass() {
    assertNull(Traces.trace((Throwable) null));
    Exception unwritable =
        new Exception("none", null, false, false) {
          private static final long serialVersionUID = 1;
        };
    assertSame(unwritable, Traces.trace(unwritable));
    assertEquals(0, unwritable.getStackTrace().length);
    Exception odd =
        new Exception("odd") {
          private static final long serialVersionUID = 1;

          @Override
          public StackTraceElement[] getStackTrace() {
            throw new IllegalStateException("no trace");
          }
        };
    assertSame(odd, Traces.trace(odd));
  }

  @Test
  void callersStandAboveTheRuntimeThatWentOn() {
    StackTraceElement runner = element(FrameRunner.class.getName(), "run", 5);
    Exception e = with(element("P", "fail", 1), runner, element("P", "other", 9));
    StackTraces.addCaller(e, "P#m#P.java", 4);
    assertEquals(
        List.of("P.fail:1", "P.m:4", FrameRunner.class.getName() + ".run:5", "P.other:9"),
        shown(e));
    Exception elsewhere = with(element("P", "fail", 1));
    StackTraces.addCaller(elsewhere, "P#m#P.java", 4);
    assertEquals(List.of("P.fail:1"), shown(elsewhere));
  }

  private static Frame frame(int pc) {
    return new Frame(pc) {
      @Override
      public boolean run() {
        return true;
      }

      @Override
      protected int finishes(int point) {
        return 0;
      }

      @Override
      protected void accept(Frame completed, int slot) {
        throw new IllegalStateException("it spawns nothing");
      }

      @Override
      protected String source() {
        return "P#m#P.java";
      }

      @Override
      protected int line(int point) {
        return point == 5 ? 12 : line;
      }
    };
  }

  /** Frames that a thread runs are found in its trace from the bottom up, which has to be there. */
  @ParameterizedTest
  @CsvSource({"1023,7", "1024,-1"})
  void whereTheBottomWasCutOffLinesAreUnknown(int found, int line) {
    Frame frame = frame(0);
    frame.line = 7;
    StackTraceElement[] left = {element("P", "m$slow", 99), element("P", "main", 3)};
    StackTraceElement[] shown = StackTraces.shown(left, found, null, new Frame[] {frame});
    assertEquals(line, shown[0].getLineNumber());
  }

  /** Timelines had places of line 0: of stacks that were saved and had not gone on yet. */
  @Test
  void whereNoLineIsNotedThePlaceIsTheMethod() {
    Frame frame = frame(0);
    assertEquals("m in P.java", frame.site());
    frame.line = 7;
    assertEquals("P.java:7", frame.site());
    assertEquals("P.java:12", frame(5).site(), "where it waits");
  }
}
