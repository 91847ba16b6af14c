package org.ajws.processor.program;

import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Name;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Mention;

/** What of {@code org.ajws.sync} may have to wait; each such method has a fast version. */
public final class WaitingCalls {
  private static final String FUTURE = "org.ajws.sync.Future";
  private static final String CHANNEL = "org.ajws.sync.Channel";
  private static final String PROMISE = "org.ajws.sync.Promise";

  private static final Map<String, Set<String>> METHODS =
      Map.of(FUTURE, Set.of("get"), CHANNEL, Set.of("take", "put"));

  private static final Set<String> ITERATIONS = Set.of("iterator", "spliterator", "forEach");

  private static final Mention PACKAGE = Mention.ofName("org.ajws.sync");
  private static final List<Mention> LATER =
      List.of(Mention.ofName("Promise"), Mention.ofName("Channel"));

  /** That of futures, which is a word of many comments, too. */
  private static final Mention FROM = Mention.ofName("from");

  private WaitingCalls() {}

  /** Whether a method may have to wait. */
  public static boolean waits(Element element) {
    return element instanceof ExecutableElement method
        && METHODS
            .getOrDefault(method.getEnclosingElement().toString(), Set.of())
            .contains(method.getSimpleName().toString());
  }

  /** Whether a method of a channel gives its values one by one, to code that waits on a thread. */
  public static boolean isIterated(Element element) {
    return element instanceof ExecutableElement method
        && ITERATIONS.contains(method.getSimpleName().toString())
        && (method.getEnclosingElement().toString().equals(CHANNEL)
            || method.getEnclosingElement().toString().equals("java.lang.Iterable"));
  }

  /**
   * Whether a file of a module names what tasks may wait for that comes later in the program:
   * promises, channels, and futures of stages; or gets such from another module. Futures of asyncs
   * were made before.
   */
  public static boolean mayBeForLater(BoundModule module) {
    if (module.files().stream()
        .anyMatch(f -> names(f.source().text()) || makesOfStages(module, f))) {
      return true;
    }
    ForeignWaits foreign = new ForeignWaits(module);
    return module.files().stream().anyMatch(foreign::areUsedIn);
  }

  private static boolean names(String source) {
    return PACKAGE.isIn(source) && LATER.stream().anyMatch(m -> m.isIn(source));
  }

  /** Whether a file names the method that makes futures of stages, in whatever form. */
  private static boolean makesOfStages(BoundModule module, BoundFile file) {
    String text = file.source().text();
    if (!PACKAGE.isIn(text) || !FROM.isIn(text)) {
      return false;
    }
    boolean[] found = new boolean[1];
    new TreePathScanner<Void, Void>() {
      private void name(Name name) {
        found[0] |=
            name.contentEquals("from")
                && module.element(getCurrentPath()) instanceof ExecutableElement method
                && method.getEnclosingElement().toString().equals(FUTURE);
      }

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        name(tree.getName());
        return super.visitIdentifier(tree, p);
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void p) {
        name(tree.getIdentifier());
        return super.visitMemberSelect(tree, p);
      }

      @Override
      public Void visitMemberReference(MemberReferenceTree tree, Void p) {
        name(tree.getName());
        return super.visitMemberReference(tree, p);
      }
    }.scan(file.unit(), null);
    return found[0];
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
