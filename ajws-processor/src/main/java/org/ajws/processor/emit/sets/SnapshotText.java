package org.ajws.processor.emit.sets;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.emit.AddedMember;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Naming;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SnapshotMembers;
import org.ajws.processor.source.BoundModule;

/**
 * What classes get for sets with snapshots: the lock, the class of snapshots, whose final fields
 * are the members, and the methods that make one, give the latest and forget it. A subclass that
 * adds members extends the class of snapshots and overrides the method that makes one.
 */
final class SnapshotText {
  private static final String LOCK = "org.ajws.runtime.lock.SnapshotLock";
  private static final String ORDERED = "org.ajws.runtime.lock.OrderedLock";
  private static final String HELD = "org.ajws.runtime.lock.SetLock";

  private final SetDeclarations declarations;
  private final LockChoices choices;
  private final SnapshotMembers members;
  private final TypeText types;
  private final BoundModule module;
  private final boolean defaults;

  SnapshotText(
      BoundModule module, SetDeclarations declarations, LockChoices choices, boolean defaults) {
    this.module = module;
    this.defaults = defaults;
    this.declarations = declarations;
    this.choices = choices;
    this.members = new SnapshotMembers(module, declarations);
    this.types = new TypeText(module);
  }

  /**
   * The lock of a set that a class declares, and its snapshots.
   *
   * @param before what the constructor of the lock is given behind the object
   */
  String lock(TypeElement type, AtomicSetModel set, String before) {
    String made =
        "new %1$s(this%2$s) {".formatted(LOCK, before)
            + " @java.lang.Override protected java.lang.Object copy(boolean whole) {"
            + " return %s(whole); } }".formatted(Naming.copy(set));
    return LockMaking.of(module, type, defaults)
            .accessor(
                "public", ORDERED, HELD, lock(set), "held == null ? null : held.of(this)", made)
        + snapshots(type, set)
        + (AddedMember.MARK
                + "public final %1$s %2$s() { return (%1$s) ((%3$s) this.%4$s()).snapshot(); } "
                + AddedMember.MARK
                + "protected final void %5$s(boolean begins) {"
                + " ((%3$s) this.%4$s()).make(begins); } ")
            .formatted(
                Naming.snapshotClass(set, type),
                Naming.snapshot(set),
                LOCK,
                lock(set),
                Naming.make(set));
  }

  /** The same for a static set. The lock is in a class of its own, as others are. */
  String staticLock(AtomicSetModel set) {
    String holder = lock(set) + "_holder";
    return (" "
                + AddedMember.MARK
                + "private static final class %1$s { static final %2$s lock = new %2$s(%3$s.class) {"
                + " @java.lang.Override protected java.lang.Object copy(boolean whole) { return %4$s(whole); } }; } "
                + AddedMember.MARK
                + "public static %2$s %5$s() { return %1$s.lock; } ")
            .formatted(holder, LOCK, set.owner().getSimpleName(), Naming.copy(set), lock(set))
        + snapshots(set.owner(), set)
        + (AddedMember.MARK + "public static %1$s %2$s() { return (%1$s) %3$s().snapshot(); } ")
            .formatted(Naming.snapshotClass(set, set.owner()), Naming.snapshot(set), lock(set));
  }

  /** The snapshots of a class that adds members to sets that it inherits. */
  String added(TypeElement type) {
    StringBuilder text = new StringBuilder();
    for (AtomicSetModel set : declarations.of(type)) {
      if (choices.hasSnapshots(set) && !set.owner().equals(type) && hasOwn(type, set)) {
        text.append(' ').append(snapshots(type, set));
      }
    }
    return text.toString();
  }

  private boolean hasOwn(TypeElement type, AtomicSetModel set) {
    return type.equals(set.owner()) || !members.held(type, set).isEmpty();
  }

  private String lock(AtomicSetModel set) {
    return Naming.lock(set, choices.kind(set));
  }

  /** The class of snapshots with the members of a class, and the method that makes one. */
  private String snapshots(TypeElement type, AtomicSetModel set) {
    List<VariableElement> held = members.held(type, set);
    String name = Naming.snapshotClass(set, type);
    TypeElement above = type.equals(set.owner()) ? null : above(type, set);
    String fields =
        held.stream()
            .map(f -> "%sfinal %s %s; ".formatted(access(f), types.of(f.asType()), f))
            .collect(Collectors.joining());
    String values =
        held.stream()
            .map(f -> "this.%s = %s; ".formatted(f, value(f, set)))
            .collect(Collectors.joining());
    String of = set.isStatic() ? "" : type.getSimpleName() + " of, ";
    String supers = above == null ? "" : "super(of, whole); ";
    return (AddedMember.MACHINERY
            + "public %1$sclass %2$s%3$s { %4$sprotected %2$s(%5$sboolean whole) { %6$s%7$s} } "
            + AddedMember.MARK
            + "%8$s%2$s %9$s(boolean whole) { return new %2$s(%10$swhole); } ")
        .formatted(
            isNested(type) ? "static " : "",
            name,
            above == null ? "" : " extends " + className(set, above, type),
            fields,
            of,
            supers,
            values,
            set.isStatic() ? "private static " : "protected ",
            Naming.copy(set),
            set.isStatic() ? "" : "this, ");
  }

  /** The nearest superclass that has a class of snapshots. */
  private TypeElement above(TypeElement type, AtomicSetModel set) {
    TypeElement above = SetDeclarations.superclass(type);
    while (!hasOwn(above, set)) {
      above = SetDeclarations.superclass(above);
    }
    return above;
  }

  /** A class of snapshots, named from a class. */
  static String className(AtomicSetModel set, TypeElement type, TypeElement from) {
    return LockReceiver.nameFrom(type, from) + "." + Naming.snapshotClass(set, type);
  }

  /** Whoever may read the member may read it in the snapshot. */
  private static String access(VariableElement member) {
    Set<Modifier> modifiers = member.getModifiers();
    return modifiers.contains(Modifier.PRIVATE)
        ? "private "
        : modifiers.contains(Modifier.PUBLIC) || modifiers.contains(Modifier.PROTECTED)
            ? "public "
            : "";
  }

  private String value(VariableElement member, AtomicSetModel set) {
    String now = (set.isStatic() ? set.owner().getSimpleName() : "of") + "." + member;
    return switch (members.how(member)) {
      case ARRAY -> "whole ? %s.copyOf(%s) : %s".formatted(LOCK, now, now);
      case COLLECTION ->
          "whole && %1$s != null ? (%2$s) %1$s.clone() : %1$s"
              .formatted(now, types.of(member.asType()));
      default -> now;
    };
  }

  /** Whether a class can have static classes in it in every version of Java. */
  private static boolean isNested(TypeElement type) {
    return Stream.iterate(
            type,
            t -> t != null,
            t -> t.getEnclosingElement() instanceof TypeElement outer ? outer : null)
        .allMatch(
            t ->
                t.getNestingKind() == NestingKind.TOP_LEVEL
                    || t.getNestingKind() == NestingKind.MEMBER
                        && t.getModifiers().contains(Modifier.STATIC));
  }
}
