package org.ajws.javac;

import com.sun.tools.javac.main.Arguments;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Options;
import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.api.TranslationRequest;

/** What a compilation was asked to compile, and against what. */
final class CompilationInput {
  private static final List<StandardLocation> CLASSES =
      List.of(
          StandardLocation.CLASS_PATH,
          StandardLocation.MODULE_PATH,
          // Where only some files are compiled, the others' classes are here.
          StandardLocation.CLASS_OUTPUT);

  /** Since this version processors are looked for only where the compiler is told to. */
  private static final int NO_IMPLICIT_PROCESSORS = 23;

  /** Since this version there is an option that says so. */
  private static final int FULL_PROCESSING = 21;

  private final JavaFileManager files;
  private final Options options;

  /** The files named to the compiler that are on a disk, by their paths. */
  private final Map<Path, JavaFileObject> sources = new LinkedHashMap<>();

  CompilationInput(Context context) {
    this.files = context.get(JavaFileManager.class);
    this.options = Options.instance(context);
    for (JavaFileObject file : Arguments.instance(context).getFileObjects()) {
      Path path = pathOf(file);
      if (path != null && file.getKind() == JavaFileObject.Kind.SOURCE) {
        sources.put(path, file);
      }
    }
  }

  /** Where a file is; null for one that is on no disk. */
  static Path pathOf(JavaFileObject file) {
    return "file".equals(file.toUri().getScheme())
        ? Path.of(file.toUri()).toAbsolutePath().normalize()
        : null;
  }

  JavaFileObject file(Path path) {
    return sources.get(path.toAbsolutePath().normalize());
  }

  /** The request for all sources of the compilation; nothing is written. */
  TranslationRequest request(PluginArguments arguments) throws IOException {
    return new TranslationRequest(
            List.copyOf(sources.keySet()),
            classPath(),
            arguments.overlays(),
            null,
            arguments.cache(),
            arguments.target(),
            arguments.locks(),
            encoding(),
            release(),
            arguments.failOnWarning(),
            Dialect.STANDARD,
            arguments.privateScratch())
        .withProcessing(processing())
        .withClassRelease(classRelease());
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

  boolean isEmpty() {
    return sources.isEmpty();
  }

  private List<Path> classPath() throws IOException {
    Set<Path> entries = new LinkedHashSet<>();
    if (files instanceof StandardJavaFileManager standard) {
      for (StandardLocation location : CLASSES) {
        Iterable<? extends Path> paths =
            standard.hasLocation(location) ? standard.getLocationAsPaths(location) : null;
        if (paths != null) {
          paths.forEach(entries::add);
        }
      }
    } else {
      addAll(entries, options.get("--class-path"));
      addAll(entries, options.get("--module-path"));
      addAll(entries, options.get("-d"));
    }
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

  /** A folder of a module path holds jars. */
  private static List<Path> modulesIn(Path folder) throws IOException {
    try (var entries = Files.list(folder)) {
      return entries.filter(p -> p.toString().endsWith(".jar")).sorted().toList();
    }
  }

  private static void addAll(Set<Path> entries, String path) {
    if (path != null) {
      for (String entry : path.split(File.pathSeparator, -1)) {
        if (!entry.isEmpty()) {
          entries.add(Path.of(entry));
        }
      }
    }
  }

  /** Of the sources. */
  Charset encoding() {
    String name = options.get("-encoding");
    return name == null ? Charset.defaultCharset() : Charset.forName(name);
  }

  /** The Java version that the class files are for; null for that of the running compiler. */
  private String classRelease() {
    String release = options.get("--release");
    return release != null ? release : options.get("--target");
  }

  /** The language level; null for that of the running compiler. */
  private String release() {
    String release = options.get("--release");
    return release != null ? release : options.get("--source");
  }
}
