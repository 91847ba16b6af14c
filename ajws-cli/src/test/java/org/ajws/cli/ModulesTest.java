package org.ajws.cli;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** All modules that the command line stands on: no circle among their packages. */
class ModulesTest {
  /** A library inside the agent's jar, whose packages are not ours. */
  private static final String RELOCATED = "/org/ajws/agent/asm/";

  @Test
  void noPackageCircleInAnyModule() {
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains(RELOCATED))
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("org.ajws");
    slices().matching("org.ajws.(**)").should().beFreeOfCycles().check(classes);
  }
}
