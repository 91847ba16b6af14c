package org.ajws.evaluation;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.ajws.ParallelFor;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.runtime.AjwsRuntime;

/**
 * Makes the forms of a code base: unpacks, translates and compiles it in a folder of its own.
 * {@link Evaluation} measures them; tests of a code base may run them.
 */
public final class CodeBaseBuild {
  private final CodeBase codeBase;
  private final Path work;
  private final List<Path> jars;
  private final List<Path> libraries;
  private final List<Path> ajws = List.of(location(ParallelFor.class), location(AjwsRuntime.class));

  /**
   * Prepares a build.
   *
   * @param work the folder; what is there from an earlier build is replaced
   * @param jars with the sources; null for those that the build has fetched
   * @throws IOException if a jar is not there
   */
  public CodeBaseBuild(CodeBase codeBase, Path work, List<Path> jars) throws IOException {
    this.codeBase = codeBase;
    this.work = work;
    this.jars = jars == null ? fetched(codeBase.sourceJars()) : List.copyOf(jars);
    this.libraries = fetched(codeBase.libraries());
  }

  /** The sources have errors; the message has them all. */
  public static final class Rejected extends IOException {
    private static final long serialVersionUID = 1;

    Rejected(String codeBase, List<Diagnostic> errors) {
      super(
          codeBase
              + " cannot be translated:\n"
              + String.join("\n", errors.stream().map(Diagnostic::format).toList()));
    }
  }

  /**
   * One form, compiled.
   *
   * @param request what was translated
   * @param result what the translator found
   * @param classPath of the program: translated classes before those that all forms share
   */
  public record Translated(
      TranslationRequest request, TranslationResult result, List<Path> classPath) {

    /** Copies the list. */
    public Translated {
      classPath = List.copyOf(classPath);
    }
  }

  /**
   * Unpacks the sources; comes before the other steps.
   *
   * @return the files of the library
   */
  public List<Path> unpack() throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path jar : jars) {
      unpack(jar, files);
    }
    for (String source : codeBase.ownSources()) {
      copyResource(source, own().resolve(source));
    }
    for (String overlay : codeBase.overlays()) {
      copyResource(overlay, work.resolve(overlay));
    }
    return files;
  }

  /**
   * Compiles the untranslated program.
   *
   * @return its class path
   * @throws IOException also if the compiler rejects it
   */
  public List<Path> compileOriginal() throws IOException {
    return compile(roots(), classes(null), StandardCharsets.UTF_8);
  }

  /**
   * The class path of what an earlier build has left in the folder.
   *
   * @param target of the translation; null for the untranslated program
   * @throws IOException if it has left nothing
   */
  public List<Path> built(Target target) throws IOException {
    Path classes = classes(target);
    if (!Files.isDirectory(classes)) {
      throw new IOException("nothing was compiled to " + classes);
    }
    return classPath(classes);
  }

  /**
   * Translates and compiles.
   *
   * @throws Rejected if the sources or overlays have an error
   */
  public Translated translate(Target target) throws IOException {
    return translate(List.of(target)).get(0);
  }

  /**
   * The same for several targets, in their order.
   *
   * @throws Rejected if the sources or overlays have an error
   */
  public List<Translated> translate(List<Target> targets) throws IOException {
    List<Path> classPath = new ArrayList<>(ajws);
    classPath.addAll(libraries);
    classPath.add(location(CodeBase.class));
    classPath.add(location(codeBase.getClass())); // what its own sources need
    List<TranslationRequest> requests = new ArrayList<>();
    for (Target target : targets) {
      requests.add(
          TranslationRequest.of(roots(), classPath, work.resolve(target.id()))
              .withOverlays(codeBase.overlays().stream().map(work::resolve).toList())
              .withTarget(target)
              .withPlatform(platform()));
    }
    List<TranslationResult> results = Translator.translate(requests);
    List<Translated> translated = new ArrayList<>();
    for (int i = 0; i < requests.size(); i++) {
      translated.add(compiled(requests.get(i), results.get(i)));
    }
    return translated;
  }

  private Translated compiled(TranslationRequest request, TranslationResult result)
      throws IOException {
    if (result.hasErrors()) {
      throw new Rejected(
          codeBase.name(),
          result.diagnostics().stream().filter(d -> d.severity() == Severity.ERROR).toList());
    }
    List<Path> path =
        compile(List.of(request.output()), classes(request.target()), request.encoding());
    return new Translated(request, result, path);
  }

  /** The unpacked files that are there for threads only. */
  public List<Path> threadedOnly() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String path : codeBase.threadedOnly()) {
      Path own = own().resolve(path);
      Path file = Files.exists(own) ? own : original().resolve(path);
      if (!Files.exists(file)) {
        throw new IOException(codeBase.name() + " has no source " + path);
      }
      files.add(file);
    }
    return files;
  }

  private List<Path> roots() {
    List<Path> roots = new ArrayList<>();
    if (!jars.isEmpty()) {
      roots.add(original());
    }
    if (!codeBase.ownSources().isEmpty()) {
      roots.add(own());
    }
    return roots;
  }

  private Path original() {
    return work.resolve("original");
  }

  private Path own() {
    return work.resolve("own");
  }

  private List<String> platform() {
    String release = codeBase.release();
    return release == null ? List.of() : List.of("--release", release);
  }

  private List<Path> compile(List<Path> roots, Path classes, Charset encoding) throws IOException {
    List<Path> common = new ArrayList<>(ajws);
    common.addAll(libraries);
    common.add(location(CodeBase.class));
    common.add(location(codeBase.getClass()));
    SourceCompiler.compile(roots, classes, common, encoding, platform());
    return classPath(classes);
  }

  private Path classes(Target target) {
    return work.resolve(target == null ? "classes" : target.id() + "-classes");
  }

  /** Of a program: its classes before those that all forms share. */
  private List<Path> classPath(Path classes) {
    List<Path> path = new ArrayList<>(List.of(classes, location(codeBase.getClass())));
    path.add(location(AjwsRuntime.class));
    path.addAll(libraries);
    return path;
  }

  private static Path location(Class<?> type) {
    return Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  /** The jars that the build put beside the classes of the code base. */
  private List<Path> fetched(List<String> names) throws IOException {
    List<Path> found = new ArrayList<>();
    for (String name : names) {
      Path jar = location(codeBase.getClass()).resolveSibling("input").resolve(name);
      if (!Files.isRegularFile(jar)) {
        throw new IOException(
            "there is no " + jar + " - build its module with Maven, or name the jars by --sources");
      }
      found.add(jar);
    }
    return found;
  }

  private void unpack(Path jar, List<Path> files) throws IOException {
    Path folder = original();
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(jar))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        Path file = folder.resolve(entry.getName()).normalize();
        if (!file.startsWith(folder)) {
          throw new IOException(jar + " has an entry outside of itself: " + entry.getName());
        }
        if (entry.getName().endsWith(".java") && codeBase.includes(entry.getName())) {
          Files.createDirectories(file.getParent());
          Files.copy(zip, file, StandardCopyOption.REPLACE_EXISTING);
          files.add(file);
        }
      }
    }
  }

  private void copyResource(String name, Path file) throws IOException {
    Files.createDirectories(file.getParent());
    try (InputStream in = codeBase.getClass().getResourceAsStream("/" + name)) {
      if (in == null) {
        throw new IOException("the module of " + codeBase.name() + " lacks the resource " + name);
      }
      Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
