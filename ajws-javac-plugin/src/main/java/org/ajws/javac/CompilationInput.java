package org.ajws.javac;

import com.sun.tools.javac.main.Arguments;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Options;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.source.ConstructFilter;

/** What a compilation was asked to compile, and against what. */
final class CompilationInput implements CompiledBefore.Named {
  /** Since this version processors are looked for only where the compiler is told to. */
  private static final int NO_IMPLICIT_PROCESSORS = 23;

  /** Since this version there is an option that says so. */
  private static final int FULL_PROCESSING = 21;

  private static final Pattern NO_WORD = Pattern.compile("\\P{javaJavaIdentifierPart}+");

  /** What each translated class is marked with. */
  private static final String RUNTIME = "org/ajws/runtime/Translated";

  private final JavaFileManager files;

  /** What the compiler will go through when it parses. */
  private final Set<JavaFileObject> named;

  private final Options options;
  private final Platform platform;

  /** The files named to the compiler that are on a disk, by their paths. */
  private final Map<Path, JavaFileObject> sources = new LinkedHashMap<>();

  /** When each was written last, before the compiler has read it; null where nobody says. */
  private final Map<Path, FileTime> written = new HashMap<>();

  /** Null until somebody asks for it. */
  private Charset encoding;

  /** The other sources of the module, of which only the classes are used; null: not looked for. */
  private CompiledBefore before;

  CompilationInput(Context context) {
    this.files = context.get(JavaFileManager.class);
    this.options = Options.instance(context);
    this.platform = new Platform(options);
    this.named = Arguments.instance(context).getFileObjects();
    for (JavaFileObject file : named) {
      Path path = pathOf(file);
      if (path != null && file.getKind() == JavaFileObject.Kind.SOURCE) {
        sources.put(path, file);
        written.put(path, lastWritten(path));
      }
    }
  }

  /**
   * Has the compiler read translations instead of the files that they are of. Nobody asks for the
   * user's text before something is wrong with it.
   */
  void present(Map<Path, Translator.Text> translated) {
    if (translated.isEmpty()) {
      return;
    }
    List<JavaFileObject> all = new ArrayList<>(named);
    Map<JavaFileObject, JavaFileObject> instead = new IdentityHashMap<>();
    sources.forEach(
        (path, file) -> {
          Translator.Text text = translated.get(path);
          if (text != null) {
            instead.put(file, new PresentedFile(file, text.text()));
          }
        });
    named.clear();
    all.forEach(file -> named.add(instead.getOrDefault(file, file)));
  }

  /**
   * Whether the compiler asks nobody where its sources lie before it enters them: all are in the
   * unnamed module.
   */
  boolean isUnnamed() {
    return !hasLocation(StandardLocation.MODULE_PATH, "--module-path")
        && !hasLocation(StandardLocation.MODULE_SOURCE_PATH, "--module-source-path")
        && !files.hasLocation(StandardLocation.PATCH_MODULE_PATH)
        && named.size() == sources.size()
        && sources.keySet().stream().noneMatch(f -> f.endsWith("module-info.java"));
  }

  /** Has something run when the compiler reads the last of several files. */
  void whenLastIsRead(Runnable action) {
    List<JavaFileObject> all = new ArrayList<>(named);
    int last = all.size() - 1;
    all.set(last, new LastFile(all.get(last), action));
    named.clear();
    named.addAll(all);
  }

  private static FileTime lastWritten(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      return null; // who reads it says so
    }
  }

  /** Whether a named file was written since the compilation began. */
  boolean hasChanged(Path file) {
    return written.containsKey(file) && !Objects.equals(written.get(file), lastWritten(file));
  }

  /** Where a file is; null for one that is on no disk. */
  Path pathOf(JavaFileObject file) {
    if (files instanceof StandardJavaFileManager standard) {
      try {
        Path path = standard.asPath(file); // cheaper than a URI, for each file of a compilation
        return path.getFileSystem() == FileSystems.getDefault()
            ? path.toAbsolutePath().normalize()
            : null;
      } catch (IllegalArgumentException | UnsupportedOperationException e) {
        return byUri(file); // it is of somebody else than the compiler
      }
    }
    return byUri(file);
  }

  private static Path byUri(JavaFileObject file) {
    return "file".equals(file.toUri().getScheme())
        ? Path.of(file.toUri()).toAbsolutePath().normalize()
        : null;
  }

  /** A file that was named to the compiler; null for any other. */
  JavaFileObject file(Path path) {
    return sources.get(path.toAbsolutePath().normalize());
  }

  /** A file of the module to report at, whether it is compiled now or not; null for any other. */
  JavaFileObject anyFile(Path path) {
    JavaFileObject named = file(path);
    if (named == null
        && before != null
        && before.isSource(path)
        && files instanceof StandardJavaFileManager standard) {
      return standard.getJavaFileObjects(path).iterator().next();
    }
    return named;
  }

  /** Looks for the classes of the module that are not compiled now. */
  CompiledBefore compiledBefore(Path cache) throws IOException {
    // Without such a folder, each class is written beside its source.
    List<Path> outputs = new ArrayList<>();
    for (Path output : location(StandardLocation.CLASS_OUTPUT, "-d")) {
      if (hasLocation(StandardLocation.MODULE_SOURCE_PATH, "--module-source-path")
          && Files.isDirectory(output)) {
        outputs.addAll(foldersIn(output)); // each is a module's
      } else {
        outputs.add(output);
      }
    }
    before = new CompiledBefore(this, cache);
    before.search(outputs);
    return before;
  }

  @Override
  public SourceRoots roots() throws IOException {
    SourceRoots roots = new SourceRoots(sources.keySet(), this::text);
    roots.addAll(location(StandardLocation.SOURCE_PATH, "--source-path"));
    return roots;
  }

  @Override
  public boolean mayKnowAjws() throws IOException {
    return hasLocation(StandardLocation.MODULE_PATH, "--module-path")
        || hasLocation(StandardLocation.MODULE_SOURCE_PATH, "--module-source-path")
        || hasLocation(StandardLocation.SOURCE_PATH, "--source-path")
        || files.getJavaFileForInput(
                StandardLocation.CLASS_PATH, "org.ajws.ParallelFor", JavaFileObject.Kind.CLASS)
            != null
        || sources.keySet().stream()
            .map(this::text)
            .anyMatch(t -> t.contains("\\u") || ConstructFilter.mayHoldConstruct(t));
  }

  /** Whether translations do not compile, for the lack of what they call. */
  boolean lacksRuntime() throws IOException {
    return !options.isSet("-proc:only") // compiles nothing
        && !hasLocation(StandardLocation.MODULE_PATH, "--module-path") // one says more of modules
        && !hasLocation(StandardLocation.MODULE_SOURCE_PATH, "--module-source-path")
        && sources.keySet().stream().noneMatch(f -> f.endsWith(RUNTIME + ".java"))
        && isMissing(StandardLocation.CLASS_PATH, JavaFileObject.Kind.CLASS)
        && isMissing(StandardLocation.CLASS_PATH, JavaFileObject.Kind.SOURCE)
        && (!hasLocation(StandardLocation.SOURCE_PATH, "--source-path")
            || isMissing(StandardLocation.SOURCE_PATH, JavaFileObject.Kind.SOURCE));
  }

  private boolean isMissing(StandardLocation where, JavaFileObject.Kind kind) throws IOException {
    return files.getJavaFileForInput(where, RUNTIME.replace('/', '.'), kind) == null;
  }

  @Override
  public Set<String> words() {
    Set<String> words = new HashSet<>();
    for (Path file : sources.keySet()) {
      NO_WORD.splitAsStream(text(file)).forEach(words::add);
    }
    return words;
  }

  /** The text of a file, named or not; an empty one where it cannot be read. */
  private String text(Path file) {
    JavaFileObject named = sources.get(file);
    try {
      return named == null
          ? new String(Files.readAllBytes(file), encoding())
          : named.getCharContent(true).toString();
    } catch (IOException e) {
      return ""; // the translator reads it as well, and says so
    }
  }

  /** The request for all sources of the module; nothing is written. */
  TranslationRequest request(PluginArguments arguments) throws IOException {
    List<Path> all = new ArrayList<>(sources.keySet());
    all.addAll(before.sources());
    // Which were named, and in which order, is nothing that the cache should know.
    all.sort(Comparator.comparing(Path::toString));
    return new TranslationRequest(
            all,
            classPath(),
            arguments.overlays(),
            null,
            arguments.cache(),
            arguments.target(),
            arguments.locks(),
            encoding(),
            platform.release(),
            arguments.failOnWarning(),
            Dialect.STANDARD,
            arguments.privateScratch())
        .withProcessing(processing())
        .withPlatform(platform.words())
        .withClassRelease(platform.classRelease());
  }

  /** The options by which this compilation chooses its annotation processors; empty for none. */
  private List<String> processing() throws IOException {
    List<String> processing = new ArrayList<>();
    boolean asked = false;
    for (String option : options.keySet()) {
      if (option.startsWith("-A")) {
        processing.add(option);
      }
    }
    String names = options.get("-processor");
    if (names != null) {
      processing.addAll(List.of("-processor", names));
      asked = true;
    }
    String path = processorPath();
    if (path != null) {
      processing.addAll(List.of("-processorpath", path));
      asked = true;
    }
    asked |= options.isSet("-proc:only") || options.isSet("-proc:full");
    if (options.isSet("-proc:none")
        || !asked && Runtime.version().feature() >= NO_IMPLICIT_PROCESSORS) {
      return List.of();
    }
    if (Runtime.version().feature() >= FULL_PROCESSING) {
      processing.add("-proc:full");
    }
    return processing.isEmpty() ? List.of("-Xlint:-processing") : processing;
  }

  private String processorPath() throws IOException {
    if (!(files instanceof StandardJavaFileManager standard)) {
      return options.get("--processor-path");
    }
    if (!standard.hasLocation(StandardLocation.ANNOTATION_PROCESSOR_PATH)) {
      return null;
    }
    List<String> entries = new ArrayList<>();
    standard
        .getLocationAsPaths(StandardLocation.ANNOTATION_PROCESSOR_PATH)
        .forEach(entry -> entries.add(entry.toString()));
    return String.join(File.pathSeparator, entries);
  }

  /** Whether sources that the compiler finds by itself are compiled to class files. */
  boolean compilesWhatItFinds() {
    return !"none".equals(options.get("-implicit"));
  }

  boolean isEmpty() {
    return sources.isEmpty();
  }

  /** How many files are named. */
  int size() {
    return named.size();
  }

  private List<Path> classPath() throws IOException {
    Set<Path> entries = new LinkedHashSet<>();
    entries.addAll(location(StandardLocation.CLASS_PATH, "--class-path"));
    entries.addAll(location(StandardLocation.MODULE_PATH, "--module-path"));
    entries.addAll(patches());
    // Where only some files are compiled, the others' classes are here.
    entries.addAll(location(StandardLocation.CLASS_OUTPUT, "-d"));
    List<Path> existing = new ArrayList<>();
    for (Path entry : entries) {
      if (Files.exists(entry)) {
        existing.add(entry);
        if (Files.isDirectory(entry)) {
          existing.addAll(modulesIn(entry));
        }
      }
    }
    return existing;
  }

  /** What is added to modules, or stands in for parts of them: folders and archives. */
  private List<Path> patches() throws IOException {
    List<Path> patches = new ArrayList<>();
    if (files instanceof StandardJavaFileManager standard
        && files.hasLocation(StandardLocation.PATCH_MODULE_PATH)) {
      for (Set<JavaFileManager.Location> modules :
          files.listLocationsForModules(StandardLocation.PATCH_MODULE_PATH)) {
        for (JavaFileManager.Location module : modules) {
          standard.getLocationAsPaths(module).forEach(patches::add);
        }
      }
    }
    return patches;
  }

  private static List<Path> foldersIn(Path folder) throws IOException {
    try (var entries = Files.list(folder)) {
      return entries.filter(Files::isDirectory).sorted().toList();
    }
  }

  /** A folder of a module path holds jars. */
  private static List<Path> modulesIn(Path folder) throws IOException {
    try (var entries = Files.list(folder)) {
      return entries.filter(p -> p.toString().endsWith(".jar")).sorted().toList();
    }
  }

  private boolean hasLocation(StandardLocation location, String option) {
    return files.hasLocation(location) || options.get(option) != null;
  }

  /** The entries of a location, or of the option for it where nobody can be asked. */
  private List<Path> location(StandardLocation location, String option) throws IOException {
    List<Path> entries = new ArrayList<>();
    if (files instanceof StandardJavaFileManager standard) {
      if (standard.hasLocation(location)) {
        standard.getLocationAsPaths(location).forEach(entries::add);
      }
    } else if (options.get(option) != null) {
      for (String entry : options.get(option).split(File.pathSeparator, -1)) {
        if (!entry.isEmpty()) {
          entries.add(Path.of(entry));
        }
      }
    }
    return entries;
  }

  /** The Java version that the class files are for. */
  int classVersion() {
    return platform.classVersion();
  }

  /** Of the sources. */
  Charset encoding() {
    if (encoding == null) {
      String name = options.get("-encoding");
      encoding = name == null ? encodingOfFiles() : Charset.forName(name);
    }
    return encoding;
  }

  /**
   * That which the compiler reads its files in. A program that uses the compiler's interface, as
   * build tools do, tells it to the file manager, by the option or when it makes one; that can be
   * seen only by who reads.
   */
  private Charset encodingOfFiles() {
    for (JavaFileObject file : sources.values()) {
      try (Reader reader = file.openReader(true)) {
        if (reader instanceof InputStreamReader decoding && decoding.getEncoding() != null) {
          return Charset.forName(decoding.getEncoding());
        }
      } catch (IOException e) {
        continue; // who reads it says so
      }
    }
    return Charset.defaultCharset();
  }
}
