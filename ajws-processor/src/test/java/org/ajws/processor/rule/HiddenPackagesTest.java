package org.ajws.processor.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.ajws.processor.Sources;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names that hide {@code java} and {@code org} and are declared in other files. */
class HiddenPackagesTest {
  private static final String LOOP =
      "  static void fill(int[] a) {\n"
          + "    for (@ParallelFor int i = 0; i < a.length; i++) a[i] = i;\n"
          + "  }\n";

  @TempDir private Path folder;
  private Sources sources;

  @BeforeEach
  void begin() {
    sources = new Sources(folder);
  }

  private static String message(String place, String name, String part) {
    return "%s: error: [AJWS-123] %s hides the package %s, which the translation of this file names"
            .formatted(place, name, part)
        + " — rename it";
  }

  private void expect(String... messages) {
    String found = Sources.messages(sources.translate());
    assertEquals(
        String.join("\n", messages), found.replaceAll("(?m)^.*[/\\\\](?=\\w+\\.java:)", ""));
  }

  @Test
  void inheritedFieldsAndClasses() {
    sources
        .add("a/Base.java", "package a;\nclass Base {\n  int java;\n  private int org;\n}\n")
        .add("a/Types.java", "package a;\ninterface Types {\n  class org {}\n}\n")
        .add(
            "a/Own.java",
            "package a; import org.ajws.ParallelFor;\nclass Own extends Base {\n" + LOOP + "}\n")
        .add(
            "a/Both.java",
            "package a; import org.ajws.ParallelFor;\nclass Both extends Own implements Types {\n"
                + LOOP
                + "}\n")
        .add("a/Without.java", "package a;\nclass Without extends Both {}\n");
    expect(
        message("Both.java:2:7", "the inherited name java", "java"),
        message("Both.java:2:7", "the inherited name org", "org"),
        message("Own.java:2:7", "the inherited name java", "java"));
  }

  @Test
  void classesOfThePackage() {
    sources
        .add("a/org.java", "package a;\nclass org {}\n")
        .add(
            "a/Loops.java",
            "package a; import org.ajws.ParallelFor;\nclass Loops {\n" + LOOP + "}\n")
        .add(
            "b/Loops.java",
            "package b; import org.ajws.ParallelFor;\nclass Loops {\n" + LOOP + "}\n");
    expect(message("Loops.java:2:7", "the class a.org", "org"));
  }

  @Test
  void importedNames() {
    sources
        .add("a/java.java", "package a;\npublic class java {\n  public static int org;\n}\n")
        .add(
            "b/One.java",
            "package b; import org.ajws.ParallelFor;\nimport a.java;\nclass One {\n" + LOOP + "}\n")
        .add(
            "c/All.java",
            "package c; import org.ajws.ParallelFor;\nimport a.*;\nclass All {\n" + LOOP + "}\n")
        .add(
            "d/Field.java",
            "package d; import org.ajws.ParallelFor;\nimport static a.java.org;\nclass Field {\n"
                + LOOP
                + "}\n")
        .add(
            "e/Other.java",
            "package e; import org.ajws.ParallelFor;\nimport java.util.*;\nclass Other {\n"
                + LOOP
                + "}\n");
    expect(
        message("One.java:2:1", "the imported name java", "java"),
        message("All.java:2:1", "the imported name java", "java"),
        message("Field.java:2:1", "the imported name org", "org"));
  }

  @Test
  void typeVariables() {
    sources.add(
        "Generic.java",
        "import org.ajws.ParallelFor; class Generic<org> {\n  <java> void m(java j) {}\n"
            + LOOP
            + "}\n");
    expect(
        message("Generic.java:1:44", "the name org", "org"),
        message("Generic.java:2:4", "the name java", "java"));
  }

  @Test
  void methodsHideNothing() {
    sources.add(
        "Methods.java",
        "import org.ajws.ParallelFor; class Methods {\n  int java() { return 1; }\n"
            + LOOP
            + "}\n");
    expect();
  }
}
