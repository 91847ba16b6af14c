package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.program.ParameterSlots;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.Naming;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.program.sets.SnapshotMembers;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.source.BoundModule;

/**
 * Which units see a snapshot of a set instead of locking it: those that write no member of it and
 * read all that they read from one snapshot ({@code docs/design/snapshots.md}).
 */
public final class SnapshotReads {
  /**
   * Why a unit that writes no member locks a set all the same.
   *
   * @param at the place that the reason is about
   * @param reason in the user's words
   * @param fix what would help
   */
  public record Obstacle(TreePath at, String reason, String fix) {}

  /** Interfaces that functions implement. */
  private static final Pattern FUNCTIONS =
      Pattern.compile(
          "java\\.util\\.function\\..*|java\\.lang\\.Runnable|java\\.util\\.Comparator"
              + "|java\\.util\\.concurrent\\.Callable");

  private static final Obstacle WRITES = new Obstacle(null, "it writes", "");

  private final BoundModule module;
  private final Units units;
  private final MemberReads reads;
  private final LookingCalls looking;
  private final FreshObjects fresh;
  private final List<UnitCall> calls;

  /** Of each unit the sets with snapshots that it locks, and why. */
  private final Map<Code, Map<SetUse, Obstacle>> locked = new IdentityHashMap<>();

  private final Map<Code, Set<AtomicSetModel>> written = new IdentityHashMap<>();

  /** The sets that code may touch of whatever object, by the units that it calls. */
  private final Map<Code, Set<AtomicSetModel>> touched = new IdentityHashMap<>();

  private final Map<Code, Set<SetUse>> pinned = new IdentityHashMap<>();
  private final Set<UnitCall> joined = Collections.newSetFromMap(new IdentityHashMap<>());

  SnapshotReads(
      BoundModule module,
      SetDeclarations declarations,
      Units units,
      FreshObjects fresh,
      List<UnitOfWork> all,
      List<MemberAccess> accesses,
      List<UnitCall> calls,
      List<UnitLabel> labels) {
    this.module = module;
    this.units = units;
    this.calls = calls;
    for (UnitOfWork unit : all) {
      if (unit.uses().stream().anyMatch(u -> Naming.hasSnapshots(u.set()))) {
        locked.put(unit.code(), new LinkedHashMap<>());
        // A call that a subclass may answer is given no snapshot.
        unit.joined().stream().filter(c -> !Units.isOfExactClass(c)).forEach(joined::add);
      }
    }
    this.fresh = fresh;
    looking = new LookingCalls(module);
    reads =
        new MemberReads(
            module, new SnapshotMembers(module, declarations), looking, MemberAccesses::isAssigned);
    if (locked.isEmpty()) {
      return;
    }
    all.forEach(this::findParts);
    all.forEach(this::findWide);
    labels.forEach(l -> lockAll(l.code(), WRITES));
    accesses.forEach(this::follow);
    repeat(call -> reach(call, written, this::writtenBy) | follow(call));
    repeat(call -> reach(call, touched, this::touchedBy));
    accesses.forEach(this::pin);
    repeat(this::pin);
  }

  private void repeat(Predicate<UnitCall> step) {
    boolean grows = true;
    while (grows) {
      grows = false;
      for (UnitCall call : calls) {
        grows |= step.test(call);
      }
    }
  }

  /** Whether a unit reads a snapshot of a set, and does not lock it. */
  public boolean sees(Code unit, SetUse use) {
    Map<SetUse, Obstacle> taken = locked.get(unit);
    return taken != null
        && Naming.hasSnapshots(use.set())
        && !taken.containsKey(use)
        && units.isUnit(unit)
        && units.uses(unit).contains(use);
  }

  /** Why a unit that writes no member of a set locks it; null if it writes, or does not lock it. */
  public Obstacle obstacle(Code unit, SetUse use) {
    Obstacle why = locked.getOrDefault(unit, Map.of()).get(use);
    return why == WRITES ? null : why;
  }

  /**
   * Whether a unit must tell its thread which snapshot it sees, for the time that it runs: other
   * units of the set may run in it which it does not give the snapshot to.
   */
  public boolean isPinned(Code unit, SetUse use) {
    return pinned.getOrDefault(unit, Set.of()).contains(use);
  }

  /**
   * The unit whose snapshot code reads: the innermost one that it is a part of, since a function
   * may run later. Null for code under a lock, or that has the object alone.
   */
  public Code reader(Code code, SetUse use) {
    for (Code c = code; c != null; c = c.outer()) {
      if (units.isUnit(c) && units.uses(c).contains(use)) {
        return sees(c, use) ? c : null;
      }
      if (c.runs() != Code.Runs.WITHIN || units.owns(c, use)) {
        break;
      }
    }
    return null;
  }

  private void findParts(UnitOfWork unit) {
    if (locked.containsKey(unit.code()) && unit.code().kind() == Code.Kind.STATEMENT) {
      lockAll(
          unit.code(),
          new Obstacle(
              unit.code().path(),
              "it is a single statement of a method with parallel constructs",
              "read in a method that is called here"));
    }
  }

  /** The twin of a unit is given what it sees. */
  private void findWide(UnitOfWork unit) {
    Code code = unit.code();
    boolean isMethod = code.kind() == Code.Kind.METHOD || code.kind() == Code.Kind.STATIC_METHOD;
    if (isMethod && !ParameterSlots.haveRoom(code.method(), unit.uses().size())) {
      lockAll(
          code,
          new Obstacle(
              code.path(),
              "it has so many parameters that its twin cannot have one more",
              "give it some of them in an array or an object"));
    }
  }

  private boolean lock(Code unit, SetUse use, Obstacle why) {
    Map<SetUse, Obstacle> taken = locked.get(unit);
    if (taken == null || !Naming.hasSnapshots(use.set()) || !units.uses(unit).contains(use)) {
      return false;
    }
    if (why == WRITES && taken.get(use) != WRITES) {
      taken.put(use, why);
      return true;
    }
    return taken.putIfAbsent(use, why) == null;
  }

  private void lockAll(Code unit, Obstacle why) {
    if (locked.containsKey(unit)) {
      units.uses(unit).forEach(u -> lock(unit, u, why));
    }
  }

  /** Gives an access to the unit that it stands in, and to those around it. */
  private void follow(MemberAccess access) {
    for (SetUse use : access.uses()) {
      if (use == null || !Naming.hasSnapshots(use.set())) {
        continue;
      }
      Obstacle why = obstacle(access, use);
      for (Code c = access.code(); c != null; c = c.outer()) {
        if (why != null) {
          lock(c, use, why);
        }
        if (c.runs().isElsewhere() || units.owns(c, use)) {
          break;
        }
      }
    }
  }

  /** Whether a place may change a member of a set with snapshots, or what it refers to. */
  public boolean mayChange(MemberAccess access) {
    return access.assigned()
        || access.field() == null
        || !reads.onlyReads(access.path(), access.field());
  }

  private Obstacle obstacle(MemberAccess access, SetUse use) {
    if (access.assigned() || access.field() == null) { // what copies all fields copies live ones
      return WRITES;
    }
    if (!reads.onlyReads(access.path(), access.field())) {
      if (changesInPlace(access.path())) {
        return WRITES;
      }
      return new Obstacle(
          access.path(),
          "what %s refers to may be changed by what it is given to here".formatted(access.name()),
          "use it in place (a slot, a call that only looks), or give away a copy");
    }
    return isPlain(access.path(), use)
        ? null
        : new Obstacle(
            access.path(),
            "the object that %s is read of is not named by a variable".formatted(access.name()),
            "read it of this or of the parameter");
  }

  /** Whether a slot of a member is assigned, or a member is called and gives nothing away. */
  private boolean changesInPlace(TreePath member) {
    TreePath path = member;
    while (path.getParentPath().getLeaf() instanceof ArrayAccessTree slot
        && slot.getExpression() == path.getLeaf()) {
      path = path.getParentPath();
      if (MemberAccesses.isAssigned(path)) {
        return true;
      }
    }
    TreePath call = path.getParentPath().getParentPath();
    return path.getParentPath().getLeaf() instanceof MemberSelectTree select
        && select.getExpression() == path.getLeaf()
        && call.getLeaf() instanceof MethodInvocationTree tree
        && tree.getMethodSelect() == select
        && module.element(call) instanceof ExecutableElement method
        && (method.getReturnType().getKind() == TypeKind.VOID
            || SetDeclarations.isImmutable(method.getReturnType()));
  }

  /** Whether nothing but the member happens where it is read. */
  private boolean isPlain(TreePath path, SetUse use) {
    if (!(path.getLeaf() instanceof MemberSelectTree select) || use.set().isStatic()) {
      return true;
    }
    ExpressionTree object = select.getExpression();
    TreePath at = new TreePath(path, object);
    while (object instanceof ParenthesizedTree || object instanceof TypeCastTree) {
      object =
          object instanceof TypeCastTree cast
              ? cast.getExpression()
              : ((ParenthesizedTree) object).getExpression();
      at = new TreePath(at, object);
    }
    if (object instanceof IdentifierTree) {
      return true;
    }
    return object instanceof MemberSelectTree field
        && (module.element(at) instanceof VariableElement v && v.equals(use.via())
            || SelfReference.isSuper(field)
            || field.getIdentifier().contentEquals("this"));
  }

  /** What a call may reach, of whatever object, is reached by the code that it stands in. */
  private boolean reach(
      UnitCall call,
      Map<Code, Set<AtomicSetModel>> reached,
      Function<Code, Set<AtomicSetModel>> of) {
    boolean grows = false;
    Set<AtomicSetModel> found = new HashSet<>();
    units.targets(call).forEach(t -> found.addAll(of.apply(t)));
    if (found.isEmpty() || isOnNew(call)) {
      return false;
    }
    for (Code c = call.code(); c != null && !c.runs().isElsewhere(); c = c.outer()) {
      grows |= reached.computeIfAbsent(c, x -> new HashSet<>()).addAll(found);
    }
    return grows;
  }

  private Set<AtomicSetModel> touchedBy(Code code) {
    Set<AtomicSetModel> all = new HashSet<>(touched.getOrDefault(code, Set.of()));
    if (locked.containsKey(code)) {
      units.uses(code).forEach(u -> all.add(u.set()));
    }
    return all;
  }

  private Set<AtomicSetModel> writtenBy(Code code) {
    Set<AtomicSetModel> all = new HashSet<>(written.getOrDefault(code, Set.of()));
    locked
        .getOrDefault(code, Map.of())
        .forEach(
            (use, why) -> {
              if (why == WRITES) {
                all.add(use.set());
              }
            });
    return all;
  }

  /** Whether nobody else has the object that is called. */
  private boolean isOnNew(UnitCall call) {
    TypeElement level = call.level();
    if (level != null) {
      return call.code().constructs(level);
    }
    return call.path().getLeaf() instanceof MethodInvocationTree tree
        && tree.getMethodSelect() instanceof MemberSelectTree select
        && fresh.isFresh(new TreePath(new TreePath(call.path(), select), select.getExpression()));
  }

  /** A unit that calls one which locks a set does not see a snapshot of it. */
  private boolean follow(UnitCall call) {
    boolean grows = false;
    Set<AtomicSetModel> writes = new HashSet<>();
    if (!isOnNew(call)) {
      units.targets(call).forEach(t -> writes.addAll(writtenBy(t)));
    }
    for (Code c = call.code(); c != null && !c.runs().isElsewhere(); c = c.outer()) {
      for (SetUse use : locked.containsKey(c) ? List.copyOf(units.uses(c)) : List.<SetUse>of()) {
        if (Naming.hasSnapshots(use.set())) {
          Obstacle why = ofUnit(call, use);
          if (why == null && writes.contains(use.set())) {
            why = obstacle(call, "which may write set %s, perhaps of the same object", use);
          }
          if (why != null) {
            grows |= lock(c, use, why);
          }
        }
      }
    }
    return grows;
  }

  private Obstacle ofUnit(UnitCall call, SetUse use) {
    for (Code target : units.targets(call)) {
      for (SetUse of : units.uses(target)) {
        Obstacle why = locked.getOrDefault(target, Map.of()).get(of);
        if (why != null && use.equals(units.translated(call, target, of))) {
          return why == WRITES ? WRITES : obstacle(call, "which locks set %s", use);
        }
      }
    }
    return null;
  }

  /** Units that are called in a way by which they cannot be given the snapshot must find it. */
  private boolean pin(UnitCall call) {
    boolean grows = false;
    Set<SetUse> gained = units.gained(call);
    Set<AtomicSetModel> reached = new HashSet<>();
    units.targets(call).forEach(t -> reached.addAll(touchedBy(t)));
    boolean unseen = // what the module shows of an abstract method need not be all there is
        !looking.isOne(call.callee())
            && (call.callee().getModifiers().contains(Modifier.ABSTRACT) || handsOn(call));
    for (Code c = call.code(); c != null && !c.runs().isElsewhere(); c = c.outer()) {
      for (SetUse use : locked.containsKey(c) ? units.uses(c) : Set.<SetUse>of()) {
        if (!sees(c, use)) {
          continue;
        }
        boolean pins =
            joined.contains(call) && call.code() == c
                ? units.targets(call).stream().anyMatch(t -> isPinned(call, t, use))
                : unseen || gained.contains(use) || reached.contains(use.set());
        if (pins) {
          grows |= pinned.computeIfAbsent(c, x -> new HashSet<>()).add(use);
        }
      }
    }
    return grows;
  }

  /** Whether a call hands a function to a library that is not written there. */
  private boolean handsOn(UnitCall call) {
    if (module.declaration(call.callee()) != null
        || !(call.path().getLeaf() instanceof MethodInvocationTree tree)) {
      return false;
    }
    for (ExpressionTree argument : tree.getArguments()) {
      ExpressionTree bare = BoundModule.withoutParentheses(argument);
      TypeMirror type = module.type(new TreePath(call.path(), argument));
      boolean written =
          bare instanceof LambdaExpressionTree
              || bare instanceof MemberReferenceTree
              || bare instanceof NewClassTree;
      if (!written
          && type instanceof DeclaredType declared
          && declared.asElement().getKind().isInterface()
          && FUNCTIONS.matcher(declared.asElement().toString()).matches()) {
        return true;
      }
    }
    return false;
  }

  /** A function in a unit reads a snapshot of its own: that of the unit, if it runs in it. */
  private void pin(MemberAccess access) {
    for (SetUse use : access.uses()) {
      Code reader = use == null ? null : reader(access.code(), use);
      for (Code c = reader; c != null && !c.runs().isElsewhere(); c = c.outer()) {
        if (c.outer() != null && sees(c.outer(), use)) {
          pinned.computeIfAbsent(c.outer(), x -> new HashSet<>()).add(use);
        }
        if (units.owns(c, use)) {
          break;
        }
      }
    }
  }

  private boolean isPinned(UnitCall call, Code target, SetUse use) {
    return pinned.getOrDefault(target, Set.of()).stream()
        .anyMatch(of -> use.equals(units.translated(call, target, of)));
  }

  private static Obstacle obstacle(UnitCall call, String how, SetUse use) {
    String callee = call.callee().getSimpleName().toString().replace("<init>", "new");
    return new Obstacle(
        call.path(),
        "it calls %s, ".formatted(callee) + how.formatted(use.set().name()),
        "read what is needed into local variables in a unit of its own, and call %s behind it"
            .formatted(callee));
  }
}
