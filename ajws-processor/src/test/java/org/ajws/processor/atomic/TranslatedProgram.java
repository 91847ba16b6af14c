package org.ajws.processor.atomic;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;

/** A program given as text: translated or left alone, compiled, and loaded. */
final class TranslatedProgram {
  private final Path folder;
  private final List<Path> libraries = new ArrayList<>();
  private final Map<String, String> sources;
  private TranslationResult result;
  private URLClassLoader loader;

  private TranslatedProgram(Path folder, Map<String, String> sources) {
    this.folder = folder;
    this.sources = sources;
  }

  /** A program of files, each given by name and text in turn. */
  static TranslatedProgram of(Path folder, String... namesAndTexts) {
    Map<String, String> sources = new LinkedHashMap<>();
    for (int i = 0; i < namesAndTexts.length; i += 2) {
      sources.put(namesAndTexts[i], namesAndTexts[i + 1]);
    }
    try {
      for (Map.Entry<String, String> source : sources.entrySet()) {
        Path file = folder.resolve("src").resolve(source.getKey());
        Files.createDirectories(file.getParent());
        Files.writeString(file, source.getValue());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new TranslatedProgram(folder, sources);
  }

  /** Adds the classes of another program to the class path. */
  TranslatedProgram using(TranslatedProgram library) {
    library.compile();
    libraries.add(library.classes());
    return this;
  }

  private Path classes() {
    return folder.resolve("classes");
  }

  /** Translates; problems stay in {@link #messages()}. */
  TranslatedProgram translate(LockKind locks, Target target) {
    return translate(LockSettings.of(locks), target);
  }

  /** The same with ways for single sets. */
  TranslatedProgram translate(LockSettings locks, Target target) {
    result =
        Translator.translate(
            TranslationRequest.of(
                    List.of(folder.resolve("src")), classPath(), folder.resolve("out"))
                .withTarget(target)
                .withLocks(locks)
                .withOverlays(overlays()));
    return this;
  }

  /** Files of the program that are overlays. */
  private List<Path> overlays() {
    return sources.keySet().stream()
        .filter(name -> name.endsWith(".ajws-overlay"))
        .map(folder.resolve("src")::resolve)
        .toList();
  }

  TranslationResult result() {
    return result;
  }

  /** The diagnostics, without the folder of the test. */
  List<String> messages() {
    return result.diagnostics().stream()
        .map(d -> d.format().replace(folder.resolve("src") + "/", ""))
        .toList();
  }

  /** The translation of a file. */
  String output(String name) {
    try {
      return Files.readString(folder.resolve("out").resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles the translation, or the sources where nothing was translated, and loads a class. */
  Class<?> load(String className) {
    if (loader == null) {
      compile();
      try {
        List<URL> urls = new ArrayList<>();
        urls.add(classes().toUri().toURL());
        for (Path library : libraries) {
          urls.add(library.toUri().toURL());
        }
        loader = new URLClassLoader(urls.toArray(URL[]::new));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    try {
      return Class.forName(className, true, loader);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** Calls a static method without parameters. */
  Object call(String className, String method) throws Exception {
    var m = load(className).getDeclaredMethod(method);
    m.setAccessible(true);
    return m.invoke(null);
  }

  private void compile() {
    if (result != null && result.hasErrors()) {
      throw new AssertionError("not translated:\n" + String.join("\n", messages()));
    }
    compile(folder.resolve(result == null ? "src" : "out"), classes());
  }

  private void compile(Path root, Path classes) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(messages, Locale.ROOT, null)) {
      Files.createDirectories(classes);
      List<Path> units =
          sources.keySet().stream()
              .filter(name -> name.endsWith(".java"))
              .map(root::resolve)
              .toList();
      List<String> options =
          List.of(
              "-proc:none",
              "-Xlint:unchecked,rawtypes,deprecation,static,varargs,cast,finally,try",
              "-d",
              classes.toString(),
              "-classpath",
              classPath().stream()
                  .map(Path::toString)
                  .collect(Collectors.joining(java.io.File.pathSeparator)));
      boolean ok =
          compiler
              .getTask(
                  null, files, messages, options, null, files.getJavaFileObjectsFromPaths(units))
              .call();
      if (!ok || !messages.getDiagnostics().isEmpty()) {
        StringBuilder text = new StringBuilder();
        messages.getDiagnostics().forEach(d -> text.append(d).append('\n'));
        for (Path unit : units) {
          text.append(Files.readString(unit));
        }
        throw new AssertionError("javac says:\n" + text);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<Path> classPath() {
    List<Path> entries = new ArrayList<>(libraries);
    entries.addAll(Sources.CLASS_PATH);
    return entries;
  }
}
