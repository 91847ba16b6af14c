package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.source.BoundModule;

/** What all walks over a module share. */
final class EffectAnalysis {
  public final BoundModule module;
  public final LocalVariables locals;
  final CallGraph calls;
  public final Library library;
  final AtomicMembers atomicMembers;
  final EffectSummaries summaries;
  public final Implementations implementations;
  final ReadsThatWrite readsThatWrite;
  final SortedContainers sorted;
  final Ownership ownership;
  final BackReferences backReferences;
  final OnlyCalled onlyCalled;
  final SharedSlots sharedSlots;
  final PossibleWays possibleWays;
  final PossibleClasses possibleClasses;
  final SharedFields sharedFields;
  final Regions regions;
  final ShallowCopies shallowCopies;
  private final Map<ExecutableElement, Map<TypeElement, ExecutableElement>> dispatched =
      new HashMap<>();

  /** The locals whose initialisers are being evaluated. */
  final Set<VariableElement> initialised = new HashSet<>();

  /** What locals get by their initialisers. */
  final Map<VariableElement, Value> initial = new HashMap<>();

  /** Of locals that hold one of several objects: these. */
  final Map<VariableElement, Set<AccessPath>> among = new HashMap<>();

  /**
   * Locals of which it was looked at what they are given behind their declarations: for which code.
   */
  final Map<VariableElement, Tree> assigned = new HashMap<>();

  /** Of those that a condition decides, which is when. */
  final OppositeChoices opposites = new OppositeChoices();

  /** Of locals that hold a shallow copy: what that holds. */
  final Map<VariableElement, Map<Object, AccessPath>> copied = new HashMap<>();

  /** How often an initialiser has asked for a local whose own is being evaluated. */
  int circles;

  /** What functions do when they are called with anything. */
  final Map<Tree, UnknownFunctions.Done> functions = new IdentityHashMap<>();

  /** How often functions were followed where an unknown one is called. */
  int functionsFollowed;

  /** How often rounds of loops were walked over. */
  int roundsWalked;

  /** Whether functions are made parts of others anywhere; null until somebody asks. */
  Boolean chains;

  /** Numbers of the texts that containers are asked for. */
  private final Map<Object, Integer> texts = new HashMap<>();

  private Stores stores;
  private int lastId;

  public EffectAnalysis(BoundModule module, LocalVariables locals, CallGraph calls) {
    this.module = module;
    this.locals = locals;
    this.calls = calls;
    this.library = new Library(module);
    this.atomicMembers = new AtomicMembers(module);
    this.ownership = new Ownership(this);
    this.backReferences = new BackReferences(ownership);
    this.sharedSlots = new SharedSlots(this);
    this.sharedFields = new SharedFields(this);
    this.regions = new Regions(module);
    this.shallowCopies = new ShallowCopies(this);
    this.possibleWays = new PossibleWays(module.types());
    this.possibleClasses = new PossibleClasses(this);
    this.onlyCalled = new OnlyCalled(module, calls);
    this.summaries = new EffectSummaries(this);
    this.implementations = new Implementations(module, library, this::stores);
    this.readsThatWrite = new ReadsThatWrite(module, library, implementations);
    this.sorted = new SortedContainers(module, library, implementations);
  }

  /** Where the module's sources store what, gone through when first asked for. */
  Stores stores() {
    if (stores == null) {
      stores = new Stores(module);
    }
    return stores;
  }

  /** A number that stands for a text: another one for each. */
  int number(Object text) {
    return texts.computeIfAbsent(text, t -> texts.size());
  }

  /** A number no other symbol of this analysis has. */
  public int nextId() {
    return ++lastId;
  }

  /** The method that runs where one is called on an object of a class. */
  ExecutableElement implementation(ExecutableElement method, TypeElement type) {
    if (method.getEnclosingElement().equals(type)) {
      return method;
    }
    Map<TypeElement, ExecutableElement> known =
        dispatched.computeIfAbsent(method, m -> new HashMap<>());
    ExecutableElement runs = known.get(type);
    if (runs == null) {
      runs = method;
      for (ExecutableElement m : ElementFilter.methodsIn(module.elements().getAllMembers(type))) {
        if (m.getSimpleName().equals(method.getSimpleName())
            && module.elements().overrides(m, method, type)) {
          runs = m;
          break;
        }
      }
      known.put(type, runs);
    }
    return runs;
  }
}
