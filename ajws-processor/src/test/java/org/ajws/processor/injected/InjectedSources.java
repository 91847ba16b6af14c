package org.ajws.processor.injected;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Copies of sources with spawning calls, and the class that has the called methods. */
public final class InjectedSources {
  private InjectedSources() {}

  /**
   * Writes the sources of a root with calls.
   *
   * @param often one statement or value in so many gets a call, beside the beginnings of methods
   * @return how many calls there are
   */
  public static int write(
      Path root,
      List<Path> files,
      List<Path> classPath,
      List<String> options,
      Path output,
      long seed,
      int often)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringBuilder errors = new StringBuilder();
    int calls = 0;
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      manager.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
      List<String> all = new ArrayList<>(List.of("-proc:none", "-nowarn", "-Xlint:none"));
      all.addAll(options);
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  manager,
                  d -> note(d, errors),
                  all,
                  null,
                  manager.getJavaFileObjectsFromPaths(files));
      Iterable<? extends CompilationUnitTree> units = task.parse();
      task.analyze();
      if (!errors.isEmpty()) {
        throw new IllegalArgumentException("the sources do not compile:\n" + errors);
      }
      for (CompilationUnitTree unit : units) {
        String text = unit.getSourceFile().getCharContent(true).toString();
        Path name = root.toAbsolutePath().relativize(Path.of(unit.getSourceFile().toUri()));
        Random random = new Random(seed ^ name.toString().hashCode());
        Injection injection = new Injection(Trees.instance(task), unit, text, random, often);
        Path target = output.resolve(name);
        Files.createDirectories(target.getParent());
        Files.writeString(target, injection.injected());
        calls += injection.calls();
      }
    }
    Path probe = output.resolve("ajwsprobe/Probe.java");
    Files.createDirectories(probe.getParent());
    try (InputStream in =
        InjectedSources.class.getResourceAsStream("/injected/ajwsprobe/Probe.java")) {
      Files.copy(in, probe);
    }
    return calls;
  }

  private static void note(Diagnostic<? extends JavaFileObject> d, StringBuilder errors) {
    if (d.getKind() == Diagnostic.Kind.ERROR) {
      errors.append(d).append('\n');
    }
  }
}
