package org.ajws.agent;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.runtime.trace.Trace;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.commons.SerialVersionUIDAdder;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.analysis.Analyzer;

/** How a JVM is started whose run is watched. */
public final class WatchedJvm {
  private WatchedJvm() {}

  /**
   * The options of the JVM, whoever watches. A user's own options come behind them, and win.
   *
   * @return what is watched runs in order, and is larger, in code and on the stack
   */
  public static List<String> options() {
    return List.of("-Dajws.target=serial", "-XX:-DontCompileHugeMethods", "-Xss16m");
  }

  /**
   * The option that has races looked for; named before other agents, so that what they put into
   * classes is not watched.
   *
   * @param scratch a folder for a file that lasts as long as the run
   * @param result the file that will hold what was found, or a folder that is there, which gets a
   *     file of each JVM
   * @throws IOException if the file in {@code scratch} cannot be written
   */
  public static String raceOption(Path scratch, Path result) throws IOException {
    return "-javaagent:" + jar(scratch) + "=" + result.toAbsolutePath();
  }

  /** An agent has to be one JAR file; in a build of AJWS itself it leads to where classes are. */
  private static Path jar(Path scratch) throws IOException {
    Path agent = placeOf(Agent.class);
    if (!Files.isDirectory(agent)) {
      return agent;
    }
    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    main.putValue("Premain-Class", Agent.class.getName());
    main.put(
        Attributes.Name.CLASS_PATH,
        Stream.of(
                Agent.class,
                Trace.class,
                ClassReader.class,
                ClassNode.class,
                Analyzer.class,
                SerialVersionUIDAdder.class)
            .map(c -> placeOf(c).toUri().toString())
            .collect(Collectors.joining(" ")));
    Path jar = scratch.resolve("agent.jar").toAbsolutePath();
    new JarOutputStream(Files.newOutputStream(jar), manifest).close();
    return jar;
  }

  private static Path placeOf(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the place of " + type.getName() + " is no path", e);
    }
  }
}
