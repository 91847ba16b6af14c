package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Generates programs of classes with atomic sets: hierarchies with sets and members on several
 * levels, overriding, private and final units, units that call units of the same object and of
 * objects of later hierarchies, lambdas, arrays, branches, loops, exceptions, and methods that are
 * no units.
 *
 * <p>Every access is told to {@link UnitThread}, as are beginning and end of every unit: which sets
 * a method is a unit for is computed here, from the meaning of the language, and not asked of the
 * translator. Calls between objects follow the order of the hierarchies, so no two threads can wait
 * for each other.
 */
final class SetProgram {
  private final Dice dice;
  private final String name;
  private final List<SetHierarchy> hierarchies = new ArrayList<>();

  private SetProgram(long seed) {
    dice = new Dice(seed);
    name = "Sets" + seed;
  }

  /** The program of a seed; its class implements {@link SetUnits}. */
  static Program of(long seed) {
    return new Program(seed, "Sets" + seed, new SetProgram(seed).text());
  }

  private String text() {
    int count = dice.between(1, 3);
    for (int i = count - 1; i >= 0; i--) { // each knows those behind it
      hierarchies.add(0, SetHierarchy.of(dice, name + "_" + (char) ('A' + i), hierarchies));
    }
    StringBuilder text = new StringBuilder();
    text.append("import java.util.function.*;\n");
    text.append("import org.ajws.*;\n");
    text.append("import org.ajws.processor.fuzz.*;\n\n");
    for (SetHierarchy h : hierarchies) {
      for (SetClass c : h.classes()) {
        text.append(c.text()).append("\n");
      }
    }
    return text.append(driver()).toString();
  }

  /** Two objects of each hierarchy, the first one of its root class. */
  private String driver() {
    StringBuilder fields = new StringBuilder();
    List<String> calls = new ArrayList<>();
    List<String> counts = new ArrayList<>();
    int object = 0;
    for (int i = hierarchies.size() - 1; i >= 0; i--) {
      for (int k = 0; k < 2; k++) {
        SetClass c =
            k == 0 ? hierarchies.get(i).classes().get(0) : dice.of(hierarchies.get(i).classes());
        String arguments =
            c.hierarchy().later().stream()
                .map(
                    h ->
                        ", o"
                            + ((hierarchies.size() - 1 - hierarchies.indexOf(h)) * 2
                                + dice.below(2)))
                .collect(Collectors.joining());
        fields.append(
            "  private final %s o%d = new %s(%d%s);\n"
                .formatted(c.name(), object, c.name(), object, arguments));
        List<String> entries = c.entries();
        for (int m = 0; m < entries.size(); m++) {
          calls.add(
              "      case %d: return o%d.%s(n);"
                  .formatted(object * 100 + m, object, entries.get(m)));
        }
        counts.add(String.valueOf(entries.size()));
        object++;
      }
    }
    return """
    class NAME implements SetUnits {
    FIELDS  private static final int[] METHODS = {COUNTS};
      @Override public int objects() { return METHODS.length; }
      @Override public int methods(int object) { return METHODS[object]; }
      @Override public int call(int object, int method, int n) {
        switch (object * 100 + method) {
    CALLS
          default: throw new IllegalArgumentException();
        }
      }
    }
    """
        .replace("NAME", name)
        .replace("FIELDS", fields)
        .replace("COUNTS", String.join(", ", counts))
        .replace("CALLS", String.join("\n", calls));
  }
}
