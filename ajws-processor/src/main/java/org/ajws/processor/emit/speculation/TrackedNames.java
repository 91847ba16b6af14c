package org.ajws.processor.emit.speculation;

import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreePath;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Name;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.speculation.Speculations;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** How generated code names tracked fields, and the twins of methods. */
public final class TrackedNames {
  /** What a twin's name has behind that of its method. */
  static final String TWIN = "$tracked";

  /** The first parameter of a twin. */
  static final String CHUNK = "ajws$chunk";

  /**
   * What follows the chunk in calls of a constructor's twin. Without it {@code new C(null)} could
   * mean a twin; no constant is a {@code byte} by itself.
   */
  static final String MARK = ", (byte) 0";

  /** The class that holds what is made once, in each top-level class. */
  static final String HOLDER = "ajws$Tracked";

  private final Map<VariableElement, String> fields = new HashMap<>();

  /** Numbers the tracked fields of a module. */
  public TrackedNames(BoundModule module, Speculations speculations) {
    for (BoundFile file : speculations.files()) {
      int number = 0;
      List<VariableElement> sorted =
          speculations.fields(file).stream()
              .sorted(
                  Comparator.comparingInt(
                      f -> module.start(file.unit(), module.declaration(f).getLeaf())))
              .toList();
      for (VariableElement field : sorted) {
        fields.put(field, field.getSimpleName() + "$" + ++number);
      }
    }
  }

  /** The name of what stands for a field, in its holder. */
  String simple(VariableElement field) {
    return fields.get(field);
  }

  /** The same, from a place in a top-level class. */
  String of(VariableElement field, TypeElement from) {
    return inHolder(topLevel(field), from, simple(field));
  }

  /**
   * What the holder of a top-level class has, from a place in one. By its simple name, a class
   * inside that one would find the holder of a superclass; a variable may have that of the package.
   */
  static String inHolder(TypeElement topLevel, TypeElement from, String name) {
    Name owner = topLevel.equals(from) ? topLevel.getSimpleName() : topLevel.getQualifiedName();
    return owner + "." + HOLDER + "." + name;
  }

  /** The top-level class around code. */
  static TypeElement topLevel(BoundModule module, TreePath code) {
    TreePath at = code;
    while (!(at.getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    return topLevel(module.element(at));
  }

  /** The top-level class around an element. */
  static TypeElement topLevel(Element element) {
    Element at = element;
    while (!(at.getEnclosingElement() instanceof PackageElement)) {
      at = at.getEnclosingElement();
    }
    return (TypeElement) at;
  }

  /** A method's class, from anywhere. */
  static String owner(ExecutableElement method) {
    return ((TypeElement) method.getEnclosingElement()).getQualifiedName().toString();
  }
}
