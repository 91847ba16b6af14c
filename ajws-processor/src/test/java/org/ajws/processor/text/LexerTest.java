package org.ajws.processor.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.ajws.processor.text.Token.Kind;
import org.junit.jupiter.api.Test;

class LexerTest {
  private static String read(String source) {
    return Lexer.tokens(source).stream()
        .map(t -> t.kind().name().charAt(0) + ":" + t.text())
        .collect(Collectors.joining("  "));
  }

  @Test
  void wordsNumbersAndSigns() {
    assertEquals(
        "W:a1  S:+  S:+  S:+  W:_b$  S:.  W:c  S:>  S:>  S:>  S:=  W:1", read("a1+++_b$.c>>>=1"));
    assertEquals("W:x  S:->  W:A  S:::  W:new", read("x->A::new"));
    assertEquals("", read(" \t\f\r\n"));
    assertEquals("S:#  S:}", read("#}"));
  }

  @Test
  void numbersHoldPointsAndExponents() {
    for (String number :
        List.of("1", "1_000L", "0xFE", "1.", ".5f", "1.5e-3", "1E+9", "0x1.8p-2", "0b01")) {
      assertEquals("W:" + number + "  S:;", read(number + ";"));
      assertEquals("S:-  W:" + number + "  S:-  W:1", read("-" + number + "-1"));
    }
    assertEquals("W:0xE  S:+  W:1", read("0xE+1"));
    assertEquals("W:e  S:-  W:1", read("e-1"));
  }

  @Test
  void literalsHoldWhatLooksLikeCode() {
    assertEquals("L:\"a // \\\" b\"  S:;", read("\"a // \\\" b\";"));
    assertEquals("L:'\"'  L:'\\''", read("'\"' '\\''"));
    assertEquals("L:\"\"\"\n a \" \\\"\"\" b\"\"\"  W:c", read("\"\"\"\n a \" \\\"\"\" b\"\"\"c"));
  }

  @Test
  void commentsEndWhereTheyEnd() {
    assertEquals("W:a  C:// x \"  W:b", read("a// x \"\r\nb"));
    assertEquals("C:/* \n ' */  W:c  C:/*", read("/* \n ' */c/*"));
  }

  @Test
  void escapesAreReadAsTheCompilerReadsThem() {
    String source = "\uFEFF\\u0061b\\uu003b \"\\\\u0041\" \\u0022x\\u0022";
    assertEquals("W:ab  S:;  L:\"\\\\u0041\"  L:\"x\"", read(source));
    Token name = Lexer.tokens(source).get(0);
    assertEquals("\\u0061b", source.substring(name.start(), name.end()));
  }

  /** Random pieces with random trivia between them come back as they were. */
  @Test
  void tokensAreThePiecesThatWerePutTogether() {
    List<String> pieces =
        List.of("a", "while", "1.5e3", "0x1F", "\"s // \"", "'\\''", "\"\"\"\n t\"\"\"", "->", ";");
    List<String> gaps = List.of(" ", "\n", "\t\r\n", "/* \" */", "// '\n");
    for (int seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      List<String> expected = new ArrayList<>();
      StringBuilder source = new StringBuilder();
      for (int i = 0; i < 20; i++) {
        String piece = pieces.get(random.nextInt(pieces.size()));
        expected.add(piece);
        source.append(piece).append(gaps.get(random.nextInt(gaps.size())));
      }
      List<Token> all = Lexer.tokens(source.toString());
      List<String> found =
          all.stream().filter(t -> t.kind() != Kind.COMMENT).map(Token::text).toList();
      assertEquals(expected, found, "seed " + seed);
      int at = 0;
      for (Token t : all) {
        assertTrue(source.substring(at, t.start()).isBlank(), "seed " + seed);
        assertEquals(t.text(), source.substring(t.start(), t.end()), "seed " + seed);
        at = t.end();
      }
    }
  }
}
