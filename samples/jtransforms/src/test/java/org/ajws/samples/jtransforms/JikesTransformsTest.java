package org.ajws.samples.jtransforms;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.ajws.ParallelFor;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.ajws.processor.classfile.ClassCompiler;
import org.ajws.processor.classfile.ClassRequest;
import org.ajws.processor.classfile.ClassResult;
import org.ajws.processor.classfile.JikesClasses;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.jikesrvm.StealHandlers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library for Jikes RVM: class files of version 50, verified, and their serial results. */
class JikesTransformsTest {
  private static final Path SOURCES = Path.of("target/input/jtransforms-2.4.0-sources.jar");
  private static final Path OVERLAY = Path.of("src/main/ajws/jtransforms.ajws-overlay");
  private static final String TRANSFORM = "edu.emory.mathcs.jtransforms.dct.DoubleDCT_2D";
  private static final int ROWS = 16;
  private static final int COLUMNS = 32;

  @TempDir private Path folder;

  @Test
  void classFilesForTheVmGiveTheSerialBitsOnTheStub() throws Exception {
    TranslationResult translation =
        Translator.translate(
            TranslationRequest.of(
                    List.of(original()),
                    List.of(placeOf(ParallelFor.class), placeOf(AjwsRuntime.class)),
                    folder.resolve("sources"))
                .withOverlays(List.of(OVERLAY))
                .withTarget(Target.JIKESRVM));
    assertFalse(translation.hasErrors(), () -> translation.diagnostics().toString());
    double[][] expected = transform(build(untranslated(translation), ClassCompiler.JAVAC));
    for (ClassCompiler compiler : ClassCompiler.values()) {
      double[][] found = transform(build(translation.files(), compiler));
      for (int row = 0; row < ROWS; row++) {
        assertArrayEquals(expected[row], found[row]);
      }
    }
  }

  /** The library's sources, unpacked; those for float are the same as those for double. */
  private Path original() throws IOException {
    Path original = folder.resolve("original");
    try (ZipFile jar = new ZipFile(SOURCES.toFile())) {
      for (ZipEntry entry : jar.stream().toList()) {
        if (!entry.getName().endsWith(".java") || entry.getName().contains("Float")) {
          continue;
        }
        Path file = original.resolve(entry.getName());
        Files.createDirectories(file.getParent());
        try (InputStream in = jar.getInputStream(entry)) {
          Files.copy(in, file);
        }
      }
    }
    return original;
  }

  private static List<FileResult> untranslated(TranslationResult translation) {
    return translation.files().stream()
        .map(f -> new FileResult(f.source(), f.source(), false))
        .toList();
  }

  private Path build(List<FileResult> files, ClassCompiler compiler) throws Exception {
    Path classes = Files.createTempDirectory(folder, "classes");
    ClassResult result =
        JikesClasses.build(
            new ClassRequest(
                files,
                List.of(placeOf(ParallelFor.class)),
                List.of(placeOf(StealHandlers.class), placeOf(ParallelFor.class)),
                List.of(),
                classes,
                compiler,
                StandardCharsets.UTF_8));
    assertEquals(List.of(), result.diagnostics());
    return classes;
  }

  /** A transform of random numbers in a class loader that has these class files and the stub. */
  private static double[][] transform(Path classes) throws Exception {
    Random random = new Random(20261121);
    double[][] data = new double[ROWS][COLUMNS];
    Arrays.stream(data).forEach(row -> Arrays.setAll(row, i -> random.nextDouble()));
    URL[] path = {classes.toUri().toURL(), placeOf(StealHandlers.class).toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, ClassLoader.getPlatformClassLoader())) {
      Class<?> type = loader.loadClass(TRANSFORM);
      Object made = type.getConstructor(int.class, int.class).newInstance(ROWS, COLUMNS);
      type.getMethod("forward", double[][].class, boolean.class).invoke(made, data, true);
    }
    return data;
  }

  private static Path placeOf(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }
}
