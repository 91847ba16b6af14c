package org.ajws.javac;

import static org.junit.jupiter.api.Assertions.assertFalse;
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
    Compilation run = rows(body, options);
    assertTrue(run.ok(), () -> run.messages().toString());
    String type = new String(run.classes().get("a/Rows.class"), StandardCharsets.ISO_8859_1);
    assertTrue(type.contains("Lorg/ajws/runtime/Translated;"));
  }

  /** A compilation of a loop, and of the other files that are there. */
  private Compilation rows(String body, String... options) throws IOException {
    String text =
        "package a; class Rows { static void f(Object[] o, int[] a) {\n"
            + " for (@org.ajws.ParallelFor int i = 0; i < a.length; i++) { "
            + body
            + " } } }";
    List<Path> files =
        new ArrayList<>(List.of(Files.writeString(folder.resolve("Rows.java"), text)));
    for (String name : List.of("module-info.java", "Other.java")) {
      if (Files.exists(folder.resolve(name))) {
        files.add(folder.resolve(name));
      }
    }
    Path output = Files.createTempDirectory(folder, "classes");
    return Compilation.withPlugin(output, files, "", options);
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

  /** Of Java 17 this is one; later it is a part of the language. */
  @Test
  void previewFeatures() throws IOException {
    String body = "switch (o[i]) { case String s -> a[i] = s.length(); default -> a[i] = 1; }";
    Files.writeString(
        folder.resolve("Other.java"),
        "package a; class Other { static int f(Object o) { return switch (o) {"
            + " case String s -> s.length(); default -> 1; }; } }");
    isTranslated("a[i] = Other.f(o[i]);", "--enable-preview", "--release", JAVA);
    isTranslated("a[i] = Other.f(o[i]);", "--enable-preview", "-source", JAVA);
    if (Runtime.version().feature() >= 21) {
      isTranslated(body, "--enable-preview", "--release", JAVA);
      return;
    }
    Compilation run = rows(body, "--enable-preview", "--release", JAVA);
    assertFalse(run.ok());
    assertTrue(
        run.messages().stream()
            .anyMatch(
                m ->
                    m.startsWith("Rows.java:2:82: error: [AJWS-101] patterns in switch statements")
                        && m.contains("are a preview feature — write this file without it")),
        () -> run.messages().toString());
  }

  @Test
  void classesThatPatchAModule() throws IOException {
    Path helper = folder.resolve("helper/a/Helper.java");
    Files.createDirectories(helper.getParent());
    Files.writeString(
        helper, "package a; class Helper { static int square(int x) { return x * x; } }");
    Path patch = folder.resolve("patch");
    assertTrue(Compilation.plain(patch, List.of(helper)).ok());
    Files.writeString(
        folder.resolve("module-info.java"),
        "module mine { requires static org.ajws.annotations; requires org.ajws.runtime; }");
    String path =
        AjwsPluginTest.module("ajws-annotations", folder)
            + File.pathSeparator
            + AjwsPluginTest.module("ajws-runtime", folder);
    isTranslated(
        "a[i] = Helper.square(i);", "--module-path", path, "--patch-module", "mine=" + patch);
  }

  @Test
  void modulesThatAreNotInSightByThemselves() throws IOException {
    isTranslated(
        "a[i] = jdk.incubator.vector.IntVector.SPECIES_128.length();",
        "--add-modules",
        "jdk.incubator.vector");
  }
}
