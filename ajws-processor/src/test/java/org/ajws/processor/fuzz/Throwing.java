package org.ajws.processor.fuzz;

/** Makes methods whose loops end by an exception that one iteration throws. */
final class Throwing {
  private Throwing() {}

  /**
   * A method {@code static String NAME(boolean exact)} that returns the exception and its line, and
   * where {@code exact} also what was done until then, which is the elision's with one worker only.
   */
  static String method(Dice dice, String name) {
    Header header = Header.random(dice, 900, 100);
    boolean nested = dice.oneIn(3);
    int bad = dice.below(Math.max(1, header.count()));
    int kinds = dice.between(1, 3);
    StringBuilder s = new StringBuilder();
    s.append("static String ").append(name).append("(boolean exact) {\n");
    s.append("int[] out = new int[").append(header.size()).append("];\n");
    s.append("@Reduce(ReduceOp.SUM) long s = 1;\n@Private int[] temp = new int[2];\nint own;\n");
    s.append(header.before()).append("String end = \"none\";\ntry {\n");
    s.append(header.text()).append(" {\n").append(header.first());
    s.append("temp[0] = ").append(header.slot()).append(";\nown = temp[0];\ns += own;\n");
    if (nested) {
      s.append("for (@ParallelFor int j = 0; j < 3; j++)\n");
      s.append("if (j == 1) {\n");
    }
    String slot = nested ? header.slot() : "own";
    String[] thrown = {
      "new IllegalArgumentException(\"unchecked\")",
      "new Own(\"checked\")",
      "new java.io.FileNotFoundException(\"checked, too\")"
    };
    int first = dice.below(3);
    for (int k = 0; k < kinds; k++) {
      String at = k == 0 ? String.valueOf(bad) : "-" + (k + 1); // only the first one happens
      s.append("if (%s == %s) throw %s;\n".formatted(slot, at, thrown[(first + k) % 3]));
    }
    if (nested) {
      s.append("}\n");
    }
    s.append("out[").append(header.slot()).append("] = own;\n}\n");
    s.append("} catch (Exception e) {\nend = where(e) + \" \" + e.getSuppressed().length;\n}\n");
    s.append("return \" \" + end + (exact ? \" \" + s + Arrays.hashCode(out) : \"\");\n}\n");
    return s.toString();
  }
}
