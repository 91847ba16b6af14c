package org.ajws.processor.program;

import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.util.TreePath;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/** What of {@code org.ajws.sync} may have to wait; each such method has a fast version. */
public final class WaitingCalls {
  private static final String FUTURE = "org.ajws.sync.Future";
  private static final String CHANNEL = "org.ajws.sync.Channel";
  private static final String PROMISE = "org.ajws.sync.Promise";

  private static final Map<String, Set<String>> METHODS =
      Map.of(FUTURE, Set.of("get"), CHANNEL, Set.of("take", "put"));

  private WaitingCalls() {}

  /** Whether a method may have to wait. */
  public static boolean waits(Element element) {
    return element instanceof ExecutableElement method
        && METHODS
            .getOrDefault(method.getEnclosingElement().toString(), Set.of())
            .contains(method.getSimpleName().toString());
  }

  /** Whether a loop takes values from a channel. */
  public static boolean waits(BoundModule module, TreePath loop) {
    return loop.getLeaf() instanceof EnhancedForLoopTree each
        && isChannel(module.type(new TreePath(loop, each.getExpression())));
  }

  /** Whether a type is that of channels. */
  public static boolean isChannel(TypeMirror type) {
    return isNamed(type, CHANNEL);
  }

  /** Whether a type is that of promises. */
  public static boolean isPromise(TypeMirror type) {
    return isNamed(type, PROMISE);
  }

  private static boolean isNamed(TypeMirror type, String name) {
    return type instanceof DeclaredType declared && declared.asElement().toString().equals(name);
  }
}
