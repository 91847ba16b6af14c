package org.ajws.processor;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.ajws.processor.api.Target;
import org.ajws.processor.emit.Emitter;
import org.ajws.processor.emit.registry.Emitters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The layers of {@code docs/architecture.md}: each package knows only those below its own. */
class ArchitectureTest {
  private static final String ROOT = "org.ajws.processor";

  /** From the ground up. What stands above all of them is the root package. */
  private static final List<String> LAYERS =
      List.of(
          "diagnostic",
          "api",
          "text",
          "source",
          "program",
          "analysis",
          "rule",
          "plan",
          "emit",
          "classfile",
          "output");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_JARS)
          .importPackages(ROOT);

  static List<String> layers() {
    return LAYERS;
  }

  @ParameterizedTest
  @MethodSource("layers")
  void knowsOnlyTheLayersBelow(String layer) {
    String[] above =
        LAYERS.stream()
            .skip(LAYERS.indexOf(layer) + 1L)
            .map(ArchitectureTest::all)
            .toArray(String[]::new);
    noClasses()
        .that(resideInAPackage(all(layer)))
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(above).or(resideInAPackage(ROOT)).as("above " + layer))
        .check(CLASSES);
  }

  /** What a program says and what is found in it is reported by rules alone. */
  @Test
  void analysisAndProgramReportNothing() {
    noClasses()
        .that(resideInAnyPackage(all("analysis"), all("program")))
        .should()
        .dependOnClassesThat(resideInAPackage(all("diagnostic")))
        .check(CLASSES);
  }

  @Test
  void noPackageCircle() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
  }

  /** A target is a form and an engine: what is below an emitter is told these, and no target. */
  @Test
  void onlyEmittersKnowTargets() {
    noClasses()
        .that(
            not(resideInAPackage(all("api")))
                .and(not(assignableTo(Emitter.class)))
                .and(not(belongToAnyOf(Emitters.class))))
        .should()
        .dependOnClassesThat(belongToAnyOf(Target.class))
        .check(CLASSES);
  }

  @Test
  void knowsNoReportNoCommandLineNoMaven() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                "org.ajws.report..",
                "org.ajws.evaluation..",
                "org.ajws.cli..",
                "org.ajws.maven..",
                "org.apache.maven..",
                "picocli.."))
        .check(CLASSES);
  }

  private static String all(String layer) {
    return ROOT + "." + layer + "..";
  }
}
