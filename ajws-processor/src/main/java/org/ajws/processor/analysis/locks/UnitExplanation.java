package org.ajws.processor.analysis.locks;

import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.analysis.sets.Units;
import org.ajws.processor.analysis.sets.UnknownCalls;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/** Tells why methods are units of work or are not, and which locks they and their calls take. */
public final class UnitExplanation {
  private final BoundModule module;
  private final AtomicSets sets;
  private final LockChoices choices;
  private final UnknownCalls unknown;
  private final List<String> lines = new ArrayList<>();

  private UnitExplanation(BoundModule module, AtomicSets sets, LockChoices choices) {
    this.module = module;
    this.sets = sets;
    this.choices = choices;
    this.unknown = new UnknownCalls(module, sets);
  }

  /**
   * Explains every method of a name.
   *
   * @param name {@code Class.method}; the class may be qualified; a constructor is {@code
   *     Class.new}
   * @return lines of text; none if there is no such method
   */
  public static List<String> of(
      BoundModule module, AtomicSets sets, LockChoices choices, String name) {
    UnitExplanation explanation = new UnitExplanation(module, sets, choices);
    for (Code code : sets.codes()) {
      if (code.method() != null && isNamed(code.type(), code.method(), name)) {
        explanation.explain(code);
      }
    }
    return List.copyOf(explanation.lines);
  }

  /**
   * Whether {@code Class.method}, with the simple or the full name of the class, names a method.
   */
  public static boolean isNamed(TypeElement type, ExecutableElement element, String name) {
    String method = simpleName(element);
    return name.equals(type.getSimpleName() + "." + method)
        || name.equals(type.getQualifiedName() + "." + method);
  }

  private static String simpleName(ExecutableElement method) {
    return method.getSimpleName().toString().replace("<init>", "new");
  }

  private void explain(Code code) {
    Units units = sets.analysis();
    boolean unit = units.isUnit(code);
    String parameters =
        String.join(
            ", ", code.method().getParameters().stream().map(p -> p.asType().toString()).toList());
    lines.add(
        "%s.%s(%s) (%s:%d) is %s"
            .formatted(
                code.type().getSimpleName(),
                simpleName(code.method()),
                parameters,
                code.file().source().path(),
                code.file().source().line(code.offset()),
                unit ? "a unit of work" : "no unit of work: " + whyNot(code)));
    if (unit) {
      for (SetUse use : units.uses(code)) {
        boolean sees = choices.hasSnapshots(use.set()) && sets.snapshots().sees(code, use);
        String takes =
            sees
                ? "  sees a snapshot, without a lock, of "
                : choices.isLocked(use.set()) ? "  takes " : "  needs no lock for ";
        lines.add(takes + use.describe(code.type()) + ": " + why(code, use));
        LockChoice choice = choices.of(use.set());
        if (choice != null) {
          lines.add("    " + choice.implementation().label() + ": " + choice.reason());
        }
      }
    }
    for (UnitOfWork statement : sets.units()) {
      if (statement.code().kind() == Code.Kind.STATEMENT && isIn(statement.code(), code)) {
        explainStatement(code, statement);
      }
    }
    for (UnitCall call : sets.calls()) {
      if (call.code() == code) {
        explain(code, call);
      }
      String what = unit && isIn(call.code(), code) ? unknown.unknown(call) : null;
      if (what != null) {
        lines.add(
            "  calls %s%s, which this module does not show: locks that it takes are not counted"
                .formatted(what, line(code, call.path().getLeaf())));
      }
    }
  }

  private void explainStatement(Code code, UnitOfWork statement) {
    for (SetUse use : statement.uses()) {
      lines.add(
          "  its statement in line %d is a unit of work by itself and takes %s: %s"
              .formatted(
                  code.file().source().line(statement.code().offset()),
                  use.describe(code.type()),
                  why(statement.code(), use)));
    }
  }

  private String whyNot(Code code) {
    if (code.notAtomic()) {
      return "it is @NotAtomic";
    }
    if (code.parallel()) {
      return "it contains a parallel construct";
    }
    if (code.split()) {
      return "it may reach a parallel construct";
    }
    return switch (code.kind()) {
      case CONSTRUCTOR -> "nobody else has the new object";
      case STATIC_METHOD -> "it touches no static member and names no object";
      default ->
          sets.declarations().of(code.type()).isEmpty()
              ? "its class has no atomic set"
              : "it touches no member, and calls no unit of its object";
    };
  }

  private String why(Code code, SetUse use) {
    List<String> reasons = new ArrayList<>();
    if (code.method() != null && sets.unitParameters().of(code.method()).contains(use)) {
      reasons.add("named by @Atomic");
    }
    for (MemberAccess access : sets.accesses()) {
      if (isIn(access.code(), code) && access.uses().contains(use)) {
        reasons.add("touches " + access.name() + line(code, access.path().getLeaf()));
      }
    }
    for (UnitCall call : sets.calls()) {
      if (isIn(call.code(), code) && sets.analysis().needed(call).contains(use)) {
        reasons.add("calls " + simpleName(call.callee()) + line(code, call.path().getLeaf()));
      }
    }
    return reasons.isEmpty()
        ? "an override that it calls may take it"
        : String.join(", ", reasons.stream().distinct().toList());
  }

  private static boolean isIn(Code inner, Code outer) {
    for (Code c = inner; c != null; c = c.outer()) {
      if (c == outer) {
        return true;
      }
    }
    return false;
  }

  /** The locks of a call that are not held already. */
  private void explain(Code code, UnitCall call) {
    List<String> more = new ArrayList<>();
    boolean isUnit = false;
    for (Code target : sets.analysis().targets(call)) {
      if (sets.analysis().isUnit(target)) {
        isUnit = true;
        Set<SetUse> held = sets.analysis().uses(code);
        for (SetUse use : sets.locks(target)) {
          if (!held.contains(sets.analysis().translated(call, target, use))) {
            more.add(use.set().owner().getSimpleName() + "." + use.set().name());
          }
        }
      }
    }
    if (isUnit) {
      lines.add(
          "  calls unit %s%s: %s"
              .formatted(
                  call.callee().getEnclosingElement().getSimpleName()
                      + "."
                      + simpleName(call.callee()),
                  line(code, call.path().getLeaf()),
                  more.isEmpty()
                      ? "joins this one"
                      : "takes " + String.join(", ", more.stream().distinct().toList())));
    }
  }

  private String line(Code code, Tree tree) {
    int offset = module.start(code.file().unit(), tree);
    return " (line " + code.file().source().line(offset) + ")";
  }
}
