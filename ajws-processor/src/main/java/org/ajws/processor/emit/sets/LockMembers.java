package org.ajws.processor.emit.sets;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.locks.Protection;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.emit.AddedMember;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Naming;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;
import org.ajws.processor.text.Trivia;

/** Gives classes the locks of their sets, after their last member. */
final class LockMembers {
  private static final String LOCK = "org.ajws.runtime.lock.OrderedLock";
  private static final String VERSIONED = "org.ajws.runtime.lock.VersionedLock";
  private static final String SHARED = "org.ajws.runtime.lock.SharedLocks";
  private static final String HELD = "org.ajws.runtime.lock.SetLock";

  private final BoundModule module;
  private final SetDeclarations declarations;
  private final BoundFile file;
  private final Edits edits;
  private final LockChoices choices;
  private final SnapshotText snapshots;
  private final boolean defaults;

  LockMembers(
      BoundModule module,
      SetDeclarations declarations,
      BoundFile file,
      Edits edits,
      LockChoices choices,
      boolean defaults) {
    this.defaults = defaults;
    this.module = module;
    this.declarations = declarations;
    this.file = file;
    this.edits = edits;
    this.choices = choices;
    this.snapshots = new SnapshotText(module, declarations, choices, defaults);
  }

  void add() {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitClass(ClassTree tree, Void p) {
        if (module.element(getCurrentPath()) instanceof TypeElement type) {
          String members = members(type);
          if (!members.isEmpty() && mayHaveMembers(tree, type)) {
            Span span = module.span(file.unit(), tree);
            int end = module.endOfMembers(file.unit(), tree);
            edits.append(end, span, isWithoutSemicolon(tree, type, end) ? ";" + members : members);
          }
        }
        return super.visitClass(tree, p);
      }
    }.scan(file.unit(), null);
  }

  private String members(TypeElement type) {
    StringBuilder text = new StringBuilder();
    boolean isInterface = type.getKind() == ElementKind.INTERFACE;
    for (AtomicSetModel set : declarations.declaredBy(type)) {
      if (set.isStatic()) {
        text.append(
            choices.hasSnapshots(set)
                ? snapshots.staticLock(set)
                : SetDeclarations.sharedMember(set) != null
                    ? sharedLock(set)
                    : choices.isLocked(set) ? staticLock(set) : ofField(set));
      } else if (isInterface) {
        text.append(noLock(set));
      }
    }
    // A record has no fields that could belong to a set that its interfaces declare.
    if (!isInterface && type.getKind() != ElementKind.RECORD) {
      for (AtomicSetModel set : declarations.boundBy(type)) {
        if (choices.hasSnapshots(set)) {
          text.append(snapshots.lock(type, set, lockBefore(type, set)));
        } else if (SetDeclarations.sharedMember(set) != null) {
          text.append(sharedLock(set));
        } else if (choices.implementation(set) == Protection.OPTIMISTIC) {
          text.append(versionedLock(type, set));
        } else if (!choices.isOwnMonitor(set)) {
          text.append(choices.isLocked(set) ? lock(type, set) : ofField(set));
        }
      }
    }
    return text.append(snapshots.added(type)).toString();
  }

  /** Of a set without a lock. */
  private String ofField(AtomicSetModel set) {
    return switch (choices.implementation(set)) {
      case VAR_HANDLE -> FieldMembers.ofHandle(module, set.members().get(0));
      case STRIPED -> FieldMembers.ofStripes(set.members().get(0));
      default -> "";
    };
  }

  /** An enum of constants alone has nothing to lock; the bodies of constants may have fields. */
  private static boolean mayHaveMembers(ClassTree tree, TypeElement type) {
    return type.getKind() != ElementKind.ENUM
        || hasMoreThanConstants(tree, type)
        || tree.getMembers().stream().anyMatch(LockMembers::isConstantWithBody);
  }

  private static boolean isConstantWithBody(Tree member) {
    return member instanceof VariableTree constant
        && constant.getInitializer() instanceof NewClassTree made
        && made.getClassBody() != null;
  }

  private static boolean hasMoreThanConstants(ClassTree tree, TypeElement type) {
    return !tree.getMembers().isEmpty()
        && type.getEnclosedElements().stream()
            .filter(e -> e.getKind() == ElementKind.FIELD || e.getKind() == ElementKind.METHOD)
            .map(Element::getSimpleName)
            .anyMatch(n -> !n.contentEquals("values") && !n.contentEquals("valueOf"));
  }

  /** Whether constants alone end the members of an enum, with no semicolon behind them. */
  private boolean isWithoutSemicolon(ClassTree tree, TypeElement type, int end) {
    if (type.getKind() != ElementKind.ENUM || hasMoreThanConstants(tree, type)) {
      return false;
    }
    List<? extends Tree> members = tree.getMembers();
    int last = module.end(file.unit(), members.get(members.size() - 1));
    return !Trivia.code(file.source().text().substring(last, end)).contains(";");
  }

  private String lock(TypeElement type, AtomicSetModel set) {
    LockKind kind = choices.kind(set);
    String name = Naming.lock(set, kind);
    String made = "new " + LOCK + "(this" + lockBefore(type, set) + ")";
    return LockMaking.of(module, type, defaults)
            .accessor("public", LOCK, HELD, name, "held == null ? null : held.of(this)", made)
        + (AddedMember.MARK
                + "public final void %3$s(%1$s lock) {"
                + " this.%2$s = %1$s.alias(this, this.%2$s, lock); } ")
            .formatted(LOCK, name, Naming.alias(set, kind));
  }

  /**
   * Of a set that goes with the object of a member, which is final: while the member is null,
   * nobody shares anything, and the object's own lock serves.
   */
  private String sharedLock(AtomicSetModel set) {
    String owner = set.owner().getSimpleName().toString();
    return (" private %5$stransient volatile %1$s %2$s; "
            + AddedMember.MARK
            + "public %6$sfinal %1$s %2$s() { %1$s kept = %3$s.%2$s;"
            + " java.lang.Object shared = %3$s.%4$s;"
            + " %1$s lock = %7$s.of(kept, shared != null ? shared : %8$s);"
            + " if (lock != kept) { %3$s.%2$s = lock; } return lock; } ")
        .formatted(
            LOCK,
            Naming.lock(set, choices.kind(set)),
            set.isStatic() ? owner : "this",
            SetDeclarations.sharedMember(set).getSimpleName(),
            set.isStatic() ? "static " : "",
            set.isStatic() ? "static " : "",
            SHARED,
            set.isStatic() ? owner + ".class" : "this");
  }

  /** Of a set that no other class and no alias shares: it can be private. */
  private String versionedLock(TypeElement type, AtomicSetModel set) {
    return LockMaking.of(module, type, defaults)
        .accessor(
            "private",
            VERSIONED,
            VERSIONED,
            Naming.lock(set, choices.kind(set)),
            "held != null && held.isOwnedBy(this) ? held : null",
            "new " + VERSIONED + "(this" + lockBefore(type, set) + ")");
  }

  /** The set before this one, among those of the class and the types above it. */
  private String lockBefore(TypeElement type, AtomicSetModel set) {
    List<AtomicSetModel> all = declarations.of(type).stream().filter(choices::isLocked).toList();
    int index = all.indexOf(set);
    if (index == 0) {
      return "";
    }
    AtomicSetModel before = all.get(index - 1);
    return ", this." + Naming.lock(before, choices.kind(before)) + "()";
  }

  /**
   * An implementation that was not translated has no members and no lock. A target without default
   * methods needs all implementations translated.
   */
  private String noLock(AtomicSetModel set) {
    return (" " + AddedMember.MARK + (defaults ? "default %s %s() { return null; } " : "%s %s(); "))
        .formatted(LOCK, Naming.lock(set, choices.kind(set)));
  }

  /**
   * The lock is in a class of its own, which is initialised on first use: the static initialiser of
   * the user's class may run units.
   */
  private String staticLock(AtomicSetModel set) {
    String name = Naming.lock(set, choices.kind(set));
    boolean versioned = choices.implementation(set) == Protection.OPTIMISTIC;
    return (" "
            + AddedMember.MARK
            + "private static final class %2$s_holder { static final %1$s lock = %1$s.ofClass(%3$s.class); }"
            + " "
            + AddedMember.MARK
            + "%4$s static %1$s %2$s() { return %2$s_holder.lock; } ")
        .formatted(
            versioned ? VERSIONED : LOCK,
            name,
            set.owner().getSimpleName(),
            versioned ? "private" : "public");
  }
}
