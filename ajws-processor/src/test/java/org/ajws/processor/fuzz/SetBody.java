package org.ajws.processor.fuzz;

import java.util.List;

/** Writes the statements of a method, and notes what they touch and call. */
final class SetBody {
  private final Dice dice;
  private final SetClass type;
  private final SetMethod method;
  private boolean onlyReads;
  private int names;

  SetBody(Dice dice, SetClass type, SetMethod method) {
    this.dice = dice;
    this.type = type;
    this.method = method;
  }

  /**
   * Statements that compute {@code n}.
   *
   * @param update whether they begin with reading and writing a member
   * @param overridden the method to call first; null for none
   */
  String text(boolean update, SetMethod overridden) {
    StringBuilder text = new StringBuilder();
    if (update) {
      SetClass.Member m = type.visibleMembers().get(0);
      text.append(line(6, "n += " + read(m, 0) + ";")).append(line(6, write(m, 0)));
    }
    if (overridden != null) {
      method.callsSuper(overridden);
      text.append(line(6, "n += super." + overridden.name() + "(n);"));
    }
    onlyReads = !update && dice.oneIn(3);
    int count = dice.between(2, 4) + (onlyReads ? 2 : 0);
    for (int i = 0; i < count; i++) {
      text.append(statement(6, 2, "n"));
    }
    return text.toString();
  }

  private String statement(int indent, int depth, String n) {
    boolean unit = method.kind() != SetMethod.Kind.NO_UNIT;
    int choice = unit ? dice.below(depth > 0 ? 14 : 8) : dice.between(6, 7);
    if (onlyReads && choice > 0 && choice < 6) {
      choice = dice.below(2);
    }
    if (unit && dice.oneIn(6)) {
      return odd(indent, depth, n);
    }
    switch (choice) {
      case 0, 1 -> {
        return line(indent, n + " += " + read(member(), dice.below(3)) + ";");
      }
      case 2, 3 -> {
        return line(indent, write(member(), dice.below(3)));
      }
      case 4, 5 -> {
        SetClass.Member m = member();
        int slot = dice.below(3);
        return line(indent, n + " += " + read(m, slot) + ";") + line(indent, write(m, slot));
      }
      case 6, 7 -> {
        return call(indent, n);
      }
      case 8 -> {
        String condition = unit ? read(member(), dice.below(3)) : n;
        return line(indent, "if (" + condition + " % 2 == 0) {")
            + statement(indent + 2, depth - 1, n)
            + line(indent, "} else {")
            + statement(indent + 2, depth - 1, n)
            + line(indent, "}");
      }
      case 9 -> {
        String i = "i" + names++;
        return line(indent, "for (int " + i + " = 0; " + i + " < 2; " + i + "++) {")
            + statement(indent + 2, depth - 1, n)
            + line(indent, "}");
      }
      case 10 -> {
        String op = "op" + names++;
        String v = "v" + names++;
        return line(indent, "IntUnaryOperator " + op + " = p" + v + " -> {")
            + line(indent + 2, "int " + v + " = p" + v + ";")
            + statement(indent + 2, depth - 1, v)
            + line(indent + 2, "return " + v + " % 1000;")
            + line(indent, "};")
            + line(indent, n + " += " + op + ".applyAsInt(" + n + ");");
      }
      case 11 -> {
        return line(indent, "if (" + n + " % 11 == 3) {")
            + line(indent + 2, "throw new UnitThread.Stop();")
            + line(indent, "}");
      }
      case 12 -> {
        return line(indent, "try {")
            + statement(indent + 2, depth - 1, n)
            + line(indent, "} catch (UnitThread.Stop e" + names++ + ") {")
            + statement(indent + 2, depth - 1, n)
            + line(indent, "}");
      }
      default -> {
        return line(indent, "switch (" + read(member(), dice.below(3)) + " % 3) {")
            + line(indent + 2, "case 0:")
            + statement(indent + 4, depth - 1, n)
            + line(indent + 4, "break;")
            + line(indent + 2, "default:")
            + statement(indent + 4, depth - 1, n)
            + line(indent, "}");
      }
    }
  }

  /** A form of {@link SetOddForms}, or a unit of the same object as a function. */
  private String odd(int indent, int depth, String n) {
    SetOddForms forms = new SetOddForms(dice);
    if (depth > 0 && dice.oneIn(4)) {
      List<String> tried = forms.tried();
      return line(indent, tried.get(0))
          + statement(indent + 2, depth - 1, n)
          + line(indent, tried.get(1));
    }
    List<SetMethod> callable = callable();
    if (!callable.isEmpty() && dice.oneIn(4)) {
      SetMethod called = dice.of(callable);
      method.calls(called);
      String op = "op" + names++;
      return line(indent, "IntUnaryOperator " + op + " = this::" + called.name() + ";")
          + line(indent, n + " += " + op + ".applyAsInt(" + n + ");");
    }
    String statement = forms.statement(n, names++);
    return line(indent, "{ " + statement + " }"); // a case has no scope of its own
  }

  private String call(int indent, String n) {
    List<SetHierarchy> later = type.hierarchy().later();
    if (!later.isEmpty() && dice.oneIn(3)) {
      SetHierarchy h = dice.of(later);
      List<String> units = h.classes().get(0).units();
      return line(indent, "%s += peer%s.%s(%s);".formatted(n, h.name(), dice.of(units), n));
    }
    List<SetClass.Member> parts =
        type.visibleMembers().stream().filter(m -> m.shape() == SetClass.Shape.PART).toList();
    if (!parts.isEmpty() && method.kind() != SetMethod.Kind.NO_UNIT && dice.oneIn(2)) {
      SetClass.Member part = dice.of(parts);
      method.touches(part.set());
      String call = dice.of(".move(%s)", ".move(%s, " + dice.of(parts(parts, part)) + ")");
      return line(indent, n + " += " + part.name() + call.formatted(n) + ";");
    }
    List<SetMethod> callable = callable();
    if (callable.isEmpty()) {
      return line(indent, n + "++;");
    }
    SetMethod called = dice.of(callable);
    method.calls(called);
    String receiver = dice.of("", "this.");
    return line(indent, "%s += %s%s(%s);".formatted(n, receiver, called.name(), n));
  }

  /** The units of the same object that it can call. */
  private List<SetMethod> callable() {
    return type.visibleMethods().stream()
        .filter(m -> m.number() < method.number() && m.kind() != SetMethod.Kind.NO_UNIT)
        .toList();
  }

  /** The parts that share a set with one. */
  private static List<String> parts(List<SetClass.Member> all, SetClass.Member one) {
    return all.stream().filter(m -> m.set() == one.set()).map(SetClass.Member::name).toList();
  }

  private SetClass.Member member() {
    return dice.of(type.visibleMembers());
  }

  private String read(SetClass.Member m, int slot) {
    method.touches(m.set());
    return "UnitThread.%s(%s, %d, %d, %s)"
        .formatted(
            type.hierarchy().hasSnapshots(m.set()) ? "see" : "read",
            owner(m),
            m.set(),
            location(m, slot),
            place(m, slot));
  }

  private String write(SetClass.Member m, int slot) {
    method.touches(m.set());
    return "%s = UnitThread.write(%s, %d, %d);"
        .formatted(place(m, slot), owner(m), m.set(), location(m, slot));
  }

  private String owner(SetClass.Member m) {
    return type.hierarchy().owner(m.set());
  }

  private static int location(SetClass.Member m, int slot) {
    return switch (m.shape()) {
      case NUMBER -> m.location();
      case ARRAY, DEEP, MAYBE, HELD -> m.location() + slot;
      case PART -> m.location() + slot % 2;
    };
  }

  private String place(SetClass.Member m, int slot) {
    String receiver = type.hierarchy().isStatic(m.set()) ? "" : dice.of("", "this.");
    return receiver
        + switch (m.shape()) {
          case NUMBER -> m.name();
          case ARRAY -> m.name() + "[" + slot + "]";
          case DEEP -> m.name() + ".get(\"k\").get(0)[" + slot + "]";
          case MAYBE, HELD -> m.name() + ".get()[" + slot + "]";
          case PART -> m.name() + ".v" + slot % 2;
        };
  }

  private static String line(int indent, String text) {
    return " ".repeat(indent) + text + "\n";
  }
}
