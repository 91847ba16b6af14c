package org.ajws.maven;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.ajws.maven.PlannedGoals.Change;
import org.ajws.processor.UsedClasses;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.Target;
import org.ajws.processor.diagnostic.FailureReason;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.model.Plugin;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Component;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;

/**
 * Has the compiler translate main and test sources itself, by its plugin <code>-Xplugin:Ajws</code>
 * : source roots stay the user's, and messages stand at the user's lines.
 */
@Mojo(name = "configure", defaultPhase = LifecyclePhase.INITIALIZE, threadSafe = true)
public final class ConfigureMojo extends AbstractAjwsMojo {
  private static final String COMPILER = "org.apache.maven.plugins:maven-compiler-plugin";
  private static final int OLDEST = 17;
  private static final String COMPILER_PLUGIN = "ajws-javac-plugin";

  /** Overlay files for main sources and folders of them; by default <code>src/main/ajws</code>. */
  @Parameter List<File> overlays;

  /** Overlay files for test sources and folders of them; by default <code>src/test/ajws</code>. */
  @Parameter List<File> testOverlays;

  /** The folder that receives the translation of main sources, for reading and debugging. */
  @Parameter(defaultValue = "${project.build.directory}/ajws/sources", required = true)
  File output;

  /** The folder that receives the translation of test sources, for reading and debugging. */
  @Parameter(defaultValue = "${project.build.directory}/ajws/test-sources", required = true)
  File testOutput;

  @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
  List<Artifact> artifacts;

  @Component ToolchainManager toolchains;

  /** Made by Maven. */
  public ConfigureMojo() {}

  @Override
  void run() throws IOException, MojoFailureException {
    // Not when the compiler starts: Maven 4 knows no project to ask about then.
    Toolchain toolchain = toolchains.getToolchainFromBuildContext("jdk", session);
    requireJavac(toolchain);
    for (Scope scope : Scope.values()) {
      List<Path> files =
          SourceRoots.overlays(
              project,
              scope == Scope.MAIN ? overlays : testOverlays,
              scope == Scope.MAIN ? SourceRoots.MAIN_OVERLAYS : SourceRoots.TEST_OVERLAYS);
      List<String> words = words(scope, files);
      String own = settings(words, files);
      compileSo(
          scope,
          goal -> unchecked(() -> inside(goal, scope, words, toolchain)),
          last(scope, () -> own + used(scope), false));
    }
  }

  /** The classes of a parallel build are not those of a serial one. */
  @Override
  void whenSkipped() {
    for (Scope scope : Scope.values()) {
      compileSo(scope, goal -> {}, last(scope, () -> "skip", true));
    }
  }

  private LastCompilations last(Scope scope, LastCompilation.Settings settings, boolean serial) {
    return new LastCompilations(project, scope, cache(scope), settings, serial, this::property);
  }

  private void compileSo(Scope scope, Consumer<MojoExecution> configure, LastCompilations last) {
    PlannedGoals.of(session.getRequest())
        .change(
            project,
            scope.goal(),
            new Change(
                Set.of(COMPILER),
                goal -> {
                  configure.accept(goal);
                  unchecked(() -> deleteOutdated(last, goal));
                },
                goal -> unchecked(() -> last.compiled(goal)),
                () -> {}, // the compiler plugin has said what there was to say
                () -> unchecked(last::built)));
  }

  private void deleteOutdated(LastCompilations last, MojoExecution goal) throws IOException {
    List<Path> outdated = last.outdated(goal);
    for (Path type : outdated) {
      Files.delete(type);
    }
    if (!outdated.isEmpty()) {
      getLog()
          .info(
              "AJWS: compiling anew what was compiled with other settings, with other modules or by"
                  + " another tool ("
                  + counted(outdated.size(), "file")
                  + ")");
    }
  }

  private void inside(MojoExecution goal, Scope scope, List<String> words, Toolchain toolchain)
      throws IOException {
    boolean exported = InsideCompiler.exportedHere();
    boolean other = toolchain != null || InsideCompiler.forks(goal, this::property);
    if (!exported && !other && PlannedGoals.of(session.getRequest()).firstTime()) {
      getLog()
          .info(
              "AJWS: each module's compiler gets a JVM of its own; the --add-exports of"
                  + " docs/maven.md in .mvn/jvm.config save its start");
    }
    InsideCompiler.Jvm jvm =
        toolchain != null
            ? InsideCompiler.Jvm.TOOLCHAIN
            : other || !exported ? InsideCompiler.Jvm.FORKED : InsideCompiler.Jvm.MAVENS;
    int version = CompilerVersion.of(program(goal, toolchain));
    new InsideCompiler(words, compilerPlugin(), jvm, version, this::property)
        .configure(goal, compileClassPath(scope));
  }

  /** The compiler that the goal calls, in the order in which it looks; null for Maven's own. */
  private String program(MojoExecution goal, Toolchain ofBuild) {
    String executable = InsideCompiler.executable(goal, this::property);
    Map<String, String> asked = InsideCompiler.toolchain(goal);
    Toolchain toolchain = ofBuild;
    if (executable == null && !asked.isEmpty()) {
      toolchain =
          toolchains.getToolchains(session, "jdk", asked).stream().findFirst().orElse(ofBuild);
    }
    return executable != null || toolchain == null ? executable : toolchain.findTool("javac");
  }

  private List<String> compileClassPath(Scope scope) {
    try {
      return scope == Scope.MAIN
          ? project.getCompileClasspathElements()
          : project.getTestClasspathElements();
    } catch (DependencyResolutionRequiredException e) {
      throw new IllegalStateException("AJWS: the class path is not resolved", e);
    }
  }

  private Artifact compilerPlugin() {
    return artifacts.stream()
        .filter(a -> a.getArtifactId().equals(COMPILER_PLUGIN))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("AJWS: " + COMPILER_PLUGIN + " is missing"));
  }

  private void requireJavac(Toolchain toolchain) throws IOException, MojoFailureException {
    Dialect surface = dialect();
    if (surface != Dialect.AUTO && surface != Dialect.STANDARD) {
      throw new MojoFailureException(
          "AJWS: the compiler reads legal Java only: <dialect>"
              + dialect
              + "</dialect> needs the goal translate, or 'mvn ajws:convert' once");
    }
    MojoExecution goal = new MojoExecution(new Plugin(), "compile", "ajws");
    goal.setConfiguration(
        project.getGoalConfiguration(
            COMPILER.substring(0, COMPILER.indexOf(':')),
            COMPILER.substring(COMPILER.indexOf(':') + 1),
            null,
            "compile"));
    String compiler = InsideCompiler.compiler(goal, this::property);
    if (!compiler.startsWith("javac")) {
      throw new MojoFailureException(
          "AJWS: the compiler is '"
              + compiler
              + "', and only javac has plugins: use the goals translate and test-translate");
    }
    String program = program(goal, toolchain);
    int version = CompilerVersion.of(program);
    if (version < OLDEST) {
      throw new MojoFailureException(
          "AJWS: "
              + program
              + " is of Java "
              + version
              + ", and the compiler plugin needs a compiler of Java "
              + OLDEST
              + " or later: choose such a toolchain or <executable>");
    }
  }

  private List<String> words(Scope scope, List<Path> overlayFiles) throws MojoFailureException {
    Target on = constant("target", Target.values(), target);
    if (on == Target.JIKESRVM) {
      throw new MojoFailureException(
          "AJWS: target jikesrvm makes class files of its own: use the goals translate and"
              + " jikes-classes");
    }
    List<String> words = new ArrayList<>();
    words.add("target=" + on.name().toLowerCase(Locale.ROOT));
    LockSettings settings = lockSettings(scope);
    words.add(
        "locks="
            + (scope == Scope.MAIN
                ? locks.replaceAll("\\s+", "")
                : settings.general().name().toLowerCase(Locale.ROOT)));
    if (!overlayFiles.isEmpty()) {
      words.add(
          "overlay="
              + overlayFiles.stream()
                  .map(ConfigureMojo::word)
                  .collect(Collectors.joining(File.pathSeparator)));
    }
    File folder = scope == Scope.MAIN ? output : testOutput;
    words.add("output=" + word(SourceRoots.normal(project, folder.getPath())));
    words.add("cache=" + word(cache(scope)));
    if (failOnWarning) {
      words.add("failOnWarning");
    }
    if (privateScratch()) {
      words.add("sharedScratch=private");
    }
    return words;
  }

  /** The compiler splits the words at blanks. */
  private static String word(Path path) {
    return path.toString().replace("%", "%25").replace(" ", "%20");
  }

  private String settings(List<String> words, List<Path> overlayFiles) throws IOException {
    StringBuilder all = new StringBuilder(String.join("\n", words));
    for (Path file : overlayFiles) {
      byte[] bytes = Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
      all.append('\n').append(bytes.length).append(' ').append(Arrays.hashCode(bytes));
    }
    File plugin = compilerPlugin().getFile();
    return all.append('\n')
        .append(plugin.length())
        .append(' ')
        .append(plugin.lastModified())
        .toString();
  }

  /**
   * The modules that the sources use: those that may change without another version by what they
   * have of AJWS. To tests, the main classes are such a module, too: these may have been compiled
   * by a command of their own.
   */
  private String used(Scope scope) throws IOException {
    UsedClasses classes = new UsedClasses(cache(scope).resolve("used.classes"));
    Set<String> lines = new TreeSet<>();
    if (scope == Scope.TEST) {
      lines.add("\nmain " + classes.digest(classes(Scope.MAIN)));
    }
    for (Artifact artifact : project.getArtifacts()) {
      if (artifact.getFile() != null && artifact.getArtifactHandler().isAddedToClasspath()) {
        String known =
            artifact.isSnapshot() || isOfThisBuild(artifact)
                ? classes.digest(artifact.getFile().toPath())
                : artifact.getVersion();
        lines.add("\n" + artifact.getDependencyConflictId() + " " + known);
      }
    }
    classes.store();
    return String.join("", lines);
  }

  private boolean isOfThisBuild(Artifact artifact) {
    return session.getAllProjects().stream()
        .anyMatch(
            p ->
                p.getGroupId().equals(artifact.getGroupId())
                    && p.getArtifactId().equals(artifact.getArtifactId()));
  }

  private interface FileAction {
    void run() throws IOException;
  }

  private void unchecked(FileAction action) {
    try {
      action.run();
    } catch (IOException e) {
      throw new UncheckedIOException(
          "AJWS cannot see to class files that are out of date: "
              + FailureReason.of(e)
              + " — check the permissions of "
              + project.getBuild().getDirectory()
              + " and the space left on the disk",
          e);
    }
  }
}
