package org.ajws.processor.rule.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.ajws.processor.analysis.alias.AbstractObject;
import org.ajws.processor.analysis.alias.AliasAnalysis;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.FreshObjects;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AdoptedSets;
import org.ajws.processor.program.sets.AliasText;
import org.ajws.processor.program.sets.AliasedType;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** Only an object that shares the set comes to a place whose type says that it does. */
final class AliasFlowRule {
  private static final String ELEMENTS = "the sets of its elements";
  private static final String SLOTS = "its slots";

  private final BoundModule module;
  private final AtomicSets sets;
  private final SelfReference self;
  private final FreshObjects fresh;
  private final AliasFixes fixes;
  private final AdoptedSets adopted;

  AliasFlowRule(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.self = new SelfReference(module);
    this.fresh = sets.fresh();
    this.fixes = new AliasFixes(module, sets);
    this.adopted = new AdoptedSets(sets.declarations(), sets.aliases());
  }

  void check() {
    module.files().forEach(f -> new Scanner(f).scan(f.unit(), null));
  }

  private final class Scanner extends TreePathScanner<Void, Void> {
    private final BoundFile file;

    Scanner(BoundFile file) {
      this.file = file;
    }

    @Override
    public Void visitVariable(VariableTree tree, Void p) {
      Element variable = module.element(getCurrentPath());
      if (tree.getInitializer() != null && variable != null) {
        AliasedType declared = sets.aliases().of(variable);
        AbstractObject here = sets.flow().thisAt(getCurrentPath());
        check(tree.getInitializer(), declared, adapt(declared, here, variable.asType()), variable);
      } else if (variable != null && !sets.aliases().of(variable).isEmpty()) {
        checkGiven(tree, variable);
      }
      return super.visitVariable(tree, p);
    }

    /** The variable of a {@code for}, a pattern, a {@code catch} clause or a lambda. */
    private void checkGiven(VariableTree tree, Element variable) {
      AliasedType declared = sets.aliases().of(variable);
      AbstractObject given = sets.flow().arriving(getCurrentPath(), (VariableElement) variable);
      if (!given.isNull()) {
        AbstractObject required =
            adapt(declared, sets.flow().thisAt(getCurrentPath()), variable.asType());
        boolean slots = required.slots() == null || isSame(required.slots(), given.slots());
        String missing = slots ? missing(variable.asType(), given, declared, required) : SLOTS;
        if (missing != null) {
          report(getCurrentPath(), missing, required, variable);
        }
      }
    }

    /** {@code new Node[] {x}} of an array with aliases: of others, where they are stored. */
    @Override
    public Void visitNewArray(NewArrayTree tree, Void p) {
      AbstractObject element = sets.flow().of(getCurrentPath()).element();
      if (element != null) {
        checkElements(getCurrentPath(), element, null);
      }
      return super.visitNewArray(tree, p);
    }

    private void checkElements(TreePath array, AbstractObject element, Element place) {
      NewArrayTree tree = (NewArrayTree) array.getLeaf();
      if (tree.getInitializers() != null) {
        for (ExpressionTree value : tree.getInitializers()) {
          check(new TreePath(array, value), AliasedType.NONE, element, place);
        }
      }
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void p) {
      ExpressionTree target = BoundModule.withoutParentheses(tree.getVariable());
      TreePath path = new TreePath(getCurrentPath(), target);
      if (target instanceof ArrayAccessTree slot) {
        AbstractObject element = sets.flow().of(new TreePath(path, slot.getExpression())).element();
        if (element != null) {
          check(tree.getExpression(), AliasedType.NONE, element, null);
        }
        return super.visitAssignment(tree, p);
      }
      Element variable = module.element(path);
      AliasedType declared = variable == null ? AliasedType.NONE : sets.aliases().of(variable);
      if (!declared.isEmpty()) {
        check(tree.getExpression(), declared, required(path, target, variable, declared), variable);
      } else if (variable != null
          && variable.getKind() == ElementKind.FIELD
          && target instanceof MemberSelectTree
          && self.level(path, variable) == null) {
        check(tree.getExpression(), declared, sets.flow().of(path), variable);
      }
      return super.visitAssignment(tree, p);
    }

    private AbstractObject required(
        TreePath path, ExpressionTree target, Element variable, AliasedType declared) {
      if (variable.getKind() != ElementKind.FIELD) {
        return adapt(declared, sets.flow().thisAt(path), variable.asType());
      }
      TypeElement level = self.level(path, variable);
      AbstractObject receiver =
          level != null
              ? AbstractObject.ofThis(level)
              : sets.flow().of(new TreePath(path, ((MemberSelectTree) target).getExpression()));
      TypeElement owner = (TypeElement) variable.getEnclosingElement();
      return sets.flow().adapt(declared, receiver, owner, variable.asType());
    }

    private AbstractObject adapt(AliasedType declared, AbstractObject receiver, TypeMirror type) {
      TypeElement context = self.enclosing(getCurrentPath());
      return sets.flow().adapt(declared, receiver, context, type);
    }

    @Override
    public Void visitReturn(ReturnTree tree, Void p) {
      TreePath around = getCurrentPath();
      while (!(around.getLeaf() instanceof MethodTree
          || around.getLeaf() instanceof LambdaExpressionTree)) {
        around = around.getParentPath();
      }
      if (tree.getExpression() != null
          && module.element(around) instanceof ExecutableElement method) {
        AliasedType declared = sets.aliases().of(method);
        AbstractObject here = sets.flow().thisAt(getCurrentPath());
        check(
            tree.getExpression(), declared, adapt(declared, here, method.getReturnType()), method);
      }
      return super.visitReturn(tree, p);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      checkArguments(tree.getArguments(), (callee, i) -> false);
      return super.visitMethodInvocation(tree, p);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void p) {
      AliasedType written = sets.aliases().ofNew(getCurrentPath());
      boolean plain = tree.getClassBody() == null; // its constructor takes the set over
      checkArguments(
          tree.getArguments(),
          (callee, i) ->
              plain && module.declaration(callee) != null && adopted.isAdopted(callee, i, written));
      return super.visitNewClass(tree, p);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void p) {
      Element unfit = sets.flow().unfit(getCurrentPath());
      if (unfit != null) {
        Element owner = unfit.getEnclosingElement();
        boolean constructor = owner.getKind() == ElementKind.CONSTRUCTOR;
        String name =
            constructor
                ? "the constructor of " + owner.getEnclosingElement().getSimpleName()
                : tree.getName().toString();
        reportHanded(tree, name + " asks for");
      }
      return super.visitMemberReference(tree, p);
    }

    private void checkArguments(
        List<? extends ExpressionTree> arguments,
        BiPredicate<ExecutableElement, Integer> isAdopted) {
      if (!(module.element(getCurrentPath()) instanceof ExecutableElement callee)) {
        return;
      }
      for (int i = 0; i < arguments.size(); i++) {
        AbstractObject required = sets.flow().required(getCurrentPath(), callee, i);
        if (required != null && !isAdopted.test(callee, i)) {
          int last = callee.getParameters().size() - 1;
          var parameter = callee.getParameters().get(Math.min(i, last));
          boolean spread = // one of the elements of an array that nobody writes
              callee.isVarArgs()
                  && i >= last
                  && required.element() != null
                  && !(module.type(new TreePath(getCurrentPath(), arguments.get(i)))
                      instanceof ArrayType);
          check(
              arguments.get(i),
              spread ? AliasedType.NONE : sets.aliases().of(parameter),
              spread ? required.element() : required,
              parameter);
        }
        checkHanded(callee, arguments.get(i), i);
      }
    }

    /** A function whose type says that it is handed objects of a set is handed no others. */
    private void checkHanded(ExecutableElement callee, ExpressionTree argument, int index) {
      TreePath path = new TreePath(getCurrentPath(), argument);
      ExpressionTree bare = BoundModule.withoutParentheses(argument);
      if (bare instanceof LambdaExpressionTree || bare instanceof MemberReferenceTree) {
        return; // its parameters are what it is handed
      }
      List<AbstractObject> takes = sets.flow().of(path).arguments();
      AbstractObject handed =
          takes.isEmpty() ? null : sets.flow().handed(getCurrentPath(), callee, index);
      if (handed != null
          && module.type(path) instanceof DeclaredType type
          && sets.flow().isFunction(type)
          && callee.getParameters().get(Math.min(index, callee.getParameters().size() - 1)).asType()
              instanceof DeclaredType formal) {
        for (int i = 0; i < Math.min(takes.size(), formal.getTypeArguments().size()); i++) {
          boolean consumed =
              formal.getTypeArguments().get(i) instanceof WildcardType w
                  && w.getSuperBound() != null;
          AbstractObject gets =
              i < handed.arguments().size() ? handed.arguments().get(i) : AbstractObject.NOTHING;
          if (consumed && !AbstractObject.fits(List.of(gets), List.of(takes.get(i)))) {
            reportHanded(bare, "its type promises");
          }
        }
      }
    }

    /** Checks that a value has what is declared of a place, or what is known of it. */
    private void check(
        ExpressionTree value, AliasedType declared, AbstractObject required, Element place) {
      check(new TreePath(getCurrentPath(), value), declared, required, place);
    }

    private void check(
        TreePath path, AliasedType declared, AbstractObject required, Element place) {
      if (declared.isEmpty() && required.equals(AbstractObject.NOTHING)) {
        return;
      }
      ExpressionTree bare = BoundModule.withoutParentheses((ExpressionTree) path.getLeaf());
      if (bare instanceof LambdaExpressionTree) {
        AbstractObject result = sets.flow().resultOf(module.type(path), required);
        AliasAnalysis.results(path).forEach(r -> check(r, AliasedType.NONE, result, place));
        return;
      }
      if (bare instanceof MemberReferenceTree) {
        checkReference(path, required, place);
        return;
      }
      AbstractObject known = sets.flow().of(path);
      if (known.isNull()) {
        return;
      }
      if (bare instanceof NewArrayTree) { // a new array gets what its place says of it
        checkElements(TreePath.getPath(path, bare), required.ofElement(), place);
        return;
      }
      String missing = missingSlots(path, known, declared, required);
      if (missing == null) {
        missing = missing(module.type(path), known, declared, required);
      }
      if (missing != null) {
        report(path, missing, required, place);
      }
    }

    private String missing(
        TypeMirror type, AbstractObject known, AliasedType declared, AbstractObject required) {
      String missing = missingSet(type, known, declared, required);
      return missing == null && !AbstractObject.fits(known.arguments(), required.arguments())
          ? ELEMENTS
          : missing;
    }

    private void checkReference(TreePath path, AbstractObject required, Element place) {
      AbstractObject wanted = sets.flow().resultOf(module.type(path), required);
      AbstractObject given = sets.flow().given(path);
      boolean same =
          wanted.sets().isEmpty()
              || wanted.sets().equals(given.sets())
              || given.level() != null
                  && wanted.sets().entrySet().stream()
                      .allMatch(e -> sharesSet(given, e.getKey(), e.getValue()));
      if (!same || !AbstractObject.fits(given.arguments(), wanted.arguments())) {
        String missing =
            same ? ELEMENTS : "set " + String.join(", ", new TreeSet<>(wanted.sets().keySet()));
        report(path, missing, required, place);
      }
    }

    private boolean sharesSet(AbstractObject given, String name, SetUse wanted) {
      return sets.declarations()
          .named(given.level(), name)
          .map(given::lock)
          .filter(wanted::equals)
          .isPresent();
    }

    /**
     * What an array lacks: slots of the required set. An array that nobody else has is given them
     * here; the arrays in a copied one are those of the other array.
     */
    private String missingSlots(
        TreePath value, AbstractObject known, AliasedType declared, AbstractObject required) {
      boolean asked = required.slots() != null || declared.slots() != null;
      if (asked && !isSame(required.slots(), known.slots()) && !fresh.isFreshArray(value)) {
        return SLOTS;
      }
      AbstractObject wanted = required.ofElement();
      AbstractObject given = known.ofElement();
      for (; !wanted.equals(AbstractObject.NOTHING); wanted = wanted.ofElement()) {
        if (wanted.slots() != null && !isSame(wanted.slots(), given.slots())) {
          return SLOTS;
        }
        given = given.ofElement();
      }
      return null;
    }

    private static boolean isSame(SetUse asked, SetUse given) {
      return asked != null && !asked.isOfUnknown() && asked.equals(given);
    }

    private String missingSet(
        TypeMirror of, AbstractObject known, AliasedType declared, AbstractObject required) {
      AbstractObject object = required;
      AbstractObject given = known;
      TypeMirror type = of;
      while (type instanceof ArrayType array) {
        type = array.getComponentType();
        object = object.element() == null ? AbstractObject.NOTHING : object.element();
        given = given.element() == null ? AbstractObject.NOTHING : given.element();
      }
      Set<String> names = new TreeSet<>(object.sets().keySet());
      declared.ofSets().stream().map(AliasText::name).forEach(names::add);
      for (String name : names) {
        SetUse wanted = object.sets().get(name);
        AtomicSetModel set =
            sets.declarations().ofType(type).stream()
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElse(null);
        if (set == null || wanted == null || !wanted.equals(given.lock(set))) {
          return "set " + name;
        }
      }
      return null;
    }

    private void report(TreePath path, String missing, AbstractObject required, Element place) {
      Tree value =
          path.getLeaf() instanceof ExpressionTree expression
              ? BoundModule.withoutParentheses(expression)
              : path.getLeaf(); // a variable that is given its objects
      boolean foreign = place != null && module.declaration(place) == null; // its name is not known
      String where =
          place == null
              ? "this slot"
              : (foreign ? place.getEnclosingElement() : place).getSimpleName().toString();
      String fix =
          ofUnknown(required)
              ? ofUnknownFix(place)
              : missing.equals(ELEMENTS)
                  ? "give the alias to the type argument of the place that this comes from, or to the"
                      + " objects in it"
                  : fixes.stored(path, required, where);
      module.report(
          DiagnosticCode.UNALIASED_STORED,
          file,
          value,
          "%s takes an object that shares %s, which this one is not known to do"
              .formatted(where, missing),
          fix);
    }

    private boolean ofUnknown(AbstractObject required) {
      return required.sets().values().stream().anyMatch(SetUse::isOfUnknown)
          || required.slots() != null && required.slots().isOfUnknown()
          || required.element() != null && ofUnknown(required.element())
          || required.arguments().stream().anyMatch(this::ofUnknown);
    }

    private String ofUnknownFix(Element place) {
      Element code = place == null ? null : place.getEnclosingElement();
      return code != null && code.getKind() == ElementKind.CONSTRUCTOR
          ? "make the new object with an alias that says whose set it shares, or let its"
              + " constructor make this one"
          : "store it in, or call, an object whose sets are known here: this, one that a final"
              + " local or parameter names, or one from a place with an alias";
    }

    private void reportHanded(ExpressionTree function, String promised) {
      module.report(
          DiagnosticCode.UNALIASED_STORED,
          file,
          function,
          "this is handed objects that are not known to share the sets that " + promised,
          "give the place that they come from the alias, or let it take objects without one");
    }
  }
}
