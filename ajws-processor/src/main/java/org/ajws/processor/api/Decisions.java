package org.ajws.processor.api;

import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.Severity;

/**
 * What the translator found in a module and what it chose, in the words of the report. Immutable;
 * lists are sorted by file and line.
 *
 * @param loops every parallel loop
 * @param tasks every async, async value and finish
 * @param atomicSets every atomic set
 * @param overlayEntries how many overlay entries were applied
 * @param warnings what the translator warned of, by file and position
 * @param callbacks calls of code that the module does not show, made while locks are held
 * @param barriers methods that wait for what they call where other methods could be resumed
 * @param critical places that take a lock under which constructs run in order
 */
public record Decisions(
    List<Loop> loops,
    List<Task> tasks,
    List<AtomicSet> atomicSets,
    int overlayEntries,
    List<Warning> warnings,
    List<Callback> callbacks,
    List<Barrier> barriers,
    List<Critical> critical) {

  /** Decisions without a warning. */
  public Decisions(
      List<Loop> loops, List<Task> tasks, List<AtomicSet> atomicSets, int overlayEntries) {
    this(loops, tasks, atomicSets, overlayEntries, List.of(), List.of(), List.of(), List.of());
  }

  /** Copies the lists. */
  public Decisions {
    loops = List.copyOf(loops);
    tasks = List.copyOf(tasks);
    atomicSets = List.copyOf(atomicSets);
    warnings = List.copyOf(warnings);
    callbacks = List.copyOf(callbacks);
    barriers = List.copyOf(barriers);
    critical = List.copyOf(critical);
  }

  /** How much of what was found, in words; asyncs and futures only where there are any. */
  public String counts() {
    long asyncs = tasks.stream().filter(t -> !t.kind().startsWith("finish")).count();
    return counted(loops.size(), "parallel loop")
        + (asyncs == 0 ? "" : ", " + counted(asyncs, "async"))
        + ", "
        + counted(atomicSets.size(), "atomic set");
  }

  private static String counted(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  /** These decisions with the calls of unknown code that are made under locks. */
  public Decisions withCallbacks(List<Callback> found) {
    return new Decisions(
        loops, tasks, atomicSets, overlayEntries, warnings, found, barriers, critical);
  }

  /** These decisions with the methods that are barriers. */
  public Decisions withBarriers(List<Barrier> found) {
    return new Decisions(
        loops, tasks, atomicSets, overlayEntries, warnings, callbacks, found, critical);
  }

  /** These decisions with the locks under which constructs run in order. */
  public Decisions withCritical(List<Critical> found) {
    return new Decisions(
        loops, tasks, atomicSets, overlayEntries, warnings, callbacks, barriers, found);
  }

  /** These decisions with the warnings among some messages. */
  public Decisions withWarnings(List<Diagnostic> diagnostics) {
    return new Decisions(
        loops,
        tasks,
        atomicSets,
        overlayEntries,
        diagnostics.stream()
            .filter(d -> d.severity() == Severity.WARNING)
            .map(
                d ->
                    new Warning(
                        d.file() == null ? Path.of("") : d.file(),
                        d.line(),
                        d.code().id(),
                        d.cause() + " \u2014 " + d.fix()))
            .toList(),
        callbacks,
        barriers,
        critical);
  }

  /** Nothing found. */
  public static Decisions none() {
    return new Decisions(List.of(), List.of(), List.of(), 0);
  }

  /**
   * One parallel loop.
   *
   * @param file the user's file
   * @param line of the {@code for}
   * @param site its name at run time, {@code File.java:LINE}
   * @param kind {@code split} (a counted range), {@code array}, {@code elements}, {@code in order};
   *     of a speculative loop also how it runs ahead, and why not by ranges
   * @param fromOverlay whether an overlay marked it
   * @param reductions names of reduction variables with their operator, {@code "s SUM"}
   * @param privateCopies names of {@code @Private} variables
   * @param privateByItself names of locals that each iteration writes before reading
   * @param speculation how a speculative loop runs ahead, why so, and by line what in it is
   *     irrevocable; empty for others
   */
  public record Loop(
      Path file,
      int line,
      String site,
      String kind,
      boolean fromOverlay,
      List<String> reductions,
      List<String> privateCopies,
      List<String> privateByItself,
      List<String> speculation) {

    /** A loop that is not speculative. */
    public Loop(
        Path file,
        int line,
        String site,
        String kind,
        boolean fromOverlay,
        List<String> reductions,
        List<String> privateCopies,
        List<String> privateByItself) {
      this(
          file,
          line,
          site,
          kind,
          fromOverlay,
          reductions,
          privateCopies,
          privateByItself,
          List.of());
    }
  }

  /**
   * One async, async value, future or finish.
   *
   * @param file the user's file
   * @param line of the statement, declaration or method
   * @param site its name at run time, {@code File.java:LINE}
   * @param kind {@code async}, {@code async value}, {@code future}, {@code local future} (one that
   *     is a value, without an object), {@code finish} or {@code finish method}
   * @param form {@code frames} (stolen by saving the stack), {@code tasks} (lambdas that are
   *     queued), {@code handlers} (of the virtual machine) or {@code serial}
   * @param reason why it has the form {@code tasks} where others have {@code frames}, and of a
   *     future why it is an object; else empty
   * @param fromOverlay whether an overlay marked something in its file
   */
  public record Task(
      Path file,
      int line,
      String site,
      String kind,
      String form,
      String reason,
      boolean fromOverlay) {}

  /**
   * One method without frames that calls methods with frames: it waits for them, and its caller's
   * worker does nothing else meanwhile.
   *
   * @param file the user's file
   * @param line of the declaration
   * @param method its name
   * @param reason why it cannot be resumed
   */
  public record Barrier(Path file, int line, String method, String reason) {}

  /**
   * One place that takes a lock, or initialises a class, from which parallel constructs may be
   * reached: those run in order then.
   *
   * @param file the user's file
   * @param line where the lock is taken, of a method its declaration
   * @param lock what takes it
   * @param constructs what may be reached, as {@code parallel loop File.java:LINE}
   */
  public record Critical(Path file, int line, String lock, List<String> constructs) {}

  /**
   * One atomic set.
   *
   * @param file the user's file
   * @param line of the declaration
   * @param type the declaring class
   * @param name of the set
   * @param members the fields in it
   * @param units the methods that take its lock
   * @param lock the implementation chosen
   * @param reason why that one
   */
  public record AtomicSet(
      Path file,
      int line,
      String type,
      String name,
      List<String> members,
      List<String> units,
      String lock,
      String reason) {}

  /**
   * One call of code that the module does not show, made while locks of atomic sets are held. What
   * locks that code takes does not count in the deadlock check.
   *
   * @param file the user's file
   * @param line of the call
   * @param call what is called, {@code Consumer.accept}
   * @param units the units of work that may make the call
   */
  public record Callback(Path file, int line, String call, List<String> units) {}

  /**
   * One warning.
   *
   * @param file the user's file; empty where it is about none
   * @param line in it; 0 where it is about the whole file
   * @param code {@code AJWS-nnn}
   * @param text cause and fix
   */
  public record Warning(Path file, int line, String code, String text) {}
}
