package org.ajws.processor.analysis.locks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.api.RequestedProtection;
import org.ajws.processor.program.sets.AtomicSetModel;

/**
 * Which sets a build means when it names a way for {@code Class.set}.
 *
 * @param ways by the set that is meant
 * @param problems the names that do not mean one set
 */
public record ForcedSets(Map<AtomicSetModel, RequestedProtection> ways, List<Problem> problems) {
  /**
   * A name that does not mean one set for itself.
   *
   * @param kind what is wrong
   * @param name as the build has it; of a set that is named twice, its full name
   */
  public record Problem(Kind kind, String name) {}

  /** What is wrong with a name. */
  public enum Kind {
    /** No set of the sources has it. */
    UNKNOWN,
    /** Several sets have it. */
    AMBIGUOUS,
    /** Another name means the same set. */
    TWICE
  }

  /** Copies the collections. */
  public ForcedSets {
    ways = Map.copyOf(ways);
    problems = List.copyOf(problems);
  }

  /**
   * Finds the sets that are named.
   *
   * @param sets those of the module
   * @param named the ways by {@code Class.set}
   */
  public static ForcedSets find(List<AtomicSetModel> sets, Map<String, RequestedProtection> named) {
    Map<AtomicSetModel, RequestedProtection> found = new HashMap<>();
    List<Problem> problems = new ArrayList<>();
    named.forEach(
        (name, way) -> {
          List<AtomicSetModel> meant = sets.stream().filter(s -> isMeant(s, name)).toList();
          if (meant.size() != 1) {
            problems.add(new Problem(meant.isEmpty() ? Kind.UNKNOWN : Kind.AMBIGUOUS, name));
          } else if (found.put(meant.get(0), way) != null) {
            problems.add(new Problem(Kind.TWICE, qualified(meant.get(0))));
          }
        });
    return new ForcedSets(found, problems);
  }

  private static boolean isMeant(AtomicSetModel set, String name) {
    return set.file() != null && ("." + qualified(set)).endsWith("." + name);
  }

  private static String qualified(AtomicSetModel set) {
    TypeElement owner = set.owner();
    boolean local = owner.getNestingKind() == NestingKind.LOCAL;
    return (local ? owner.getSimpleName() : owner.getQualifiedName()) + "." + set.name();
  }
}
