package org.ajws.processor.rule.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import org.ajws.processor.analysis.alias.MethodBodies;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.FunctionSources;
import org.ajws.processor.analysis.sets.HandOuts;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/** What is known of the places that the content of members comes to, for all members. */
final class ContentPlaces {
  private final BoundModule module;
  private final AtomicSets sets;
  private final Occurrences occurrences;
  private final OpenSlots slots;
  private final MethodBodies bodies;
  private final HandOuts handOuts;
  private final FunctionSources functions;
  private final Map<Tree, MemberAccess> accesses = new IdentityHashMap<>();
  private final Map<Tree, UnitCall> calls = new IdentityHashMap<>();
  private final Map<Tree, Code> codes = new IdentityHashMap<>();
  private final List<Code> statements = new ArrayList<>();

  ContentPlaces(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.occurrences = new Occurrences(module);
    this.slots = new OpenSlots(module, occurrences);
    this.bodies = new MethodBodies(module);
    this.handOuts = new HandOuts(module);
    this.functions = new FunctionSources(module, sets);
    sets.accesses().forEach(a -> accesses.put(a.path().getLeaf(), a));
    sets.calls().forEach(c -> calls.putIfAbsent(c.path().getLeaf(), c));
    for (Code code : sets.codes()) {
      codes.put(code.path().getLeaf(), code);
      if (code.kind() == Code.Kind.STATEMENT) {
        statements.add(code);
      }
    }
  }

  Occurrences occurrences() {
    return occurrences;
  }

  OpenSlots slots() {
    return slots;
  }

  /** The bodies that a call may run. */
  List<ExecutableElement> bodies(ExecutableElement callee) {
    return bodies.of(callee);
  }

  /** The functions that a call of one may run, as far as the module shows them. */
  List<TreePath> functions(TreePath call) {
    UnitCall known = calls.get(call.getLeaf());
    return known == null
        ? List.of()
        : functions.of(known).stream().map(FunctionSources.Function::value).toList();
  }

  /** The functions that a variable may hold, as far as the module shows them. */
  List<TreePath> held(TreePath name) {
    Code code = null;
    for (TreePath p = name; code == null && p != null; p = p.getParentPath()) {
      code = codes.get(p.getLeaf());
    }
    return functions.of(name, code).stream().map(FunctionSources.Function::value).toList();
  }

  /**
   * Whether each call of a method that the module shows stands in code that has the locks that the
   * call takes: then a container that it gives, whose alias says to whom it belongs, is used there.
   */
  boolean isCalledInUnits(ExecutableElement method) {
    return occurrences.references(method).stream()
            .allMatch(r -> isInUnit(sets.reference(r.getLeaf())))
        && occurrences.calls(method).stream().allMatch(c -> isInUnit(calls.get(c.getLeaf())));
  }

  private boolean isInUnit(UnitCall call) {
    if (call == null) {
      return false;
    }
    Set<SetUse> needed = sets.analysis().needed(call);
    for (Code code = call.code(); code != null; code = code.outer()) {
      if (sets.isLocked(code) && sets.locks(code).containsAll(needed)) {
        return true;
      }
    }
    return false;
  }

  /** What becomes of a function that is an argument of a call. */
  HandOuts.FunctionUse ofFunction(
      TreePath call, List<? extends ExpressionTree> arguments, Tree function) {
    return handOuts.ofFunction(call, arguments, function);
  }

  /** Whether a method of the module keeps an argument. */
  boolean keeps(ExecutableElement callee, int argument) {
    return handOuts.keeps(callee, argument);
  }

  /** Whether a function runs on other threads. */
  boolean isElsewhere(TreePath function) {
    boolean anonymous =
        function.getLeaf() instanceof NewClassTree made
            && made.getClassBody() != null
            && made.getClassBody().getMembers().stream().anyMatch(this::runsElsewhere);
    return anonymous
        || runsElsewhere(function.getLeaf())
        || sets.parallelReferences().stream()
            .anyMatch(c -> c.path().getLeaf() == function.getLeaf());
  }

  private boolean runsElsewhere(Tree tree) {
    Code code = codes.get(tree);
    return code != null && code.runs().isElsewhere();
  }

  /** The sets of the member that an expression names; none for another expression. */
  List<SetUse> usesAt(Tree name) {
    MemberAccess access = accesses.get(name);
    return access == null ? List.of() : access.uses();
  }

  /**
   * Whether a use of a local comes after the unit in which it was given what a member refers to.
   */
  boolean isBehindUnit(MemberAccess access, TreePath use) {
    Code code = access.code();
    if (sets.analysis().ended().mayBeOutside(code, use.getLeaf())) {
      return true;
    }
    return code.kind() == Code.Kind.STATEMENT
        && module.start(use.getCompilationUnit(), use.getLeaf()) > code.offset()
        && statements.stream()
            .noneMatch(
                s ->
                    isWithin(use, s.path())
                        && (s == code || sets.locks(s).containsAll(access.uses())));
  }

  private static boolean isWithin(TreePath inner, TreePath outer) {
    for (TreePath p = inner; p != null; p = p.getParentPath()) {
      if (p.getLeaf() == outer.getLeaf()) {
        return true;
      }
    }
    return false;
  }

  /** The trees around the declaration of a variable. */
  Set<Tree> around(Element variable) {
    Set<Tree> around = Collections.newSetFromMap(new IdentityHashMap<>());
    for (TreePath p = module.declaration(variable); p != null; p = p.getParentPath()) {
      around.add(p.getLeaf());
    }
    return around;
  }

  /** What a local variable is declared with, if it is never assigned again; else null. */
  TreePath onlyValue(Element variable) {
    if (variable == null || variable.getKind() != ElementKind.LOCAL_VARIABLE) {
      return null;
    }
    TreePath declaration = module.declaration(variable);
    boolean once =
        declaration != null
            && declaration.getLeaf() instanceof VariableTree v
            && v.getInitializer() != null
            && occurrences.names(variable).stream().noneMatch(ContentPlaces::isAssigned);
    return once
        ? new TreePath(declaration, ((VariableTree) declaration.getLeaf()).getInitializer())
        : null;
  }

  /** Whether a name is that of a variable that is assigned here. */
  static boolean isAssigned(TreePath name) {
    return name.getParentPath().getLeaf() instanceof AssignmentTree a
        && a.getVariable() == name.getLeaf();
  }

  /** Whether an expression makes a new object. */
  static boolean isMade(TreePath value) {
    return value.getLeaf() instanceof NewClassTree || value.getLeaf() instanceof NewArrayTree;
  }

  /** The arguments of a call or {@code new} expression. */
  static List<? extends ExpressionTree> arguments(TreePath call) {
    return call.getLeaf() instanceof MethodInvocationTree m
        ? m.getArguments()
        : call.getLeaf() instanceof NewClassTree n ? n.getArguments() : List.of();
  }
}
