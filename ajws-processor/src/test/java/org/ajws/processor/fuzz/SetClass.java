package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A generated class with sets, members and units. */
final class SetClass {
  /**
   * A member: an {@code int}, an array of three, that array as content of other objects, or a part
   * with a set that is the member's.
   */
  record Member(String name, int set, int location, Shape shape, boolean hidden) {}

  /** What a member is. */
  enum Shape {
    NUMBER,
    ARRAY,
    /** An array in a list in a map. */
    DEEP,
    /** An array in an {@code Optional}. */
    MAYBE,
    /** An array that a reference holds. */
    HELD,
    PART
  }

  private final Dice dice;
  private final SetHierarchy hierarchy;
  private final SetClass superclass;
  private final String name;
  private final List<Integer> ownSets = new ArrayList<>();
  private final List<Member> members = new ArrayList<>();
  private final List<SetMethod> methods = new ArrayList<>();
  private boolean isFinal;

  SetClass(Dice dice, SetHierarchy hierarchy, SetClass superclass, String name) {
    this.dice = dice;
    this.hierarchy = hierarchy;
    this.superclass = superclass;
    this.name = name;
    int sets = superclass == null ? dice.between(1, 2) : dice.below(2);
    for (int i = 0; i < sets; i++) {
      ownSets.add(hierarchy.nextSet(i > 0 && dice.oneIn(3), dice.oneIn(3)));
    }
    List<Integer> known =
        knownSets().stream() // static members belong to static sets of their own class
            .filter(set -> ownSets.contains(set) || !hierarchy.isStatic(set))
            .toList();
    int count = Math.max(sets, dice.between(1, 3)); // a set without a member has all fields
    for (int i = 0; i < count; i++) {
      int set = i < ownSets.size() ? ownSets.get(i) : dice.of(known);
      Shape shape =
          dice.of(
              Shape.NUMBER,
              Shape.NUMBER,
              Shape.NUMBER,
              Shape.ARRAY,
              Shape.PART,
              dice.of(Shape.DEEP, Shape.MAYBE, Shape.HELD));
      boolean alone = hierarchy.isStatic(set) || hierarchy.hasSnapshots(set);
      if (shape != Shape.ARRAY && alone || superclass == null && i == 0) {
        shape = Shape.NUMBER;
      }
      members.add(
          new Member(
              "f" + hierarchy.nextMember(),
              set,
              hierarchy.nextLocation(3),
              shape,
              dice.oneIn(3) && superclass != null));
    }
  }

  /** Writes the methods that it declares first. */
  void fill() {
    int count = dice.between(2, 4);
    for (int i = 0; i < count; i++) {
      boolean first = superclass == null && i == 0;
      SetMethod.Kind kind =
          first
              ? SetMethod.Kind.OPEN
              : dice.of(
                  SetMethod.Kind.OPEN,
                  SetMethod.Kind.OPEN,
                  SetMethod.Kind.OPEN,
                  SetMethod.Kind.FINAL,
                  SetMethod.Kind.PRIVATE,
                  SetMethod.Kind.NO_UNIT);
      SetMethod m = new SetMethod(this, hierarchy.nextMethod(), kind, false);
      m.body(new SetBody(dice, this, m).text(first, null));
      methods.add(m);
    }
  }

  /** Writes overrides, which call what they override, and touch more. */
  void override() {
    for (SetClass c = superclass; c != null; c = c.superclass) {
      for (SetMethod m : List.copyOf(c.methods)) {
        boolean there = methods.stream().anyMatch(o -> o.number() == m.number());
        if (m.kind() == SetMethod.Kind.OPEN && !there && dice.oneIn(2)) {
          SetMethod o = new SetMethod(this, m.number(), SetMethod.Kind.OPEN, true);
          o.body(new SetBody(dice, this, o).text(false, inherited(m.number())));
          methods.add(o);
        }
      }
    }
  }

  /** The method of that number that an object of the superclass has. */
  private SetMethod inherited(int number) {
    for (SetClass c = superclass; c != null; c = c.superclass) {
      for (SetMethod m : c.methods) {
        if (m.number() == number) {
          return m;
        }
      }
    }
    throw new IllegalStateException("no method " + number);
  }

  /** Says whether it is final, when it is known that no class extends it. */
  void mayBeFinal(boolean leaf) {
    isFinal = leaf;
  }

  String name() {
    return name;
  }

  List<Member> members() {
    return members;
  }

  SetHierarchy hierarchy() {
    return hierarchy;
  }

  List<SetMethod> methods() {
    return methods;
  }

  boolean isBelow(SetClass top) {
    return this == top || superclass != null && superclass.isBelow(top);
  }

  /** The sets of its instances that it knows. */
  Set<Integer> knownSets() {
    Set<Integer> known = superclass == null ? new TreeSet<>() : superclass.knownSets();
    known.addAll(ownSets);
    return known;
  }

  /** The members that its methods can touch. */
  List<Member> visibleMembers() {
    Stream<Member> inherited =
        superclass == null
            ? Stream.of()
            : superclass.visibleMembers().stream().filter(m -> !m.hidden());
    return Stream.concat(members.stream(), inherited).toList();
  }

  /** The methods that its methods can call on their object, each number once. */
  List<SetMethod> visibleMethods() {
    List<SetMethod> visible = new ArrayList<>(methods);
    for (SetClass c = superclass; c != null; c = c.superclass) {
      for (SetMethod m : c.methods) {
        boolean there = visible.stream().anyMatch(v -> v.number() == m.number());
        if (m.kind() != SetMethod.Kind.PRIVATE && !there) {
          visible.add(m);
        }
      }
    }
    return visible;
  }

  /** What others can call; the first method of the root class is the first one. */
  List<String> entries() {
    return visibleMethods().stream()
        .filter(m -> m.kind() != SetMethod.Kind.PRIVATE)
        .sorted(java.util.Comparator.comparing(SetMethod::number))
        .map(SetMethod::name)
        .toList();
  }

  /** What its units can call on an object of a later hierarchy. */
  List<String> units() {
    return methods.stream()
        .filter(m -> m.kind() == SetMethod.Kind.OPEN || m.kind() == SetMethod.Kind.FINAL)
        .map(SetMethod::name)
        .toList();
  }

  String text() {
    StringBuilder text = new StringBuilder();
    for (int set : ownSets) {
      text.append("@AtomicSet(value = \"s").append(set).append("\"");
      text.append(hierarchy.hasSnapshots(set) ? ", reads = Reads.SNAPSHOT" : "");
      text.append(hierarchy.isStatic(set) ? ", isStatic = true) " : ") ");
    }
    String extended = superclass == null ? "" : " extends " + superclass.name;
    text.append(isFinal ? "final class " : "class ").append(name).append(extended).append(" {\n");
    List<String> parameters = new ArrayList<>(List.of("int id"));
    List<String> peers = hierarchy.later().stream().map(SetHierarchy::name).toList();
    peers.forEach(p -> parameters.add(p + "0 peer" + p));
    if (superclass == null) {
      text.append("  final int id;\n");
      peers.forEach(
          p -> text.append("  final ").append(p).append("0 peer").append(p).append(";\n"));
    }
    for (Member m : members) {
      text.append("  @Atomic(\"s").append(m.set).append("\") ");
      text.append(m.hidden ? "private " : "");
      text.append(hierarchy.isStatic(m.set) ? "static " : "");
      text.append(
          switch (m.shape) {
            case NUMBER -> "int " + m.name;
            case ARRAY -> "final int[] " + m.name + " = new int[3]";
            case DEEP ->
                "final Map<String, List<int[]>> %s = new HashMap<>(Map.of(\"k\", new ArrayList<>(List.of(new int[3]))))"
                    .formatted(m.name);
            case MAYBE -> "final Optional<int[]> " + m.name + " = Optional.of(new int[3])";
            case HELD ->
                "final AtomicReference<int[]> %s = new AtomicReference<>(new int[3])"
                    .formatted(m.name);
            case PART -> "final " + part(m) + " " + m.name;
          });
      text.append(";\n");
    }
    text.append("  ")
        .append(name)
        .append("(")
        .append(String.join(", ", parameters))
        .append(") {\n");
    if (superclass == null) {
      text.append("    this.id = id;\n");
      peers.forEach(
          p -> text.append("    this.peer").append(p).append(" = peer").append(p).append(";\n"));
    } else {
      text.append(
          peers.stream()
              .map(p -> ", peer" + p)
              .collect(Collectors.joining("", "    super(id", ");\n")));
    }
    members.stream()
        .filter(m -> m.shape == Shape.PART)
        .forEach(
            m ->
                text.append(
                    "    %s = new %s(id, %d, %d);\n"
                        .formatted(m.name, part(m), m.set, m.location)));
    text.append("  }\n");
    methods.forEach(m -> text.append(m.text()));
    return text.append("}\n").toString();
  }

  /** The type of a part, whose set is the set of its owner. */
  private static String part(Member m) {
    return "@AliasAtomic(\"c=this.s" + m.set + "\") SetPart";
  }
}
