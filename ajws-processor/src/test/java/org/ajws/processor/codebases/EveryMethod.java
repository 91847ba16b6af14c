package org.ajws.processor.codebases;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.sun.source.util.TreePath;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.source.Binder;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.source.SourceReader;

/**
 * Classes with a parallel loop around a call of each public method of a library, one class for each
 * of its packages.
 */
final class EveryMethod {
  private final BoundModule module;
  private final Map<String, StringBuilder> byPackage = new TreeMap<>();
  private int methods;

  private EveryMethod(BoundModule module) {
    this.module = module;
  }

  /** Their texts, by the library's package. */
  static Map<String, String> of(Path sources) {
    Diagnostics diagnostics = new Diagnostics();
    List<SourceFile> all =
        new SourceReader(StandardCharsets.ISO_8859_1, null, diagnostics).read(List.of(sources));
    try (Binder binder = new Binder(List.of(), StandardCharsets.ISO_8859_1, null, diagnostics)) {
      Binder.Result bound = binder.bind(all, all);
      assertNotNull(bound, () -> diagnostics.sorted().toString());
      return new EveryMethod(bound.module()).texts();
    }
  }

  private Map<String, String> texts() {
    for (BoundFile file : module.files()) {
      file.unit().getTypeDecls().stream()
          .map(tree -> module.element(new TreePath(new TreePath(file.unit()), tree)))
          .forEach(this::visit);
    }
    Map<String, String> texts = new TreeMap<>();
    byPackage.forEach(
        (name, text) -> texts.put(name, "import org.ajws.*;\n\nclass Calls {\n" + text + "}\n"));
    return texts;
  }

  private void visit(Element element) {
    if (!(element instanceof TypeElement type) || !type.getModifiers().contains(Modifier.PUBLIC)) {
      return;
    }
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      if (method.getModifiers().contains(Modifier.PUBLIC)) {
        add(type, method);
      }
    }
    ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::visit);
  }

  private void add(TypeElement type, ExecutableElement method) {
    List<String> parameters = new ArrayList<>();
    List<String> arguments = new ArrayList<>();
    for (VariableElement parameter : method.getParameters()) {
      String name = name(module.types().erasure(parameter.asType()));
      if (name == null) {
        return;
      }
      arguments.add("p" + arguments.size());
      parameters.add(name + " p" + parameters.size());
    }
    String owner = type.getQualifiedName().toString();
    boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
    if (!isStatic) {
      parameters.add(owner + " o");
    }
    byPackage
        .computeIfAbsent(
            module.elements().getPackageOf(type).getQualifiedName().toString(),
            p -> new StringBuilder())
        .append(
            """
              static void m%d(%s) {
                for (@ParallelFor int i = 0; i < 9; i++) {
                  try {
                    %s.%s(%s);
                  } catch (Throwable t) {
                    throw new RuntimeException(t);
                  }
                }
              }
            """
                .formatted(
                    methods++,
                    String.join(", ", parameters),
                    isStatic ? owner : "o",
                    method.getSimpleName(),
                    String.join(", ", arguments)));
  }

  /** A type as the classes can name it; null if they cannot. */
  private static String name(TypeMirror type) {
    if (type instanceof ArrayType array) {
      String component = name(array.getComponentType());
      return component == null ? null : component + "[]";
    }
    if (type.getKind() == TypeKind.DECLARED && type instanceof DeclaredType declared) {
      for (Element e = declared.asElement();
          e instanceof TypeElement;
          e = e.getEnclosingElement()) {
        if (!e.getModifiers().contains(Modifier.PUBLIC)) {
          return null;
        }
      }
      return ((TypeElement) declared.asElement()).getQualifiedName().toString();
    }
    return type.getKind().isPrimitive() ? type.toString() : null; // null: what nobody knows
  }

  /** How many calls there are in texts. */
  static int count(Collection<String> texts) {
    return texts.stream().mapToInt(t -> t.split("@ParallelFor", -1).length - 1).sum();
  }
}
