package org.ajws.processor.program.sets;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Mention;

/** Which sets classes declare and which fields belong to them, in sources and class files. */
public final class SetDeclarations {
  public static final String ATOMIC_SET = "org.ajws.AtomicSet";
  public static final String ATOMIC = "org.ajws.Atomic";
  public static final String NOT_ATOMIC = "org.ajws.NotAtomic";

  /** Classes of the JDK whose objects never change. */
  private static final Set<String> IMMUTABLE =
      Set.of(
          "java.io.File",
          "java.lang.String",
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Class",
          "java.lang.Double",
          "java.lang.Float",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short",
          "java.math.BigDecimal",
          "java.math.BigInteger",
          "java.net.URI",
          "java.time.Duration",
          "java.time.Instant",
          "java.time.LocalDate",
          "java.time.LocalDateTime",
          "java.time.LocalTime",
          "java.time.MonthDay",
          "java.time.OffsetDateTime",
          "java.time.OffsetTime",
          "java.time.Period",
          "java.time.Year",
          "java.time.YearMonth",
          "java.time.ZoneId",
          "java.time.ZoneOffset",
          "java.time.ZonedDateTime",
          "java.util.Locale",
          "java.util.UUID",
          "java.util.regex.Pattern");

  private static final Mention ALIASES = Mention.ofName("AliasAtomic");
  private static final Mention PACKAGE = Mention.ofName("org.ajws");

  private final BoundModule module;
  private final Map<TypeElement, List<AtomicSetModel>> declared = new HashMap<>();
  private final Map<VariableElement, List<AtomicSetModel>> ofField = new HashMap<>();

  private Boolean aliases;
  private Boolean mentions;

  /** For a module. */
  public SetDeclarations(BoundModule module) {
    this.module = module;
  }

  /** Whether the module's sources mention aliases; without, nothing is known of other objects. */
  public boolean hasAliases() {
    if (aliases == null) {
      aliases = module.files().stream().anyMatch(f -> ALIASES.isIn(f.source().text()));
    }
    return aliases;
  }

  /** Whether the module's sources mention atomic sets, or aliases of those of others. */
  public boolean hasSets() {
    if (mentions == null) {
      mentions = module.files().stream().anyMatch(f -> PACKAGE.isIn(f.source().text()));
    }
    return mentions;
  }

  /** The sets that a class itself declares; each name once. */
  public List<AtomicSetModel> declaredBy(TypeElement type) {
    List<AtomicSetModel> known = declared.get(type);
    if (known == null) {
      known = read(type);
      declared.put(type, known);
    }
    return known;
  }

  /** The instance sets that objects of a class have: those of types above it first. */
  public List<AtomicSetModel> of(TypeElement type) {
    Set<AtomicSetModel> all = new LinkedHashSet<>();
    TypeElement parent = superclass(type);
    if (parent != null) {
      all.addAll(of(parent));
    }
    for (TypeElement i : interfaces(type)) {
      all.addAll(of(i));
    }
    declaredBy(type).stream().filter(s -> !s.isStatic()).forEach(all::add);
    return List.copyOf(all);
  }

  /** The instance sets that get their lock in a class: its own, and those of its interfaces. */
  public List<AtomicSetModel> boundBy(TypeElement type) {
    List<AtomicSetModel> bound = new ArrayList<>(of(type));
    TypeElement parent = superclass(type);
    if (parent != null) {
      bound.removeAll(of(parent));
    }
    return bound;
  }

  /** The sets of a class itself, those of superclasses first. */
  public List<AtomicSetModel> staticOf(TypeElement type) {
    List<AtomicSetModel> all = new ArrayList<>();
    TypeElement parent = superclass(type);
    if (parent != null) {
      all.addAll(staticOf(parent));
    }
    declaredBy(type).stream().filter(AtomicSetModel::isStatic).forEach(all::add);
    return all;
  }

  /** The set of a name that objects of a class, or the class, have. */
  public Optional<AtomicSetModel> named(TypeElement type, String name) {
    return Stream.concat(of(type).stream(), staticOf(type).stream())
        .filter(s -> s.name().equals(name))
        .findFirst();
  }

  /** The sets of the objects of a type; none for primitives and arrays. */
  public List<AtomicSetModel> ofType(TypeMirror type) {
    if (type instanceof TypeVariable variable) {
      return ofType(variable.getUpperBound());
    }
    if (type instanceof IntersectionType both) {
      return both.getBounds().stream().flatMap(b -> ofType(b).stream()).distinct().toList();
    }
    return type instanceof DeclaredType d && d.asElement() instanceof TypeElement e
        ? of(e)
        : List.of();
  }

  /** The direct interfaces. */
  public static List<TypeElement> interfaces(TypeElement type) {
    List<TypeElement> found = new ArrayList<>();
    for (TypeMirror i : type.getInterfaces()) {
      if (i instanceof DeclaredType d && d.asElement() instanceof TypeElement e) {
        found.add(e);
      }
    }
    return found;
  }

  /** The superclass; null for {@code Object} and interfaces. */
  public static TypeElement superclass(TypeElement type) {
    return type.getSuperclass() instanceof DeclaredType parent
        ? (TypeElement) parent.asElement()
        : null;
  }

  /** The sets that a field belongs to; none for most fields. */
  public List<AtomicSetModel> of(VariableElement field) {
    List<AtomicSetModel> known = ofField.get(field);
    if (known == null) {
      known = sets(field);
      ofField.put(field, known);
    }
    return known;
  }

  /** The names in the {@code @Atomic} annotations of an element; an empty one means every set. */
  public static List<String> atomicNames(Element element) {
    List<String> names = new ArrayList<>();
    for (AnnotationMirror mirror : mirrors(element, ATOMIC)) {
      names.add(value(mirror, "value", ""));
    }
    return names;
  }

  /** Whether a member is read without the lock, too: {@code reads = VOLATILE}. */
  public static boolean isReadAnywhere(Element element) {
    return reads(element, ATOMIC).contains("VOLATILE");
  }

  /**
   * Whether a member refers to an object of which the set is, for all that have it: {@code shared =
   * true}.
   */
  public static boolean isShared(Element element) {
    return mirrors(element, ATOMIC).stream().anyMatch(m -> value(m, "shared", "").equals("true"));
  }

  /** The member whose object has the set; null where each object of the class has its own. */
  public static VariableElement sharedMember(AtomicSetModel set) {
    return set.members().stream().filter(SetDeclarations::isShared).findFirst().orElse(null);
  }

  /** The values of {@code reads} in annotations of an element; empty where none is given. */
  public static List<String> reads(Element element, String annotation) {
    return mirrors(element, annotation).stream()
        .map(m -> value(m, "reads", ""))
        .map(text -> text.substring(text.lastIndexOf('.') + 1))
        .toList();
  }

  /** The names in the {@code @AtomicSet} annotations of a class, doubles included. */
  public static List<String> setNames(Element type) {
    return mirrors(type, ATOMIC_SET).stream().map(m -> value(m, "value", "")).toList();
  }

  /** The occurrences of a repeatable annotation in the source, in order. */
  public List<TreePath> annotations(TreePath declaration, String qualifiedName) {
    ModifiersTree modifiers =
        declaration.getLeaf() instanceof ClassTree c
            ? c.getModifiers()
            : declaration.getLeaf() instanceof VariableTree v
                ? v.getModifiers()
                : ((com.sun.source.tree.MethodTree) declaration.getLeaf()).getModifiers();
    TreePath at = new TreePath(declaration, modifiers);
    List<TreePath> found = new ArrayList<>();
    for (AnnotationTree a : modifiers.getAnnotations()) {
      TreePath path = new TreePath(at, a);
      Element type = module.element(new TreePath(path, a.getAnnotationType()));
      if (type instanceof TypeElement t && t.getQualifiedName().contentEquals(qualifiedName)) {
        found.add(path);
      }
    }
    return found;
  }

  private List<AtomicSetModel> read(TypeElement type) {
    List<AnnotationMirror> mirrors = mirrors(type, ATOMIC_SET);
    if (mirrors.isEmpty()) {
      return List.of();
    }
    TreePath declaration = module.declaration(type);
    List<TreePath> trees = declaration == null ? List.of() : annotations(declaration, ATOMIC_SET);
    Map<String, AtomicSetModel> sets = new LinkedHashMap<>();
    for (int i = 0; i < mirrors.size(); i++) {
      String name = value(mirrors.get(i), "value", "");
      boolean isStatic = Boolean.parseBoolean(value(mirrors.get(i), "isStatic", "false"));
      TreePath at = i < trees.size() ? trees.get(i) : declaration;
      sets.putIfAbsent(
          name,
          new AtomicSetModel(
              type,
              name,
              isStatic,
              reads(type, ATOMIC_SET).get(i).equals("SNAPSHOT"),
              at == null ? null : module.file(at),
              at,
              at == null ? 0 : module.start(at.getCompilationUnit(), at.getLeaf()),
              members(type, name, isStatic)));
    }
    return List.copyOf(sets.values());
  }

  /** The fields of the class that name the set; without any, all that hold what may change. */
  private static List<VariableElement> members(TypeElement type, String name, boolean isStatic) {
    List<VariableElement> fields = new ArrayList<>();
    for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      boolean matches = field.getModifiers().contains(Modifier.STATIC) == isStatic;
      if (matches && field.getKind() == ElementKind.FIELD) {
        fields.add(field);
      }
    }
    List<VariableElement> named = fields.stream().filter(f -> names(atomicNames(f), name)).toList();
    if (!named.isEmpty()) {
      return named;
    }
    return fields.stream()
        .filter(f -> !f.getModifiers().contains(Modifier.FINAL) || !isImmutable(f.asType()))
        .toList();
  }

  private static boolean names(List<String> atomic, String set) {
    return atomic.contains(set) || atomic.contains("");
  }

  /** Whether values of a type never change: numbers, strings, enums, and the like. */
  public static boolean isImmutable(TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      return true;
    }
    return type instanceof DeclaredType d
        && (d.asElement().getKind() == ElementKind.ENUM
            || IMMUTABLE.contains(((TypeElement) d.asElement()).getQualifiedName().toString()));
  }

  private List<AtomicSetModel> sets(VariableElement field) {
    if (field.getKind() != ElementKind.FIELD
        || !(field.getEnclosingElement() instanceof TypeElement owner)) {
      return List.of();
    }
    List<AtomicSetModel> sets = new ArrayList<>();
    boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
    List<String> atomic = atomicNames(field);
    List<AtomicSetModel> candidates =
        new ArrayList<>(of(owner)); // a subclass may add a member to a set that it inherits
    candidates.addAll(staticOf(owner));
    for (AtomicSetModel set : candidates) {
      boolean inOwn = set.owner().equals(owner) && set.members().contains(field);
      if (set.isStatic() == isStatic && (inOwn || names(atomic, set.name()))) {
        sets.add(set);
      }
    }
    return List.copyOf(sets);
  }

  /** The mirrors of a repeatable annotation, taken out of its container. */
  private static List<AnnotationMirror> mirrors(Element element, String qualifiedName) {
    List<AnnotationMirror> found = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      String type = ((TypeElement) mirror.getAnnotationType().asElement()).toString();
      if (type.equals(qualifiedName)) {
        found.add(mirror);
      } else if (type.equals(qualifiedName + "s")) {
        for (AnnotationValue v : mirror.getElementValues().values()) {
          for (Object each : (List<?>) v.getValue()) {
            found.add((AnnotationMirror) ((AnnotationValue) each).getValue());
          }
        }
      }
    }
    return found;
  }

  /** Whether an element carries an annotation that is not repeatable. */
  public static boolean has(Element element, String qualifiedName) {
    return !mirrors(element, qualifiedName).isEmpty();
  }

  private static String value(AnnotationMirror mirror, String name, String otherwise) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> e :
        mirror.getElementValues().entrySet()) {
      if (e.getKey().getSimpleName().contentEquals(name)) {
        return String.valueOf(e.getValue().getValue());
      }
    }
    return otherwise;
  }
}
