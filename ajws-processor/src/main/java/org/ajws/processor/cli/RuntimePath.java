package org.ajws.processor.cli;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.stream.Collectors;
import org.ajws.ParallelFor;
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
