package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import org.ajws.runtime.scheduler.Config;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers that pages give are those of the code. */
class LimitsPageTest {
  private static final String[] WORDS = {
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"
  };

  /**
   * A page, a phrase of it in which {@code #} stands for the number, the constant, what it is
   * divided by: nanoseconds by 1000, where the page has microseconds.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          design/loop-runtime.md | at most # at a time | scheduler.Scheduler.MAX_GUESTS | 1
          design/loop-runtime.md | after # more, after 256 more | loop.ShortLoopWatch.CAREFUL_GROWTH | 1
          design/loop-runtime.md | trusts no time below # µs | loop.ShortLoopWatch.TELLING_NANOS | 1000
          design/loop-runtime.md | should take less than # µs look there | loop.ShortLoopWatch.VERY_SHORT_NANOS | 1000
          design/loop-runtime.md | first looks after # iterations | loop.Serial.FIRST_CHUNK | 1
          design/loop-runtime.md | start loops take # µs at most | loop.ChunkSizer.NEST_NANOS | 1000
          design/loop-runtime.md | One in # goes the longer way | loop.ShortLoopWatch.SAMPLE | 1
          design/loop-runtime.md | into at most # blocks | loop.Blocks.MAX_BLOCKS | 1
          design/loop-runtime.md | while at most # of its forks wait | forkjoin.Forks.SURPLUS | 1
          design/loop-runtime.md | at most one attempt in # ms | scheduler.Relocation.GAP_NANOS | 1000000
          design/loop-runtime.md | What takes less than # µs | scheduler.Config.SPLIT_NANOS | 1000
          design/loop-runtime.md | the rest is worth # µs, it exposes | scheduler.Config.EXPOSE_NANOS | 1000
          design/fork-join.md | At # levels, and after every | scheduler.Nesting.FIRST | 1
          design/fork-join.md | after every # more, it looks | scheduler.Nesting.STEP | 1
          design/fork-join.md | whether # KB are left | forkjoin.DeepStack.RESERVE | 1024
          design/fork-join.md | a stack of # times `ajws.stackSize` | forkjoin.DeepStack.TIMES | 1
          design/fork-join.md | the limit moves by # levels, 16 in all | forkjoin.DeepStack.MORE | 4
          design/fork-join.md | `StackRoom` makes # frames | scheduler.StackRoom.FRAMES_OF_A_TASK | 1
          design/try-catch-work-stealing.md | at most #, in the same way | frame.FrameThief.LOOT | 1
          design/try-catch-work-stealing.md | Each saving uses up # times that long | scheduler.Config.REST_FACTOR | 1
          design/try-catch-work-stealing.md | or # µs of savings | frame.Throttle.CREDIT_NANOS | 1000
          design/try-catch-work-stealing.md | they count as # µs and 0.2 µs per frame | frame.Throttle.NANOS_PER_STACK | 1000
          design/try-catch-work-stealing.md | naps instead (# ms, doubling | scheduler.StealRequester.FIRST_NAP | 1000000
          design/try-catch-work-stealing.md | doubling up to # ms | scheduler.StealRequester.LONGEST_NAP | 1000000
          design/latch.md | leaves it* to its worker for # µs | frame.ResumedFrames.LEFT_NANOS | 1000
          design/latch.md | if each takes # µs or more | frame.Pace.MOVE_NANOS | 1000
          design/latch.md | if all of them take # µs, so | frame.Pace.COME_NANOS | 1000
          design/latch.md | none counts for more than # µs | frame.Pace.UNKNOWN | 1000
          design/deadlocks.md | of more than # the first | scheduler.Standstill.NAMED | 1
          design/atomic-sets.md | one of # monitors | lock.LockGuards.GUARDS | 1
          design/speculation.md | A chunk whose log has # entries | speculation.Log.MOST | 1
          design/speculation.md | looks after # of them | speculation.Chunk.FIRST_POLLS | 1
          design/speculation.md | each time, up to #. | speculation.Chunk.MOST_POLLS | 1
          design/speculation.md | The window has # chunks per worker | speculation.SpeculationSite.AHEAD | 1
          design/speculation.md | a log of # entries | speculation.ChunkLength.ENTRIES | 1
          design/speculation.md | one chunk in # is run plainly | speculation.Measurement.PLAIN_EVERY | 1
          design/speculation.md | in the first # ms of a site | speculation.Gain.WARM_UP | 1000000
          design/speculation.md | by periods of # chunks | speculation.Gain.CHUNKS | 1
          design/speculation.md | chunks and # ms, or | speculation.Gain.PERIOD | 1000000
          design/speculation.md | When # in a row took | speculation.Gain.STRIKES | 1
          design/speculation.md | run in order for # times as long | speculation.Gain.REST | 1
          design/speculation.md | until it gains again, up to # times | speculation.Gain.MOST_REST | 1
          design/speculation.md | a trial after that has # | speculation.Gain.STRIKES_OF_TRIAL | 1
          design/speculation.md | In order, chunks are # times as long | speculation.Measurement.LONGER_IN_ORDER | 1
          design/speculation-ranges.md | The window has # chunks per worker | speculation.SpeculationSite.CLAIMED_AHEAD | 1
          design/speculation-ranges.md | Lists of more than # ranges | claim.IndexRanges.MOST | 1
          design/speculation-ranges.md | list of ranges and up to # progressions | claim.Slots.MOST | 1
          constructs/conditions.md | `ajws.spares` at most, # unless set | scheduler.Config.SPARES | 1
          constructs/futures.md | `ajws.spares` at most, # unless set | scheduler.Config.SPARES | 1
          """)
  void theNumberIsThatOfTheCode(String page, String phrase, String constant, long divisor)
      throws IOException, ReflectiveOperationException {
    assertNumber(page, phrase, value(constant) / divisor);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          design/loop-runtime.md | take less than # µs, there is no piece | tinyNanos
          design/loop-runtime.md | when what is left is worth # µs | wakeNanos
          design/loop-runtime.md | in chunks of about # µs | chunkNanos
          constructs/parallel-for.md | until they take about # µs | chunkNanos
          """)
  void theTimeIsThatOfTheConfiguration(String page, String phrase, String field)
      throws IOException, ReflectiveOperationException {
    assertNumber(
        page, phrase, Config.class.getField(field).getLong(Config.fromProperties()) / 1000);
  }

  private static void assertNumber(String page, String phrase, long number) throws IOException {
    String text = Files.readString(Path.of("../docs").resolve(page)).replaceAll("\\s+", " ");
    String digits = String.format("%,d", number);
    boolean said =
        text.contains(phrase.replace("#", digits))
            || number < WORDS.length
                && text.contains(phrase.replace("#", WORDS[Math.toIntExact(number)]));
    assertTrue(said, () -> page + " does not say: " + phrase.replace("#", digits));
  }

  private static long value(String constant) throws ReflectiveOperationException {
    int dot = constant.lastIndexOf('.');
    Class<?> type = Class.forName("org.ajws.runtime." + constant.substring(0, dot));
    Field field = type.getDeclaredField(constant.substring(dot + 1));
    field.setAccessible(true);
    Object value = field.get(null);
    return value.getClass().isArray() ? Array.getLength(value) : ((Number) value).longValue();
  }
}
