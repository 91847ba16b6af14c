package org.ajws.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "classpath",
    description = "Prints the class path of annotations and runtime, for javac -cp and java -cp.")
final class ClasspathCommand implements Callable<Integer> {
  @Spec CommandSpec spec;

  @Option(
      names = "--compat",
      description = "Adds the classes of the research VM that programs of the published AJWS call.")
  boolean compatibility;

  @Override
  public Integer call() {
    List<Path> entries = new ArrayList<>(RuntimePath.entries());
    if (compatibility) {
      entries.add(RuntimePath.compatibility());
    }
    spec.commandLine().getOut().println(RuntimePath.join(entries));
    return ExitStatus.OK;
  }
}
