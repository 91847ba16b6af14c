package org.ajws.report.timeline;

import java.util.List;
import java.util.Optional;
import jdk.jfr.consumer.RecordedClass;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;

/**
 * Where a thread waited for a lock, from the stack of an event of the JDK: the newest method of the
 * program. In a unit of work that is the method of the unit, and names the set.
 */
final class LockSite {
  private static final String SET_LOCK = "org.ajws.runtime.lock.LockCore";

  private LockSite() {}

  /** The method with its line; nothing if the thread did not wait for a lock of the program. */
  static Optional<String> of(RecordedEvent event) {
    if (event.getStackTrace() == null) {
      return Optional.empty();
    }
    boolean monitor = event.getEventType().getName().equals("jdk.JavaMonitorEnter");
    boolean locks = monitor;
    List<RecordedFrame> frames = event.getStackTrace().getFrames();
    for (RecordedFrame frame : frames) {
      String type = frame.getMethod().getType().getName();
      locks |= type.startsWith("java.util.concurrent.locks.Reentrant") || type.equals(SET_LOCK);
      if (type.startsWith("org.ajws.runtime.")) {
        if (!type.startsWith("org.ajws.runtime.lock.")) {
          return Optional.empty(); // the runtime's own
        }
      } else if (!type.startsWith("java.") && !type.startsWith("jdk.")) {
        return locks ? Optional.of(describe(event, frame, type, monitor)) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static String describe(
      RecordedEvent event, RecordedFrame frame, String type, boolean monitor) {
    String where =
        "%s.%s:%d".formatted(simple(type), frame.getMethod().getName(), frame.getLineNumber());
    RecordedClass of = monitor ? event.getClass("monitorClass") : null;
    boolean ours = of == null || of.getName().startsWith("org.ajws.runtime.lock.");
    return ours ? "lock in " + where : "monitor of " + simple(of.getName()) + " in " + where;
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
