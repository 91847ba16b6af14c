package org.ajws.processor.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a message looks like. */
class DiagnosticTest {
  private final Diagnostic message =
      new Diagnostic(
          DiagnosticCode.SHARED_SLOT, Severity.ERROR, Path.of("A.java"), 3, 7, "cause", "fix");

  private final String propertyBefore = System.getProperty(DiagnosticCode.PAGES_PROPERTY);

  @AfterEach
  void restore() {
    if (propertyBefore == null) {
      System.clearProperty(DiagnosticCode.PAGES_PROPERTY);
    } else {
      System.setProperty(DiagnosticCode.PAGES_PROPERTY, propertyBefore);
    }
  }

  @Test
  void endsWithItsPageOnALineOfItsOwn() {
    System.clearProperty(DiagnosticCode.PAGES_PROPERTY);
    String[] lines = message.formatWithPage().split("\n");
    assertEquals(2, lines.length);
    assertEquals("A.java:3:7: error: [AJWS-401] cause — fix", lines[0]);
    assertEquals("  (see docs/diagnostics/AJWS-401.md)", lines[1]);
  }

  @Test
  void thePageIsThereInTheSourceTree() {
    System.clearProperty(DiagnosticCode.PAGES_PROPERTY);
    assertTrue(Files.exists(Path.of("..").resolve(DiagnosticCode.SHARED_SLOT.page())));
  }

  @Test
  void pagesMayBeElsewhere() {
    for (String base : new String[] {"https://example.org/pages", "https://example.org/pages/"}) {
      System.setProperty(DiagnosticCode.PAGES_PROPERTY, base);
      assertEquals("https://example.org/pages/AJWS-401.md", DiagnosticCode.SHARED_SLOT.page());
    }
  }
}
