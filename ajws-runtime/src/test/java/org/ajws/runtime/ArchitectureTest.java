package org.ajws.runtime;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  private static final JavaClasses RUNTIME =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.ajws.runtime", "org.ajws.sync");

  @Test
  void theRuntimeDependsOnNothingButThePlatform() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "org.ajws.runtime..", "org.ajws.sync..", "java..", "javax.management..", "jdk.jfr..")
        .check(RUNTIME);
  }

  @Test
  void onlyTheMXBeanAndDumpsNeedJmx() {
    classes()
        .that()
        .doNotHaveSimpleName("RuntimeMXBean")
        .and()
        .doNotHaveSimpleName("Dumps") // of threads
        .should()
        .onlyDependOnClassesThat()
        .resideOutsideOfPackages("javax.management..", "java.lang.management..")
        .check(RUNTIME);
  }

  @Test
  void noPackageCircle() {
    slices().matching("org.ajws.(**)").should().beFreeOfCycles().check(RUNTIME);
  }

  /** What programs use stands on top of all rooms; but a stamp has no code. */
  @Test
  void noRoomKnowsWhatProgramsUse() {
    classes()
        .that()
        .resideInAPackage("org.ajws.runtime")
        .and()
        .areNotAnnotations()
        .should()
        .onlyBeAccessed()
        .byAnyPackage("org.ajws.runtime")
        .check(RUNTIME);
  }

  @Test
  void onlyTheEventsNeedTheFlightRecorder() {
    classes()
        .that()
        .haveSimpleNameNotEndingWith("Event")
        .and()
        .haveSimpleNameNotEndingWith("Events")
        .should()
        .onlyDependOnClassesThat()
        .resideOutsideOfPackage("jdk.jfr..")
        .check(RUNTIME);
  }
}
