package org.ajws.processor.classfile;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a program may refer to on the VM: its own classes, those of the runtime, which are put
 * beside it, those of its class path, and those of the VM, which are given, or else those of the
 * list of Java 6.
 */
final class VmLibrary {
  /** Why a class cannot be referred to. */
  enum Problem {
    LATE("it came after Java 6, or is in a package that is not known to be there"),
    MISSING("it is neither in the program, nor on its class path, nor in the VM's library"),
    VERSION("its class file on the class path has a version above " + ClassLowering.VERSION);

    private final String text;

    Problem(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** Classes of the VM itself; the stub of them is in the runtime. */
  private static final List<String> VM_CLASSES = List.of("org/jikesrvm/", "org/mmtk/");

  private enum Origin {
    PROGRAM,
    CLASS_PATH,
    VM,
    LIST
  }

  private record Located(ClassOutline outline, Origin origin) {}

  private final Map<String, byte[]> program;
  private final ClassStore runtime;
  private final ClassStore classPath;
  private final ClassStore vm;
  private final Java6Api list;
  private final Map<String, Optional<Located>> known = new HashMap<>();
  private final Deque<String> unverified = new ArrayDeque<>();

  /**
   * @param program class files by internal name
   * @param runtime of which the classes that are referred to become part of the program
   * @param classPath libraries
   * @param vm the VM's library; null to go by the list of Java 6
   */
  VmLibrary(Map<String, byte[]> program, ClassStore runtime, ClassStore classPath, ClassStore vm) {
    this.program = new TreeMap<>(program);
    this.runtime = runtime;
    this.classPath = classPath;
    this.vm = vm;
    this.list = vm == null ? Java6Api.load() : null;
    unverified.addAll(this.program.keySet());
  }

  /** The next class of the program that was not given before; null at the end. */
  byte[] next() {
    String name = unverified.poll();
    return name == null ? null : program.get(name);
  }

  /** The program, with what it takes of the runtime. */
  Map<String, byte[]> program() {
    return program;
  }

  /** What is wrong with a reference to this class; null if nothing. */
  Problem problemOf(String className) throws IOException {
    Located found = find(className).orElse(null);
    if (found == null) {
      return vm == null && className.startsWith("java") ? Problem.LATE : Problem.MISSING;
    }
    return switch (found.origin) {
      case LIST -> list.has(className) ? null : Problem.LATE;
      case CLASS_PATH -> found.outline.version() > ClassLowering.VERSION ? Problem.VERSION : null;
      case PROGRAM, VM -> null;
    };
  }

  /** Whether the class has the member, {@code name(descriptor)} or {@code name:descriptor}. */
  boolean hasMember(String className, String member) throws IOException {
    return hasMember(className, member, new HashSet<>());
  }

  private boolean hasMember(String className, String member, Set<String> seen) throws IOException {
    Located found = find(className).orElse(null);
    if (found == null || !seen.add(className)) {
      return false;
    }
    if (found.origin == Origin.LIST && list.isLate(className, member)) {
      return false;
    }
    if (found.outline.members().contains(member)) {
      return true;
    }
    for (String above : found.outline.supers()) {
      if (hasMember(above, member, seen)) {
        return true;
      }
    }
    return false;
  }

  private Optional<Located> find(String className) throws IOException {
    Optional<Located> found = known.get(className);
    if (found == null) {
      found = Optional.ofNullable(read(className));
      known.put(className, found);
    }
    return found;
  }

  private Located read(String className) throws IOException {
    byte[] own = program.get(className);
    if (own != null) {
      return new Located(ClassOutline.of(own), Origin.PROGRAM);
    }
    byte[] ofVm = vm == null ? null : vm.find(className);
    if (ofVm != null) {
      return new Located(ClassOutline.of(ofVm), Origin.VM);
    }
    byte[] ofRuntime = runtime.find(className);
    if (ofRuntime != null && VM_CLASSES.stream().anyMatch(className::startsWith)) {
      return new Located(ClassOutline.of(ofRuntime), Origin.VM);
    }
    if (ofRuntime != null) {
      byte[] lowered = ClassLowering.lower(ofRuntime);
      program.put(className, lowered);
      unverified.add(className);
      return new Located(ClassOutline.of(lowered), Origin.PROGRAM);
    }
    byte[] library = classPath.find(className);
    if (library != null) {
      return new Located(ClassOutline.of(library), Origin.CLASS_PATH);
    }
    if (vm != null) {
      return null;
    }
    // The list has names only: the running JDK tells which class inherits from which.
    try (InputStream in =
        ClassLoader.getPlatformClassLoader().getResourceAsStream(className + ".class")) {
      return in == null ? null : new Located(ClassOutline.of(in.readAllBytes()), Origin.LIST);
    }
  }
}
