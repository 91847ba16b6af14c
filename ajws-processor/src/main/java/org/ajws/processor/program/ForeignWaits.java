package org.ajws.processor.program;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Promises, channels and futures that code gets from other modules, without a word of them in its
 * own sources: {@code Mailbox.incoming.take()}. Who completes such a future is not seen.
 */
final class ForeignWaits {
  private static final Pattern WAITS =
      Pattern.compile("\\borg\\.ajws\\.sync\\.(?:Promise|Channel|Future)\\b");

  private final BoundModule module;
  private final Map<Element, Boolean> known = new HashMap<>();
  private final Map<Element, Boolean> containers = new HashMap<>();

  ForeignWaits(BoundModule module) {
    this.module = module;
  }

  /** Whether a file uses something of another module in whose declaration there is one. */
  boolean areUsedIn(BoundFile file) {
    boolean[] found = new boolean[1];
    new TreePathScanner<Void, Void>() {
      private void use() {
        found[0] = found[0] || isUse(getCurrentPath());
      }

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        use();
        return super.visitIdentifier(tree, p);
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void p) {
        use();
        return super.visitMemberSelect(tree, p);
      }

      @Override
      public Void visitMemberReference(MemberReferenceTree tree, Void p) {
        use();
        return super.visitMemberReference(tree, p);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        use();
        return super.visitMethodInvocation(tree, p);
      }

      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        use();
        return super.visitNewClass(tree, p);
      }

      /** What it overrides may be called with one. */
      @Override
      public Void visitClass(ClassTree tree, Void p) {
        if (!found[0] && module.element(getCurrentPath()) instanceof TypeElement type) {
          found[0] = inherits(type.asType());
        }
        return super.visitClass(tree, p);
      }
    }.scan(file.unit(), null);
    return found[0];
  }

  /** Whether a name or call is one of something that may have to do with waits. */
  private boolean isUse(TreePath path) {
    Element used = module.element(path);
    if (used != null && hasWaits(used)) {
      return true;
    }
    TypeMirror type = used instanceof TypeElement ? null : module.type(path);
    return type != null
        && (isContainer(type)
            || used instanceof ExecutableElement method // of which the type is found here
                && isForeign((TypeElement) method.getEnclosingElement())
                && WAITS.matcher(type.toString()).find());
  }

  /** Whether objects of another module's type hold some: {@code Inbox extends List<Promise>}. */
  private boolean isContainer(TypeMirror type) {
    if (type instanceof ArrayType array) {
      return isContainer(array.getComponentType());
    }
    if (type instanceof TypeVariable variable) {
      return isContainer(variable.getUpperBound());
    }
    if (!(type instanceof DeclaredType)
        || !(module.types().asElement(type) instanceof TypeElement element)) {
      return false;
    }
    Boolean answer = containers.get(element);
    if (answer == null) {
      answer = isForeign(element) && inherits(element.asType());
      containers.put(element, answer);
    }
    return answer;
  }

  private boolean inherits(TypeMirror type) {
    for (TypeMirror above : module.types().directSupertypes(type)) {
      if (module.types().asElement(above) instanceof TypeElement element
          && (WAITS.matcher(above.toString()).find() && isForeignType(type)
              || isForeign(element)
                  && element.getEnclosedElements().stream().anyMatch(this::hasWaits)
              || inherits(above))) {
        return true;
      }
    }
    return false;
  }

  private boolean hasWaits(Element used) {
    Boolean answer = known.get(used);
    if (answer == null) {
      boolean member = used instanceof ExecutableElement || used.getKind().isField();
      answer =
          member
              && used.getEnclosingElement() instanceof TypeElement owner
              && isForeign(owner)
              && WAITS.matcher(signature(used)).find();
      known.put(used, answer);
    }
    return answer;
  }

  private static String signature(Element member) {
    if (member instanceof VariableElement) {
      return member.asType().toString();
    }
    ExecutableElement method = (ExecutableElement) member;
    return method.getReturnType()
        + " "
        + method.getParameters().stream().map(Element::asType).toList();
  }

  private boolean isForeignType(TypeMirror type) {
    return module.types().asElement(type) instanceof TypeElement element && isForeign(element);
  }

  /** Whether a class is of another module that may have something to wait for. */
  private boolean isForeign(TypeElement type) {
    String name = type.getQualifiedName().toString();
    return !name.startsWith("java.")
        && !name.startsWith("javax.")
        && !name.startsWith("org.ajws.")
        && module.declaration(type) == null;
  }
}
