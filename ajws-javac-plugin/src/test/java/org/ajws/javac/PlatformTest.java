package org.ajws.javac;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the compiler sees of the platform by its options, constructs see, too. */
class PlatformTest {
  private static final String JAVA = String.valueOf(Runtime.version().feature());
  private static final String INTERNAL = "a[i] = jdk.internal.misc.Unsafe.getUnsafe().pageSize();";

  @TempDir Path folder;

  private void isTranslated(String body, String... options) throws IOException {
    String text =
        "package a; class Rows { static void f(Object[] o, int[] a) {\n"
            + " for (@org.ajws.ParallelFor int i = 0; i < a.length; i++) { "
            + body
            + " } } }";
    List<Path> files =
        new ArrayList<>(List.of(Files.writeString(folder.resolve("Rows.java"), text)));
    if (Files.exists(folder.resolve("module-info.java"))) {
      files.add(folder.resolve("module-info.java"));
    }
    Path output = Files.createTempDirectory(folder, "classes");
    Compilation run = Compilation.withPlugin(output, files, "", options);
    assertTrue(run.ok(), () -> run.messages().toString());
    String type = new String(run.classes().get("a/Rows.class"), StandardCharsets.ISO_8859_1);
    assertTrue(type.contains("Lorg/ajws/runtime/Translated;"));
  }

  @Test
  void exportedPackagesOfTheJdk() throws IOException {
    isTranslated(INTERNAL, "--add-exports", "java.base/jdk.internal.misc=ALL-UNNAMED");
    isTranslated(
        INTERNAL + " sun.security.util.Debug.isOn(\"x\");",
        "--add-exports=java.base/sun.security.util=ALL-UNNAMED",
        "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED,some.other",
        "--source",
        JAVA);
  }

  @Test
  void exportedPackagesToANamedModule() throws IOException {
    Files.writeString(
        folder.resolve("module-info.java"),
        "module mine { requires static org.ajws.annotations; requires org.ajws.runtime; }");
    String path =
        AjwsPluginTest.module("ajws-annotations", folder)
            + File.pathSeparator
            + AjwsPluginTest.module("ajws-runtime", folder);
    isTranslated(
        INTERNAL, "--module-path", path, "--add-exports", "java.base/jdk.internal.misc=mine");
  }

  /** A source level alone leaves the JDK's own API in sight, a release does not. */
  @Test
  void theApiOfTheCompilersOwnJava() throws IOException {
    String newer = "java.util.stream.Stream.of(i).toList();";
    isTranslated(newer + " a[i]++;", "-source", "11", "-target", "11");
  }

  @Test
  void modulesThatAreNotInSightByThemselves() throws IOException {
    isTranslated(
        "a[i] = jdk.incubator.vector.IntVector.SPECIES_128.length();",
        "--add-modules",
        "jdk.incubator.vector");
  }
}
