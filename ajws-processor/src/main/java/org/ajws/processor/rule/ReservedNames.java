package org.ajws.processor.rule;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePathScanner;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Members of the program that are called as the translation calls what it adds to classes. One in a
 * class above or below would override what is generated, or be overridden by it, without a word of
 * the compiler; and stack traces would be shown without it. Other modules call generated methods,
 * so these cannot be called otherwise where a name is taken.
 */
public final class ReservedNames {
  /** What follows the name of a method in what is made of it. */
  private static final Pattern OF_METHOD =
      Pattern.compile("(.+)\\$(?:fast|slow|body|tracked|frame\\d+)");

  /** What is called otherwise where its class, or one around it, knows such a method. */
  private static final Pattern TWIN = Pattern.compile("(.+)\\$(?:internal|exact)\\d*");

  private static final Pattern FRAME = Pattern.compile("(.+)\\$Frame\\d+");

  private static final String PREFIX = "ajws$";

  /** What is declared where a header is split, before the source is bound. */
  private static final Pattern SPLIT = Pattern.compile("ajws\\$\\d+");

  private final BoundModule module;
  private final Set<String> methods = new HashSet<>();

  private ReservedNames(BoundModule module) {
    this.module = module;
  }

  /** Reports such names in a module that gets generated code. */
  public static void check(BoundModule module) {
    ReservedNames check = new ReservedNames(module);
    List<BoundFile> suspects =
        Stream.of(module.files(), module.others())
            .flatMap(Collection::stream)
            .filter(f -> f.source().text().indexOf('$') >= 0)
            .toList();
    if (!suspects.isEmpty()) {
      module.files().forEach(check::collect);
      module.others().forEach(check::collect);
      suspects.forEach(check::check);
    }
  }

  private void collect(BoundFile file) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        methods.add(tree.getName().toString());
        return super.visitMethod(tree, p);
      }
    }.scan(file.unit(), null);
  }

  private void check(BoundFile file) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        String name = tree.getName().toString();
        check(file, tree, name, OF_METHOD);
        Matcher twin = TWIN.matcher(name);
        if (twin.matches() && overrides(module.element(getCurrentPath()), twin.group(1))) {
          report(file, tree, name);
        }
        return super.visitMethod(tree, p);
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        check(file, tree, tree.getSimpleName().toString(), FRAME);
        return super.visitClass(tree, p);
      }

      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        check(file, tree, tree.getName().toString(), null);
        return super.visitVariable(tree, p);
      }
    }.scan(file.unit(), null);
  }

  private void check(BoundFile file, Tree tree, String name, Pattern ofMethod) {
    Matcher matcher = ofMethod == null ? null : ofMethod.matcher(name);
    if ((name.startsWith(PREFIX) && !SPLIT.matcher(name).matches())
        || (matcher != null && matcher.matches() && methods.contains(matcher.group(1)))) {
      report(file, tree, name);
    }
  }

  /** Whether a method may override the twin of one that a type above its own has code of. */
  private boolean overrides(Element method, String original) {
    return method.getEnclosingElement() instanceof TypeElement type
        && declaredAbove(type.asType(), original);
  }

  private boolean declaredAbove(TypeMirror type, String name) {
    return module.types().directSupertypes(type).stream()
        .anyMatch(
            above ->
                module.types().asElement(above).getEnclosedElements().stream()
                        .anyMatch(
                            m ->
                                m instanceof ExecutableElement
                                    && !m.getModifiers().contains(Modifier.ABSTRACT)
                                    && m.getSimpleName().contentEquals(name))
                    || declaredAbove(above, name));
  }

  private void report(BoundFile file, Tree tree, String name) {
    module.report(
        DiagnosticCode.RESERVED_NAME,
        file,
        tree,
        "%s is what the translation may call a member of its own".formatted(name),
        "rename it");
  }
}
