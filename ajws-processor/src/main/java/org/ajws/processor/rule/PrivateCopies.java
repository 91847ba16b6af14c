package org.ajws.processor.rule;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.Tree;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.DefiniteAssignment;
import org.ajws.processor.analysis.flow.Regions;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.source.BoundModule;

/**
 * The value of a private variable is an array, a {@code Cloneable} or immutable: any other object
 * is shared by all tasks, unless each task assigns the variable first.
 */
final class PrivateCopies implements Check {
  private static final Set<String> IMMUTABLE =
      Set.of(
          "java.lang.String",
          "java.lang.Boolean",
          "java.lang.Character",
          "java.lang.Byte",
          "java.lang.Short",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Float",
          "java.lang.Double",
          "java.lang.Class",
          "java.math.BigInteger",
          "java.math.BigDecimal",
          "java.util.UUID");

  @Override
  public void check(Subject subject) {
    for (ParallelRegion region : subject.regions()) {
      for (Capture capture : region.captures()) {
        TypeMirror type = capture.variable().asType();
        if (capture.role() == Capture.Role.PRIVATE
            && !isImmutable(subject.module(), type)
            && !isCopied(subject.module(), type)
            && startsWithOldValue(subject, region, capture)) {
          subject.report(
              DiagnosticCode.PRIVATE_NOT_COPIED,
              region,
              capture.declaration(),
              capture.name()
                  + " is @Private, but its object is shared by all tasks: "
                  + type
                  + " is neither an array nor Cloneable",
              "make the object inside the "
                  + (region instanceof Async ? "async" : "body")
                  + ", or make its class Cloneable");
        }
      }
    }
  }

  /** Whether a task may use the object that the variable held when the region began. */
  private static boolean startsWithOldValue(
      Subject subject, ParallelRegion region, Capture capture) {
    Regions regions =
        new Regions() {
          @Override
          public boolean loses(Tree tree) {
            return false;
          }

          @Override
          public DefiniteAssignment.State atStart(Tree tree, DefiniteAssignment.State state) {
            return tree == region.entry() ? DefiniteAssignment.State.STALE : state;
          }
        };
    Set<IdentifierTree> reads =
        DefiniteAssignment.staleReads(subject.index(region), capture.variable(), false, regions);
    return capture.uses().stream().anyMatch(reads::contains);
  }

  /** Whether objects of a type never change. */
  static boolean isImmutable(BoundModule module, TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      return true;
    }
    if (!(type instanceof DeclaredType declared)) {
      return false;
    }
    TypeElement element = (TypeElement) declared.asElement();
    String name = element.getQualifiedName().toString();
    return IMMUTABLE.contains(name)
        || name.startsWith("java.time.")
        || element.getKind() == ElementKind.ENUM
        || element.getKind() == ElementKind.RECORD
        || module.types().isSubtype(type, module.namedType("java.lang.Record").asType());
  }

  private static boolean isCopied(BoundModule module, TypeMirror type) {
    TypeMirror cloneable = module.namedType("java.lang.Cloneable").asType();
    return type.getKind() == TypeKind.ARRAY
        || module.types().isSubtype(module.types().erasure(type), cloneable);
  }
}
