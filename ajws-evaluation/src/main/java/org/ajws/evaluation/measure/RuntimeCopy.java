package org.ajws.evaluation.measure;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.report.ConflictLine;
import org.ajws.report.RunStatistics;
import org.ajws.report.RunStatistics.Frames;
import org.ajws.report.RunStatistics.Site;
import org.ajws.report.SpeculationChoice;
import org.ajws.report.SpeculationCost;
import org.ajws.report.SpeculativeSite;

/**
 * A program with an AJWS runtime of its own in this JVM, so that variants with different numbers of
 * workers, or translated and untranslated classes of the same name, can be measured side by side.
 * They share no class and therefore no compiled code either: what the JIT learns from one variant
 * does not change another.
 *
 * <p>The program sees its own class path, the JDK, and {@link Workload}, {@link Digests}, {@link
 * SerialCopies} and {@code Workloads} of the evaluation, which both sides share.
 */
public final class RuntimeCopy implements AutoCloseable {
  private static final Set<String> SHARED =
      Set.of(
          Workload.class.getName(),
          Digests.class.getName(),
          SerialCopies.class.getName(),
          "org.ajws.evaluation.Workloads");
  private static final String RUNTIME = "org.ajws.runtime.AjwsRuntime";

  private final URLClassLoader loader;

  /** Lets through what both sides must share, and the JDK. */
  private static final class Shared extends ClassLoader {
    Shared() {
      super(ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (SHARED.contains(name)) {
        return RuntimeCopy.class.getClassLoader().loadClass(name);
      }
      throw new ClassNotFoundException(name);
    }
  }

  /**
   * Loads a runtime and fixes its number of workers. Not to be called while another thread reads
   * the system property {@code ajws.workers}, which is changed for a moment.
   *
   * @param classPath the program, its libraries and {@code ajws-runtime}
   * @param workers how many workers its loops have
   * @throws IllegalStateException if there is no runtime on the class path
   */
  public RuntimeCopy(List<Path> classPath, int workers) {
    List<URL> urls = new ArrayList<>();
    for (Path entry : classPath) {
      try {
        urls.add(entry.toUri().toURL());
      } catch (MalformedURLException e) {
        throw new IllegalArgumentException(entry.toString(), e);
      }
    }
    loader = new URLClassLoader("ajws-" + workers, urls.toArray(URL[]::new), new Shared());
    String before = System.getProperty("ajws.workers");
    System.setProperty("ajws.workers", Integer.toString(workers));
    try {
      int has = (int) call("workers");
      if (has != workers) {
        throw new IllegalStateException("the runtime has " + has + " workers, not " + workers);
      }
    } finally {
      if (before == null) {
        System.clearProperty("ajws.workers");
      } else {
        System.setProperty("ajws.workers", before);
      }
    }
  }

  /**
   * A new object of a class of the program, by its constructor without parameters.
   *
   * @param name of a public class that implements {@code type}
   * @param type an interface that both sides see, for example {@link Workload}
   * @throws ReflectiveOperationException if there is no such class or constructor
   */
  public <T> T create(String name, Class<T> type) throws ReflectiveOperationException {
    return type.cast(load(name).getConstructor().newInstance());
  }

  /** A class of the program. */
  public Class<?> load(String name) throws ClassNotFoundException {
    return Class.forName(name, true, loader);
  }

  /** The runtime's counters since the last call; sets them to zero. Call it while no loop runs. */
  public RunStatistics takeStatistics() {
    Object statistics = call("statistics");
    List<Site> sites = new ArrayList<>();
    for (Object site : (List<?>) get(statistics, "sites")) {
      sites.add(
          new Site(
              (String) get(site, "site"),
              (long) get(site, "executions"),
              (long) get(site, "iterations")));
    }
    RunStatistics result =
        new RunStatistics(
            (int) get(statistics, "workers"),
            (long) get(statistics, "regions"),
            (long) get(statistics, "tasks"),
            (long) get(statistics, "iterations"),
            (long) get(statistics, "splits"),
            (long) get(statistics, "steals"),
            (long) get(statistics, "idleNanos"),
            (long) get(statistics, "sharedNanos"),
            new Frames(
                (long) get(statistics, "unwindings"),
                (long) get(statistics, "savedFrames"),
                (long) get(statistics, "unwindNanos"),
                (long) get(statistics, "frameSteals")),
            sites,
            speculative(statistics));
    call("resetStatistics");
    return result;
  }

  @SuppressWarnings("unchecked") // the maps are of classes that both sides see
  private static List<SpeculativeSite> speculative(Object statistics) {
    List<SpeculativeSite> sites = new ArrayList<>();
    for (Object site : (List<?>) get(statistics, "speculative")) {
      sites.add(
          new SpeculativeSite(
              (String) get(site, "site"),
              (long) get(site, "executions"),
              (long) get(site, "turnedOff"),
              (long) get(site, "commits"),
              (long) get(site, "plain"),
              (long) get(site, "irrevocable"),
              (long) get(site, "waits"),
              (Map<String, Long>) get(site, "rollbacks"),
              (Map<String, Long>) get(site, "conflicts"),
              lines(site),
              (long) get(site, "entries"),
              new SpeculationCost(
                  (long) get(site, "trackedTrips"),
                  (long) get(site, "trackedNanos"),
                  (long) get(site, "plainTrips"),
                  (long) get(site, "plainNanos"),
                  (long) get(site, "validationNanos"),
                  (long) get(site, "commitNanos"),
                  (long) get(site, "claimNanos"),
                  (long) get(site, "copyNanos")),
              new SpeculationChoice((long) get(site, "trips"), (int) get(site, "granularity"))));
    }
    return sites;
  }

  private static List<ConflictLine> lines(Object site) {
    List<ConflictLine> lines = new ArrayList<>();
    for (Object line : (List<?>) get(site, "lines")) {
      lines.add(
          new ConflictLine(
              (String) get(line, "place"),
              (String) get(line, "read"),
              (String) get(line, "written"),
              (boolean) get(line, "oneLocation"),
              (long) get(line, "count")));
    }
    return lines;
  }

  /** Ends the workers. */
  @Override
  public void close() {
    call("shutdown");
  }

  private Object call(String method) {
    try {
      return load(RUNTIME).getMethod(method).invoke(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no AJWS runtime on the program's class path: " + e, e);
    }
  }

  private static Object get(Object record, String component) {
    try {
      return record.getClass().getMethod(component).invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the program's AJWS runtime is of another version", e);
    }
  }
}
