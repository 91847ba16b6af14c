package org.ajws.agent.profile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import org.ajws.runtime.trace.Trace;

/**
 * Runs a program of target {@code traced} and profiles it: {@code FILE RUNS MAIN-CLASS ARG...}. The
 * {@code main} method is called as often as told, in one JVM; the last run is the one that is
 * written to the file, the others warm up.
 */
public final class ProfiledProgram {
  private final Path file;
  private Profiler profiler;
  private long processorBegin;
  private boolean written;
  private final Clock clock = Clock.system();

  /** What is profiled. */
  public interface Runs {
    /** Before each run; not profiled. */
    default void prepare() throws Throwable {}

    /** A run. */
    void run() throws Throwable;
  }

  private ProfiledProgram(Path file) {
    this.file = file;
  }

  /**
   * Runs it.
   *
   * @param arguments the file for the profile, the number of runs, the main class, its arguments
   * @throws Throwable what the program throws
   */
  public static void main(String[] arguments) throws Throwable {
    Method main = Class.forName(arguments[2]).getMethod("main", String[].class);
    main.setAccessible(true); // of a class that is not public
    String[] given = Arrays.copyOfRange(arguments, 3, arguments.length);
    profile(
        Path.of(arguments[0]),
        Integer.parseInt(arguments[1]),
        () -> {
          try {
            main.invoke(null, (Object) given.clone());
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        });
  }

  /**
   * Runs what is given and profiles the last run.
   *
   * @param file for the profile
   * @param runs how many there are, at least 1
   * @throws Throwable what the program throws
   */
  public static void profile(Path file, int runs, Runs program) throws Throwable {
    ProfiledProgram profiled = new ProfiledProgram(file.toAbsolutePath());
    Thread atExit = new Thread(() -> profiled.write("exit"), "ajws-profile");
    Runtime.getRuntime().addShutdownHook(atExit);
    for (int run = runs; run > 0; run--) {
      program.prepare();
      profiled.begin();
      try {
        program.run();
      } catch (Throwable e) {
        profiled.write("exception");
        throw e;
      }
    }
    profiled.write("");
  }

  private synchronized void begin() {
    profiler = new Profiler(clock);
    Trace.listen(profiler);
    processorBegin = clock.processorNanos();
  }

  private synchronized void write(String end) {
    if (written || profiler == null) {
      return;
    }
    written = true;
    double processorNanos = end.equals("exit") ? 0 : clock.processorNanos() - processorBegin;
    try {
      ProfileFiles.write(profiler.end(), processorNanos, end, file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
