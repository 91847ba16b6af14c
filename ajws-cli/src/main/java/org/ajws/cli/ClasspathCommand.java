package org.ajws.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "classpath",
    description = "Prints the class path of annotations and runtime, for javac -cp and java -cp.")
final class ClasspathCommand implements Callable<Integer> {
  @Spec CommandSpec spec;

  @Override
  public Integer call() {
    spec.commandLine().getOut().println(RuntimePath.join(RuntimePath.entries()));
    return ExitStatus.OK;
  }
}
