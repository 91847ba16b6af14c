package org.ajws.cli;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.stream.Collectors;
import org.ajws.ParallelFor;
import org.ajws.agent.profile.ProfiledProgram;
import org.ajws.runtime.AjwsRuntime;
import org.mmtk.plan.Plan;

/** The annotations and the runtime: what a program is compiled against and run with. */
final class RuntimePath {
  private RuntimePath() {}

  /** The two jars, or class folders in a build of AJWS itself. */
  static List<Path> entries() {
    return List.of(placeOf(ParallelFor.class), placeOf(AjwsRuntime.class));
  }

  /** What stands for the research VM in old programs. */
  static Path compatibility() {
    return placeOf(Plan.class);
  }

  /**
   * What becomes part of a program for Jikes RVM, with the stub of the VM's classes: not on the
   * class path of the command, since its classes have the names of those of the runtime. The script
   * {@code ajws} says where it is.
   */
  static List<Path> jikesEntries() {
    String told = System.getProperty("ajws.jikesrvm");
    if (told != null) {
      return List.of(Path.of(told), placeOf(ParallelFor.class));
    }
    try {
      return List.of(
          placeOf(Class.forName("org.ajws.runtime.jikesrvm.StealHandlers")),
          placeOf(ParallelFor.class));
    } catch (ClassNotFoundException e) {
      throw new Failure(
          "the runtime for Jikes RVM is missing — name the jar or class folder of ajws-jikesrvm in"
              + " the system property ajws.jikesrvm",
          e);
    }
  }

  /** Where the profiler is. */
  static Path profilerEntry() {
    return placeOf(ProfiledProgram.class);
  }

  private static Path placeOf(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new Failure("the place of " + type.getName() + " is unknown: " + e.getMessage(), e);
    }
  }

  /** Joined as {@code java -cp} wants it. */
  static String join(List<Path> entries) {
    return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
