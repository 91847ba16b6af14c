package org.ajws.processor.emit.sets;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.Naming;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.program.sets.SnapshotMembers;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;
import org.ajws.processor.text.Trivia;

/**
 * Units that see a snapshot of a set: they take it once, at their start, and read members in it. A
 * twin is given the snapshot by who calls it, and so units that call each other see the same one.
 */
final class SnapshotLowering {
  private static final String LOCK = "org.ajws.runtime.lock.SnapshotLock";

  private final BoundModule module;
  private final AtomicSets sets;
  private final BoundFile file;
  private final Edits edits;
  private final LockChoices choices;
  private final LockReceiver receivers;
  private final SnapshotMembers members;

  SnapshotLowering(
      BoundModule module,
      AtomicSets sets,
      BoundFile file,
      Edits edits,
      LockChoices choices,
      LockReceiver receivers) {
    this.module = module;
    this.sets = sets;
    this.file = file;
    this.edits = edits;
    this.choices = choices;
    this.receivers = receivers;
    this.members = new SnapshotMembers(module, sets.declarations());
  }

  /** Members that are read in snapshots, and objects whose units run before they are made. */
  void lower() {
    for (MemberAccess access : sets.accesses()) {
      if (access.code().file() == file && access.field() != null) {
        lower(access);
      }
    }
    for (TypeElement type : sets.types()) {
      TreePath declaration = module.declaration(type);
      if (declaration != null && module.file(declaration) == file) {
        tellMaking(type, declaration);
      }
    }
  }

  private void lower(MemberAccess access) {
    for (SetUse use : access.uses()) {
      Code reader = use == null ? null : sets.snapshots().reader(access.code(), use);
      if (reader != null && choices.hasSnapshots(use.set()) && members.isHeld(access.field())) {
        Tree whole = access.path().getLeaf();
        edits.replace(
            module.start(file.unit(), whole),
            module.end(file.unit(), whole),
            member(access.field(), use, reader, access.code().type()));
      }
    }
  }

  private String member(VariableElement member, SetUse use, Code reader, TypeElement from) {
    TypeElement owner = (TypeElement) member.getEnclosingElement();
    String seen = variable(reader, use);
    String of =
        owner.equals(use.set().owner())
            ? seen
            : "((" + SnapshotText.className(use.set(), owner, from) + ") " + seen + ")";
    return of + "." + member.getSimpleName();
  }

  private String variable(Code unit, SetUse use) {
    List<SetUse> seen = seen(sets.units(), unit);
    int index = seen.indexOf(use);
    return "ajws$seen" + BoundModule.height(unit.path()) + (index == 0 ? "" : "_" + (index + 1));
  }

  private static List<SetUse> seen(List<UnitOfWork> units, Code unit) {
    return units.stream()
        .filter(u -> u.code() == unit)
        .findFirst()
        .map(UnitOfWork::seen)
        .orElse(List.of());
  }

  /** The snapshots that a unit takes or is given. */
  List<SetUse> seen(UnitOfWork unit) {
    return unit.seen().stream().filter(u -> choices.hasSnapshots(u.set())).toList();
  }

  private String declaration(Code unit, SetUse use) {
    return "final "
        + SnapshotText.className(use.set(), use.set().owner(), unit.type())
        + " "
        + variable(unit, use);
  }

  /** The parameters of a unit's twin; empty for none. */
  String parameters(UnitOfWork unit) {
    return seen(unit).stream()
        .map(u -> declaration(unit.code(), u))
        .collect(Collectors.joining(", "));
  }

  /** What the unit itself gives its twin. */
  String arguments(UnitOfWork unit) {
    return isPlain(unit)
        ? snapshot(seen(unit).get(0), unit.code())
        : seen(unit).stream().map(u -> variable(unit.code(), u)).collect(Collectors.joining(", "));
  }

  /** Whether a unit takes one snapshot, and who sees it is known. */
  private boolean isPlain(UnitOfWork unit) {
    List<SetUse> seen = seen(unit);
    return seen.size() == 1 && !sets.snapshots().isPinned(unit.code(), seen.get(0));
  }

  /**
   * What stands around the body of a unit, or the call of its twin: the declarations of the
   * snapshots. Of one object there is one, whatever leads to it.
   */
  LockText around(UnitOfWork unit) {
    if (unit.twin() && isPlain(unit)) {
      return new LockText("", "");
    }
    Code code = unit.code();
    StringBuilder open = new StringBuilder();
    StringBuilder close = new StringBuilder();
    List<SetUse> before = new ArrayList<>();
    for (SetUse use : seen(unit)) {
      open.append(declaration(code, use)).append(" = ");
      for (SetUse other : before) {
        if (other.set().equals(use.set())) {
          open.append(LOCK + ".isSame(")
              .append(receivers.object(use, code.type()))
              .append(", ")
              .append(receivers.object(other, code.type()))
              .append(") ? ")
              .append(variable(code, other))
              .append(" : ");
        }
      }
      open.append(snapshot(use, code)).append("; ");
      before.add(use);
    }
    for (SetUse use : before) {
      if (sets.snapshots().isPinned(code, use)) {
        String lock = receivers.lock(use, code, choices.kind(use.set()));
        open.append(LOCK + ".pin(" + lock + ", " + variable(code, use) + "); try { ");
        close.insert(0, " } finally { " + LOCK + ".unpin(" + lock + "); }");
      }
    }
    return new LockText(open.toString(), close.toString());
  }

  private String snapshot(SetUse use, Code from) {
    return receivers.call(use, from, Naming.snapshot(use.set()) + "()");
  }

  /** Gives the twin of a callee the snapshots of the caller, or of what the caller has locked. */
  void giveTo(UnitOfWork callee, UnitCall call) {
    List<String> given = new ArrayList<>();
    for (SetUse use : seen(callee)) {
      SetUse here = sets.analysis().translated(call, callee.code(), use);
      given.add(
          sets.snapshots().sees(call.code(), here)
              ? variable(call.code(), here)
              : snapshot(here, call.code()));
    }
    if (given.isEmpty()) {
      return;
    }
    MethodInvocationTree tree = (MethodInvocationTree) call.path().getLeaf();
    String text = file.source().text();
    int open = module.end(file.unit(), tree.getMethodSelect());
    while (text.charAt(open) != '(') {
      open = Trivia.skip(text, open);
    }
    Span span = module.span(file.unit(), tree);
    String separator = tree.getArguments().isEmpty() ? "" : ", ";
    edits.open(open + 1, span, String.join(", ", given) + separator);
  }

  /** Units that constructors and initialisers run see what these have done so far. */
  private void tellMaking(TypeElement type, TreePath declaration) {
    ClassTree tree = (ClassTree) declaration.getLeaf();
    List<AtomicSetModel> own =
        sets.declarations().of(type).stream().filter(choices::hasSnapshots).toList();
    if (!own.isEmpty() && runsUnits(type, false)) {
      String begin = made(own, "this.", true);
      String end = made(own, "this.", false);
      aroundInitialisers(tree, false, "{ " + begin + "} ", " { " + end + "} ");
      for (Tree member : tree.getMembers()) {
        boolean written = module.end(file.unit(), member) > module.start(file.unit(), member);
        if (written && member instanceof MethodTree m && m.getReturnType() == null) {
          Span body = module.span(file.unit(), m.getBody());
          int start = ConstructorStart.of(module, file.unit(), m);
          edits.wrap(
              body, start, " " + begin + "try { ", body.end() - 1, " } finally { " + end + "} ");
        }
      }
    }
    List<AtomicSetModel> ofClass =
        sets.declarations().declaredBy(type).stream()
            .filter(s -> s.isStatic() && choices.hasSnapshots(s))
            .toList();
    if (!ofClass.isEmpty() && runsUnits(type, true)) {
      String begin = made(ofClass, "", true);
      String end = made(ofClass, "", false);
      aroundInitialisers(tree, true, "static { " + begin + "} ", " static { " + end + "} ");
    }
  }

  private String made(List<AtomicSetModel> own, String of, boolean begins) {
    return own.stream()
        .map(
            s ->
                s.isStatic()
                    ? Naming.lock(s, choices.kind(s)) + "().make(" + begins + "); "
                    : of + Naming.make(s) + "(" + begins + "); ")
        .collect(Collectors.joining());
  }

  /** Puts blocks before the first initialiser of a class and behind the last one. */
  private void aroundInitialisers(ClassTree tree, boolean isStatic, String first, String last) {
    Tree found = null;
    for (Tree member : tree.getMembers()) {
      boolean block = member instanceof BlockTree b && b.isStatic() == isStatic;
      boolean field =
          member instanceof VariableTree v
              && v.getInitializer() != null
              && v.getModifiers().getFlags().contains(Modifier.STATIC) == isStatic
              && module.element(TreePath.getPath(file.unit(), v)).getKind() == ElementKind.FIELD;
      if (found == null && (block || field)) {
        found = member;
      }
    }
    if (found != null) {
      Span span = module.span(file.unit(), found);
      edits.open(span.start(), span, first);
      edits.append(module.endOfMembers(file.unit(), tree), module.span(file.unit(), tree), last);
    }
  }

  /**
   * Whether constructors and initialisers of a class may run units of what they make: they call
   * something of it, or give it to somebody.
   */
  private boolean runsUnits(TypeElement type, boolean isStatic) {
    return sets.calls().stream()
            .anyMatch(c -> isPart(c.code(), type, isStatic) && (isStatic || isOnThis(c)))
        || sets.codes().stream()
            .anyMatch(c -> makes(c, type, isStatic) && givesItself(c.path().getLeaf()));
  }

  private static boolean isOnThis(UnitCall call) {
    Element made = call.callee().getEnclosingElement();
    return call.callee().getKind() == ElementKind.CONSTRUCTOR
        ? call.path().getLeaf() instanceof NewClassTree
            && made.getEnclosingElement().getKind() != ElementKind.PACKAGE
            && !made.getModifiers().contains(Modifier.STATIC)
        : call.level() != null;
  }

  private static boolean isPart(Code code, TypeElement type, boolean isStatic) {
    for (Code c = code; c != null; c = c.outer()) {
      if (makes(c, type, isStatic)) {
        return true;
      }
    }
    return false;
  }

  private static boolean makes(Code code, TypeElement type, boolean isStatic) {
    return code.type().equals(type)
        && (isStatic
            ? code.kind() == Code.Kind.STATIC_INITIALISER
            : code.kind() == Code.Kind.CONSTRUCTOR || code.kind() == Code.Kind.INITIALISER);
  }

  /** Whether {@code this} stands somewhere else than before the name of a field. */
  private static boolean givesItself(Tree code) {
    boolean[] given = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        given[0] |= tree.getName().contentEquals("this");
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void p) {
        boolean field =
            tree.getExpression() instanceof IdentifierTree i && i.getName().contentEquals("this");
        return field ? null : super.visitMemberSelect(tree, p);
      }
    }.scan(code, null);
    return given[0];
  }
}
