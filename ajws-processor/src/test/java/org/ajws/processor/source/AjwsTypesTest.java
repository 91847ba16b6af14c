package org.ajws.processor.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.ajws.ParallelFor;
import org.ajws.sync.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AjwsTypesTest {
  /** Without the packages below, which are most of the classes. */
  private static final Pattern FOR_PROGRAMS = Pattern.compile(".*/org/ajws/(sync/)?\\w+\\.class");

  /** Who adds a type that programs name adds it to the list, too. */
  @Test
  void allTypesForProgramsAreKnown() {
    Set<String> seen = new TreeSet<>();
    Set<String> missing =
        new ClassFileImporter()
                .withImportOption(location -> location.matches(FOR_PROGRAMS))
                .importPackagesOf(ParallelFor.class, Future.class)
                .stream()
                .filter(c -> c.getModifiers().contains(JavaModifier.PUBLIC) && c.isTopLevelClass())
                .filter(c -> Set.of("org.ajws", "org.ajws.sync").contains(c.getPackageName()))
                .peek(c -> seen.add(c.getFullName()))
                .filter(c -> !c.getFullName().equals(AjwsTypes.fullName(c.getSimpleName())))
                .map(JavaClass::getFullName)
                .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(Set.of(), missing);
    assertTrue(seen.containsAll(Set.of(ParallelFor.class.getName(), Future.class.getName())));
  }

  @ParameterizedTest
  @CsvSource({
    "class ParallelFor in class P, add import org.ajws.ParallelFor;",
    "class Future in package org.ajws, 'add import org.ajws.sync.Future; if that is meant, or"
        + " correct it'",
    "variable Channel in class P, 'add import org.ajws.sync.Channel; if that is meant, or correct"
        + " it'",
    "class Futures in class P, otherwise",
    "method Future() in class P, otherwise",
  })
  void whatIsNotFoundIsToBeImported(String symbol, String fix) {
    assertEquals(fix, AjwsTypes.fix("cannot find symbol: " + symbol, "otherwise"));
  }
}
