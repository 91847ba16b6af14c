package org.ajws.processor.program.sets;

import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundFile;

/** A piece of code that runs as one: a method, a constructor, an initialiser or a lambda. */
public final class Code {
  /** What the code is. */
  public enum Kind {
    METHOD,
    STATIC_METHOD,
    CONSTRUCTOR,
    /** An instance initialiser: a block or the initial value of a field. */
    INITIALISER,
    STATIC_INITIALISER,
    LAMBDA,
    /** A statement of code with parallel constructs that is a unit of its own: a block. */
    STATEMENT
  }

  /** When a lambda, or a method of a class made in other code, runs. */
  public enum Runs {
    /** As part of the code that it stands in, as far as anyone can see. */
    WITHIN,
    /** A {@code Runnable} or {@code Callable}, or a local class: perhaps on another thread. */
    MAYBE_LATER,
    /** Given to {@code Thread} or {@code java.util.concurrent}: on another thread. */
    LATER,
    /** Given to a parallel operation of the JDK, which waits for the threads that run it. */
    PARALLEL;

    /** Whether it certainly runs on other threads. */
    public boolean isElsewhere() {
      return this == LATER || this == PARALLEL;
    }
  }

  private final Kind kind;
  private final BoundFile file;
  private final TreePath path;
  private final Code outer;
  private final TypeElement type;
  private final ExecutableElement method;
  private final List<VariableElement> parameters;
  private final boolean notAtomic;
  private final Runs runs;
  private final int offset;
  private boolean parallel;
  private boolean split;

  public Code(
      Kind kind,
      BoundFile file,
      TreePath path,
      Code outer,
      TypeElement type,
      ExecutableElement method,
      List<VariableElement> parameters,
      boolean notAtomic,
      Runs runs,
      int offset) {
    this.kind = kind;
    this.file = file;
    this.path = path;
    this.outer = outer;
    this.type = type;
    this.method = method;
    this.parameters = List.copyOf(parameters);
    this.notAtomic = notAtomic;
    this.runs = runs;
    this.offset = offset;
  }

  /** What the code is. */
  public Kind kind() {
    return kind;
  }

  /** Where it stands. */
  public BoundFile file() {
    return file;
  }

  /** The method, lambda, block or field. */
  public TreePath path() {
    return path;
  }

  /** The code that it stands in; null for a member of a class that is no local one. */
  public Code outer() {
    return outer;
  }

  /** The code itself and those around it that it runs in, innermost first. */
  public List<Code> withOuter() {
    return outwards(EnumSet.of(Runs.WITHIN));
  }

  /** The code itself and those around it that it runs in, or that wait until it has run. */
  public List<Code> withWaiting() {
    return outwards(EnumSet.of(Runs.WITHIN, Runs.PARALLEL));
  }

  private List<Code> outwards(Set<Runs> through) {
    List<Code> found = new ArrayList<>();
    for (Code c = this; c != null; c = c.outer) {
      found.add(c);
      if (!through.contains(c.runs)) {
        break;
      }
    }
    return found;
  }

  /** The class whose {@code this} the code has. */
  public TypeElement type() {
    return type;
  }

  /** The method or constructor; null for other code. */
  public ExecutableElement method() {
    return method;
  }

  /**
   * The parameters of a lambda, and what names the object that a statement is a unit over; none for
   * other code, whose method has them.
   */
  public List<VariableElement> parameters() {
    return parameters;
  }

  /** Whether it carries {@code @NotAtomic}. */
  public boolean notAtomic() {
    return notAtomic;
  }

  /** When it runs, seen from {@link #outer()}. */
  public Runs runs() {
    return runs;
  }

  /** Where it begins in its file's text. */
  public int offset() {
    return offset;
  }

  /** Whether a parallel construct stands in it, lambdas included. */
  public boolean parallel() {
    return parallel;
  }

  public void markParallel() {
    parallel = true;
  }

  /**
   * Whether it is split into units although no construct stands in it: it reaches one, and its
   * statements are units by themselves.
   */
  public boolean split() {
    return split;
  }

  public void markSplit() {
    split = true;
  }

  /** Whether the code can take locks: initialisers, and what opts out, cannot. */
  public boolean mayBeUnit() {
    return !parallel
        && !split
        && !notAtomic
        && switch (kind) {
          case METHOD, STATIC_METHOD, CONSTRUCTOR, LAMBDA, STATEMENT -> true;
          case INITIALISER, STATIC_INITIALISER -> false;
        };
  }

  /** Whether the code can lock a set: a constructor does not lock its own new object. */
  public boolean mayLock(SetUse use) {
    return mayBeUnit() && !(kind == Kind.CONSTRUCTOR && use.isOfThis(type));
  }

  /** Whether the {@code this} of a class is under construction here. */
  public boolean constructs(TypeElement level) {
    return (kind == Kind.CONSTRUCTOR || kind == Kind.INITIALISER) && type.equals(level);
  }

  /** Whether the code directly belongs to a class: looking further out finds no more of it. */
  public boolean isMemberOf(TypeElement level) {
    return !standsInCode() && type.equals(level);
  }

  /** Whether it is a lambda or statement, whose {@code this} is that of the code around it. */
  public boolean standsInCode() {
    return kind == Kind.LAMBDA || kind == Kind.STATEMENT;
  }
}
