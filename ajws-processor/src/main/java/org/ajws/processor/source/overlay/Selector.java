package org.ajws.processor.source.overlay;

import java.util.ArrayList;
import java.util.List;

/**
 * One step of the way to a place: {@code class a.B}, {@code method f(int)}, {@code loop over c #2}.
 *
 * @param kind what it selects
 * @param position of its keyword in the overlay
 * @param text as written, for messages
 * @param family whether it may match several places: a plural keyword, a list or a wildcard
 * @param named the names wanted, for a loop those of its variables; empty where any will do
 * @param number which of the matching places, from 1, in source order; 0 for all
 * @param path of a loop: its number among the outermost loops, then among those directly inside
 * @param depth of loops, 1 for the outermost; 0 for any
 * @param except what a family leaves out
 * @param exceptFlat whether a family of loops leaves out those with neither a loop nor a call
 * @param exceptNumbers which of what the rest selects it leaves out, from 1, in source order
 */
record Selector(
    Kind kind,
    Position position,
    String text,
    boolean family,
    List<Named> named,
    int number,
    List<Integer> path,
    int depth,
    List<Named> except,
    boolean exceptFlat,
    List<Integer> exceptNumbers) {

  /** What a selector selects. */
  enum Kind {
    CLASS,
    ANONYMOUS,
    FIELD,
    METHOD,
    CONSTRUCTOR,
    INITIALIZER,
    PARAMETER,
    LOCAL,
    LOOP,
    CALL,
    BLOCK,
    IF,
    ASSERT,
    SYNCHRONIZED;

    /** Whether a label may stand before such a place. */
    boolean isStatement() {
      return this == LOOP || this == CALL || this == BLOCK || this == SYNCHRONIZED;
    }
  }

  /**
   * A name and, for methods, the types of the parameters.
   *
   * @param name null for a constructor
   * @param parameters null where any will do
   */
  record Named(NamePattern name, List<NamePattern> parameters) {
    private boolean matches(Selectable selected) {
      return (name == null || selected.names().stream().anyMatch(name::matches))
          && (parameters == null || parametersMatch(selected.parameterTypes()));
    }

    private boolean parametersMatch(List<String> types) {
      if (types.size() != parameters.size()) {
        return false;
      }
      for (int i = 0; i < types.size(); i++) {
        String type = types.get(i);
        NamePattern wanted = parameters.get(i);
        if (!wanted.matches(type) && !wanted.matches(type.substring(type.lastIndexOf('.') + 1))) {
          return false;
        }
      }
      return true;
    }

    boolean isWildcard() {
      return (name != null && name.isWildcard())
          || (parameters != null && parameters.stream().anyMatch(NamePattern::isWildcard));
    }
  }

  /** Whether a name of this stands for one of these places, whatever else is asked of it. */
  boolean names(Named name, List<Selectable> there) {
    return there.stream().anyMatch(p -> p.kind() == kind && name.matches(p));
  }

  /** The places that this selects, in source order. */
  List<Selectable> select(List<Selectable> there) {
    List<Selectable> chosen = new ArrayList<>(there.stream().filter(this::matches).toList());
    if (number > 0) {
      return number <= chosen.size() ? List.of(chosen.get(number - 1)) : List.of();
    }
    List<Selectable> left = new ArrayList<>();
    for (int i = 0; i < chosen.size(); i++) {
      if (!exceptNumbers.contains(i + 1)) {
        left.add(chosen.get(i));
      }
    }
    return left;
  }

  private boolean matches(Selectable selected) {
    if (selected.kind() != kind || (depth > 0 && selected.path().size() != depth)) {
      return false;
    }
    if (!path.isEmpty() && !path.equals(selected.path())) {
      return false;
    }
    return (named.isEmpty() || named.stream().anyMatch(n -> n.matches(selected)))
        && except.stream().noneMatch(n -> n.matches(selected))
        && !(exceptFlat && selected.flat());
  }
}
