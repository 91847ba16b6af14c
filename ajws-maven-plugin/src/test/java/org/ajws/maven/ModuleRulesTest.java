package org.ajws.maven;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** A thin shell over a pure translator: which module may know which. */
class ModuleRulesTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.ajws");

  @Test
  void pluginUsesOnlyTheTranslatorsApi() {
    classes()
        .that()
        .resideInAPackage("org.ajws.maven..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "org.ajws.agent",
            "org.ajws.evaluation..",
            "org.ajws.maven..",
            "org.ajws.processor",
            "org.ajws.processor.api",
            "org.ajws.processor.classfile",
            "org.ajws.processor.diagnostic",
            "org.ajws.report..",
            "java..",
            "org.apache.maven..",
            "org.codehaus.plexus.configuration..",
            "org.codehaus.plexus.util.xml..",
            "org.xml.sax..",
            "javax.xml..",
            "org.w3c.dom..")
        .check(CLASSES);
  }

  @Test
  void translatorAndRuntimeKnowNoMaven() {
    assertTrue(CLASSES.contain("org.ajws.processor.Translator"), "the processor was imported");
    noClasses()
        .that()
        .resideInAnyPackage("org.ajws", "org.ajws.processor..", "org.ajws.runtime..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.apache.maven..", "org.codehaus.plexus..", "org.ajws.maven..")
        .check(CLASSES);
  }

  @Test
  void runtimeKnowsNoTranslator() {
    assertTrue(CLASSES.contain("org.ajws.runtime.Translated"), "the runtime was imported");
    noClasses()
        .that()
        .resideInAnyPackage("org.ajws", "org.ajws.runtime..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.ajws.processor..")
        .check(CLASSES);
  }
}
