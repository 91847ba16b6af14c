package org.ajws.agent.instrument;

import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.ajws.agent.race.Checks;
import org.ajws.agent.race.Limits;
import org.ajws.agent.race.Sites;

/** Instruments all classes outside the JDK when they are loaded; what it cannot is a limit. */
public final class Instrumentation implements ClassFileTransformer {
  /**
   * What runs tests: it has threads of its own, which talk to Maven, and what it does between two
   * tests comes before or behind all that they do. And other agents: they run in whatever thread
   * loads a class.
   */
  private static final List<String> TOOLS =
      List.of(
          "net/bytebuddy/",
          "org/apache/maven/surefire/",
          "org/jacoco/",
          "org/junit/",
          "org/mockito/",
          "org/opentest4j/",
          "org/testng/",
          "junit/");

  /** What instruments: it is loaded while a class is, and is not shown to the transformer. */
  private static final String OWN_LIBRARY = "org/objectweb/asm/";

  /** The classes that are watched, or of which a limit says that they are not. */
  private final Map<ClassLoader, Set<String>> seen =
      Collections.synchronizedMap(new WeakHashMap<>());

  private final Sites sites;
  private final Limits limits;
  private final Map<ClassLoader, ClassInstrumenter> loaders =
      Collections.synchronizedMap(new WeakHashMap<>());

  /**
   * Makes a transformer.
   *
   * @param sites where places that are watched are noted
   * @param limits where classes and methods that are not watched are noted
   */
  public Instrumentation(Sites sites, Limits limits) {
    this.sites = sites;
    this.limits = limits;
  }

  /**
   * Whether accesses to a class's fields can be watched: not those of the detector's own parts, nor
   * of other tools.
   */
  static boolean isInstrumented(String name) {
    return !name.startsWith("org/ajws/agent/")
        && !name.startsWith("org/ajws/runtime/")
        && !name.startsWith("org/ajws/sync/")
        && TOOLS.stream().noneMatch(name::startsWith)
        && !name.equals("module-info");
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] code) {
    if (name == null || redefined != null || !isOfProgram(loader, name)) {
      return null;
    }
    byte[] result = null;
    try {
      ClassInstrumenter instrumenter = loaders.computeIfAbsent(loader, this::instrumenter);
      result = instrumenter == null ? null : instrument(instrumenter, name, code);
    } catch (Throwable t) { // whatever it is, the class is not watched, and the user is told
      limits.add(Limits.Kind.CLASS, "class %s: %s".formatted(name.replace('/', '.'), t));
    }
    seen.computeIfAbsent(loader, Instrumentation::newNames).add(name);
    return result;
  }

  private static boolean isOfProgram(ClassLoader loader, String name) {
    return loader != null
        && loader != ClassLoader.getPlatformClassLoader()
        && isInstrumented(name)
        && !name.startsWith("sun/")
        && !name.startsWith("jdk/")
        && !name.startsWith("com/sun/proxy/");
  }

  private static Set<String> newNames(ClassLoader loader) {
    return ConcurrentHashMap.newKeySet();
  }

  /**
   * Notes classes that were loaded without being shown to this transformer, or could not be told
   * of: where the stack is nearly full, neither may succeed.
   *
   * @param loaded all that the JVM has
   */
  public void noteUnseen(Class<?>[] loaded) {
    for (Class<?> c : loaded) {
      String name = c.getName().replace('.', '/');
      if (!c.isArray()
          && !c.isHidden()
          && isOfProgram(c.getClassLoader(), name)
          && !name.startsWith(OWN_LIBRARY)
          && !seen.getOrDefault(c.getClassLoader(), Set.of()).contains(name)) {
        limits.add(
            Limits.Kind.CLASS,
            "class %s was loaded where it could not be watched, perhaps for want of stack"
                .formatted(c.getName()));
      }
    }
  }

  private ClassInstrumenter instrumenter(ClassLoader loader) {
    if (!sees(loader)) {
      limits.add(Limits.Kind.CLASS, "classes of " + loader + ", which does not see the agent");
      return null;
    }
    return new ClassInstrumenter(new ClassPathFacts(loader), sites, limits);
  }

  private static boolean sees(ClassLoader loader) {
    try {
      return Class.forName(Checks.class.getName(), false, loader) == Checks.class;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  private byte[] instrument(ClassInstrumenter instrumenter, String name, byte[] code) {
    try {
      return instrumenter.instrument(name, code);
    } catch (RuntimeException | StackOverflowError e) {
      limits.add(
          Limits.Kind.CLASS,
          "class %s: its code cannot be watched: %s".formatted(name.replace('/', '.'), e));
      return instrumenter.instrumentShadows(code);
    }
  }
}
