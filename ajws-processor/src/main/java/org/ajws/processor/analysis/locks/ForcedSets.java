package org.ajws.processor.analysis.locks;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.api.LockWay;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.program.sets.AtomicSetModel;

/** Which sets a build means when it names a way for {@code Class.set}. */
public final class ForcedSets {
  private ForcedSets() {}

  /**
   * Finds the sets that are named.
   *
   * @param sets those of the module
   * @param ways by {@code Class.set}
   * @param diagnostics gets an error for each name that does not mean exactly one set
   */
  public static Map<AtomicSetModel, LockWay> find(
      List<AtomicSetModel> sets, Map<String, LockWay> ways, Diagnostics diagnostics) {
    Map<AtomicSetModel, LockWay> found = new HashMap<>();
    ways.forEach(
        (name, way) -> {
          List<AtomicSetModel> meant = sets.stream().filter(s -> isMeant(s, name)).toList();
          if (meant.size() != 1) {
            diagnostics.add(
                DiagnosticCode.LOCK_NOT_POSSIBLE,
                null,
                "the build names a way for %s, and %s"
                    .formatted(
                        name,
                        meant.isEmpty()
                            ? "the sources have no such atomic set"
                            : "several atomic sets have that name"),
                meant.isEmpty()
                    ? "write Class.set as the class and its @AtomicSet are written"
                    : "write the class with its package and the classes around it");
          } else if (found.put(meant.get(0), way) != null) {
            diagnostics.add(
                DiagnosticCode.LOCK_NOT_POSSIBLE,
                null,
                "the build names two ways for %s".formatted(qualified(meant.get(0))),
                "keep one");
          }
        });
    return found;
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
