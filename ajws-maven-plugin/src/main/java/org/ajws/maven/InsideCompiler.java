package org.ajws.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.MojoExecution;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/**
 * Has a goal of maven-compiler-plugin compile with the compiler plugin: its option, its place on
 * the processor path, and what the JVM of the compiler must export to it.
 *
 * @param words the settings behind {@code -Xplugin:Ajws}
 * @param plugin the jar of the compiler plugin
 * @param jvm that the compiler is to run in
 * @param version the Java version of the compiler
 * @param property looks up a property of the build
 */
record InsideCompiler(
    List<String> words, Artifact plugin, Jvm jvm, int version, Function<String, String> property) {
  private static final List<String> PACKAGES =
      List.of("api", "code", "main", "parser", "tree", "util");
  private static final String OPTION = "-Xplugin:Ajws";
  private static final Set<String> PROCESSOR_PATH = Set.of("-processorpath", "--processor-path");

  /** Since this version the compiler looks for annotation processors only where it is told to. */
  private static final int NO_IMPLICIT_PROCESSORS = 23;

  /** Which JVM runs the compiler. */
  enum Jvm {
    /** Maven's own. */
    MAVENS,
    /** One of its own, of the JDK that the user names, or of that which runs Maven. */
    FORKED,
    /** One of its own, of the JDK that the build has chosen. */
    TOOLCHAIN
  }

  /** What the JVM of the compiler is started with. */
  static List<String> exports() {
    return PACKAGES.stream()
        .map(p -> "--add-exports=jdk.compiler/com.sun.tools.javac." + p + "=ALL-UNNAMED")
        .toList();
  }

  /** Whether Maven's own JVM was started so. */
  static boolean exportedHere() {
    Module here = InsideCompiler.class.getModule();
    return ModuleLayer.boot()
        .findModule("jdk.compiler")
        .filter(
            c -> PACKAGES.stream().allMatch(p -> c.isExported("com.sun.tools.javac." + p, here)))
        .isPresent();
  }

  /** Whether the user has this goal compile in another JVM than Maven's. */
  static boolean forks(MojoExecution goal, Function<String, String> property) {
    GoalConfiguration configuration = GoalConfiguration.of(goal);
    return "true".equals(configuration.text("fork", property))
        || configuration.text("executable", property) != null
        || configuration.hasElements("jdkToolchain");
  }

  /** The program that the user has the goal call; null for that of a toolchain or Maven's JDK. */
  static String executable(MojoExecution goal, Function<String, String> property) {
    return GoalConfiguration.of(goal).text("executable", property);
  }

  /** What the user asks of the toolchain of this goal; empty where it is the build's. */
  static Map<String, String> toolchain(MojoExecution goal) {
    return GoalConfiguration.of(goal).pairs("jdkToolchain");
  }

  /** The compiler that the goal uses, such as {@code javac}. */
  static String compiler(MojoExecution goal, Function<String, String> property) {
    String id = GoalConfiguration.of(goal).text("compilerId", property);
    return id == null ? "javac" : id;
  }

  /**
   * Changes a goal's configuration, unless the user has written the option there already.
   *
   * @param classPath of the compilation, where processors are looked for by default
   */
  void configure(MojoExecution goal, List<String> classPath) {
    GoalConfiguration configuration = GoalConfiguration.of(goal);
    List<String> arguments = new ArrayList<>(configuration.elements("compilerArgs"));
    if (arguments.stream().anyMatch(a -> a.equals(OPTION) || a.startsWith(OPTION + " "))) {
      return;
    }
    arguments.add(String.join(" ", OPTION, String.join(" ", words)).strip());
    if (configuration.hasElements("annotationProcessorPaths")) {
      configuration.add("annotationProcessorPaths", coordinates());
    } else {
      addToProcessorPath(configuration, arguments, classPath);
    }
    if (jvm != Jvm.MAVENS) {
      configuration.set("fork", "true");
      if (jvm == Jvm.FORKED
          && configuration.text("executable", property) == null
          && !configuration.hasElements("jdkToolchain")) {
        configuration.set(
            "executable", Path.of(System.getProperty("java.home"), "bin", "javac").toString());
      }
      exports().forEach(export -> arguments.add("-J" + export));
    }
    configuration.setElements("compilerArgs", "arg", arguments);
  }

  /** Where the user names no processor path, it is the class path: it stays so. */
  private void addToProcessorPath(
      GoalConfiguration configuration, List<String> arguments, List<String> classPath) {
    int given = -1;
    for (int i = 0; i + 1 < arguments.size(); i++) {
      given = PROCESSOR_PATH.contains(arguments.get(i)) ? i + 1 : given;
    }
    String jar = plugin.getFile().getPath();
    if (given >= 0) {
      arguments.set(given, jar + File.pathSeparator + arguments.get(given));
      return;
    }
    arguments.add("-processorpath");
    List<String> path = new ArrayList<>(List.of(jar));
    path.addAll(classPath);
    arguments.add(String.join(File.pathSeparator, path));
    boolean asked =
        configuration.text("proc", property) != null
            || configuration.hasElements("annotationProcessors")
            || arguments.stream().anyMatch(a -> a.startsWith("-proc:") || a.equals("-processor"));
    if (!asked && version >= NO_IMPLICIT_PROCESSORS) {
      arguments.add("-proc:none"); // a processor path alone would switch the processors on
    }
  }

  private Xpp3Dom coordinates() {
    Xpp3Dom path = new Xpp3Dom("path");
    path.addChild(GoalConfiguration.leaf("groupId", plugin.getGroupId()));
    path.addChild(GoalConfiguration.leaf("artifactId", plugin.getArtifactId()));
    path.addChild(GoalConfiguration.leaf("version", plugin.getBaseVersion()));
    return path;
  }
}
