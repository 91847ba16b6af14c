package org.ajws.processor.classfile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.ajws.processor.diagnostic.DiagnosticCode;

/**
 * Makes class files for Jikes RVM: compiles a translation to version 50, adds what it needs of the
 * runtime, verifies all of it, and writes it whole or not at all.
 */
public final class JikesClasses {
  private JikesClasses() {}

  /**
   * Compiles, verifies and writes. Errors are in the result.
   *
   * @throws IOException when a class path entry cannot be read or the output not be written
   */
  public static ClassResult build(ClassRequest request) throws IOException {
    UserPositions positions = new UserPositions(request.files(), request.encoding());
    Stream.of(request.classPath(), request.runtime(), request.vmClassPath())
        .flatMap(List::stream)
        .filter(Files::notExists)
        .forEach(
            missing ->
                positions.addAtFile(
                    DiagnosticCode.MISSING_CLASS_PATH_ENTRY,
                    missing,
                    0,
                    "this entry of the class path does not exist",
                    "build what it comes from first, or correct the class path"));
    if (positions.hasErrors()) {
      return new ClassResult(positions.sorted(), List.of());
    }
    Map<String, byte[]> compiled = new Compilation(request, positions).run();
    if (positions.hasErrors()) {
      return new ClassResult(positions.sorted(), List.of());
    }
    compiled.replaceAll((name, classFile) -> ClassLowering.lower(classFile));
    Map<String, byte[]> program = verified(request, compiled, positions);
    if (positions.hasErrors()) {
      return new ClassResult(positions.sorted(), List.of());
    }
    List<String> names = new ArrayList<>();
    for (Map.Entry<String, byte[]> each : program.entrySet()) {
      Path file = request.output().resolve(each.getKey() + ".class");
      Files.createDirectories(file.getParent());
      Files.write(file, each.getValue());
      names.add(each.getKey().replace('/', '.'));
    }
    return new ClassResult(positions.sorted(), names);
  }

  private static Map<String, byte[]> verified(
      ClassRequest request, Map<String, byte[]> compiled, UserPositions positions)
      throws IOException {
    try (ClassStore runtime = new ClassStore(request.runtime());
        ClassStore classPath = new ClassStore(request.classPath());
        ClassStore vm = new ClassStore(request.vmClassPath())) {
      VmLibrary library =
          new VmLibrary(compiled, runtime, classPath, request.vmClassPath().isEmpty() ? null : vm);
      new ClassVerifier(library, positions).verify();
      return library.program();
    }
  }
}
