package org.ajws.processor.analysis.effects;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.type.TypeMirror;

/**
 * One write that a piece of code does to something it did not make.
 *
 * @param kind what is written
 * @param target the slot, the field, or the object that is changed by a call
 * @param type the static type of an object that is changed by a call; null for slots and fields
 * @param method the library method that writes; null for an assignment
 * @param compound whether the old value is used: {@code +=}, {@code ++}
 * @param circumstances when it is done, and what is held meanwhile
 * @param source where it stands, and who does it
 */
public record Effect(
    Kind kind,
    AccessPath target,
    TypeMirror type,
    String method,
    boolean compound,
    Circumstances circumstances,
    Source source) {

  /** Stands for methods of which nothing is known. */
  private static final String REST = "...";

  public Effect {
    circumstances = circumstances.of(kind, target);
  }

  /**
   * When a write is done.
   *
   * @param checked whether what was read from the location decides if it is written, or what
   * @param may whether it may be left out for reasons that are not followed
   * @param conditions what decides whether it is done; none where it may be left out anyway
   * @param guards the monitors and locks held
   * @param dispatches the calls that all have to lead there
   */
  record Circumstances(
      boolean checked,
      boolean may,
      Set<Symbol> conditions,
      List<AccessPath> guards,
      List<Dispatch> dispatches) {

    Circumstances {
      conditions = Set.copyOf(conditions);
      guards = List.copyOf(guards);
      dispatches = List.copyOf(dispatches);
    }

    /** Of what is done whatever calls lead to. */
    Circumstances(boolean checked, boolean may, Set<Symbol> conditions, List<AccessPath> guards) {
      this(checked, may, conditions, guards, List.of());
    }

    private Circumstances of(Kind kind, AccessPath target) {
      if (conditions.isEmpty()) {
        return this;
      }
      boolean told = checked || conditions.stream().anyMatch(c -> tells(c, kind, target));
      return new Circumstances(told, may, may ? Set.of() : conditions, guards, dispatches);
    }
  }

  /**
   * Where a write stands.
   *
   * @param at the write, or the call that leads to it
   * @param writtenAt {@code File.java:LINE} of the write where {@code at} is a call; else null
   * @param task the async that does it, of those that the walk follows; null for none
   * @param time when, by the clock of the walk
   * @param outlasts whether an async does it that may still run when the method has returned
   */
  record Source(Tree at, String writtenAt, Tree task, int time, boolean outlasts) {

    /** Of a write that no task and no time is known of yet. */
    Source(Tree at, String writtenAt) {
      this(at, writtenAt, null, 0, false);
    }
  }

  /** What is written. */
  public enum Kind {
    /** A slot of an array, of a list by index, or of a buffer. */
    SLOT,
    /** An instance or static field. */
    FIELD,
    /** The state of a library object that is not thread-safe. */
    OBJECT,
    /** What one access changes in one piece: a volatile field, a thread-safe object. */
    ATOMIC,
    /** What comes from, or goes to, a thread-safe object in a row: who comes first matters. */
    SEQUENCE,
    /** Whatever a function changes that comes from elsewhere. */
    CALL,
    /** What is not followed: the place, or anything that it leads to. */
    REST
  }

  /** Whether a symbol is what was read from a location, or from one slot of its array. */
  private static boolean tells(Symbol symbol, Kind kind, AccessPath target) {
    if (target.isFresh()) {
      return false;
    }
    AccessPath location = kind == Kind.SLOT ? target.holder() : target;
    return symbol.sources().stream()
        .anyMatch(
            s -> s instanceof Symbol.Invariant known && known.location().startsWith(location));
  }

  /** The same effect, of which a value that is written depends on symbols. */
  Effect from(Set<Symbol> sources) {
    boolean updated = kind == Kind.SLOT || kind == Kind.FIELD; // what a compound assignment says
    return checked() || updated || sources.stream().noneMatch(s -> tells(s, kind, target))
        ? this
        : with(new Circumstances(true, may(), conditions(), guards(), dispatches()));
  }

  /** The name of the location; all slots of an array have one. */
  public String location() {
    return kind + " " + target.location();
  }

  /** Whether every execution of the code does it, whatever the iteration. */
  public boolean isCertain() {
    return !may() && conditions().stream().noneMatch(Symbol::varies);
  }

  public boolean checked() {
    return circumstances.checked();
  }

  public boolean may() {
    return circumstances.may();
  }

  public Set<Symbol> conditions() {
    return circumstances.conditions();
  }

  public List<AccessPath> guards() {
    return circumstances.guards();
  }

  List<Dispatch> dispatches() {
    return circumstances.dispatches();
  }

  public Tree at() {
    return source.at();
  }

  public String writtenAt() {
    return source.writtenAt();
  }

  public Tree task() {
    return source.task();
  }

  public int time() {
    return source.time();
  }

  boolean outlasts() {
    return source.outlasts();
  }

  /** What an assignment names on its left; null for a call. */
  public Tree assigned() {
    if (at() instanceof AssignmentTree a) {
      return a.getVariable();
    }
    if (at() instanceof CompoundAssignmentTree c) {
      return c.getVariable();
    }
    return at() instanceof UnaryTree u ? u.getExpression() : null;
  }

  /** The same effect under a condition. */
  Effect under(Set<Symbol> more, boolean perhaps) {
    boolean told = checked() || more.stream().anyMatch(c -> tells(c, kind, target));
    if (may() && told == checked()) {
      return this;
    }
    Set<Symbol> all = new LinkedHashSet<>(conditions());
    all.addAll(more);
    return with(new Circumstances(told, may() || perhaps, all, guards(), dispatches()));
  }

  /** The same effect as that of a call. */
  Effect by(Tree call, String location) {
    String where = writtenAt() != null ? writtenAt() : location;
    return with(new Source(call, where, task(), time(), outlasts()));
  }

  /** The same effect on another slot. */
  Effect on(AccessPath other) {
    return new Effect(kind, other, type, method, compound, circumstances, source);
  }

  /** An effect of which is known only that it is at a place, or at what it leads to. */
  Effect rest(AccessPath place) {
    Circumstances some = new Circumstances(false, true, Set.of(), guards(), dispatches());
    return new Effect(Kind.REST, place, type, REST, false, some, source);
  }

  /** What code may do to a place, or to what it leads to, of which nothing is known. */
  static Effect rest(AccessPath place, Tree at) {
    Circumstances some = new Circumstances(false, true, Set.of(), List.of());
    return new Effect(Kind.REST, place, null, REST, false, some, new Source(at, null));
  }

  /** The same effect with other locks held. */
  Effect holding(List<AccessPath> locks) {
    return with(new Circumstances(checked(), may(), conditions(), locks, dispatches()));
  }

  /** The same effect, if calls lead there. */
  Effect by(List<Dispatch> calls) {
    return calls.equals(dispatches())
        ? this
        : with(new Circumstances(checked(), may(), conditions(), guards(), calls));
  }

  /** The same effect, if one more call leads there. */
  Effect alsoBy(Dispatch call) {
    return by(Dispatch.and(dispatches(), call));
  }

  /** The same effect, of which no more is known than that some of its locks are held. */
  Effect heldIn(List<AccessPath> others) {
    return holding(guards().stream().filter(others::contains).toList());
  }

  /** The same effect of a task, at a time. */
  Effect of(Tree doer, int when) {
    return with(new Source(at(), writtenAt(), doer, when, outlasts()));
  }

  /** The same effect of an async that may still run when the method has returned. */
  Effect outlasting() {
    return with(new Source(at(), writtenAt(), task(), time(), true));
  }

  private Effect with(Circumstances others) {
    return new Effect(kind, target, type, method, compound, others, source);
  }

  private Effect with(Source other) {
    return new Effect(kind, target, type, method, compound, circumstances, other);
  }
}
