package org.ajws.processor.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.program.TypeText;

/**
 * The local class that holds a task's reductions and private copies, a subclass of the runtime's
 * {@code TaskLocals}. A construct without any uses {@code TaskLocals.None}.
 */
public final class LocalsClass {
  private static final String RUNTIME = "org.ajws.runtime.";

  private final Object construct;
  private final RegionNames names;
  private final TypeText types;
  private final ReductionText reductions;
  private final List<Capture> held;
  private final boolean apart;

  /** For what a loop holds. */
  public LocalsClass(ParallelRegion loop, RegionNames names, TypeText types) {
    this(loop, false, names, types);
  }

  /**
   * For what a loop holds.
   *
   * @param apart whether no iteration may run behind another one that waits
   */
  public LocalsClass(ParallelRegion loop, boolean apart, RegionNames names, TypeText types) {
    this(
        loop,
        loop.captures().stream()
            .filter(c -> c.role() == Capture.Role.PRIVATE || c.role() == Capture.Role.REDUCE)
            .toList(),
        apart,
        names,
        types);
  }

  /** For some variables of a construct. */
  public LocalsClass(Object construct, List<Capture> held, RegionNames names, TypeText types) {
    this(construct, held, false, names, types);
  }

  private LocalsClass(
      Object construct, List<Capture> held, boolean apart, RegionNames names, TypeText types) {
    this.apart = apart;
    this.construct = construct;
    this.names = names;
    this.types = types;
    this.reductions = new ReductionText(types.module());
    this.held = List.copyOf(held);
  }

  /** The class's name. */
  public String name() {
    return held.isEmpty()
        ? RUNTIME + "generated.TaskLocals.None"
        : names.fresh(construct, "Locals");
  }

  /** The name of the variable that holds the root task's state, or an expression for none. */
  public String root() {
    return held.isEmpty()
        ? RUNTIME + "generated.TaskLocals." + (apart ? "apart$()" : "none()")
        : names.fresh(construct, "locals");
  }

  /** The name of the variable that holds what a task and its asyncs add to. */
  public String partials() {
    return names.fresh(construct, "partials");
  }

  /** Declares the class and the root task's state; empty where there is nothing to hold. */
  public String declaration() {
    if (held.isEmpty()) {
      return "";
    }
    String arguments = held.stream().map(this::rootArguments).collect(Collectors.joining(", "));
    return (AddedMember.MACHINERY
            + "final class %s extends %sgenerated.TaskLocals<%s> { %s%s%s%s} final %s %s = new %s(%s); ")
        .formatted(
            name(),
            RUNTIME,
            name(),
            fields(),
            constructor(),
            fork(),
            join(),
            name(),
            root(),
            name(),
            arguments);
  }

  /** Whether results must be read back when the loop ends. */
  public boolean hasResults() {
    return held.stream().anyMatch(c -> c.role() == Capture.Role.REDUCE);
  }

  /** Assigns the results to the variables of the method. */
  public String readBack() {
    return held.stream()
        .filter(c -> c.role() == Capture.Role.REDUCE)
        .map(c -> names.outside(construct, c.variable()) + " = " + root() + "." + c.name() + "; ")
        .collect(Collectors.joining());
  }

  /** Loads a task's state into locals at the start of a chunk. */
  public String load(String state) {
    String own =
        held.stream()
            .filter(c -> !isShared(c))
            .map(c -> "%s %s = %s.%s; ".formatted(type(c), renamed(c), state, c.name()))
            .collect(Collectors.joining());
    return held.stream().anyMatch(this::isShared)
        ? "final var %s = %s.partials(); %s".formatted(partials(), state, own)
        : own;
  }

  /** Stores the locals at the end of a chunk; empty where there is nothing to store. */
  public String store(String state) {
    return held.stream()
        .filter(c -> !isShared(c))
        .map(c -> "%s.%s = %s; ".formatted(state, c.name(), renamed(c)))
        .collect(Collectors.joining());
  }

  private String renamed(Capture c) {
    return names.rename((ParallelRegion) construct, c.variable());
  }

  /** Whether asyncs of the body add to it, too. */
  private boolean isShared(Capture c) {
    return names.isShared(construct, c.variable());
  }

  private String type(Capture c) {
    return types.of(c.variable().asType());
  }

  /** The field that keeps the value a private variable had when the loop began. */
  private static String origin(Capture c) {
    return c.name() + "$0";
  }

  private String fields() {
    StringBuilder s = new StringBuilder();
    for (Capture c : held) {
      s.append(type(c)).append(' ').append(c.name()).append("; ");
      if (c.role() == Capture.Role.PRIVATE) {
        s.append("final ").append(type(c)).append(' ').append(origin(c)).append("; ");
      }
    }
    return s.toString();
  }

  private String constructor() {
    List<String> parameters = new ArrayList<>();
    StringBuilder body = new StringBuilder();
    for (Capture c : held) {
      parameters.add(type(c) + " " + c.name());
      body.append("this.%1$s = %1$s; ".formatted(c.name()));
      if (c.role() == Capture.Role.PRIVATE) {
        parameters.add(type(c) + " " + origin(c));
        body.append("this.%1$s = %1$s; ".formatted(origin(c)));
      }
    }
    return "%s(%s) { %s} ".formatted(name(), String.join(", ", parameters), body);
  }

  private String rootArguments(Capture c) {
    String value = names.outside(construct, c.variable());
    return c.role() == Capture.Role.REDUCE ? value : copyOf(value) + ", " + value;
  }

  private static String copyOf(String value) {
    return RUNTIME + "loop.Loops.privateCopy(" + value + ")";
  }

  private String fork() {
    String arguments =
        held.stream()
            .map(
                c ->
                    c.role() == Capture.Role.REDUCE
                        ? reductions.identity(c)
                        : copyOf(origin(c)) + ", " + origin(c))
            .collect(Collectors.joining(", "));
    return "@java.lang.Override protected %1$s fork() { return new %1$s(%2$s); } "
        .formatted(name(), arguments);
  }

  private String join() {
    String right = names.fresh(construct, "right");
    String body =
        held.stream()
            .filter(c -> c.role() == Capture.Role.REDUCE)
            .map(c -> reductions.combine(c, c.name(), right + "." + c.name()))
            .collect(Collectors.joining());
    String deterministic =
        held.stream().anyMatch(c -> c.reduction() != null && c.reduction().deterministic())
            ? "@java.lang.Override protected boolean deterministic() { return true; } "
            : "";
    String alone = apart ? "@java.lang.Override protected boolean apart() { return true; } " : "";
    return "@java.lang.Override protected void join(%s %s) { %s} %s%s"
        .formatted(name(), right, body, deterministic, alone);
  }
}
