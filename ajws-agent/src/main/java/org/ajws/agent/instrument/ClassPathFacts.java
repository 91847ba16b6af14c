package org.ajws.agent.instrument;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.ajws.agent.jdk.JdkTable;

/** The facts of the classes that a class loader finds, from their class files. */
final class ClassPathFacts {
  private final ClassLoader loader;
  private final Map<String, Optional<ClassFacts>> known = new HashMap<>();

  ClassPathFacts(ClassLoader loader) {
    this.loader = loader;
  }

  /** A field as its declaring class knows it. */
  record Field(String declaring, int access) {}

  /** A class that is being loaded, and whose file may differ from what the loader finds. */
  synchronized void put(String name, byte[] code) {
    known.put(name, Optional.of(ClassFacts.read(code)));
  }

  /** The facts of a class outside the JDK; null if its file is not found. */
  synchronized ClassFacts get(String name) {
    Optional<ClassFacts> facts = known.get(name);
    if (facts == null) {
      facts = read(name);
      known.put(name, facts);
    }
    return facts.orElse(null);
  }

  private Optional<ClassFacts> read(String name) {
    try (InputStream in = loader.getResourceAsStream(name + ".class")) {
      return in == null ? Optional.empty() : Optional.of(ClassFacts.read(in.readAllBytes()));
    } catch (IOException | RuntimeException e) {
      // Not to be found for whatever reason: the caller says that it is not watched.
      return Optional.empty();
    }
  }

  /** Where a field that code names is declared; null if that is not found out. */
  Field field(String owner, String name, String desc) {
    for (String c = owner; c != null; ) {
      ClassFacts facts = get(c);
      if (facts == null) {
        return null;
      }
      Integer access = facts.field(name, desc);
      if (access != null) {
        return new Field(c, access);
      }
      for (String type : facts.interfaces()) {
        Field inherited = field(type, name, desc);
        if (inherited != null) {
          return inherited;
        }
      }
      c = facts.superName();
    }
    return null;
  }

  /**
   * The class of the JDK whose method a call on a class outside the JDK runs; null if that class,
   * or one between, has the method itself.
   */
  Class<?> jdkOwner(String owner, String method, String desc) {
    for (String c = owner; c != null; ) {
      Class<?> jdk = jdkClass(c);
      if (jdk != null) {
        return jdk;
      }
      ClassFacts facts = get(c);
      if (facts == null || facts.declaresMethod(method, desc)) {
        return null;
      }
      c = facts.superName();
    }
    return null;
  }

  static Class<?> jdkClass(String internalName) {
    return internalName.startsWith("[") ? null : JdkTable.jdkClass(internalName.replace('/', '.'));
  }

  /** Whether a class is of the module that was translated, nested ones included. */
  boolean isTranslated(String name) {
    int nested = name.indexOf('$', 1);
    ClassFacts facts = get(name);
    if (facts != null && facts.isTranslated()) {
      return true;
    }
    ClassFacts outer = nested < 0 ? null : get(name.substring(0, nested));
    return outer != null && outer.isTranslated();
  }

  boolean isSerializable(String name) {
    for (String c = name; c != null && !c.equals("java/lang/Object"); ) {
      Class<?> jdk = jdkClass(c);
      if (jdk != null) {
        return java.io.Serializable.class.isAssignableFrom(jdk);
      }
      ClassFacts facts = get(c);
      if (facts == null) {
        return true; // to be on the safe side
      }
      for (String type : facts.interfaces()) {
        if (isSerializable(type)) {
          return true;
        }
      }
      c = facts.superName();
    }
    return false;
  }
}
