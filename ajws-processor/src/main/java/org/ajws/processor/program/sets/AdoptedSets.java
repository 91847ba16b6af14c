package org.ajws.processor.program.sets;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * Sets that a constructor takes over from its arguments: {@code Node(@AliasAtomic("a=this.a") Node
 * next)} promises that both objects share one set, and makes it true before its first statement. So
 * what the constructor calls finds the right lock, and a new object may be made of any other.
 */
public final class AdoptedSets {
  private final SetDeclarations declarations;
  private final AliasDeclarations aliases;

  /**
   * A set that a new object takes from an argument.
   *
   * @param own the set of the new object
   * @param parameter whose set it becomes
   * @param given the set of the argument
   */
  public record Adopted(AtomicSetModel own, VariableElement parameter, AtomicSetModel given) {}

  /** For a module. */
  public AdoptedSets(SetDeclarations declarations, AliasDeclarations aliases) {
    this.declarations = declarations;
    this.aliases = aliases;
  }

  /** What a constructor takes over, in the order of its parameters; nothing for methods. */
  public List<Adopted> of(ExecutableElement constructor) {
    List<Adopted> found = new ArrayList<>();
    if (constructor.getKind() == ElementKind.CONSTRUCTOR && declarations.hasAliases()) {
      TypeElement type = (TypeElement) constructor.getEnclosingElement();
      for (VariableElement parameter : constructor.getParameters()) {
        for (AliasText alias : aliases.of(parameter).ofSets()) {
          AtomicSetModel own = declarations.named(type, alias.target()).orElse(null);
          for (AtomicSetModel given : declarations.ofType(parameter.asType())) {
            if (given.name().equals(alias.name()) && own != null && !own.isStatic()) {
              found.add(new Adopted(own, parameter, given));
            }
          }
        }
      }
    }
    return found;
  }

  /** Whether an object of a class, or of one above it, may have a set of an older object. */
  public boolean mayAdopt(TypeElement type) {
    for (TypeElement t = type; t != null; t = SetDeclarations.superclass(t)) {
      if (ElementFilter.constructorsIn(t.getEnclosedElements()).stream()
          .anyMatch(c -> !of(c).isEmpty())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the argument of a new object's constructor may be any object: the new one then has its
   * set. That is so where no other argument has to share it, and the argument is no container.
   */
  public boolean isAdopted(ExecutableElement constructor, int argument, AliasedType written) {
    if (constructor.isVarArgs() || argument >= constructor.getParameters().size()) {
      return false;
    }
    VariableElement parameter = constructor.getParameters().get(argument);
    AliasedType declared = aliases.of(parameter);
    List<Adopted> all = of(constructor);
    List<Adopted> here = all.stream().filter(a -> a.parameter().equals(parameter)).toList();
    return !here.isEmpty()
        && here.size() == declared.own().size()
        && declared.arguments().stream().allMatch(AliasedType::isEmpty)
        && here.stream()
            .allMatch(
                a ->
                    constructor.getParameters().stream()
                            .filter(p -> !p.equals(parameter))
                            .noneMatch(p -> names(p, a.own()))
                        && written.ofSets().stream()
                            .noneMatch(w -> w.name().equals(a.own().name())));
  }

  /**
   * Whether a constructor, or one that may run an initialiser, is handed a container whose objects
   * or slots have a set of the new object. They belong to an older one already, and the new object
   * has its lock only after its constructor. What {@code super(...)} is handed, its caller is.
   */
  public boolean isHanded(Code code, AtomicSetModel set) {
    return constructors(code).stream()
        .flatMap(c -> c.getParameters().stream())
        .map(aliases::of)
        .anyMatch(
            t -> hasSlots(t, set) || t.arguments().stream().anyMatch(a -> names(a, set.name())));
  }

  /** The same of arrays whose slots belong to the set. */
  public boolean isHandedSlots(Code code, AtomicSetModel set) {
    return constructors(code).stream()
        .flatMap(c -> c.getParameters().stream())
        .anyMatch(p -> hasSlots(aliases.of(p), set));
  }

  private static boolean hasSlots(AliasedType type, AtomicSetModel set) {
    return type.own().stream().anyMatch(a -> set.name().equals(a.slots()))
        || type.arguments().stream().anyMatch(a -> hasSlots(a, set));
  }

  /** The constructor, or those that may run an initialiser. */
  private List<ExecutableElement> constructors(Code code) {
    if (!declarations.hasAliases()) {
      return List.of();
    }
    if (code.kind() == Code.Kind.CONSTRUCTOR) {
      return List.of(code.method());
    }
    boolean anonymous = code.type().getNestingKind() == NestingKind.ANONYMOUS;
    TypeElement made = anonymous ? SetDeclarations.superclass(code.type()) : code.type();
    return made == null ? List.of() : ElementFilter.constructorsIn(made.getEnclosedElements());
  }

  private boolean names(VariableElement parameter, AtomicSetModel set) {
    return names(aliases.of(parameter), set.name());
  }

  private static boolean names(AliasedType type, String set) {
    return type.own().stream().anyMatch(a -> set.equals(a.target()) || set.equals(a.slots()))
        || type.arguments().stream().anyMatch(a -> names(a, set));
  }
}
