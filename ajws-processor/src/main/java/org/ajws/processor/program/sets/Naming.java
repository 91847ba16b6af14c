package org.ajws.processor.program.sets;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.source.BoundModule;

/** The names that generated code gives to locks and twins. */
public final class Naming {
  /**
   * What a twin's name has behind that of its method; a number follows where it is taken. Stack
   * traces are shown without it: {@code org.ajws.runtime.frame.GeneratedNames} knows it, too.
   */
  public static final String TWIN_SUFFIX = "$internal";

  private static final String EXACT_SUFFIX = "$exact";

  private static final String MONITOR = "ajws$monitor_";
  private static final String LOCK = "ajws$lock_";

  private Naming() {}

  /**
   * The method, and field, for the lock of a set. The name tells how it is taken, so that classes
   * of another module, translated for the other kind, still exclude each other.
   */
  public static String lock(AtomicSetModel set, LockKind kind) {
    return (kind == LockKind.MONITOR ? MONITOR : LOCK) + set.name();
  }

  /** The method by which an object takes the lock of another set. */
  public static String alias(AtomicSetModel set, LockKind kind) {
    return lock(set, kind) + "_alias";
  }

  /** The method that gives the snapshot of a set. */
  public static String snapshot(AtomicSetModel set) {
    return "ajws$snapshot_" + set.name();
  }

  /** The method that makes a new snapshot of a set. */
  public static String copy(AtomicSetModel set) {
    return "ajws$copy_" + set.name();
  }

  /** The method that says when a constructor begins and ends. */
  public static String make(AtomicSetModel set) {
    return "ajws$make_" + set.name();
  }

  /** The simple name of the class of snapshots, with the members that a class has. */
  public static String snapshotClass(AtomicSetModel set, TypeElement type) {
    return "ajws$Snapshot_"
        + set.name()
        + (type.equals(set.owner()) ? "" : "_" + type.getSimpleName());
  }

  /** Whether the class of a set was, or is to be, given snapshots. */
  public static boolean hasSnapshots(AtomicSetModel set) {
    return set.hasSnapshots()
        && (set.declaration() != null
            || ElementFilter.methodsIn(set.owner().getEnclosedElements()).stream()
                .anyMatch(m -> m.getSimpleName().contentEquals(snapshot(set))));
  }

  /** How the lock of a set is taken: as its class was translated, or as this module asks. */
  public static LockKind kind(AtomicSetModel set, LockKind requested) {
    if (set.declaration() != null) {
      return requested;
    }
    return has(set, LockKind.MONITOR) ? LockKind.MONITOR : LockKind.REENTRANT;
  }

  /** Whether a class of the class path has the lock of a set that it declares. */
  public static boolean isTranslated(AtomicSetModel set) {
    return set.declaration() != null || has(set, LockKind.MONITOR) || has(set, LockKind.REENTRANT);
  }

  private static boolean has(AtomicSetModel set, LockKind kind) {
    return ElementFilter.methodsIn(set.owner().getEnclosedElements()).stream()
        .anyMatch(
            m ->
                m.getSimpleName().contentEquals(lock(set, kind))
                    && m.getModifiers().contains(Modifier.PUBLIC));
  }

  /** What to put behind the name of a method for its twin, so that no other method is meant. */
  public static String twinSuffix(BoundModule module, ExecutableElement method) {
    return suffix(module, method, TWIN_SUFFIX);
  }

  /** The same for the method that calls the twin if nothing overrides the method. */
  public static String exactSuffix(BoundModule module, ExecutableElement method) {
    return suffix(module, method, EXACT_SUFFIX);
  }

  private static String suffix(BoundModule module, ExecutableElement method, String base) {
    Set<String> taken = new HashSet<>();
    for (Element e = method.getEnclosingElement(); e != null; e = e.getEnclosingElement()) {
      if (e instanceof TypeElement type) {
        List<ExecutableElement> methods =
            ElementFilter.methodsIn(module.elements().getAllMembers(type));
        methods.forEach(m -> taken.add(m.getSimpleName().toString()));
      }
    }
    String suffix = base;
    for (int n = 2; taken.contains(method.getSimpleName() + suffix); n++) {
      suffix = base + n;
    }
    return suffix;
  }
}
