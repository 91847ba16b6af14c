package org.ajws.javac;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import org.junit.jupiter.api.Test;

class PresentedFileTest {
  private static final String USER = "class A {\n  int x; // long comment\r\n}";
  private static final String TRANSLATED = "@Mark class A {\n  int x;\r\n}";

  private static PresentedFile file(String user, String translated) {
    URI name = URI.create("string:///A.java");
    return new PresentedFile(
        new SimpleJavaFileObject(name, JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return user;
          }
        },
        translated);
  }

  @Test
  void messagesShowTheUsersLinesAtTheTranslationsPlaces() throws IOException {
    assertEquals(
        "class A {      \n  int x;\r\n}", file(USER, TRANSLATED).getCharContent(true).toString());
  }

  /** Error Prone crashed: it looked for the literals of a stamp in the user's text. */
  @Test
  void otherPluginsReadTheTextThatTheTreesAreOf() throws IOException {
    assertEquals(TRANSLATED, file(USER, TRANSLATED).getCharContent(false).toString());
  }

  @Test
  void tellsWhichLinesAreNotTheUsers() {
    PresentedFile file = file(USER, TRANSLATED);
    assertTrue(file.isTranslated(1));
    assertTrue(file.isTranslated(2));
    assertFalse(file.isTranslated(3));
    assertFalse(file.isTranslated(-1));
  }

  /** Who shows a message has read the user's text at another time than the translator. */
  @Test
  void aFileThatHasOtherLinesByNowIsShownAsItWasTranslated() throws IOException {
    String longer = TRANSLATED + "\n";
    assertEquals(longer, file(USER, longer).getCharContent(true).toString());
  }
}
