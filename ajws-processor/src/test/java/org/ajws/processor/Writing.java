package org.ajws.processor;

import java.util.List;
import org.ajws.processor.text.Lexer;
import org.ajws.processor.text.Token;

/** Ways to write a program that mean the same, each line in the line where it was. */
enum Writing {
  /** A comment behind every token, full of signs that mean something in code. */
  COMMENTS {
    @Override
    String of(String source) {
      StringBuilder text = new StringBuilder();
      int at = 0;
      Token last = null;
      for (Token token : tokens(source)) {
        if (last != null && !Layout.isJoined(last, token)) {
          text.append(source, at, last.end()).append(" /*c" + last.start() + " });'\"//{*/");
          at = last.end();
        }
        last = token;
      }
      return text.append(source, at, source.length()).toString();
    }
  },
  /** Lines that end as on Windows. */
  CRLF {
    @Override
    String of(String source) {
      return source.replaceAll("\\R", "\r\n");
    }
  },
  /** Lines that end as on old Macs, without an end of the last one. */
  CR {
    @Override
    String of(String source) {
      return source.replaceAll("\\R", "\r").strip();
    }
  },
  /** Tabulators and form feeds for all white space between tokens. */
  WHITE_SPACE {
    @Override
    String of(String source) {
      StringBuilder text = new StringBuilder();
      int at = 0;
      for (Token token : Lexer.tokens(source)) {
        text.append(source.substring(at, token.start()).replace("  ", "\t").replace(' ', '\f'));
        text.append(source, token.start(), token.end());
        at = token.end();
      }
      return text.append(source, at, source.length()).toString();
    }
  },
  /** Every name, keyword and number begins with a Unicode escape. */
  ESCAPES {
    @Override
    String of(String source) {
      StringBuilder text = new StringBuilder();
      int at = 0;
      for (Token token : tokens(source)) {
        char first = source.charAt(token.start());
        if (token.isWord() && first != '\\') { // where there is none yet
          text.append(source, at, token.start()).append("\\u%04x".formatted((int) first));
          at = token.start() + 1;
        }
      }
      return text.append(source, at, source.length()).toString();
    }
  };

  /** A program in this writing. */
  abstract String of(String source);

  private static List<Token> tokens(String source) {
    return Lexer.tokens(source).stream().filter(t -> t.kind() != Token.Kind.COMMENT).toList();
  }
}
