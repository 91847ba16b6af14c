package org.ajws.processor.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

class CodeLayoutTest {
  @Test
  void commentsThatLeaveTheCodeInItsPlaceHaveTheSameLayout() {
    String code = "int a; // one\n/* two\n three */ int b;\n";
    same(code, "int a; // another, longer\n/* TWO\n 3     */ int b;\n");
    same(code, "int a;\n\n          int b;\n");
    other(code, "int a; // one\n/* two\n three  */ int b;\n");
    other(code, "int a; // one\n// new\n/* two\n three */ int b;\n");
    other(code, "int a; // one\n/* two\n three */ int c;\n");
  }

  @Test
  void literalsAreCode() {
    other("String s = \"/* a */\";", "String s = \"/* b */\";");
    other("String s = \"//a\";", "String s = \"//b\";");
    other("String s = \"\"\"\n // a \n\"\"\";", "String s = \"\"\"\n // b \n\"\"\";");
    other("char c = '\"'; /* a */ f(\"x\");", "char c = '\"'; /* a */ f(\"y\");");
  }

  /** They may spell the marks of comments and literals. */
  @Test
  void aTextWithEscapesIsItsOwnLayout() {
    other("char c = '\\u0041'; // a", "char c = '\\u0041'; // b");
    other("\\u002f* \"\"\" *\\u002f String s = \"\"\"\n // a \"\"\";", "// b");
  }

  @Test
  void newCommentsGoIntoTheTranslation() {
    String user = "// old\nfor (;;) {\n  f(); // old\n}\n";
    String translation = "// old\nloop(() -> {\n  f(); // old\n});\n";
    assertEquals(
        "// new\nloop(() -> {\n  f(); // other words\n});\n",
        CodeLayout.translation(
            user, translation, "// new\nfor (;;) {\n  f(); // other words\n}\n"));
    assertEquals(translation, CodeLayout.translation(user, translation, user));
  }

  @Test
  void notWhereTheTranslationHasChangedTheLine() {
    assertNull(
        CodeLayout.translation(
            "for (;;) { // old\n}\n", "loop(() -> { // old\n});\n", "for (;;) { // new\n}\n"));
  }

  /** The lines of the added code are the user's still, but a comment would have begun before. */
  @Test
  void notWhereACommentWouldSwallowAddedCode() {
    String user = "a();\n\n\nb();\n";
    String translation = "a();\n\nadded();\nb();\n";
    assertNull(CodeLayout.translation(user, translation, "a(); /*\n\n*/\nb();\n"));
  }

  private static void same(String one, String other) {
    assertEquals(CodeLayout.of(one), CodeLayout.of(other));
  }

  private static void other(String one, String other) {
    assertNotEquals(CodeLayout.of(one), CodeLayout.of(other));
  }
}
