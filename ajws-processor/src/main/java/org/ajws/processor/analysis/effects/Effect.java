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
 * @param checked whether what was read from the location decides if it is written, or what
 * @param may whether it may be left out for reasons that are not followed
 * @param conditions what decides whether it is done
 * @param guards the monitors and locks held
 * @param at the write, or the call that leads to it
 * @param writtenAt {@code File.java:LINE} of the write where {@code at} is a call; else null
 * @param task the async that does it, of those that the walk follows; null for none
 * @param time when, by the clock of the walk
 */
public record Effect(
    Kind kind,
    AccessPath target,
    TypeMirror type,
    String method,
    boolean compound,
    boolean checked,
    boolean may,
    Set<Symbol> conditions,
    List<AccessPath> guards,
    Tree at,
    String writtenAt,
    Tree task,
    int time) {

  public Effect {
    checked |= conditions.stream().anyMatch(c -> tells(c, kind, target));
    conditions = may ? Set.of() : Set.copyOf(conditions); // they matter to certainty only
    guards = List.copyOf(guards);
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
    /** The state of a generator of random numbers: thread-safe, but who draws first matters. */
    DRAW,
    /** Whatever a function changes that comes from elsewhere. */
    CALL
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
    return checked || updated || sources.stream().noneMatch(s -> tells(s, kind, target))
        ? this
        : new Effect(
            kind,
            target,
            type,
            method,
            compound,
            true,
            may,
            conditions,
            guards,
            at,
            writtenAt,
            task,
            time);
  }

  /** The name of the location; all slots of an array have one. */
  public String location() {
    return kind + " " + target.location();
  }

  /** Whether every execution of the code does it, whatever the iteration. */
  public boolean isCertain() {
    return !may && conditions.stream().noneMatch(Symbol::varies);
  }

  /** What an assignment names on its left; null for a call. */
  public Tree assigned() {
    if (at instanceof AssignmentTree a) {
      return a.getVariable();
    }
    if (at instanceof CompoundAssignmentTree c) {
      return c.getVariable();
    }
    return at instanceof UnaryTree u ? u.getExpression() : null;
  }

  /** The same effect under a condition. */
  Effect under(Set<Symbol> more, boolean perhaps) {
    boolean told = checked || more.stream().anyMatch(c -> tells(c, kind, target));
    if (may && told == checked) {
      return this;
    }
    Set<Symbol> all = new LinkedHashSet<>(conditions);
    all.addAll(more);
    return new Effect(
        kind,
        target,
        type,
        method,
        compound,
        told,
        may || perhaps,
        all,
        guards,
        at,
        writtenAt,
        task,
        time);
  }

  /** The same effect as that of a call. */
  Effect by(Tree call, String location) {
    String where = writtenAt != null ? writtenAt : location;
    return new Effect(
        kind,
        target,
        type,
        method,
        compound,
        checked,
        may,
        conditions,
        guards,
        call,
        where,
        task,
        time);
  }

  /** The same effect on another slot. */
  Effect on(AccessPath other) {
    return new Effect(
        kind,
        other,
        type,
        method,
        compound,
        checked,
        may,
        conditions,
        guards,
        at,
        writtenAt,
        task,
        time);
  }

  /** The same effect of a task, at a time. */
  Effect of(Tree doer, int when) {
    return new Effect(
        kind,
        target,
        type,
        method,
        compound,
        checked,
        may,
        conditions,
        guards,
        at,
        writtenAt,
        doer,
        when);
  }
}
