package org.ajws.processor.run;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Runs {@code main} of compiled classes and says what came out. */
public final class MainProgram {
  private MainProgram() {}

  /** The class among those of a file that has a {@code main}. */
  public static Optional<String> find(Map<String, byte[]> classes) throws ClassNotFoundException {
    return find(MemoryCompiler.loader(classes), classes.keySet());
  }

  /** The first class of these names that has a {@code main}, and encloses the others. */
  static Optional<String> find(ClassLoader loader, Collection<String> names)
      throws ClassNotFoundException {
    for (String name : names.stream().sorted().toList()) {
      if (name.contains("$")) {
        continue;
      }
      for (Method m : loader.loadClass(name).getDeclaredMethods()) {
        if (m.getName().equals("main") && Arrays.equals(m.getParameterTypes(), MAIN)) {
          return Optional.of(name);
        }
      }
    }
    return Optional.empty();
  }

  private static final Class<?>[] MAIN = {String[].class};

  /**
   * What the program prints, and the exception that ends it with the place where it was thrown. Not
   * to be called by two threads at once: it redirects {@code System.out}.
   *
   * @throws IllegalStateException when it has not ended after a minute
   */
  public static String run(Map<String, byte[]> classes, String name)
      throws ReflectiveOperationException, InterruptedException {
    return run(MemoryCompiler.loader(classes), name);
  }

  /** The same with a loader of the program's classes and of all that they need. */
  public static String run(ClassLoader loader, String name)
      throws ReflectiveOperationException, InterruptedException {
    Method main = loader.loadClass(name).getDeclaredMethod("main", MAIN);
    main.setAccessible(true);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    AtomicReference<String> ending = new AtomicReference<>("");
    Thread program =
        new Thread(
            () -> {
              try {
                main.invoke(null, (Object) new String[0]);
              } catch (InvocationTargetException e) {
                ending.set("ends with " + place(e.getCause()) + "\n");
              } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
              }
            },
            "main of " + name);
    program.setDaemon(true);
    PrintStream before = System.out;
    try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      System.setOut(out);
      program.start();
      program.join(60_000);
    } finally {
      System.setOut(before);
    }
    if (program.isAlive()) {
      throw new IllegalStateException(
          name + " does not end; it is at " + Arrays.toString(program.getStackTrace()));
    }
    return bytes.toString(StandardCharsets.UTF_8) + ending.get();
  }

  /**
   * An exception and the file and line it was thrown from. Where memory runs out is chance, and
   * which of its ends the virtual machine names.
   */
  public static String place(Throwable e) {
    if (e instanceof OutOfMemoryError) {
      return e.getClass().getName();
    }
    StackTraceElement top = e.getStackTrace().length == 0 ? null : e.getStackTrace()[0];
    return e + (top == null ? "" : " at " + top.getFileName() + ":" + top.getLineNumber());
  }
}
