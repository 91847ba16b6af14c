package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.ajws.processor.run.Share;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * All minimal interleavings of two units that are not serialisable, each provoked by gates: they
 * happen in the untranslated program, and never in the translated one.
 */
@Timeout(120)
class InterleavingsTest {
  private static final List<List<Access>> ALL = Interleavings.minimal(5, 3);

  @TempDir Path folder;

  @Test
  void fiveAreOverOneLocationAnd27OverTwo() {
    assertEquals(5, ALL.stream().filter(i -> Interleavings.locations(i) == 1).count());
    assertEquals(27, ALL.stream().filter(i -> Interleavings.locations(i) == 2).count());
    assertEquals(32, ALL.size());
    List<String> names = ALL.stream().map(Interleavings::name).toList();
    assertEquals(
        List.of(
            "R1(x) W2(x) R1(x)",
            "R1(x) W2(x) W1(x)",
            "W1(x) R2(x) W1(x)",
            "W1(x) W2(x) R1(x)",
            "W1(x) W2(x) W1(x)"),
        names.subList(0, 5));
    assertTrue(names.contains("R1(x) R2(y) W1(y) W2(x)"), "write skew");
    assertTrue(names.contains("W1(x) R2(x) R2(y) W1(y)"), "a torn read");
  }

  @ParameterizedTest
  @EnumSource(UnitProgram.class)
  void happenUntranslated(UnitProgram form) throws Exception {
    TranslatedProgram program = program(form);
    for (int i = 0; i < ALL.size(); i++) {
      List<Access> made = new Schedule(ALL.get(i), false).run(units(program, form, i));
      assertEquals(ALL.get(i), made);
      assertFalse(History.isSerialisable(made), made.toString());
    }
  }

  /** Each form with one kind of locks, in turn; with all of them at night. */
  static List<Arguments> translations() {
    List<LockKind> kinds = List.of(LockKind.values());
    List<Arguments> all = new ArrayList<>();
    for (UnitProgram form : UnitProgram.values()) {
      for (LockKind locks : Share.inTurn(kinds, form.name(), InterleavingsTest.class)) {
        all.add(Arguments.of(form, locks));
      }
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("translations")
  void doNotHappenTranslated(UnitProgram form, LockKind locks) throws Exception {
    assertSerialisable(form, locks);
  }

  private void assertSerialisable(UnitProgram form, LockKind locks) throws Exception {
    TranslatedProgram program = program(form).translate(locks, Target.SERIAL);
    assertEquals(List.of(), program.messages());
    for (int i = 0; i < ALL.size(); i++) {
      List<Access> made = new Schedule(ALL.get(i), true).run(units(program, form, i));
      assertTrue(History.isSerialisable(made), Interleavings.name(ALL.get(i)) + " became " + made);
    }
  }

  /**
   * The same two locations in different sets. What each unit does to either location is a unit of
   * its own then, in the same order as before: nothing holds it up.
   */
  @ParameterizedTest
  @EnumSource(LockKind.class)
  void happenWhereTheLocationsAreInDifferentSets(LockKind locks) throws Exception {
    List<List<Access>> overTwo = ALL.stream().filter(i -> Interleavings.locations(i) == 2).toList();
    assertHappen(
        locks,
        overTwo,
        """
        @AtomicSet("a") @AtomicSet("b")
        class NAME_Data {
          @Atomic("a") private int x;
          @Atomic("b") private int y;
          int getX() { return x; }
          void setX(int value) { x = value; }
          int getY() { return y; }
          void setY(int value) { y = value; }
        }
        class NAME implements TwoUnits {
          private final NAME_Data data = new NAME_Data();
          @Override public void first(Schedule s) { FIRST }
          @Override public void second(Schedule s) { SECOND }
        }
        """,
        List.of("data.X()", "data.Y()"));
  }

  /**
   * The first unit makes the steps of unit 1, but all of them at x, the second one those of unit 2
   * at y. Nothing is in conflict. In different sets the units overlap as the interleaving says; in
   * one set they do not, though the text is the same but for the name of the set.
   */
  @ParameterizedTest
  @EnumSource(LockKind.class)
  void unitsOfDifferentSetsOverlap(LockKind locks) throws Exception {
    List<List<Access>> separate =
        ALL.stream()
            .map(i -> i.stream().map(a -> new Access(a.unit(), a.unit(), a.write())).toList())
            .toList();
    String text =
        """
        @AtomicSet("a") @AtomicSet("b")
        class NAME implements TwoUnits {
          @Atomic("a") private int x;
          @Atomic("b") private int y;
          @Override public void first(Schedule s) { FIRST }
          @Override public void second(Schedule s) { SECOND }
        }
        """;
    assertHappen(locks, separate, text, List.of("x", "y"));
    TranslatedProgram one =
        program(
                "One",
                separate,
                text.replace(" @AtomicSet(\"b\")", "").replace("@Atomic(\"b\")", "@Atomic(\"a\")"),
                List.of("x", "y"))
            .translate(locks, Target.SERIAL);
    for (int i = 0; i < separate.size(); i++) {
      List<Access> made = new Schedule(separate.get(i), true).run(units(one, "One" + i));
      List<Integer> units = made.stream().map(Access::unit).toList();
      assertEquals(
          units.stream().sorted((a, b) -> units.get(0) == 0 ? a - b : b - a).toList(), units);
    }
  }

  private void assertHappen(
      LockKind locks, List<List<Access>> interleavings, String text, List<String> places)
      throws Exception {
    TranslatedProgram program =
        program("Two", interleavings, text, places).translate(locks, Target.SERIAL);
    assertEquals(List.of(), program.messages());
    for (int i = 0; i < interleavings.size(); i++) {
      // Whoever is held up is so for ever, and the test fails by its timeout.
      List<Access> made = new Schedule(interleavings.get(i), false).run(units(program, "Two" + i));
      assertEquals(interleavings.get(i), made);
    }
  }

  private TranslatedProgram program(
      String name, List<List<Access>> interleavings, String text, List<String> places) {
    StringBuilder all = new StringBuilder(HEADER);
    for (int i = 0; i < interleavings.size(); i++) {
      all.append(
          text.replace("NAME", name + i)
              .replace("FIRST", UnitProgram.body(interleavings.get(i), 0, places))
              .replace("SECOND", UnitProgram.body(interleavings.get(i), 1, places)));
    }
    return TranslatedProgram.of(folder.resolve(name), name + ".java", all.toString());
  }

  private static final String HEADER = "import org.ajws.*;\nimport org.ajws.processor.atomic.*;\n";

  private TranslatedProgram program(UnitProgram form) {
    String text =
        IntStream.range(0, ALL.size())
            .mapToObj(i -> form.text(className(form, i), ALL.get(i)))
            .collect(Collectors.joining("", HEADER, ""));
    return TranslatedProgram.of(folder, "Units.java", text);
  }

  private static String className(UnitProgram form, int i) {
    return form.name() + i;
  }

  private static TwoUnits units(TranslatedProgram program, UnitProgram form, int i)
      throws Exception {
    return units(program, className(form, i));
  }

  private static TwoUnits units(TranslatedProgram program, String className) throws Exception {
    var constructor = program.load(className).getDeclaredConstructor();
    constructor.setAccessible(true);
    return (TwoUnits) constructor.newInstance();
  }
}
