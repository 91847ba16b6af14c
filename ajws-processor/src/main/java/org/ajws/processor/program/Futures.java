package org.ajws.processor.program;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Mention;

/** What the translator knows of {@code org.ajws.sync.Future}. */
public final class Futures {
  private static final String TYPE = "org.ajws.sync.Future";
  private static final Mention PACKAGE = Mention.ofName("org.ajws.sync");

  private Futures() {}

  /** Whether the initialiser of a declaration is {@code Future.of(...)}, and nothing around it. */
  static boolean isOf(BoundModule module, TreePath declaration, ExpressionTree initialiser) {
    return initialiser instanceof MethodInvocationTree
        && isMethod(module.element(new TreePath(declaration, initialiser)), "of");
  }

  /** Whether a file of a module names futures. */
  public static boolean areNamed(BoundModule module) {
    return module.files().stream().anyMatch(f -> PACKAGE.isIn(f.source().text()));
  }

  /** Whether a type is that of futures. */
  public static boolean isFuture(TypeMirror type) {
    return type instanceof DeclaredType declared && declared.asElement().toString().equals(TYPE);
  }

  private static boolean isMethod(Element element, String name) {
    return element instanceof ExecutableElement method
        && method.getSimpleName().contentEquals(name)
        && method.getEnclosingElement().toString().equals(TYPE);
  }
}
