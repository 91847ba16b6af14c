package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Generates programs of classes with atomic sets: hierarchies with sets and members on several
 * levels, overriding, private and final units, units that call units of the same object and of
 * objects of later hierarchies, lambdas, arrays, branches, loops, exceptions, and methods that are
 * no units; beside them two cells ({@link SetCell}) and {@link SetOddForms}.
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
  private final List<SetCell> cells = new ArrayList<>();

  private SetProgram(long seed) {
    dice = new Dice(seed);
    name = "Sets" + seed;
  }

  /** The program of a seed; its class implements {@link SetUnits}. */
  static Program of(long seed) {
    String text = OddNames.classes(new Dice(seed ^ 0x3C3C3C3C3CL), new SetProgram(seed).text());
    return new Program(seed, "Sets" + seed, text);
  }

  private String text() {
    int count = dice.between(1, 3);
    for (int i = count - 1; i >= 0; i--) { // each knows those behind it
      hierarchies.add(0, SetHierarchy.of(dice, name + "_" + (char) ('A' + i), hierarchies));
    }
    StringBuilder text = new StringBuilder();
    text.append("import java.util.*;\n");
    text.append("import java.util.concurrent.*;\n");
    text.append("import java.util.concurrent.atomic.*;\n");
    text.append("import java.util.concurrent.locks.*;\n");
    text.append("import java.util.function.*;\n");
    text.append("import org.ajws.*;\n");
    text.append("import org.ajws.processor.fuzz.*;\n\n");
    for (SetHierarchy h : hierarchies) {
      for (SetClass c : h.classes()) {
        text.append(c.text()).append("\n");
      }
    }
    for (int i = 0; i < 2; i++) {
      SetCell cell = new SetCell(dice, name + "_Cell" + i);
      cells.add(cell);
      text.append(cell.text()).append("\n");
    }
    return text.append(PART)
        .append(SetOddForms.DECLARATIONS)
        .append(driver())
        .toString()
        .replaceAll("\\bSet(Part|Level|View|Impl|Rec|Tools)\\b", name + "_$1");
  }

  /** An object whose set is that of its owner, who tells it under which numbers it is known. */
  private static final String PART =
      """
      @AtomicSet("c")
      class SetPart {
        final int id;
        final int set;
        final int location;
        @Atomic("c") int v0;
        @Atomic("c") int v1;
        SetPart(int id, int set, int location) {
          this.id = id;
          this.set = set;
          this.location = location;
        }
        int move(int n) {
          UnitThread.enter(id, set);
          try {
            n += UnitThread.read(id, set, location, v0);
            v1 = UnitThread.write(id, set, location + 1);
            return n % 1000;
          } finally {
            UnitThread.exit(id, set);
          }
        }
        int move(int n, @AliasAtomic("c=this.c") SetPart other) {
          UnitThread.enter(id, set);
          try {
            n += move(n) + UnitThread.read(id, set, other.location + 1, other.v1);
            other.v0 = UnitThread.write(id, set, other.location);
            v0 = UnitThread.write(id, set, location);
            return n % 1000;
          } finally {
            UnitThread.exit(id, set);
          }
        }
      }

      """;

  /** A unit over two objects of a hierarchy, which may be the same, or one of them null. */
  private String both(SetHierarchy h) {
    SetClass root = h.classes().get(0);
    SetClass.Member m = root.members().get(0);
    return """
      static int both_ROOT(@Atomic("sSET") ROOT p, int n, @Atomic("sSET") ROOT q) {
        UnitThread.enter(p.id, SET);
        if (q != null) {
          UnitThread.enter(q.id, SET);
        }
        try {
          n += UnitThread.READ(p.id, SET, PLACE, p.MEMBER);
          if (q != null) {
            q.MEMBER = UnitThread.write(q.id, SET, PLACE);
          }
          p.MEMBER = UnitThread.write(p.id, SET, PLACE);
          return n % 1000;
        } finally {
          if (q != null) {
            UnitThread.exit(q.id, SET);
          }
          UnitThread.exit(p.id, SET);
        }
      }
    """
        .replace("READ", h.hasSnapshots(m.set()) ? "see" : "read")
        .replace("ROOT", root.name())
        .replace("SET", String.valueOf(m.set()))
        .replace("PLACE", String.valueOf(m.location()))
        .replace("MEMBER", m.name());
  }

  /** Two objects of each hierarchy, the first one of its root class, and units over both. */
  private String driver() {
    StringBuilder fields = new StringBuilder();
    List<String> calls = new ArrayList<>();
    List<String> counts = new ArrayList<>();
    int object = 0;
    for (int i = hierarchies.size() - 1; i >= 0; i--) {
      for (int k = 0; k < 2; k++) {
        List<SetClass> classes = hierarchies.get(i).classes();
        SetClass c = k == 0 ? classes.get(0) : dice.of(classes);
        fields.append(
            "  private final %s o%d = new %s(%d%s);\n"
                .formatted(c.name(), object, c.name(), object, arguments(c)));
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
    int first = object - 2;
    for (int i = 0; i < hierarchies.size(); i++) {
      fields.append(both(hierarchies.get(i)));
      int a = 2 * (hierarchies.size() - 1 - i);
      List<String> pairs =
          List.of(
              "o%d, n, o%d".formatted(a, a + 1),
              "o%2$d, n, o%1$d".formatted(a, a + 1),
              "o%d, n, o%1$d".formatted(a),
              "o%d, n, null".formatted(a + 1));
      for (int m = 0; m < pairs.size(); m++) {
        calls.add(
            "      case %d: return both_%s(%s);"
                .formatted(
                    object * 100 + m, hierarchies.get(i).classes().get(0).name(), pairs.get(m)));
      }
      counts.add(String.valueOf(pairs.size()));
      object++;
    }
    for (List<String> entries : SetOddForms.entries()) {
      for (int m = 0; m < entries.size(); m++) {
        calls.add("      case %d: return %s;".formatted(object * 100 + m, entries.get(m)));
      }
      counts.add(String.valueOf(entries.size()));
      object++;
    }
    return """
    class NAME implements SetUnits {
    FIELDS  private static final int[] METHODS = {COUNTS};
      @Override public int objects() { return METHODS.length; }
      @Override public int first() { return FIRST; }
      @Override public int methods(int object) { return METHODS[object]; }
      @Override public int call(int object, int method, int n) {
        switch (object * 100 + method) {
    CALLS
          default: throw new IllegalArgumentException();
        }
      }
    CELLS
    }
    """
        .replace("NAME", name)
        .replace("FIELDS", fields)
        .replace("FIRST", String.valueOf(first))
        .replace("COUNTS", String.join(", ", counts))
        .replace("CALLS", String.join("\n", calls))
        .replace("CELLS", cells());
  }

  private String cells() {
    StringBuilder text = new StringBuilder();
    StringBuilder calls = new StringBuilder();
    List<String> names = new ArrayList<>();
    List<String> counts = new ArrayList<>();
    for (SetCell cell : cells) {
      String field = "cell" + names.size();
      text.append("  private final %s %s = new %1$s();\n".formatted(cell.name(), field));
      for (int m = 0; m < cell.units(); m++) {
        calls.append(
            "      case %d: return %s.u%d(n);\n".formatted(names.size() * 100 + m, field, m));
      }
      names.add(field);
      counts.add(String.valueOf(cell.units()));
    }
    return text
        + """
      private static final int[] UNITS = {COUNTS};
      @Override public int cells() { return UNITS.length; }
      @Override public Object cell(int cell) { return new Object[] {NAMES}[cell]; }
      @Override public int cellUnits(int cell) { return UNITS[cell]; }
      @Override public int callCell(int cell, int method, int n) {
        switch (cell * 100 + method) {
    SINGLE      default: throw new IllegalArgumentException();
        }
      }"""
            .replace("COUNTS", String.join(", ", counts))
            .replace("NAMES", String.join(", ", names))
            .replace("SINGLE", calls);
  }

  private String arguments(SetClass c) {
    return c.hierarchy().later().stream()
        .map(h -> ", o" + (2 * (hierarchies.size() - 1 - hierarchies.indexOf(h)) + dice.below(2)))
        .collect(Collectors.joining());
  }
}
