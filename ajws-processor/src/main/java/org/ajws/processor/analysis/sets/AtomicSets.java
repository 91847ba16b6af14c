package org.ajws.processor.analysis.sets;

import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.alias.AliasAnalysis;
import org.ajws.processor.analysis.flow.ModuleFacts;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.program.library.LibraryTable;
import org.ajws.processor.program.sets.AdoptedSets;
import org.ajws.processor.program.sets.AliasDeclarations;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.program.sets.UnitParameters;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** What a module says about atomic sets: the sets, who touches them, the units of work. */
public final class AtomicSets {
  private final BoundModule module;
  private final Constructs parallel;
  private final SetDeclarations declarations;
  private final List<AtomicSetModel> sets = new ArrayList<>();
  private final List<TypeElement> types = new ArrayList<>();
  private final List<Code> codes = new ArrayList<>();
  private final List<MemberAccess> accesses = new ArrayList<>();
  private final List<UnitCall> calls = new ArrayList<>();
  private final List<UnitCall> parallelReferences = new ArrayList<>();
  private final Map<Tree, UnitCall> references = new IdentityHashMap<>();
  private final List<UnitLabel> labels = new ArrayList<>();
  private final AliasDeclarations aliases;
  private final AliasAnalysis flow;
  private final UnitParameters unitParameters;
  private final Units unitAnalysis;
  private final FreshObjects fresh;
  private final SnapshotReads snapshots;
  private final List<UnitOfWork> units;

  private AtomicSets(
      BoundModule module,
      SetDeclarations declarations,
      AliasDeclarations aliases,
      AliasAnalysis flow,
      Constructs parallel,
      StatementBlocks statements) {
    this.module = module;
    this.declarations = declarations;
    this.aliases = aliases;
    this.flow = flow;
    this.parallel = parallel;
    this.unitParameters = new UnitParameters(declarations);
    Set<Tree> constructs = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<Tree> bodies = Collections.newSetFromMap(new IdentityHashMap<>());
    parallel
        .regions()
        .forEach(
            r -> {
              constructs.add(r.path().getLeaf());
              bodies.add(r.body());
            });
    parallel.finishes().forEach(f -> constructs.add(f.body()));
    LibraryTable library = new LibraryTable(module, ImplicitCalls.class, ImplicitCalls.TABLE);
    FunctionRuns functions = new FunctionRuns(module);
    for (BoundFile file : module.files()) {
      CodeScanner scanner =
          new CodeScanner(
              module, file, declarations, flow, library, functions, constructs, bodies, statements);
      scanner.scan();
      types.addAll(scanner.types);
      codes.addAll(scanner.codes);
      accesses.addAll(scanner.accesses.all());
      calls.addAll(scanner.calls.all());
      parallelReferences.addAll(scanner.calls.parallelReferences());
      references.putAll(scanner.calls.references());
      labels.addAll(scanner.labels);
    }
    types.forEach(t -> sets.addAll(declarations.declaredBy(t)));
    unitAnalysis = new Units(module, declarations, unitParameters, codes, accesses, calls, labels);
    List<UnitOfWork> all = unitAnalysis.all();
    fresh = new FreshObjects(module, parallel, aliases, new AdoptedSets(declarations, aliases));
    snapshots =
        new SnapshotReads(module, declarations, unitAnalysis, fresh, all, accesses, calls, labels);
    units =
        all.stream()
            .map(
                u ->
                    new UnitOfWork(
                        u.code(),
                        u.uses(),
                        u.uses().stream().filter(use -> snapshots.sees(u.code(), use)).toList(),
                        u.twin(),
                        u.joined()))
            .toList();
  }

  /** Finds the sets and units of a module with these parallel constructs. */
  public static AtomicSets find(ModuleFacts facts, Constructs parallel) {
    SetDeclarations declarations = new SetDeclarations(facts.module());
    AliasDeclarations aliases = new AliasDeclarations(facts.module());
    return new AtomicSets(
        facts.module(),
        declarations,
        aliases,
        new AliasAnalysis(facts, declarations, aliases),
        parallel,
        StatementBlocks.NONE);
  }

  /** The same with statements that are units of work of their own. */
  public AtomicSets with(StatementBlocks statements) {
    return new AtomicSets(module, declarations, aliases, flow, parallel, statements);
  }

  /** The sets declared in the module's sources. */
  public List<AtomicSetModel> sets() {
    return Collections.unmodifiableList(sets);
  }

  /** Which sets classes and fields have, those of the class path included. */
  public SetDeclarations declarations() {
    return declarations;
  }

  /** Every class of the module's bound files, local and anonymous ones included. */
  public List<TypeElement> types() {
    return Collections.unmodifiableList(types);
  }

  /** The aliases that types carry. */
  public AliasDeclarations aliases() {
    return aliases;
  }

  /** What is known of the objects that expressions give. */
  public AliasAnalysis flow() {
    return flow;
  }

  /** The units over other objects than {@code this}. */
  public UnitParameters unitParameters() {
    return unitParameters;
  }

  /** Every call of a method or constructor. */
  public List<UnitCall> calls() {
    return Collections.unmodifiableList(calls);
  }

  /** Method references that a parallel operation of the JDK calls on other threads. */
  public List<UnitCall> parallelReferences() {
    return Collections.unmodifiableList(parallelReferences);
  }

  /**
   * The call that a method reference stands for; null where the module does not show the method.
   */
  public UnitCall reference(Tree reference) {
    return references.get(reference);
  }

  /** What the calls and accesses of a piece of code need. */
  public Units analysis() {
    return unitAnalysis;
  }

  /** The order of uses that stand in and beside the module's parallel constructs. */
  public UseTimes times() {
    return new UseTimes(module, parallel);
  }

  /** Which objects were just made, and handed to nobody yet. */
  public FreshObjects fresh() {
    return fresh;
  }

  /** Which units see a snapshot of a set instead of locking it. */
  public SnapshotReads snapshots() {
    return snapshots;
  }

  /** The sets that code locks, or would if it could: not those of which it sees a snapshot. */
  public Set<SetUse> locks(Code code) {
    Set<SetUse> uses = unitAnalysis.uses(code);
    return uses.stream().anyMatch(u -> snapshots.sees(code, u))
        ? uses.stream()
            .filter(u -> !snapshots.sees(code, u))
            .collect(Collectors.toCollection(LinkedHashSet::new))
        : uses;
  }

  /** Whether code is a unit that locks something. */
  public boolean isLocked(Code code) {
    return unitAnalysis.isUnit(code) && !locks(code).isEmpty();
  }

  /** The sets that a call locks, as far as the caller has a name for them. */
  public Set<SetUse> locks(UnitCall call) {
    Set<SetUse> needed = new LinkedHashSet<>(unitAnalysis.needed(call));
    List<Code> targets = unitAnalysis.targets(call);
    for (Code target : targets) {
      for (SetUse use : unitAnalysis.uses(target)) {
        if (targets.size() == 1 && snapshots.sees(target, use)) {
          needed.remove(unitAnalysis.translated(call, target, use));
        }
      }
    }
    return needed;
  }

  /** Every method, constructor, initialiser, lambda and statement that is a unit of its own. */
  public List<Code> codes() {
    return Collections.unmodifiableList(codes);
  }

  /** Every place that touches a member. */
  public List<MemberAccess> accesses() {
    return Collections.unmodifiableList(accesses);
  }

  /** The statements at which units give their locks back, in source order. */
  public List<UnitLabel> labels() {
    return Collections.unmodifiableList(labels);
  }

  /** The units of work in source order. */
  public List<UnitOfWork> units() {
    return units;
  }

  /** Whether a method, lambda or block is a unit of work. */
  public boolean isUnit(Tree code) {
    return units().stream().anyMatch(u -> u.code().path().getLeaf() == code);
  }

  /** The units of work of one file. */
  public List<UnitOfWork> units(BoundFile file) {
    return units.stream().filter(u -> u.code().file() == file).toList();
  }

  /** The unit of work of a superclass that a method overrides; null for none. */
  public ExecutableElement overriddenUnit(Code method) {
    return unitAnalysis.overriddenUnit(method);
  }
}
