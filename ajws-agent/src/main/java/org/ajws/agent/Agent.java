package org.ajws.agent;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;
import org.ajws.agent.race.Limits;
import org.ajws.agent.race.Session;
import org.ajws.agent.race.StructureEvents;
import org.ajws.runtime.trace.Trace;

/**
 * The agent: {@code -javaagent:ajws-agent.jar=FILE} writes what it found to a file in the form that
 * {@link ResultFile} has. Several agents can work beside it; it should be named first, so that it
 * does not watch what the others have put into classes.
 */
public final class Agent {
  private static final String LOADED = "org.ajws.agent.loaded";

  /** A system property: {@code true} if accesses under a common lock are to be listed, too. */
  public static final String CONFLICTS = "ajws.race.conflicts";

  private Agent() {}

  /**
   * Called by the JVM on the main thread, which is the one that is watched.
   *
   * @param file where to write the result; in a folder that is there each JVM writes one of its own
   * @param instrumentation the JVM's
   */
  public static void premain(String file, Instrumentation instrumentation) {
    if (file == null || file.isEmpty()) {
      throw new IllegalArgumentException(
          "ajws-agent: name the file for the result: -javaagent:ajws-agent.jar=FILE");
    }
    Session session = Session.current();
    if (System.setProperty(LOADED, "true") != null) {
      session
          .limits()
          .add(Limits.Kind.STRUCTURE, "the agent was given twice; the first one counts");
      return;
    }
    if (Boolean.getBoolean(CONFLICTS)) {
      session.listConflicts();
    }
    Path result = ResultFile.of(Path.of(file).toAbsolutePath());
    Runnable write = () -> write(session, result);
    Thread main = Thread.currentThread();
    main.setUncaughtExceptionHandler(
        (thread, failure) -> {
          session.limits().add(Limits.Kind.END, "the program ended with an exception: " + failure);
          thread.getThreadGroup().uncaughtException(thread, failure);
        });
    var transformer =
        new org.ajws.agent.instrument.Instrumentation(session.sites(), session.limits());
    Runnable atEnd =
        () -> {
          session.shutsDown();
          transformer.noteUnseen(instrumentation.getAllLoadedClasses());
          write.run();
        };
    Runtime.getRuntime().addShutdownHook(new Thread(atEnd, "ajws-agent"));
    Trace.listen(new StructureEvents(session));
    instrumentation.addTransformer(transformer);
    session.watch(write);
  }

  private static void write(Session session, Path result) {
    try {
      ResultFile.write(session, result);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
