package org.ajws.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.classfile.ClassCompiler;
import org.ajws.processor.classfile.ClassRequest;
import org.ajws.processor.classfile.ClassResult;
import org.ajws.processor.classfile.JikesClasses;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * For target <code>jikesrvm</code>: compiles the translation of the main sources to class files of
 * version 50 and verifies them. What the compiler plugin makes stays as it is.
 */
@Mojo(
    name = "jikes-classes",
    defaultPhase = LifecyclePhase.PROCESS_CLASSES,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
public final class JikesClassesMojo extends AbstractMainMojo {
  /** What the runtime's jars hold: their classes are put beside the program's. */
  private static final List<String> RUNTIME =
      List.of("org/jikesrvm/scheduler/WS.class", "org/ajws/ParallelFor.class");

  /** The folder that receives the class files; others in it are deleted. */
  @Parameter(defaultValue = "${project.build.directory}/ajws/jikesrvm-classes", required = true)
  File jikesClasses;

  /** What makes the class files: <code>javac</code>, or <code>ecj</code> for Java 6 only. */
  @Parameter(property = "ajws.classCompiler", defaultValue = "javac")
  String classCompiler;

  /**
   * The library of the VM (<code>rvmrt.jar</code>, <code>jksvm.jar</code>), which the program is
   * then checked against; by default a list of Java 6.
   */
  @Parameter List<File> vmClassPath;

  /** Made by Maven. */
  public JikesClassesMojo() {}

  @Override
  void run() throws IOException, MojoExecutionException, MojoFailureException {
    if (constant("target", Target.values(), target) != Target.JIKESRVM) {
      throw new MojoFailureException(
          "AJWS: the goal jikes-classes makes class files for Jikes RVM: set <target> to jikesrvm,"
              + " or leave the goal out");
    }
    TranslationRequest request = mainRequest(output(), cache(Scope.MAIN));
    if (request == null) {
      getLog().debug("AJWS: no sources");
      return;
    }
    TranslationResult translation = translate(request);
    Path classes = SourceRoots.normal(project, jikesClasses.getPath());
    ClassResult result = JikesClasses.build(classRequest(request, translation, classes));
    show(result.diagnostics());
    deleteOthers(classes, result.classes());
    getLog()
        .info(
            "Made %s of version 50 for Jikes RVM, verified, in %s"
                .formatted(
                    counted(result.classes().size(), "class file"),
                    project.getBasedir().toPath().relativize(classes)));
  }

  private ClassRequest classRequest(
      TranslationRequest request, TranslationResult translation, Path classes)
      throws IOException, MojoFailureException {
    List<Path> runtime = new ArrayList<>();
    for (Path entry : request.classPath()) {
      for (String name : RUNTIME) {
        if (holds(entry, name)) {
          runtime.add(entry);
        }
      }
    }
    List<Path> vm = new ArrayList<>();
    if (vmClassPath != null) {
      vmClassPath.forEach(f -> vm.add(SourceRoots.normal(project, f.getPath())));
    }
    return new ClassRequest(
        translation.files(),
        request.classPath(),
        runtime,
        vm,
        classes,
        constant("classCompiler", ClassCompiler.values(), classCompiler),
        request.encoding());
  }

  /** Class files of sources that are gone. */
  private static void deleteOthers(Path folder, List<String> classes) throws IOException {
    Set<Path> made = new HashSet<>();
    classes.forEach(name -> made.add(folder.resolve(name.replace('.', '/') + ".class")));
    List<Path> others;
    try (Stream<Path> files = Files.walk(folder)) {
      others = files.filter(f -> f.toString().endsWith(".class") && !made.contains(f)).toList();
    }
    for (Path each : others) {
      Files.delete(each);
    }
  }
}
