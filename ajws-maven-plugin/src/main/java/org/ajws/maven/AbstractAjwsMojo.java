package org.ajws.maven;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.Severity;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** What all goals share: the settings, the request made from them, and the way to report. */
abstract class AbstractAjwsMojo extends AbstractMojo {
  private static final String RUNTIME_CLASS = "org/ajws/runtime/Translated.class";

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  MavenProject project;

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  MavenSession session;

  @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
  PluginDescriptor plugin;

  /** What the program runs on: the name of a target. */
  @Parameter(property = "ajws.target", defaultValue = "trycatch")
  String target;

  /**
   * How units of atomic sets exclude each other: <code>monitor</code>, <code>reentrant</code>, or
   * <code>auto</code>, the cheapest way for each set. For single sets of the main sources a way may
   * follow: <code>auto, Hits.count=striped, a.b.Map.all=reentrant</code>.
   */
  @Parameter(property = "ajws.locks", defaultValue = "monitor")
  String locks;

  /** Does nothing, so that the user's sources are compiled as they are: the serial build. */
  @Parameter(property = "ajws.skip", defaultValue = "false")
  boolean skip;

  /** Whether a warning fails the build. */
  @Parameter(property = "ajws.failOnWarning", defaultValue = "false")
  boolean failOnWarning;

  /** The encoding of sources, overlays and output. */
  @Parameter(property = "encoding", defaultValue = "${project.build.sourceEncoding}")
  String encoding;

  /** The surface of the sources: auto, standard, ajws or aj. */
  @Parameter(property = "ajws.dialect", defaultValue = "auto")
  String dialect;

  /** Scratch arrays that the iterations of a parallel loop share: error, or private copies. */
  @Parameter(property = "ajws.sharedScratch", defaultValue = "error")
  String sharedScratch;

  /** The Java version of the sources; by default that of the compiler plugin. */
  @Parameter(property = "ajws.release")
  String release;

  @Parameter(defaultValue = "${maven.compiler.release}", readonly = true)
  String compilerRelease;

  @Parameter(defaultValue = "${maven.compiler.source}", readonly = true)
  String compilerSource;

  @Parameter(defaultValue = "${maven.compiler.target}", readonly = true)
  String compilerTarget;

  /** Where the digests are kept that make an unchanged module cost nothing. */
  @Parameter(defaultValue = "${project.build.directory}/ajws/cache", required = true)
  File cache;

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    UnknownSettings.messages(session, plugin).forEach(getLog()::warn);
    if (skip || skipped()) {
      whenSkipped();
      getLog().info("AJWS is skipped: the sources are compiled as they are, to run serially");
      return;
    }
    if (RaceBuild.isOne(project)) {
      target = Target.TRACED.id();
      RaceBuild.goesOn(project);
    }
    if (ModuleLayer.boot().findModule("jdk.compiler").isEmpty()) {
      throw new MojoFailureException(
          "AJWS needs a JDK, and Maven runs on a Java without compiler ("
              + System.getProperty("java.home")
              + "): set JAVA_HOME to a JDK of version 17 or later");
    }
    try {
      run();
    } catch (IOException e) {
      throw new MojoFailureException("AJWS: " + e, e);
    }
  }

  /** Whether this goal has a further reason to be skipped. */
  boolean skipped() {
    return false;
  }

  /** What there is to do all the same. */
  void whenSkipped() {}

  abstract void run() throws IOException, MojoExecutionException, MojoFailureException;

  /** The request that the settings make for these sources. */
  final TranslationRequest request(
      Scope scope, List<Path> sources, List<Path> overlays, Path output, Path cacheFolder)
      throws MojoExecutionException, MojoFailureException {
    return new TranslationRequest(
            sources,
            classPath(scope),
            overlays,
            output,
            cacheFolder,
            constant("target", Target.values(), target),
            lockSettings(scope),
            charset(),
            release != null
                ? release
                : LanguageLevel.of(project, scope, compilerRelease, compilerSource),
            failOnWarning,
            dialect(),
            privateScratch())
        .withClassRelease(LanguageLevel.ofClasses(project, scope, compilerRelease, compilerTarget));
  }

  final boolean privateScratch() throws MojoFailureException {
    return constant("sharedScratch", SharedScratch.values(), sharedScratch)
        == SharedScratch.PRIVATE;
  }

  /** Single sets are named among those of the main sources. */
  final LockSettings lockSettings(Scope scope) throws MojoFailureException {
    try {
      LockSettings settings = LockSettings.parse(locks);
      return scope == Scope.MAIN ? settings : LockSettings.of(settings.general());
    } catch (IllegalArgumentException e) {
      throw new MojoFailureException("AJWS: <locks>: " + e.getMessage(), e);
    }
  }

  /** What becomes of scratch arrays that iterations share. */
  private enum SharedScratch {
    ERROR,
    PRIVATE
  }

  final Dialect dialect() throws MojoFailureException {
    return constant("dialect", Dialect.values(), dialect);
  }

  /**
   * Translates, logs the diagnostics, and fails the build if there is an error.
   *
   * @throws MojoFailureException with a message that repeats the first error; Maven shows no trace
   */
  final TranslationResult translate(TranslationRequest request) throws MojoFailureException {
    TranslationResult result = Translator.translate(request);
    show(result.diagnostics());
    return result;
  }

  /**
   * Logs diagnostics, and fails the build if one is an error.
   *
   * @throws MojoFailureException with a message that repeats the first error; Maven shows no trace
   */
  final void show(List<Diagnostic> diagnostics) throws MojoFailureException {
    int errors = 0;
    int warnings = 0;
    Diagnostic first = null;
    for (Diagnostic diagnostic : diagnostics) {
      if (diagnostic.severity() == Severity.ERROR) {
        getLog().error(diagnostic.formatWithPage());
        errors++;
      } else {
        getLog().warn(diagnostic.formatWithPage());
        warnings++;
      }
      if (first == null || first.severity() != Severity.ERROR && errors == 1) {
        first = diagnostic;
      }
    }
    if (errors > 0 || failOnWarning && warnings > 0) {
      throw new MojoFailureException(
          "AJWS found %s%s; the first: %s"
              .formatted(
                  errors > 0 ? counted(errors, "error") : counted(warnings, "warning"),
                  errors > 0 || !failOnWarning ? "" : " and failOnWarning is set",
                  first.format()));
    }
  }

  /** Fails the build where the translation would not compile for want of the runtime. */
  final void requireRuntime(TranslationRequest request, TranslationResult result)
      throws IOException, MojoFailureException {
    if (result.files().stream().noneMatch(FileResult::translated)) {
      return;
    }
    for (Path entry : request.classPath()) {
      if (holds(entry, RUNTIME_CLASS)) {
        return;
      }
    }
    throw new MojoFailureException(
        "AJWS: translated classes of "
            + project.getId()
            + " need the runtime, and it is not on the class path: add the dependency"
            + " org.ajws:ajws-runtime of the plugin's version to the POM");
  }

  static boolean holds(Path entry, String classFile) throws IOException {
    if (Files.isDirectory(entry)) {
      return Files.exists(entry.resolve(classFile));
    }
    if (!Files.isRegularFile(entry) || !entry.toString().endsWith(".jar")) {
      return false;
    }
    try (JarFile jar = new JarFile(entry.toFile())) {
      return jar.getEntry(classFile) != null;
    }
  }

  /** Without the folder that the sources themselves are compiled to: it may be out of date. */
  private List<Path> classPath(Scope scope) throws MojoExecutionException {
    try {
      boolean test = scope == Scope.TEST;
      List<String> elements =
          test ? project.getTestClasspathElements() : project.getCompileClasspathElements();
      Path own = classes(scope);
      return elements.stream()
          .map(e -> SourceRoots.normal(project, e))
          .filter(e -> !e.equals(own))
          // A module without sources has no class folder; a jar that is missing is an error.
          .filter(e -> Files.exists(e) || e.toString().endsWith(".jar"))
          .distinct()
          .toList();
    } catch (DependencyResolutionRequiredException e) {
      throw new MojoExecutionException("AJWS: the class path is not resolved", e);
    }
  }

  /** Main and test sources are translated apart, and each is up to date for itself. */
  final Path cache(Scope scope) {
    return SourceRoots.normal(project, cache.getPath())
        .resolve(scope == Scope.TEST ? "test" : "main");
  }

  /** Where the compiler puts the classes of these sources. */
  final Path classes(Scope scope) {
    return SourceRoots.classes(project, scope);
  }

  final Charset charset() throws MojoFailureException {
    if (encoding == null || encoding.isBlank()) {
      Charset platform = Charset.defaultCharset();
      getLog()
          .warn(
              "project.build.sourceEncoding is not set: sources are read as "
                  + platform
                  + ", so that the build depends on this machine");
      return platform;
    }
    try {
      return Charset.forName(encoding.strip());
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new MojoFailureException(
          "AJWS: this Java does not know the encoding '"
              + encoding
              + "': correct project.build.sourceEncoding",
          e);
    }
  }

  /** A property as the other plugins of the build look it up; may be null. */
  final String property(String name) {
    MavenSession build = session;
    String text = build.getUserProperties().getProperty(name);
    text = text != null ? text : project.getProperties().getProperty(name);
    return text != null ? text : build.getSystemProperties().getProperty(name);
  }

  static <E extends Enum<E>> E constant(String parameter, E[] values, String text)
      throws MojoFailureException {
    for (E value : values) {
      if (value.name().equalsIgnoreCase(text.strip())) {
        return value;
      }
    }
    throw new MojoFailureException(
        "AJWS: <%s> is '%s', but must be one of %s"
            .formatted(
                parameter,
                text,
                Arrays.stream(values)
                    .map(v -> v.name().toLowerCase(Locale.ROOT))
                    .collect(Collectors.joining(", "))));
  }

  /** The words of a text, which may be null. */
  static List<String> words(String text) {
    return text == null || text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }

  static String counted(long n, String noun) {
    return n + " " + noun + (n == 1 ? "" : "s");
  }
}
