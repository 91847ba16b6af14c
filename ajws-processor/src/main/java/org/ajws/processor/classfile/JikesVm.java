package org.ajws.processor.classfile;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;

/**
 * An installation of Jikes RVM with work stealing: a folder with the script {@code rvm} and the
 * VM's library.
 *
 * @param home the folder
 */
public record JikesVm(Path home) {
  /** The environment variable that names the folder. */
  public static final String HOME_VARIABLE = "JIKESRVM_HOME";

  /** The VM that the environment names; empty without the variable or with an empty one. */
  public static Optional<JikesVm> in(Map<String, String> environment) {
    String home = environment.get(HOME_VARIABLE);
    return home == null || home.isBlank()
        ? Optional.empty()
        : Optional.of(new JikesVm(Path.of(home)));
  }

  /** The script that starts the VM. */
  public Path launcher() {
    return home.resolve("rvm");
  }

  /** What is wrong with the installation; empty if it can be started. */
  public Optional<Diagnostic> problem() {
    if (Files.isRegularFile(launcher()) && Files.isExecutable(launcher())) {
      return Optional.empty();
    }
    DiagnosticCode code = DiagnosticCode.JIKES_VM;
    return Optional.of(
        new Diagnostic(
            code,
            code.severity(),
            home,
            0,
            0,
            HOME_VARIABLE + " names this folder, which has no executable file 'rvm'",
            "name the folder of the VM's build that has it, or unset the variable to run on this"
                + " Java"));
  }

  /** The jars of its library that are there: GNU Classpath's and the VM's own. */
  public List<Path> library() {
    return Stream.of("rvmrt.jar", "jksvm.jar")
        .map(home::resolve)
        .filter(Files::isRegularFile)
        .toList();
  }

  /**
   * The command that runs a program.
   *
   * @param workers the number of workers, at least 1
   * @param options further options of the VM; they stand behind the usual ones
   * @param classPath the folder of the class files, then libraries
   * @param mainClass the binary name of the class with {@code main}
   * @param arguments the program's arguments
   */
  public List<String> command(
      int workers,
      List<String> options,
      List<Path> classPath,
      String mainClass,
      List<String> arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                launcher().toString(),
                "-Xms300M",
                "-X:gc:threads=1",
                "-Xws:retBarrier=true",
                "-Xws:procs=" + workers,
                "-Dajws.workers=" + workers));
    command.addAll(options);
    command.add("-cp");
    command.add(
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add(mainClass);
    command.addAll(arguments);
    return command;
  }
}
