package org.ajws.evaluation.measure;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * One call of a program's {@code main}; its result is what it writes to standard output. Static
 * state stays from call to call. Standard output is the whole JVM's, so one program at a time runs.
 */
final class ProgramRun implements Workload {
  private final Method main;

  /** Makes the object whose {@code main} runs; null for a static one. */
  private final Constructor<?> maker;

  private final List<String> arguments;
  private final Pattern ignored;
  private final ByteArrayOutputStream output = new ByteArrayOutputStream();

  /**
   * A program.
   *
   * @param type with a {@code main} that a Java launcher would run
   * @param ignored parts of the output that do not count, such as times
   * @throws ReflectiveOperationException if there is no such method
   */
  ProgramRun(Class<?> type, List<String> arguments, Pattern ignored)
      throws ReflectiveOperationException {
    this.main = main(type);
    main.setAccessible(true); // its class need not be public
    this.maker = Modifier.isStatic(main.getModifiers()) ? null : type.getDeclaredConstructor();
    if (maker != null) {
      maker.setAccessible(true);
    }
    this.arguments = List.copyOf(arguments);
    this.ignored = ignored;
  }

  /** As the launcher looks for it: with a parameter before one without, inherited ones, too. */
  private static Method main(Class<?> type) throws NoSuchMethodException {
    for (Class<?>[] parameters : List.of(new Class<?>[] {String[].class}, new Class<?>[0])) {
      for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
        for (Method method : owner.getDeclaredMethods()) {
          if (method.getName().equals("main")
              && Arrays.equals(method.getParameterTypes(), parameters)
              && !Modifier.isPrivate(method.getModifiers())) {
            return method;
          }
        }
      }
    }
    return type.getMethod("main", String[].class); // of an interface, or an error that says so
  }

  @Override
  public void prepare() {
    output.reset();
  }

  @Override
  public void run() throws Exception {
    PrintStream before = System.out;
    Thread thread = Thread.currentThread();
    ClassLoader loader = thread.getContextClassLoader();
    PrintStream captured = new PrintStream(output, false, StandardCharsets.UTF_8);
    System.setOut(captured);
    thread.setContextClassLoader(main.getDeclaringClass().getClassLoader());
    try {
      Object program = maker == null ? null : maker.newInstance();
      if (main.getParameterCount() == 0) {
        main.invoke(program);
      } else {
        main.invoke(program, (Object) arguments.toArray(String[]::new));
      }
    } catch (InvocationTargetException e) {
      throw e.getCause() instanceof Exception cause ? cause : e;
    } finally {
      captured.flush();
      System.setOut(before);
      thread.setContextClassLoader(loader);
    }
  }

  @Override
  public long digest() {
    String counted = ignored.matcher(output.toString(StandardCharsets.UTF_8)).replaceAll("");
    long digest = counted.length();
    for (int i = 0; i < counted.length(); i++) {
      digest = Digests.add(digest, counted.charAt(i));
    }
    return digest;
  }
}
