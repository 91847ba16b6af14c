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
          shared-objects.md | with that type are followed (of more than # nobody | analysis.effects.UnknownFunctions.MAX_CANDIDATES | 32 | 32
          shared-objects.md | # effects and as many reads of a method | analysis.effects.EffectSummaries.MAX_EFFECTS | 100 | 100
          shared-objects.md | and as many reads of a method, # of all that override one | analysis.effects.EffectSummaries.MAX_EFFECTS_OF_ANY | 150 | 150
          shared-objects.md | for at most # of them; else | analysis.effects.Rest.MAX_PLACES | 40 | 40
          shared-objects.md | and reads, more than # steps away | analysis.effects.EffectSummaries.MAX_UNCERTAIN_STEPS | 4 | four
          shared-objects.md | call chains of # methods | analysis.effects.RecursiveSummaries.MAX_DEPTH | 200 | 200
          shared-objects.md | recursion that after # rounds | analysis.effects.RecursiveSummaries.MAX_ROUNDS | 8 | 8
          shared-objects.md | # classes that an object may be of | analysis.effects.PossibleClasses.MAX_CLASSES | 64 | 64
          shared-objects.md | may be of; # variables and methods that lead | analysis.effects.PossibleClasses.MAX_STEPS | 8 | 8
          shared-objects.md | # calls that an effect depends on | analysis.effects.Dispatch.MAX | 3 | 3
          shared-objects.md | # objects of which one is meant | analysis.effects.SomeObjects.MAX | 8 | 8
          shared-objects.md | # ways down structures of one method | analysis.effects.Below.MAX | 24 | 24
          shared-objects.md | # objects that a method makes and hands on | analysis.effects.Heap.MAX_GRAPH | 24 | 24
          shared-objects.md | ways of more than # steps | analysis.effects.AccessPath.MAX_STEPS | 9 | nine
          shared-objects.md | # functions that call each other, or of which one | analysis.effects.Functions.MAX_DEPTH | 8 | 8
          shared-objects.md | they may call in turn, # for one call | analysis.effects.UnknownFunctions.MAX_FOLLOWED | 512 | 512
          shared-objects.md | for one call and # in a module | analysis.effects.UnknownFunctions.MAX_IN_MODULE | 10000 | 10,000
          shared-objects.md | # rounds of an outermost loop | analysis.effects.LoopRounds.MAX_FOR_LOCKS | 100 | 100
          shared-objects.md | # calls of functions that a method is given | analysis.effects.UnknownFunctions.MAX_GIVEN | 16 | 16
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
