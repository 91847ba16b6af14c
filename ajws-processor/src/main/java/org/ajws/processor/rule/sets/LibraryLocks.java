package org.ajws.processor.rule.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * Containers and printers of the JDK that lock themselves while they run a function, or ask what
 * they are given: whoever calls a unit there has that lock. They are known by the variable that
 * names them, and what it is given.
 */
final class LibraryLocks {
  private static final String CALLING = "forEach|removeIf|replaceAll|sort|compute\\w*|merge";

  /**
   * @param type a class
   * @param monitor whether its lock is its monitor, which {@code synchronized} enters, too
   * @param taking the methods that take the lock
   * @param calling those that call functions with it
   * @param asked the methods of their arguments that they call with it
   */
  private record Locking(
      String type, boolean monitor, Pattern taking, Pattern calling, Map<String, Pattern> asked) {
    static Locking of(
        String type, boolean monitor, String taking, String calling, String asking, String asked) {
      return new Locking(
          type,
          monitor,
          Pattern.compile(taking),
          Pattern.compile(calling),
          Map.of(asking, Pattern.compile(asked)));
    }

    Pattern asked(String method) {
      return asked.entrySet().stream()
          .filter(e -> method.matches(e.getKey()))
          .map(Map.Entry::getValue)
          .findFirst()
          .orElse(NOTHING);
    }
  }

  private static final String ALL = ".*";
  private static final String NONE = "-";
  private static final Pattern NOTHING = Pattern.compile(NONE);

  private static final Locking SYNCHRONIZED =
      Locking.of(
          "java.util.Collections",
          true,
          "(?!iterator|stream|parallelStream|spliterator).*",
          CALLING,
          ALL,
          ALL);

  /** All methods of a queue that is never full, and need not look for that. */
  private static final String BOUNDLESS = "(?!(remainingCapacity|comparator)$).*";

  private static final String PRINTING = "print\\w*|format|write|append|flush|close|checkError";

  private static final List<Locking> KNOWN =
      List.of(
          Locking.of("java.util.Vector", true, ALL, CALLING, ALL, ALL),
          Locking.of("java.util.Hashtable", true, ALL, CALLING, ALL, ALL),
          Locking.of("java.lang.StringBuffer", true, ALL, NONE, "append|insert", "toString"),
          Locking.of("java.io.PrintStream", false, PRINTING, NONE, "printf|format", "toString"),
          Locking.of("java.io.PrintWriter", false, PRINTING, NONE, "printf|format", "toString"),
          Locking.of(
              "java.util.concurrent.ConcurrentHashMap",
              false,
              "put\\w*|remove|replace\\w*|clear|compute\\w*|merge",
              "compute\\w*|merge",
              ALL,
              "equals"),
          Locking.of(
              "java.util.concurrent.CopyOnWriteArrayList",
              false,
              "add\\w*|set|remove\\w*|retainAll|clear|replaceAll|sort",
              "removeIf|replaceAll|sort",
              "addIfAbsent|addAllAbsent|remove\\w*|retainAll",
              "equals"),
          Locking.of(
              "java.util.concurrent.CopyOnWriteArraySet",
              false,
              "add\\w*|remove\\w*|retainAll|clear",
              "removeIf",
              "add\\w*|remove\\w*|retainAll",
              "equals"),
          Locking.of(
              "java.util.concurrent.ArrayBlockingQueue",
              false,
              ALL,
              "forEach|removeIf",
              "remove|contains",
              "equals"),
          Locking.of(
              "java.util.concurrent.LinkedBlockingQueue",
              false,
              "(?!(size|isEmpty|remainingCapacity)$).*", // it counts without its locks
              NONE,
              "remove|contains",
              "equals"),
          Locking.of(
              "java.util.concurrent.LinkedBlockingDeque",
              false,
              ALL,
              NONE,
              "remove|contains|remove(First|Last)Occurrence",
              "equals"),
          Locking.of(
              "java.util.concurrent.DelayQueue",
              false,
              BOUNDLESS,
              NONE,
              ALL,
              "equals|compareTo|getDelay"),
          Locking.of(
              "java.util.concurrent.PriorityBlockingQueue",
              false,
              BOUNDLESS,
              "forEach|removeIf",
              ALL,
              "equals|compareTo"));

  /** Words one of which a file holds that names such an object. */
  private static final Pattern WORDS =
      Pattern.compile(
          "ConcurrentHashMap|CopyOnWriteArray|Vector|Hashtable|Stack|Properties|BlockingQueue|BlockingDeque|DelayQueue"
              + "|StringBuffer|printf|\\.format|Collections\\s*\\.\\s*synchronized");

  private final BoundModule module;
  private final Monitors monitors;
  private Occurrences occurrences;

  /** By what a variable is given; each call on it asks again. */
  private final Map<VariableElement, Optional<Locking>> given = new HashMap<>();

  /**
   * A call that takes such a lock.
   *
   * @param functions what it calls with the lock, as far as it is written there
   * @param asked the methods of its arguments that it calls with the lock
   */
  record Call(Monitor monitor, boolean isMonitor, List<TreePath> functions, Pattern asked) {}

  LibraryLocks(BoundModule module, Monitors monitors) {
    this.module = module;
    this.monitors = monitors;
  }

  /** Whether a file may name such a container. */
  static boolean mayBeIn(String text) {
    return WORDS.matcher(text).find();
  }

  /** What a method call takes; null where it takes nothing that is known. */
  Call of(TreePath path) {
    MethodInvocationTree tree = (MethodInvocationTree) path.getLeaf();
    if (!(tree.getMethodSelect() instanceof MemberSelectTree select)
        || !(module.element(path) instanceof ExecutableElement callee)
        || module.declaration(callee) != null) {
      return null;
    }
    TreePath receiver = container(new TreePath(new TreePath(path, select), select.getExpression()));
    if (!(module.element(receiver) instanceof VariableElement variable)) {
      return null;
    }
    String name = callee.getSimpleName().toString();
    Locking locking = locking(variable, module.type(receiver));
    if (locking == null || !locking.taking().matcher(name).matches()) {
      return null;
    }
    List<TreePath> functions =
        locking.calling().matcher(name).matches()
            ? tree.getArguments().stream().flatMap(a -> functions(new TreePath(path, a))).toList()
            : List.of();
    return new Call(
        monitors.ofExpression(receiver), locking.monitor(), functions, locking.asked(name));
  }

  /**
   * What putting an object into a text takes, {@code "" + vector}: its {@code toString} has the
   * lock while it asks what is in it. Null where it takes nothing that is known.
   */
  Call ofText(TreePath operand) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) operand.getLeaf());
    TreePath object = container(new TreePath(operand, tree));
    if (!(module.element(object) instanceof VariableElement variable)) {
      return null;
    }
    Locking locking = locking(variable, module.type(object));
    return locking == null || !locking.taking().matcher("toString").matches()
        ? null
        : new Call(
            monitors.ofExpression(object), locking.monitor(), List.of(), locking.asked("toString"));
  }

  /** What a view is a view of: of those of the library that lock, a view has the same lock. */
  private TreePath container(TreePath receiver) {
    return receiver.getLeaf() instanceof MethodInvocationTree view
            && view.getMethodSelect() instanceof MemberSelectTree s
            && s.getIdentifier().toString().matches("values|keySet|entrySet|subList")
            && module.element(receiver) instanceof ExecutableElement callee
            && module.declaration(callee) == null
        ? new TreePath(new TreePath(receiver, s), s.getExpression())
        : receiver;
  }

  /** An argument that is a function, or what a comparator is made of. */
  private Stream<TreePath> functions(TreePath argument) {
    if (argument.getLeaf() instanceof MethodInvocationTree made
        && module.isSubtype(module.type(argument), "java.util.Comparator")) {
      Stream<TreePath> first =
          made.getMethodSelect() instanceof MemberSelectTree s
              ? functions(new TreePath(new TreePath(argument, s), s.getExpression()))
              : Stream.of();
      return Stream.concat(
          first, made.getArguments().stream().flatMap(a -> functions(new TreePath(argument, a))));
    }
    return isFunction(argument.getLeaf()) ? Stream.of(argument) : Stream.of();
  }

  private static boolean isFunction(Tree argument) {
    return argument instanceof LambdaExpressionTree
        || argument instanceof MemberReferenceTree
        || argument instanceof NewClassTree made && made.getClassBody() != null;
  }

  /** Of the variable's type, or of a value that it is given: {@code Map m = new Hashtable()}. */
  private Locking locking(VariableElement variable, TypeMirror type) {
    Locking byType = locking(type);
    if (byType != null
        || !module.isSubtype(type, "java.util.Map")
            && !module.isSubtype(type, "java.util.Collection")) {
      return byType;
    }
    return given.computeIfAbsent(variable, v -> Optional.ofNullable(byValue(v))).orElse(null);
  }

  private Locking byValue(VariableElement variable) {
    TreePath declaration = module.declaration(variable);
    if (declaration != null
        && declaration.getLeaf() instanceof VariableTree v
        && v.getInitializer() != null) {
      Locking made = ofValue(new TreePath(declaration, v.getInitializer()));
      if (made != null) {
        return made;
      }
    }
    if (occurrences == null) {
      occurrences = new Occurrences(module);
    }
    return occurrences.names(variable).stream()
        .filter(ContentPlaces::isAssigned)
        .map(TreePath::getParentPath)
        .map(a -> ofValue(new TreePath(a, ((AssignmentTree) a.getLeaf()).getExpression())))
        .filter(l -> l != null)
        .findFirst()
        .orElse(null);
  }

  private Locking ofValue(TreePath value) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) value.getLeaf());
    TreePath path = new TreePath(value, tree);
    if (tree instanceof NewClassTree) {
      return locking(module.type(path));
    }
    return tree instanceof MethodInvocationTree
            && module.element(path) instanceof ExecutableElement callee
            && callee.getEnclosingElement().toString().equals(SYNCHRONIZED.type())
            && callee.getSimpleName().toString().startsWith("synchronized")
        ? SYNCHRONIZED
        : null;
  }

  private Locking locking(TypeMirror type) {
    return type == null
        ? null
        : KNOWN.stream().filter(l -> module.isSubtype(type, l.type())).findFirst().orElse(null);
  }
}
