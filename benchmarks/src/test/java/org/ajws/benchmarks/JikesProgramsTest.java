package org.ajws.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.ParallelFor;
import org.ajws.benchmarks.tasks.Program;
import org.ajws.benchmarks.tasks.RunTask;
import org.ajws.benchmarks.tasks.TaskProgram;
import org.ajws.evaluation.measure.Forks;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.classfile.ClassCompiler;
import org.ajws.processor.classfile.ClassRequest;
import org.ajws.processor.classfile.ClassResult;
import org.ajws.processor.classfile.JikesClasses;
import org.ajws.processor.classfile.JikesVm;
import org.ajws.runtime.jikesrvm.StealHandlers;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The ten programs for Jikes RVM: translated, compiled to version 50 and verified; run in order on
 * this Java against the stub, and on the VM itself where {@code JIKESRVM_HOME} names one.
 */
class JikesProgramsTest {
  private static final Path TASKS = Path.of("src/main/java/org/ajws/benchmarks/tasks");
  private static final Path MEASURE =
      Path.of("../ajws-evaluation/src/main/java/org/ajws/evaluation/measure");
  private static final int RUNS = 20;

  /** The VM's sine, cosine and power have other bits: compared with one worker there. */
  private static final Set<Program> VM_MATHEMATICS = Set.of(Program.FFT, Program.BARNES_HUT);

  @TempDir static Path work;
  private static TranslationResult translation;

  @BeforeAll
  static void translate() throws IOException {
    List<Path> sources = new ArrayList<>();
    Stream.of(Program.values()).forEach(p -> sources.add(TASKS.resolve(p.className() + ".java")));
    for (String name : List.of("TaskProgram", "TreeSize", "RunTask")) {
      sources.add(TASKS.resolve(name + ".java"));
    }
    sources.add(MEASURE.resolve("Workload.java"));
    sources.add(MEASURE.resolve("Digests.java"));
    translation =
        Translator.translate(
            TranslationRequest.of(sources, Forks.ownClassPath(), work.resolve("sources"))
                .withTarget(Target.JIKESRVM));
    assertEquals(List.of(), translation.diagnostics());
    for (ClassCompiler compiler : ClassCompiler.values()) {
      ClassResult result = JikesClasses.build(request(compiler));
      assertEquals(List.of(), result.diagnostics());
    }
  }

  private static ClassRequest request(ClassCompiler compiler) {
    return new ClassRequest(
        translation.files(),
        Forks.ownClassPath(),
        List.of(placeOf(StealHandlers.class), placeOf(ParallelFor.class)),
        vm().map(JikesVm::library).orElse(List.of()),
        classes(compiler),
        compiler,
        StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @EnumSource(Program.class)
  void classFilesCallTheVmAndGiveTheSerialResultOnTheStub(Program program) throws Exception {
    TaskProgram serial = program.serial();
    serial.prepare(program.size(false));
    serial.prepare();
    serial.run();
    for (ClassCompiler compiler : ClassCompiler.values()) {
      assertTrue(callsVm(program, classes(compiler)), program + " would run in order on the VM");
      assertEquals(serial.digest(), digest(program, classes(compiler)), compiler::id);
    }
  }

  @Test
  void programsRunByTheirMainClass() throws Exception {
    String printed =
        run(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                Stream.of(classes(ClassCompiler.JAVAC), placeOf(StealHandlers.class))
                    .map(Path::toString)
                    .collect(Collectors.joining(java.io.File.pathSeparator)),
                RunTask.class.getName(),
                "Fib",
                "20",
                "2"));
    assertEquals("Fib 1a6d\nFib 1a6d\n", printed);
  }

  /** Without a VM this is reported as skipped, program by program. */
  @ParameterizedTest
  @EnumSource(Program.class)
  void resultsOnJikesRvmAreTheSerialOnes(Program program) throws Exception {
    Optional<JikesVm> vm = vm();
    assumeTrue(
        vm.isPresent(),
        "no Jikes RVM with work stealing: set JIKESRVM_HOME to the folder that has 'rvm'");
    String line = VM_MATHEMATICS.contains(program) ? null : line(program);
    Path counted = StealCounting.of(classes(ClassCompiler.JAVAC), work.resolve("counted"));
    for (int workers : new int[] {1, 2, 4}) {
      String printed =
          run(
              vm.get()
                  .command(
                      workers,
                      List.of(),
                      List.of(counted),
                      StealCounting.MAIN,
                      List.of(
                          program.className(), "" + program.size(false), String.valueOf(RUNS))));
      if (line == null) {
        assertTrue(printed.endsWith("steals 0\n"), "one worker runs the elision: " + printed);
        line = printed.substring(0, printed.indexOf('\n') + 1);
      }
      assertEquals(line.repeat(RUNS), printed.replaceFirst("steals \\d+\n$", ""));
      System.out.println(
          "Jikes RVM, "
              + program
              + ", workers "
              + workers
              + ": "
              + printed.strip().replaceFirst("(?s).*\n", ""));
    }
  }

  private static String line(Program program) throws Exception {
    TaskProgram serial = program.serial();
    serial.prepare(program.size(false));
    serial.prepare();
    serial.run();
    return program.className() + " " + Long.toHexString(serial.digest()) + "\n";
  }

  /** What the VM test adds to the class files changes nothing. */
  @Test
  void stealsAreCountedInEveryHandlerOfContinuations() throws Exception {
    Path counted = StealCounting.of(classes(ClassCompiler.JAVAC), work.resolve("counted"));
    String printed =
        run(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                counted + java.io.File.pathSeparator + placeOf(StealHandlers.class),
                StealCounting.MAIN,
                "Fib",
                "20",
                "1"));
    assertEquals("Fib 1a6d\nsteals 0\n", printed);
  }

  private static Optional<JikesVm> vm() {
    return JikesVm.in(System.getenv());
  }

  private static Path classes(ClassCompiler compiler) {
    return work.resolve("classes-" + compiler.id());
  }

  private static boolean callsVm(Program program, Path classes) throws IOException {
    String prefix = program.className();
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
        String name = file.getFileName().toString();
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        if ((name.equals(prefix + ".class") || name.startsWith(prefix + "$"))
            && text.contains("org/jikesrvm/scheduler/WS$Continuation")) {
          return true;
        }
      }
    }
    return false;
  }

  /** In a class loader that has these class files and the stub only. */
  private static long digest(Program program, Path classes) throws Exception {
    URL[] path = {classes.toUri().toURL(), placeOf(StealHandlers.class).toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, ClassLoader.getPlatformClassLoader())) {
      String name = RunTask.class.getPackageName() + "." + program.className();
      Object made = loader.loadClass(name).getConstructor().newInstance();
      Class<?> type = made.getClass();
      type.getMethod("prepare", int.class).invoke(made, program.size(false));
      type.getMethod("prepare").invoke(made);
      type.getMethod("run").invoke(made);
      return (Long) type.getMethod("digest").invoke(made);
    }
  }

  private static String run(List<String> command) throws IOException, InterruptedException {
    Path errors = Files.createTempFile(work, "errors", ".txt");
    Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), () -> command + "\n" + printed + read(errors));
    return printed;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }

  private static Path placeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (java.net.URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
