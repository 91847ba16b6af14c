package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers that pages give are those of the code. */
class LimitsPageTest {

  /** A page, a phrase of it in which {@code #} stands for the number, the constant, its words. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          atomic-sets.md | until nothing changes, at most # rounds | analysis.alias.LocalFlow.MAX_ROUNDS | 12 | twelve
          atomic-sets.md | it tries again, at most # times in all | emit.sets.LockText.READS | 4 | four
          shared-objects.md | with that type are followed (at most #) | analysis.effects.UnknownFunctions.MAX_CANDIDATES | 16 | 16
          shared-objects.md | those beyond the first # (certain | analysis.effects.EffectSummaries.MAX_EFFECTS | 100 | hundred
          shared-objects.md | on objects more than # steps away | analysis.effects.EffectSummaries.MAX_UNCERTAIN_STEPS | 4 | four
          try-catch-work-stealing.md | more than # slots of locals | plan.frames.PlanSize.MOST_PARAMETERS | 250 | 250
          """)
  void theNumberIsThatOfTheCode(
      String page, String phrase, String constant, int expected, String words)
      throws ReflectiveOperationException {
    int dot = constant.lastIndexOf('.');
    Class<?> type = Class.forName("org.ajws.processor." + constant.substring(0, dot));
    Field field = type.getDeclaredField(constant.substring(dot + 1));
    field.setAccessible(true);
    boolean said =
        Pages.text("docs/design/" + page)
            .replaceAll("\\s+", " ")
            .contains(phrase.replace("#", words));
    assertTrue(
        said && field.getInt(null) == expected,
        () -> page + " and " + constant + " differ: " + phrase);
  }
}
