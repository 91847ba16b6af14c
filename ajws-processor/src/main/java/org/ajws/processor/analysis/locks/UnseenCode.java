package org.ajws.processor.analysis.locks;

import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * Methods and interfaces whose code nobody sees: they may lock what they are given. The JDK does
 * not, but for the few that take a lock, and for functions, which others write.
 */
final class UnseenCode {
  private static final Set<String> LOCKING = Set.of("java.io.Reader", "java.io.Writer");

  private final BoundModule module;

  UnseenCode(BoundModule module) {
    this.module = module;
  }

  /** Whether a method, or one that stands for it in another module, may lock what it is given. */
  boolean mayLock(ExecutableElement callee) {
    TypeElement owner = (TypeElement) callee.getEnclosingElement();
    if (isSeen(owner)) {
      return callee.getModifiers().contains(Modifier.ABSTRACT) && !OwnMonitors.isHidden(owner);
    }
    String name = owner.getQualifiedName().toString();
    return name.startsWith("java.util.function.") || LOCKING.contains(name) || !isOfJdk(owner);
  }

  /** Whether a type inherits methods that may lock its objects from an interface. */
  boolean isInherited(TypeElement type) {
    for (TypeMirror above : type.getInterfaces()) {
      TypeElement t = (TypeElement) ((DeclaredType) above).asElement();
      if (!isSeen(t) && !isOfJdk(t) || isInherited(t)) {
        return true;
      }
    }
    return false;
  }

  private boolean isSeen(Element type) {
    return module.declaration(type) != null;
  }

  private static boolean isOfJdk(TypeElement type) {
    return type.getQualifiedName().toString().startsWith("java.");
  }
}
