package org.ajws.cli;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * The demonstration is a sample, which knows this module and not the other way round; the script
 * {@code ajws} builds it and puts it on the class path.
 */
@Command(
    name = "demo",
    description = {
      "Makes a real library parallel, measures it and writes a report.",
      "Takes JTransforms 2.4.0 from Maven Central, marks its loops by an overlay, and compares"
          + " serial, its own threads and AJWS."
    })
final class DemoCommand implements Callable<Integer> {
  private static final String SAMPLE = "org.ajws.samples.jtransforms.Demo";

  @Parameters(
      arity = "0..*",
      paramLabel = "OPTION",
      description = "Options of the demonstration; docs/command-line.md lists them.")
  List<String> arguments = new ArrayList<>();

  @Override
  public Integer call() throws Exception {
    try {
      Class.forName(SAMPLE)
          .getMethod("main", String[].class)
          .invoke(null, (Object) arguments.toArray(String[]::new));
      return ExitStatus.OK;
    } catch (ClassNotFoundException e) {
      throw new Failure(
          "the demonstration is part of the source checkout — run it there by ./ajws demo", e);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Exception cause) {
        throw cause;
      }
      throw e;
    }
  }
}
