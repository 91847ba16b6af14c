package org.ajws.benchmarks;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The modules of several packages that the command line does not stand on have no circle, too. */
class PackageCirclesTest {
  @ParameterizedTest
  @CsvSource({
    "/benchmarks/target/, org.ajws.benchmarks.TaskComparison",
    "/ajws-jikesrvm, org.ajws.runtime.loop.Loops"
  })
  void none(String module, String oneOfIt) {
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> location.contains(module))
            .importPackages("org.ajws");
    assertTrue(classes.contain(oneOfIt), () -> "the module was imported: " + classes);
    slices().matching("org.ajws.(**)").should().beFreeOfCycles().check(classes);
  }
}
