package org.ajws.processor.source.overlay;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.source.overlay.Selector.Kind;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Edits.Piece;
import org.ajws.processor.text.Span;

/** Turns actions at places into edits of the text, and refuses what cannot stand there. */
final class ActionEditor {
  /** Stands for what was done without an entry of its own. */
  private static final Entry NOBODY = new Entry(List.of(), List.of());

  private static final Set<String> REPEATABLE = Set.of("AtomicSet", "Atomic", "AliasAtomic");

  private static final Set<Kind> UNITS =
      EnumSet.of(Kind.CALL, Kind.BLOCK, Kind.LOOP, Kind.IF, Kind.ASSERT);

  private final SelectableFinder finder;
  private final Edits edits;
  private final MonitorCalls monitors;
  private final WaitEditor waits;
  private final Map<String, Entry> doneBy = new HashMap<>();

  ActionEditor(SelectableFinder finder, Edits edits) {
    this.finder = finder;
    this.edits = edits;
    this.monitors = new MonitorCalls(finder.unit());
    this.waits = new WaitEditor(finder, edits, monitors);
  }

  /** How many rounds there are. */
  static final int ROUNDS = 4;

  /** What marks the blocks that become units of work. */
  enum Mark {
    UNIT
  }

  /**
   * When an action is done: what waits goes before what wakes it, both before the {@code
   * synchronized} that they need, and units before the {@code synchronized} that is left.
   */
  static int round(Action action) {
    if (action instanceof Action.Await) {
      return 0;
    }
    if (action instanceof Action.DropNotify) {
      return 1;
    }
    return action instanceof Action.UnitSynchronized ? 2 : ROUNDS - 1;
  }

  /** Ends a round. */
  void endOf(int round) {
    if (round == 0) {
      waits.dropUncalled();
    }
  }

  /** An action that cannot be done at a place. */
  static final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    private final DiagnosticCode code;
    private final String fix;

    Refused(DiagnosticCode code, String cause, String fix) {
      super(cause);
      this.code = code;
      this.fix = fix;
    }

    DiagnosticCode code() {
      return code;
    }

    String fix() {
      return fix;
    }
  }

  /** Does an action; false if it takes away what is not there. */
  boolean edit(Entry entry, Selectable selected, Action action) throws Refused {
    if (action instanceof Action.Annotate annotate) {
      annotate(entry, selected, annotate);
    } else if (action instanceof Action.Label label) {
      label(entry, selected, label);
    } else if (action instanceof Action.PrivateField field) {
      privateField(entry, selected, field);
    } else if (action instanceof Action.DropAnnotation drop) {
      return dropAnnotation(entry, selected, drop);
    } else if (action instanceof Action.DropLabel drop) {
      return dropLabel(entry, selected, drop);
    } else if (action instanceof Action.DropSynchronized) {
      return dropSynchronized(entry, selected);
    } else if (action instanceof Action.UnitSynchronized) {
      return unitSynchronized(entry, selected);
    } else if (action instanceof Action.Unit) {
      unit(entry, selected, action);
    } else if (action instanceof Action.Await await) {
      await(entry, selected, await);
    } else if (action instanceof Action.DropNotify) {
      return claim(entry, finder.start(selected.tree()), "off " + action.key(), selected)
          && waits.dropNotify(selected);
    }
    return true;
  }

  /** What a declaration says of the locks of a new object, its making has to say, too. */
  private void annotate(Entry entry, Selectable selected, Action.Annotate action) throws Refused {
    Tree declaration = declaration(selected);
    if (declaration == null) {
      throw new Refused(
          DiagnosticCode.OVERLAY_MISPLACED,
          "@" + action.simpleName() + " cannot stand at " + selected.describe(),
          selected.kind() == Kind.LOOP
              ? "only a for that declares its variable takes an annotation"
              : "put a label there, or annotate a declaration");
    }
    String name = action.simpleName();
    boolean dropped = doneBy.get(finder.start(declaration) + " off @" + name) == entry;
    if (!REPEATABLE.contains(name) && !dropped && existing(declaration, name) != null) {
      throw new Refused(
          DiagnosticCode.OVERLAY_CONFLICT,
          "@" + name + " stands there already: " + selected.describe(),
          "remove the entry, or write \"off @" + name + "\" before the new one");
    }
    // Several of a repeatable one may stand side by side; the same one twice may not.
    String key = REPEATABLE.contains(name) ? action.text().strip() : action.key();
    if (claim(entry, finder.start(declaration), key, selected)) {
      edits.insert(finder.start(declaration), action.text());
      if (name.equals("AliasAtomic")
          && declaration instanceof VariableTree variable
          && variable.getInitializer() instanceof NewClassTree made) {
        edits.insert(finder.start(made.getIdentifier()), action.text());
      }
    }
  }

  private void label(Entry entry, Selectable selected, Action.Label action) throws Refused {
    if (!selected.kind().isStatement()) {
      throw new Refused(
          DiagnosticCode.OVERLAY_MISPLACED,
          "a label cannot stand before " + selected.describe(),
          "put it before a loop, a call or a block");
    }
    int start = finder.start(selected.tree());
    boolean dropped = doneBy.get(start + " off " + action.key()) == entry;
    if (!dropped && selected.labels().stream().anyMatch(l -> named(l, action.name()))) {
      throw new Refused(
          DiagnosticCode.OVERLAY_CONFLICT,
          "the label " + action.name() + " stands there already: " + selected.describe(),
          "remove the entry");
    }
    if (claim(entry, start, action.key(), selected)) {
      // Anchored to what is around the statement, it stands before what is put around that.
      Tree around = selected.parent().tree();
      edits.open(start, new Span(finder.start(around), finder.end(around)), action.name() + ": ");
    }
  }

  private void await(Entry entry, Selectable selected, Action.Await action) throws Refused {
    if (selected.kind() != Kind.LOOP) {
      if (claim(entry, finder.start(selected.tree()), action.key(), selected)) {
        waits.call(selected, action);
      }
      return;
    }
    String before = WaitEditor.isEmptyLoop(selected) ? null : waits.loop(selected, action);
    if (before != null) {
      Tree around = selected.parent().tree();
      Span anchor = new Span(finder.start(around), finder.end(around));
      edits.open(finder.start(selected.tree()), anchor, "{ " + before + " ");
      edits.close(finder.end(selected.tree()), anchor, " }");
    }
    label(entry, selected, new Action.Label(action.label()));
  }

  private void privateField(Entry entry, Selectable selected, Action.PrivateField action)
      throws Refused {
    String name = action.field();
    if (selected.kind() != Kind.LOOP) {
      throw new Refused(
          DiagnosticCode.OVERLAY_MISPLACED,
          "\"private " + name + "\" cannot stand at " + selected.describe(),
          "put it at a loop; a local takes @Private");
    }
    FieldAccess field = FieldAccess.find(selected, name);
    if (field == null) {
      throw new Refused(
          DiagnosticCode.OVERLAY_NO_FIELD,
          "there is no field " + name + " around " + selected.describe(),
          "name a field of the class; a local takes @Private at its declaration");
    }
    if (BodyScanner.assignsOrQualifies(selected.tree(), name)) {
      throw new Refused(
          DiagnosticCode.OVERLAY_NO_FIELD,
          "the field "
              + name
              + " is assigned, or reached through \"this\", in "
              + selected.describe(),
          "only a field that the loop reads by its simple name can have private copies");
    }
    List<LabeledStatementTree> labels = selected.labels();
    int start = finder.start(labels.isEmpty() ? selected.tree() : labels.get(0));
    if (claim(entry, finder.start(selected.tree()), action.key(), selected)) {
      String copy = field.type() + " " + name + " = " + field.expression();
      Span loop = new Span(start, finder.end(selected.tree()));
      edits.wrap(loop, "{ @org.ajws.Private " + copy + "; ", " }");
    }
  }

  private boolean dropAnnotation(Entry entry, Selectable selected, Action.DropAnnotation action)
      throws Refused {
    Tree declaration = declaration(selected);
    AnnotationTree there = existing(declaration, action.simpleName());
    if (there == null) {
      return false;
    }
    if (claim(entry, finder.start(declaration), "off " + action.key(), selected)) {
      edits.blank(finder.start(there), finder.end(there));
    }
    return true;
  }

  private boolean dropLabel(Entry entry, Selectable selected, Action.DropLabel action)
      throws Refused {
    for (LabeledStatementTree label : selected.labels()) {
      if (named(label, action.name())) {
        if (claim(entry, finder.start(selected.tree()), "off " + action.key(), selected)) {
          edits.blank(finder.start(label), finder.start(label.getStatement()));
        }
        return true;
      }
    }
    return false;
  }

  /** What cannot be taken away stays, unless there is nothing else. */
  private boolean dropSynchronized(Entry entry, Selectable selected) throws Refused {
    return drop(entry, selected, Synchronization.in(selected, finder, monitors), false);
  }

  /** Each statement becomes a unit, and its method none. */
  private boolean unitSynchronized(Entry entry, Selectable selected) throws Refused {
    List<Synchronization> statements =
        Synchronization.in(selected, finder, monitors).stream()
            .filter(Synchronization::isStatement)
            .toList();
    if (statements.isEmpty() && selected.tree() instanceof MethodTree method) {
      return unitOfMethod(entry, selected, method);
    }
    for (Synchronization one : statements) {
      if (one.method() == null) {
        throw new Refused(
            DiagnosticCode.OVERLAY_MISPLACED,
            "\"unit synchronized\" makes units of statements of a method, and line "
                + one.line()
                + " stands in none, at "
                + selected.describe(),
            "take it away by \"off synchronized\": nobody else has the object yet, or a lambda is a"
                + " unit by itself");
      }
    }
    return drop(entry, selected, statements, true);
  }

  /** What stands in a method with the modifier becomes a unit, whatever it touches. */
  private boolean unitOfMethod(Entry entry, Selectable selected, MethodTree method) throws Refused {
    boolean any = false;
    for (Synchronization one : Synchronization.in(selected, finder, monitors)) {
      if (one.obstacle() == null && one.block() >= 0) {
        any = true;
        if (!isGone(one) && claim(entry, one.start(), "unit synchronized", selected)) {
          Span inside = new Span(one.block() + 1, finder.end(method.getBody()) - 1);
          edits.blank(one.start(), one.end());
          edits.insert(inside.start(), Piece.marked("", one.lock()));
          edits.insert(inside.start(), Piece.marked("{ ", Mark.UNIT));
          edits.close(inside.end(), inside, " }");
          notAtomic(method);
        }
      }
    }
    return any;
  }

  /** A statement becomes a unit, and its method none. */
  private void unit(Entry entry, Selectable selected, Action action) throws Refused {
    Kind kind = selected.kind();
    if (!UNITS.contains(kind)) {
      throw new Refused(
          DiagnosticCode.OVERLAY_MISPLACED,
          "\"unit\" cannot stand at " + selected.describe(),
          kind == Kind.SYNCHRONIZED
              ? "write \"unit synchronized\""
              : "put it at a call, a block, a loop, an if or an assert; a method that touches a member is a unit anyway");
    }
    MethodTree method = Synchronization.method(TreePath.getPath(finder.unit(), selected.tree()));
    if (method == null) {
      throw new Refused(
          DiagnosticCode.OVERLAY_MISPLACED,
          "\"unit\" makes a unit of a statement of a method, and this one stands in none, at "
              + selected.describe(),
          "remove the entry: nobody else has the object yet, or a lambda is a unit by itself");
    }
    Span statement = new Span(finder.start(selected.tree()), finder.end(selected.tree()));
    if (claim(entry, statement.start(), action.key(), selected)) {
      edits.insert(statement.start(), Piece.marked("{ ", Mark.UNIT));
      edits.close(statement.end(), statement, " }");
      notAtomic(method);
    }
  }

  private boolean drop(Entry entry, Selectable selected, List<Synchronization> found, boolean unit)
      throws Refused {
    String what = unit ? "unit synchronized" : "off synchronized";
    boolean any = false;
    for (Synchronization one : found) {
      if (one.obstacle() == null) {
        any = true;
        if (!isGone(one) && claim(entry, one.start(), what, selected)) {
          edits.blank(one.start(), one.end());
          if (one.block() >= 0) {
            edits.insert(one.block(), Piece.marked("", one.lock()));
          }
          if (unit) {
            edits.insert(one.end(), Piece.marked("", Mark.UNIT));
            notAtomic(one.method());
          }
        }
      }
    }
    if (!any && !found.isEmpty()) {
      throw new Refused(
          DiagnosticCode.OVERLAY_MISPLACED,
          "\""
              + what
              + "\" cannot take away what "
              + found.get(0).obstacle()
              + " (line "
              + found.get(0).line()
              + "), at "
              + selected.describe(),
          "remove the entry");
    }
    return any;
  }

  /** Whether it is a unit now, or went away with what it stood in. */
  private boolean isGone(Synchronization one) {
    return edits.replaces(one.start()) && !doneBy.containsKey(one.start() + " off synchronized");
  }

  private void notAtomic(MethodTree method) {
    String key = finder.start(method) + " not atomic";
    if (existing(method, "NotAtomic") == null && doneBy.putIfAbsent(key, NOBODY) == null) {
      edits.insert(finder.start(method), "@org.ajws.NotAtomic ");
    }
  }

  /** False if this entry did the same there before (declarators share their annotations). */
  private boolean claim(Entry entry, int offset, String what, Selectable selected) throws Refused {
    String opposite = what.startsWith("off ") ? what.substring(4) : "off " + what;
    for (String key : List.of(offset + " " + what, offset + " " + opposite)) {
      Entry other = doneBy.get(key);
      if (other != null && other != entry) {
        throw new Refused(
            DiagnosticCode.OVERLAY_CONFLICT,
            "the entry at " + other.position() + " has dealt with " + selected.describe(),
            "remove one of them, or leave the place out by \"except\"");
      }
    }
    return doneBy.put(offset + " " + what, entry) == null;
  }

  /** What takes the annotations of a place; null if nothing does. */
  private static Tree declaration(Selectable selected) {
    Tree tree = selected.tree();
    if (tree instanceof EnhancedForLoopTree loop) {
      return loop.getVariable();
    }
    if (tree instanceof ForLoopTree loop) {
      StatementTree first = loop.getInitializer().stream().findFirst().orElse(null);
      return first instanceof VariableTree ? first : null;
    }
    boolean takesAnnotations =
        tree instanceof VariableTree
            || tree instanceof MethodTree
            || (tree instanceof ClassTree && selected.kind() == Kind.CLASS);
    return takesAnnotations ? tree : null;
  }

  private static AnnotationTree existing(Tree declaration, String simpleName) {
    ModifiersTree modifiers = null;
    if (declaration instanceof VariableTree variable) {
      modifiers = variable.getModifiers();
    } else if (declaration instanceof MethodTree method) {
      modifiers = method.getModifiers();
    } else if (declaration instanceof ClassTree type) {
      modifiers = type.getModifiers();
    }
    if (modifiers != null) {
      for (AnnotationTree annotation : modifiers.getAnnotations()) {
        String name = annotation.getAnnotationType().toString();
        if (name.substring(name.lastIndexOf('.') + 1).equals(simpleName)) {
          return annotation;
        }
      }
    }
    return null;
  }

  private static boolean named(LabeledStatementTree label, String name) {
    return label.getLabel().contentEquals(name);
  }

  /** How a field is declared and read at a place inside its class. */
  private record FieldAccess(String type, String expression) {

    static FieldAccess find(Selectable selected, String name) {
      boolean innermost = true;
      for (Selectable at = selected.parent(); at != null; at = at.parent()) {
        if (at.tree() instanceof ClassTree type) {
          for (Tree member : type.getMembers()) {
            if (member instanceof VariableTree field && field.getName().contentEquals(name)) {
              return of(field, type, innermost);
            }
          }
          innermost = false;
        }
      }
      return null;
    }

    private static FieldAccess of(VariableTree field, ClassTree type, boolean innermost) {
      String owner = type.getSimpleName().toString();
      String type1 = field.getType().toString();
      String name = field.getName().toString();
      if (field.getModifiers().getFlags().contains(Modifier.STATIC)) {
        return owner.isEmpty() ? null : new FieldAccess(type1, owner + "." + name);
      }
      if (innermost) {
        return new FieldAccess(type1, "this." + name);
      }
      return owner.isEmpty() ? null : new FieldAccess(type1, owner + ".this." + name);
    }
  }
}
