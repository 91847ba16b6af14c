package org.ajws.processor.rule.shared;

import com.sun.source.tree.Tree;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.effects.AccessPath;
import org.ajws.processor.analysis.effects.Effect;
import org.ajws.processor.analysis.effects.SharedWrite;
import org.ajws.processor.analysis.effects.SharedWrites;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** The user's messages: which place, and what fits instead. */
final class Messages {
  private static final String NEVER =
      "if they never do, say so with @SuppressWarnings(\"" + Suppression.NAME + "\"); otherwise ";

  private static final String OWN = "./ajws race tells for an input; " + NEVER;

  private static final String ORDER =
      "if that does not matter, say so with @SuppressWarnings(\""
          + Suppression.NAME
          + "\"); otherwise ";

  private static final String ONE_LOCK = "hold one lock wherever it is written";

  private static final String SAFE = OWN.replace("if they never do", "if it is");

  private final BoundModule module;
  private final SharedWrites writes;
  private final Suppression suppression;
  private final SetDeclarations declarations;
  private final Map<Tree, Set<String>> told = new IdentityHashMap<>(); // what, and where

  Messages(BoundModule module, SharedWrites writes, Suppression suppression) {
    this.module = module;
    this.writes = writes;
    this.suppression = suppression;
    this.declarations = new SetDeclarations(module);
  }

  /** Whether there is an error in what the tasks do. */
  boolean knowErrorIn(Wording tasks) {
    return module.hasError(tasks.region().file(), tasks.region().path().getLeaf());
  }

  /**
   * Whether an error at the place comes first: what another check says, or the same write, which
   * the tasks of another construct do, too.
   */
  private boolean isKnown(Wording tasks, SharedWrite write) {
    Effect e = write.effect();
    Set<String> here = told.computeIfAbsent(e.at(), t -> new HashSet<>());
    if (here.isEmpty() && module.hasErrorAt(tasks.region().file(), e.at())) {
      return true;
    }
    return !here.add(e.kind() + " " + e.writtenAt()) && write.isCertain();
  }

  void report(Wording tasks, SharedWrite write) {
    report(tasks, List.of(write));
  }

  /** Reports writes of one call that nobody can tell: the first stands for all. */
  void report(Wording tasks, List<SharedWrite> alike) {
    List<SharedWrite> told =
        alike.stream()
            .filter(w -> w.isCertain() || !suppression.covers(tasks.region(), w.effect().target()))
            .filter(w -> !isKnown(tasks, w))
            .toList();
    if (!told.isEmpty()) {
      report(tasks, told.get(0), told.size() - 1);
    }
  }

  private void report(Wording tasks, SharedWrite write, int more) {
    Effect e = write.effect();
    DiagnosticCode code = code(write);
    String cause = cause(tasks, write);
    if (e.writtenAt() != null && e.kind() == Effect.Kind.REST) {
      cause += " (to " + quoted(tasks, e) + ", as in " + e.writtenAt() + ")";
    } else if (e.writtenAt() != null) {
      cause += " (writes it in " + e.writtenAt() + ")";
    }
    if (more > 0) {
      cause += ", and " + more + " more by this call";
    }
    if (write.read() != null && write.read().readAt() != null) {
      cause += " (reads it in " + write.read().readAt() + ")";
    }
    if (write.other() != null) {
      cause += ", each under a lock of its own (" + otherWrite(tasks, write.other()) + ")";
    }
    if (write.storedAt() != null) {
      cause += " (a part of it that others may have, too, is stored in " + write.storedAt() + ")";
    }
    String fix =
        switch (code) {
          case PERHAPS_SHARED ->
              (write.same() && e.kind() == Effect.Kind.OBJECT ? SAFE : OWN)
                  + (write.read() != null
                      ? apart(tasks, write)
                      : write.other() != null ? ONE_LOCK : fix(tasks, e));
          case SHARED_SLOT, SHARED_FIELD ->
              write.read() != null ? apart(tasks, write) : fix(tasks, e);
          case DEPENDENT_ITERATIONS -> apart(tasks, write);
          case CHECK_THEN_ACT -> NEVER + atOnce(e); // it is no data race
          case SHARED_SEQUENCE -> ORDER + ownSequence(tasks, e);
          case UNKNOWN_FUNCTION ->
              OWN.replace("if they never do", "if it writes nothing that others touch")
                  + "run the loop in order, or pass a function of this module";
          default -> fix(tasks, e);
        };
    module.report(code, tasks.region().file(), e.at(), cause, fix);
  }

  private static DiagnosticCode code(SharedWrite write) {
    return switch (write.sharing()) {
      case SAME ->
          switch (write.effect().kind()) {
            case SLOT -> DiagnosticCode.SHARED_SLOT;
            case FIELD -> DiagnosticCode.SHARED_FIELD;
            case OBJECT, ATOMIC, SEQUENCE, CALL, REST -> DiagnosticCode.SHARED_OBJECT;
          };
      case NEIGHBOURS -> DiagnosticCode.DEPENDENT_ITERATIONS;
      case PERHAPS -> DiagnosticCode.PERHAPS_SHARED;
      case CHECKED -> DiagnosticCode.CHECK_THEN_ACT;
      case ORDERED -> DiagnosticCode.SHARED_SEQUENCE;
      case CALLED -> DiagnosticCode.UNKNOWN_FUNCTION;
    };
  }

  private static String apart(Wording tasks, SharedWrite write) {
    Effect e = write.effect();
    if (write.isUnderOtherLock()) {
      return "hold the lock of the write where it is read, too, or make the two one access";
    }
    if (tasks.later()) {
      return "let each round have its own, in a local inside the loop, or wait in it with a finish";
    }
    if (tasks.pair()) {
      return "read behind the finish, or give the result by an async value";
    }
    return "write to another "
        + (e.kind() == Effect.Kind.FIELD ? "field" : "array")
        + " than is read, or run the loop in order, without "
        + tasks.marker();
  }

  /** How to look and change in one piece. */
  private String atOnce(Effect e) {
    if (e.kind() == Effect.Kind.ATOMIC && e.method() == null) {
      return "make the field an atomic object (accumulateAndGet, compareAndSet) or a member of an"
          + " atomic set (@AtomicSet)";
    }
    if (writes.is(e.type(), "java.util.Map")) {
      return "look and change in one call (putIfAbsent, computeIfAbsent, merge), or under a lock";
    }
    return writes.is(e.type(), "java.util.Collection")
        ? "look and change in one call (poll, the result of add), or under a lock"
        : "look and change in one call (accumulateAndGet, compareAndSet), or under a lock";
  }

  private String ownSequence(Wording tasks, Effect e) {
    return writes.isGenerator(e.type())
        ? "make a generator inside " + tasks.inside() + ", with a seed for each " + tasks.one()
        : inOrder(tasks, e);
  }

  /** What replaces reading from one place, or writing to it, as it comes. */
  private String inOrder(Wording tasks, Effect e) {
    String all = tasks.region() instanceof Async ? "finish" : "loop";
    return writes.isInput(e.type())
        ? "read in order, into an array, before the " + all
        : "let each %s have a slot of an array, and write these in order behind the %s"
            .formatted(tasks.one(), all);
  }

  private String cause(Wording tasks, SharedWrite write) {
    Effect e = write.effect();
    String name = quoted(tasks, e);
    boolean collision = write.read() != null;
    String written = text(tasks, e.assigned() == null ? e.at() : e.assigned());
    if (collision && tasks.pair()) {
      return (write.isCertain() ? "" : "cannot tell who comes first: ")
          + "of %s, one writes '%s' and one reads '%s'"
              .formatted(tasks.two(), written, text(tasks, write.read().at()));
    }
    return switch (code(write)) {
      case SHARED_SLOT -> tasks.each() + " write" + tasks.ending() + " the same slots of " + name;
      case SHARED_FIELD -> tasks.each() + " write" + tasks.ending() + " the field " + name;
      case SHARED_OBJECT ->
          tasks.each()
              + " call"
              + tasks.ending()
              + " '"
              + e.method()
              + "' on one "
              + type(e.type())
              + ", "
              + name
              + ", which is not safe for several threads";
      case DEPENDENT_ITERATIONS -> {
        if (collision) {
          yield "an "
              + tasks.one()
              + " writes '"
              + written
              + "' and reads '"
              + text(tasks, write.read().at())
              + "', which another "
              + tasks.one()
              + " writes";
        }
        yield "an "
            + tasks.one()
            + " writes slots of "
            + name
            + " that another "
            + tasks.one()
            + " writes, too";
      }
      case CHECK_THEN_ACT ->
          tasks.two()
              + " may both look at "
              + name
              + " before "
              + (e.method() == null ? "one assigns it" : "one calls '" + e.method() + "'")
              + ", which what is there decides";
      case SHARED_SEQUENCE ->
          write.storedAt() != null
              ? "cannot tell whether %s call '%s' on one %s, %s: then it depends on who is first"
                  .formatted(tasks.two(), e.method(), type(e.type()), name)
              : writes.isGenerator(e.type())
                  ? "%s draw%s from one %s, %s: who gets which number depends on who is first"
                      .formatted(tasks.each(), tasks.ending(), type(e.type()), name)
                  : "%s call%s '%s' on one %s, %s: which comes first depends on who is first"
                      .formatted(tasks.each(), tasks.ending(), e.method(), type(e.type()), name);
      case UNKNOWN_FUNCTION ->
          "cannot tell what "
              + name
              + " does, which "
              + tasks.each()
              + " call"
              + tasks.ending()
              + ": it comes from elsewhere";
      default -> {
        if (collision) {
          yield "cannot tell whether "
              + tasks.one()
              + "s that write '"
              + written
              + "' and read '"
              + text(tasks, write.read().at())
              + "' are independent";
        }
        if (write.same() && e.kind() == Effect.Kind.OBJECT) {
          yield "cannot tell whether the "
              + type(e.type())
              + " "
              + name
              + " is safe for several threads: "
              + tasks.each()
              + " call"
              + tasks.ending()
              + " '"
              + e.method()
              + "' on it";
        }
        String what =
            switch (e.kind()) {
              case SLOT -> "write the same slot of " + name;
              case FIELD -> "write the same field " + name;
              case REST ->
                  "write the same by what is called here, which does more than is followed";
              case OBJECT, ATOMIC, SEQUENCE, CALL ->
                  "call '" + e.method() + "' on the same " + type(e.type()) + ", " + name;
            };
        yield "cannot tell whether " + tasks.two() + " " + what;
      }
    };
  }

  /** Where another write stands. */
  private String otherWrite(Wording tasks, Effect other) {
    BoundFile file = tasks.region().file();
    int line = file.source().line(module.start(file.unit(), other.at()));
    String where = other.writtenAt() == null ? "" : ", which writes it in " + other.writtenAt();
    return "the other one is in line " + line + where;
  }

  private String text(Wording tasks, Tree tree) {
    return module.quoted(tasks.region().file(), tree);
  }

  private String fix(Wording tasks, Effect e) {
    String member = membership(e);
    return switch (e.kind()) {
      case SLOT -> slotFix(tasks, e);
      case FIELD -> fieldFix(tasks, e) + ", or " + (member == null ? toBeMember(e) : member);
      case REST -> "call it before or behind, or under a lock";
      case OBJECT, ATOMIC, SEQUENCE, CALL ->
          (member == null ? "" : member + ", or ") + objectFix(tasks, e);
    };
  }

  private static String fieldFix(Wording tasks, Effect e) {
    return e.compound()
        ? "add up in a local with @Reduce declared before "
            + (tasks.region() instanceof Async ? "the finish" : "the loop")
        : "use a local inside " + tasks.inside();
  }

  private static String toBeMember(Effect e) {
    return "make the field a member of an atomic set (@AtomicSet) and "
        + (e.compound() ? "change" : "write")
        + " it in a method of its class";
  }

  /** With a set that the class has whose field is written, or holds what is; null for none. */
  private String membership(Effect e) {
    List<AccessPath.Step> steps = e.target().steps();
    if (steps.isEmpty()
        || !(steps.get(steps.size() - 1) instanceof AccessPath.Step.Field step)
        || !(step.field().getEnclosingElement() instanceof TypeElement owner)) {
      return null;
    }
    boolean isStatic = step.field().getModifiers().contains(Modifier.STATIC);
    return declarations.declaredBy(owner).stream()
        .filter(set -> set.isStatic() == isStatic)
        .findFirst()
        .map(
            set ->
                "make %s a member of %s's atomic set, @Atomic(\"%s\")"
                    .formatted(step.field().getSimpleName(), owner.getSimpleName(), set.name()))
        .orElse(null);
  }

  private static String slotFix(Wording tasks, Effect e) {
    String combine = e.compound() ? ", or combine partial results with @Reduce" : "";
    if (isParameter(e)) {
      return "move the writes that all do out of the "
          + tasks.region().describe()
          + ", since the caller sees the array"
          + combine
          + "; only if it is scratch space that nobody reads afterwards, copy it to a local"
          + " declared @Private before";
    }
    boolean local =
        e.target().origin() instanceof AccessPath.Origin.Variable && fields(e.target()) == 0;
    return local
        ? "declare the array inside "
            + tasks.inside()
            + ", or declare it @Private, so that each task has its"
            + " own copy"
            + combine
        : "copy the reference to a local declared @Private before the "
            + (tasks.region() instanceof Async ? "async" : "loop")
            + ", so that each task has"
            + " its own array, or make the array inside "
            + tasks.inside()
            + combine;
  }

  /** Whether an array was given by the caller, who may wait for what is written into it. */
  private static boolean isParameter(Effect e) {
    return e.target().origin() instanceof AccessPath.Origin.Variable v
        && v.variable().getKind() == ElementKind.PARAMETER
        && fields(e.target()) == 0;
  }

  private static long fields(AccessPath way) {
    return way.steps().stream().filter(AccessPath.Step.Field.class::isInstance).count();
  }

  private String objectFix(Wording tasks, Effect e) {
    if (writes.is(e.type(), "java.util.Map")) {
      return "use a concurrent collection (ConcurrentHashMap), or combine partial maps with"
          + " @Reduce(by = ...)";
    }
    if (writes.is(e.type(), "java.util.Collection")) {
      return "use a concurrent collection (ConcurrentLinkedQueue), a slot per "
          + tasks.one()
          + " of an"
          + " array, or combine partial results with @Reduce(by = ...)";
    }
    if (writes.isInput(e.type()) || writes.isOutput(e.type())) {
      return inOrder(tasks, e);
    }
    if (writes.is(e.type(), "java.lang.Cloneable")) {
      return "declare it @Private, so that each task has its own copy, or make one inside "
          + tasks.inside();
    }
    return "make one inside "
        + tasks.inside()
        + ", or put it into a class with an atomic set (@AtomicSet)";
  }

  private static String type(TypeMirror type) {
    return type instanceof DeclaredType d
        ? d.asElement().getSimpleName().toString()
        : String.valueOf(type);
  }

  private String quoted(Wording tasks, Effect e) {
    AccessPath way = e.kind() == Effect.Kind.SLOT ? e.target().holder() : e.target();
    if (way.origin() instanceof AccessPath.Origin.Unknown && way.steps().isEmpty()) {
      return e.kind() == Effect.Kind.SLOT ? "an array" : "an object";
    }
    if (way.equals(AccessPath.STATIC)) {
      return "static fields";
    }
    return "'" + name(tasks, e) + "'";
  }

  /** A place as the user would write it. */
  private String name(Wording tasks, Effect e) {
    AccessPath way = e.kind() == Effect.Kind.SLOT ? e.target().holder() : e.target();
    StringBuilder name = new StringBuilder();
    AccessPath.Origin origin = way.origin();
    if (origin instanceof AccessPath.Origin.Variable v) {
      name.append(v.variable().getSimpleName());
    } else if (origin instanceof AccessPath.Origin.Element) {
      name.append(tasks.variable() == null ? "an element" : tasks.variable());
    } else if (origin instanceof AccessPath.Origin.Unknown) {
      name.append("an object");
    }
    for (AccessPath.Step step : way.steps()) {
      if (step instanceof AccessPath.Step.Field f) {
        append(name, f.field());
      } else if (step instanceof AccessPath.Step.Call c) {
        boolean around = c.name().equals("this"); // of an object of an inner class
        name.append(name.isEmpty() ? "" : ".").append(c.name()).append(around ? "" : "()");
      } else {
        name.append("[...]");
      }
    }
    return name.isEmpty() ? "this" : name.toString();
  }

  private static void append(StringBuilder name, VariableElement field) {
    if (!name.isEmpty()) {
      name.append('.');
    } else if (field.getModifiers().contains(Modifier.STATIC)) {
      Element owner = field.getEnclosingElement();
      name.append(owner.getSimpleName()).append('.');
    }
    name.append(field.getSimpleName());
  }
}
