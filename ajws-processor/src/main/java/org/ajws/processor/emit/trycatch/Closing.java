package org.ajws.processor.emit.trycatch;

import org.ajws.processor.plan.frames.Node;

/** Writes what {@code try} does with a resource (JLS 14.20.3.1), around the code that uses it. */
final class Closing {
  private final Node.Using using;

  Closing(Node.Using using) {
    this.using = using;
  }

  private String thrown() {
    return "thrown" + using.held().number() + "$";
  }

  /** What stands before the block. */
  String begin() {
    return "java.lang.Throwable %s = null; try ".formatted(thrown());
  }

  /**
   * What stands behind the block.
   *
   * @param resource the resource
   * @param caught what to do first with an exception {@code e$}
   * @param line notes the line of the closing
   * @param lineAfterThrow notes that of the closing because of an exception
   * @param suppressed what to do first with an exception {@code s$} of that one
   * @param completes whether the block is left for good
   */
  String end(
      String resource,
      String caught,
      String line,
      String lineAfterThrow,
      String suppressed,
      String completes) {
    return ("catch (java.lang.Throwable e$) { %2$s%3$s = e$; throw e$; } finally { if (%7$s && %1$s != null) { "
            + "if (%3$s == null) { %4$s%1$s.close(); } else { "
            + "%5$stry { %1$s.close(); } catch (java.lang.Throwable s$) { %6$s%3$s.addSuppressed(s$); } } } } ")
        .formatted(resource, caught, thrown(), line, lineAfterThrow, suppressed, completes);
  }
}
