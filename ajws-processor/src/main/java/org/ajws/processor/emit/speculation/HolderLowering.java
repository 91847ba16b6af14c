package org.ajws.processor.emit.speculation;

import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreePath;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.emit.AddedMember;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;

/** Puts a class into each top-level class that holds what stands for its fields and loops. */
final class HolderLowering {
  private static final String RUNTIME = "org.ajws.runtime.speculation.";

  private final BoundModule module;
  private final BoundFile file;
  private final TrackedNames names;
  private final TypeText types;
  private final Map<TypeElement, StringBuilder> members = new LinkedHashMap<>();

  HolderLowering(BoundModule module, BoundFile file, TrackedNames names) {
    this.module = module;
    this.file = file;
    this.names = names;
    this.types = new TypeText(module);
  }

  void addFields(List<VariableElement> fields) {
    for (VariableElement field : fields) {
      members(TrackedNames.topLevel(field)).append(declaration(field));
    }
  }

  void addSite(TypeElement type, String declaration) {
    members(type).append(declaration);
  }

  private StringBuilder members(TypeElement type) {
    return members.computeIfAbsent(type, t -> new StringBuilder());
  }

  /** {@code static final IntField f$1 = new IntField("C.f", false) { … };}. */
  private String declaration(VariableElement field) {
    boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
    TypeMirror type = field.asType();
    boolean reference = !type.getKind().isPrimitive();
    String erased = types.erased(type);
    String kind = kind(type);
    String of = reference ? "RefField<" + erased + ">" : kind + "Field";
    TypeElement owner = (TypeElement) field.getEnclosingElement();
    String name = types.erased(owner.asType());
    String place = (isStatic ? name : "((" + name + ") object)") + "." + field.getSimpleName();
    return ("public static final %1$s%2$s %3$s = new %1$s%2$s(\"%4$s.%5$s\", %6$s) {"
            + " @java.lang.Override public %7$s get(java.lang.Object object) { return %8$s; }"
            + " @java.lang.Override public void set(java.lang.Object object, %7$s value) { %9$s } }; ")
        .formatted(
            RUNTIME,
            of,
            names.simple(field),
            owner.getQualifiedName(),
            field.getSimpleName(),
            isStatic,
            erased,
            place,
            field.getModifiers().contains(Modifier.FINAL)
                ? "throw new java.lang.AssertionError();"
                : place + " = value;");
  }

  private static String kind(TypeMirror type) {
    String name = type.getKind().name();
    return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
  }

  /** Adds the classes, public where other packages may touch a field. */
  void lower(Edits edits) {
    members.forEach(
        (type, text) -> {
          TreePath path = module.declaration(type);
          ClassTree tree = (ClassTree) path.getLeaf();
          String access = type.getModifiers().contains(Modifier.PUBLIC) ? "public " : "";
          edits.append(
              module.endOfMembers(file.unit(), tree),
              module.span(file.unit(), tree),
              " %s%sstatic final class %s { %s} "
                  .formatted(AddedMember.MACHINERY, access, TrackedNames.HOLDER, text));
        });
  }
}
