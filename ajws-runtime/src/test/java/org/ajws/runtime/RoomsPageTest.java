package org.ajws.runtime;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The table of the rooms in the package's README: their order, and for whom they are exported. */
class RoomsPageTest {
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Pattern ROW =
      Pattern.compile("^\\| `([a-z.]+)` \\|.*\\|([^|]*)\\|$", Pattern.MULTILINE);

  private static final JavaClasses RUNTIME =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.ajws.runtime", "org.ajws.sync");

  /** Whom each package is exported for, from the top down. */
  private static Map<String, String> rooms() throws IOException {
    Map<String, String> rooms = new LinkedHashMap<>();
    Matcher row = ROW.matcher(Files.readString(SOURCES.resolve("org/ajws/runtime/README.md")));
    while (row.find()) {
      String room = row.group(1);
      rooms.put(room.contains(".") ? room : "org.ajws.runtime." + room, row.group(2).strip());
    }
    return rooms;
  }

  @Test
  void everyPackageIsARoom() throws IOException {
    TreeSet<String> packages = new TreeSet<>();
    RUNTIME.forEach(c -> packages.add(c.getPackageName()));
    assertEquals(packages, new TreeSet<>(rooms().keySet()));
  }

  @Test
  void eachKnowsOnlyThoseBelow() throws IOException {
    List<String> rooms = List.copyOf(rooms().keySet());
    for (int i = 1; i < rooms.size(); i++) {
      noClasses()
          .that()
          .resideInAPackage(rooms.get(i))
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(rooms.subList(0, i).toArray(String[]::new))
                  .and(describe("have code", c -> !c.isAnnotation())))
          .check(RUNTIME);
    }
  }

  @Test
  void whatIsExportedIsSaid() throws IOException {
    Map<String, String> exported = new TreeMap<>();
    String whom = "";
    for (String line : Files.readAllLines(SOURCES.resolve("module-info.java"))) {
      if (line.startsWith("  // for ")) {
        whom = line.substring("  // for ".length());
      } else if (line.startsWith("  exports ")) {
        exported.put(line.replaceAll("  exports (.*);", "$1"), whom);
      }
    }
    Map<String, String> said = new TreeMap<>(rooms());
    said.values().removeIf(String::isEmpty);
    assertEquals(exported, said);
  }
}
