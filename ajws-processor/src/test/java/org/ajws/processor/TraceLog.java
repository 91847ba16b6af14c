package org.ajws.processor;

import java.io.PrintWriter;
import java.io.StringWriter;

/** A logger, as programs call it: library code that the translator does not see. */
public final class TraceLog {
  private TraceLog() {}

  /** Prints an exception with its stack trace, and lambdas without their numbers. */
  public static void log(String what, Throwable t) {
    StringWriter text = new StringWriter();
    t.printStackTrace(new PrintWriter(text, true));
    System.out.println(what + " " + text.toString().replaceAll("lambda.(\\w+).\\d+", "lambda $1"));
  }
}
