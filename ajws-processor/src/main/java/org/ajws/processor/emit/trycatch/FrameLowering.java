package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.emit.AddedMember;
import org.ajws.processor.emit.TwinText;
import org.ajws.processor.emit.loops.LoopReturns;
import org.ajws.processor.plan.frames.FrameAnalysis;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Types;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;
import org.ajws.processor.text.Trivia;

/**
 * Gives the methods of a file their entries, fast versions, frames and slow versions ({@code
 * docs/design/try-catch-work-stealing.md}).
 */
final class FrameLowering {
  private static final String RUNTIME = FrameText.RUNTIME;

  /** The suffix of the original body, where the fast version has to look for overrides first. */
  private static final String BODY = "$body";

  private static final List<Modifier> KEPT =
      List.of(
          Modifier.PUBLIC,
          Modifier.PROTECTED,
          Modifier.PRIVATE,
          Modifier.STATIC,
          Modifier.FINAL,
          Modifier.DEFAULT,
          Modifier.STRICTFP);

  private final FrameAnalysis analysis;
  private final BoundModule module;
  private final BoundFile file;
  private final List<LoopReturns> returns;
  private final Edits edits;

  private FrameLowering(
      FrameAnalysis analysis, BoundFile file, List<LoopReturns> returns, Edits edits) {
    this.analysis = analysis;
    this.module = analysis.module();
    this.file = file;
    this.returns = returns;
    this.edits = edits;
  }

  /**
   * Adds the edits of one file, after those of all other lowerings.
   *
   * @param returns those out of speculative loops, which one of the others has lowered
   */
  static void lower(
      FrameAnalysis analysis, BoundFile file, List<LoopReturns> returns, Edits edits) {
    FrameLowering lowering = new FrameLowering(analysis, file, returns, edits);
    analysis.forwarders(file).forEach(lowering::forward); // before methods around copy them
    List<MethodPlan> plans = new ArrayList<>(analysis.plans(file));
    // Inner classes first: what they become is part of the slow version of the method around them.
    plans.sort(
        Comparator.comparingInt((MethodPlan p) -> BoundModule.height(p.method().path()))
            .reversed());
    int number = 1;
    for (MethodPlan plan : plans) {
      String members = lowering.members(plan, number); // before the fast version changes the text
      lowering.method(plan, number++, members);
    }
    lowering.importFastVersions();
  }

  /** What is imported by its name alone comes without its fast version. */
  private void importFastVersions() {
    for (ImportTree tree : file.unit().getImports()) {
      if (tree.isStatic()
          && tree.getQualifiedIdentifier() instanceof MemberSelectTree member
          && analysis.hasTwin(type(tree, member), member.getIdentifier())) {
        Span span = module.span(file.unit(), tree);
        String owner = Trivia.code(module.text(file, member.getExpression())).strip();
        edits.append(
            span.end(),
            span,
            " import static %s.%s%s;".formatted(owner, member.getIdentifier(), Copier.FAST));
      }
    }
  }

  private TypeElement type(ImportTree tree, MemberSelectTree member) {
    TreePath at = new TreePath(new TreePath(new TreePath(file.unit()), tree), member);
    return (TypeElement) module.element(new TreePath(at, member.getExpression()));
  }

  /** The frame class, its factory and the slow version. */
  private String members(MethodPlan plan, int number) {
    FrameText frame = new FrameText(plan, number);
    SlowVersion slow = new SlowVersion(plan, new Copier(plan, edits, returns, true), frame);
    MethodTree tree = plan.method().tree();
    boolean isStatic = plan.method().element().getModifiers().contains(Modifier.STATIC);
    String parameters =
        tree.getTypeParameters().isEmpty()
            ? ""
            : tree.getTypeParameters().stream()
                .map(t -> Trivia.code(module.text(file, t)).strip())
                .collect(Collectors.joining(", ", "<", "> "));
    return " %s%s%sprivate %s%sboolean %s$slow(%s f$) throws java.lang.Throwable %s "
        .formatted(
            frame.declaration(),
            frame.factoryDeclaration(),
            AddedMember.COPY,
            isStatic ? "static " : "",
            parameters,
            tree.getName(),
            frame.name(),
            slow.body());
  }

  private void method(MethodPlan plan, int number, String members) {
    TreePath path = plan.method().path();
    MethodTree tree = plan.method().tree();
    ExecutableElement element = plan.method().element();
    new FastVersion(
            plan,
            edits,
            new Copier(plan, edits, returns, false),
            new FrameText(plan, number),
            analysis::hasFrames)
        .lower();
    TwinText twin = new TwinText(module, file, path, element);
    String guard = guard(tree, element, twin);
    boolean guarded = !guard.isEmpty();
    String fast = twin.head(Copier.FAST, "", modifiers(element));
    edits.open(
        module.start(file.unit(), tree.getBody()),
        module.span(file.unit(), tree),
        entry(tree, element, twin.callee(guarded ? BODY : Copier.FAST))
            + (guarded ? fast + guard + twin.head(BODY, "private ", List.of()) : fast));
    TreePath owner = path.getParentPath();
    Span span = module.span(file.unit(), owner.getLeaf());
    int end = module.endOfMembers(file.unit(), (ClassTree) owner.getLeaf());
    edits.append(end, span, members);
  }

  private static List<Modifier> modifiers(ExecutableElement element) {
    Set<Modifier> has = element.getModifiers();
    return KEPT.stream().filter(has::contains).toList();
  }

  /** What everybody else calls: it runs the fast version as a root. */
  private String entry(MethodTree tree, ExecutableElement element, String callee) {
    String call = callee + arguments(tree);
    TypeMirror type = element.getReturnType();
    boolean isVoid = type.getKind() == TypeKind.VOID;
    String result = "r$.complete(u$)." + Types.resultMethod(type) + ";";
    return ("{ %1$sframe.Root r$ = %1$sframe.Root.enter(); try { %2$s%3$s; } "
            + "catch (%1$sframe.Unwind u$) { %2$s%4$s } "
            + "catch (java.lang.Throwable t$) { %1$sframe.Traces.trace(t$); throw t$; } finally { r$.exit(); } } ")
        .formatted(RUNTIME, isVoid ? "" : "return ", call, result);
  }

  /**
   * The body of a fast version that can be overridden: it calls the original body, which is a
   * method of its own, since an override that is called by its name may call that body by {@code
   * super}. Classes that were not translated may override the method but not its fast version; then
   * the method itself is called. Empty where nobody overrides it.
   */
  private String guard(MethodTree tree, ExecutableElement element, TwinText twin) {
    TypeElement owner = (TypeElement) element.getEnclosingElement();
    Set<Modifier> has = element.getModifiers();
    boolean fixed =
        has.contains(Modifier.STATIC)
            || has.contains(Modifier.PRIVATE)
            || has.contains(Modifier.FINAL)
            || owner.getModifiers().contains(Modifier.FINAL)
            || owner.getNestingKind() == NestingKind.ANONYMOUS;
    boolean hidden =
        owner.getModifiers().contains(Modifier.PRIVATE)
            || owner.getKind() == ElementKind.ENUM
            || owner.getNestingKind() == NestingKind.LOCAL;
    if (fixed || (hidden && !analysis.isOverridden(element))) {
      return "";
    }
    String arguments = arguments(tree);
    boolean isVoid = element.getReturnType().getKind() == TypeKind.VOID;
    if (hidden) {
      return "{ %s%s%s; } ".formatted(isVoid ? "" : "return ", twin.callee(BODY), arguments);
    }
    TypeText types = new TypeText(module);
    String type = types.erased(owner.asType());
    String parameters =
        element.getParameters().stream()
            .map(p -> ", " + types.erased(p.asType()) + ".class")
            .collect(Collectors.joining());
    return ("{ if (this.getClass() != %1$s.class && %2$sframe.Twins.isOverridden(this, %1$s.class, "
            + "\"%3$s\"%4$s)) { %5$s%9$s%6$s;%7$s } %5$s%8$s%6$s; } ")
        .formatted(
            type,
            RUNTIME,
            tree.getName(),
            parameters,
            isVoid ? "" : "return ",
            arguments,
            isVoid ? " return;" : "",
            twin.callee(BODY),
            tree.getTypeParameters().isEmpty() ? "this." + tree.getName() : twin.callee(""));
  }

  private static String arguments(MethodTree tree) {
    return tree.getParameters().stream()
        .map(VariableTree::getName)
        .collect(Collectors.joining(", ", "(", ")"));
  }

  /** A twin that calls the method itself, which is none that spawns. */
  private void forward(ExecutableElement element) {
    TreePath path = module.declaration(element);
    MethodTree tree = (MethodTree) path.getLeaf();
    TwinText twin = new TwinText(module, file, path, element);
    boolean inInterface = ((TypeElement) element.getEnclosingElement()).getKind().isInterface();
    String access =
        inInterface && !element.getModifiers().contains(Modifier.DEFAULT) ? "default " : "";
    boolean isVoid = element.getReturnType().getKind() == TypeKind.VOID;
    String arguments = arguments(tree);
    String text =
        " %s{ %s%s%s; }"
            .formatted(
                twin.head(Copier.FAST, access, modifiers(element)),
                isVoid ? "" : "return ",
                twin.callee(""),
                arguments);
    edits.append(module.end(file.unit(), tree), module.span(file.unit(), tree), text);
  }
}
