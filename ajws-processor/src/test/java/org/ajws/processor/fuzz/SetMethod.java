package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A method of a generated class. */
final class SetMethod {
  /** Who may call or override it. */
  enum Kind {
    OPEN(""),
    FINAL("final "),
    PRIVATE("private "),
    /** Not a unit, though the units that it calls are. */
    NO_UNIT("@NotAtomic ");

    private final String modifiers;

    Kind(String modifiers) {
      this.modifiers = modifiers;
    }
  }

  private final SetClass owner;
  private final int number;
  private final Kind kind;
  private final boolean overrides;
  private final Set<Integer> sets = new TreeSet<>();
  private final List<SetMethod> virtualCalls = new ArrayList<>();
  private final List<SetMethod> superCalls = new ArrayList<>();
  private String body;

  SetMethod(SetClass owner, int number, Kind kind, boolean overrides) {
    this.owner = owner;
    this.number = number;
    this.kind = kind;
    this.overrides = overrides;
  }

  /** Calls have smaller numbers, so that every recursion ends. */
  int number() {
    return number;
  }

  String name() {
    return "m" + number;
  }

  Kind kind() {
    return kind;
  }

  SetClass owner() {
    return owner;
  }

  void body(String text) {
    body = text;
  }

  void touches(int set) {
    sets.add(set);
  }

  void calls(SetMethod method) {
    virtualCalls.add(method);
  }

  void callsSuper(SetMethod method) {
    superCalls.add(method);
  }

  /**
   * Adds the sets of the methods that it calls on its object, and of all that override these, as
   * far as its class knows the sets.
   *
   * @return whether there were any new ones
   */
  boolean addSetsOfCalls() {
    if (kind == Kind.NO_UNIT) {
      return false;
    }
    int before = sets.size();
    superCalls.forEach(m -> sets.addAll(m.sets));
    for (SetMethod called : virtualCalls) {
      sets.addAll(called.sets);
      for (SetClass c : owner.hierarchy().below(owner)) {
        c.methods().stream()
            .filter(m -> m.number == called.number)
            .forEach(m -> sets.addAll(m.sets));
      }
    }
    sets.retainAll(owner.knownSets());
    return sets.size() > before;
  }

  String text() {
    return """
      %s%sint %s(int n) {
        %stry {
    %s      return n %% 1000;
        } finally {
          %sn++;
        }
      }
    """
        .formatted(
            overrides ? "@Override " : "",
            kind.modifiers,
            name(),
            tellers("enter", "\n    "),
            body,
            tellers("exit", " "));
  }

  /** Calls that tell of the beginning or end of the unit, those of the object and static ones. */
  private String tellers(String teller, String end) {
    StringBuilder calls = new StringBuilder();
    for (boolean isStatic : new boolean[] {false, true}) {
      List<Integer> some =
          sets.stream().filter(s -> owner.hierarchy().isStatic(s) == isStatic).toList();
      if (!some.isEmpty()) {
        calls.append("UnitThread.").append(teller).append("(");
        calls.append(owner.hierarchy().owner(some.get(0)));
        some.forEach(s -> calls.append(", ").append(s));
        calls.append(");").append(end);
      }
    }
    return calls.toString();
  }
}
