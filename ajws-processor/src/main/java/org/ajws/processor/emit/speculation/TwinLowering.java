package org.ajws.processor.emit.speculation;

import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.TypeKind;
import org.ajws.processor.analysis.speculation.TrackedCode;
import org.ajws.processor.analysis.speculation.TwinConstructors;
import org.ajws.processor.analysis.speculation.TwinMethods;
import org.ajws.processor.emit.AddedMember;
import org.ajws.processor.emit.TwinText;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/** Puts the twins of followed methods behind them: the same code with tracked accesses. */
final class TwinLowering {
  private static final List<Modifier> KEPT =
      List.of(
          Modifier.PUBLIC,
          Modifier.PROTECTED,
          Modifier.PRIVATE,
          Modifier.STATIC,
          Modifier.DEFAULT,
          Modifier.FINAL,
          Modifier.STRICTFP);

  private static final String PARAMETER =
      "final org.ajws.runtime.speculation.Chunk " + TrackedNames.CHUNK;

  private final BoundModule module;
  private final BoundFile file;
  private final TrackedNames names;
  private final TwinConstructors constructors;
  private final Edits edits;

  TwinLowering(
      BoundModule module,
      BoundFile file,
      TrackedNames names,
      TwinConstructors constructors,
      Edits edits) {
    this.constructors = constructors;
    this.module = module;
    this.file = file;
    this.names = names;
    this.edits = edits;
  }

  void lower(ExecutableElement method, TrackedCode code) {
    if (method.getKind() == ElementKind.CONSTRUCTOR) {
      construct(method, code);
      return;
    }
    TreePath path = module.declaration(method);
    MethodTree tree = (MethodTree) path.getLeaf();
    TwinText twin = new TwinText(module, file, path, method);
    boolean inInterface = method.getEnclosingElement().getKind().isInterface();
    String access =
        tree.getBody() == null && inInterface ? AddedMember.COPY + "default " : AddedMember.COPY;
    String head = twin.head(TrackedNames.TWIN, access, KEPT, PARAMETER);
    String original = original(tree, method, twin);
    String body =
        tree.getBody() == null
            ? original
            : "%s%s.poll(); %s"
                .formatted(
                    TwinMethods.canBeOverridden(method) ? guard(tree, method, original) : "",
                    TrackedNames.CHUNK,
                    new TrackedText(module, names, code, TrackedNames.CHUNK).text());
    edits.append(
        module.end(file.unit(), tree),
        module.span(file.unit(), tree),
        " %s{ %s }".formatted(head, body));
  }

  /** Behind {@code super(…)} or {@code this(…)} the twin of a constructor is as others. */
  private void construct(ExecutableElement constructor, TrackedCode code) {
    TreePath path = module.declaration(constructor);
    MethodTree tree = (MethodTree) path.getLeaf();
    String head =
        new TwinText(module, file, path, constructor)
            .head("", AddedMember.COPY, KEPT, PARAMETER + ", final byte ajws$twin");
    TrackedText text = new TrackedText(module, names, code, TrackedNames.CHUNK);
    TreePath first = constructors.explicitCall(path);
    String poll = " " + TrackedNames.CHUNK + ".poll(); ";
    Span body = module.span(file.unit(), tree.getBody());
    if (first != null) {
      text.edits().close(module.end(file.unit(), first.getLeaf()), body, poll);
    } else {
      boolean twin = constructors.twinOfOther(constructor) != null;
      String call = twin ? " super(" + TrackedNames.CHUNK + TrackedNames.MARK + ");" : "";
      text.edits().open(module.start(file.unit(), tree.getBody()) + 1, body, call + poll);
    }
    edits.append(
        module.end(file.unit(), tree),
        module.span(file.unit(), tree),
        " " + head + text.text() + " ");
  }

  /** The method itself, for a chunk that is the oldest. */
  private static String original(MethodTree tree, ExecutableElement method, TwinText twin) {
    boolean isVoid = method.getReturnType().getKind() == TypeKind.VOID;
    String arguments =
        tree.getParameters().stream()
            .map(VariableTree::getName)
            .collect(Collectors.joining(", ", "(", ")"));
    return "%s.irrevocable(); %s%s%s;%s"
        .formatted(
            TrackedNames.CHUNK,
            isVoid ? "" : "return ",
            tree.getTypeParameters().isEmpty() ? "this." + tree.getName() : twin.callee(""),
            arguments,
            isVoid ? " return;" : "");
  }

  /** Classes that are not of the module, or local, may override the method but not its twin. */
  private String guard(MethodTree tree, ExecutableElement method, String original) {
    TypeText types = new TypeText(module);
    String owner = types.erased(method.getEnclosingElement().asType());
    String parameters =
        method.getParameters().stream()
            .map(p -> ", " + types.erased(p.asType()) + ".class")
            .collect(Collectors.joining());
    return ("if (this.getClass() != %1$s.class && org.ajws.runtime.speculation.TrackedTwins"
            + ".isOverridden(this, %1$s.class, \"%2$s\"%3$s)) { %4$s } ")
        .formatted(owner, tree.getName(), parameters, original);
  }
}
