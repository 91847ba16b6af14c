package org.ajws.processor.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.ajws.processor.Bound;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which programs have tasks that may wait for what comes later in them. */
class WaitingCallsTest {
  private static final String HEAD =
      "import org.ajws.sync.*; import java.util.concurrent.CompletionStage; import java.util.function.*;";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Future.from(s).get() | true
          Future.<Integer>from(s).get() | true
          ((Function<CompletionStage<Integer>, Future<Integer>>) Future::from).apply(s).get() | true
          ((Function<CompletionStage<Integer>, Future<Integer>>) Future::<Integer>from).apply(s).get() | true
          ((Function<CompletionStage<Integer>, Future<Integer>>) Future :: /* from */ <Integer> from).apply(s).get() | true
          ((Function<CompletionStage<Integer>, Future<Integer>>) Future::fr\\u006fm).apply(s).get() | true
          new Promise<Integer>().future().get() | true
          Future.of(3).get() /* of a value, not from( a stage */ | false
          from(s) | false
          ((ToIntFunction<Object>) Test::<Object>from).applyAsInt(s) | false
          """)
  void futuresOfStagesComeLater(String expression, boolean later) {
    Bound bound =
        Bound.of(
            HEAD
                + " class Test { static <T> int from(T t) { return 1; }"
                + " static int m(CompletionStage<Integer> s) { return "
                + expression
                + "; } }");
    assertEquals(List.of(), bound.result().errors(), expression);
    assertEquals(later, WaitingCalls.mayBeForLater(bound.module()), expression);
  }
}
