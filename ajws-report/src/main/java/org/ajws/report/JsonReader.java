package org.ajws.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A strict reader of one JSON text (RFC 8259). Whole numbers become longs, others doubles. */
final class JsonReader {
  private static final int DEEPEST = 200; // the recursion must end before the stack does

  private final String text;
  private int at;
  private int depth;

  JsonReader(String text) {
    this.text = text;
  }

  Object readAll() {
    Object value = value();
    skipSpace();
    if (at < text.length()) {
      throw error("the end");
    }
    return value;
  }

  private Object value() {
    skipSpace();
    if (at == text.length()) {
      throw error("a value");
    }
    return switch (text.charAt(at)) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> map = new LinkedHashMap<>();
    enter('{');
    if (!next('}')) {
      do {
        skipSpace();
        String key = string();
        expect(':');
        map.put(key, value());
      } while (next(','));
      expect('}');
    }
    depth--;
    return map;
  }

  private List<Object> array() {
    List<Object> list = new ArrayList<>();
    enter('[');
    if (!next(']')) {
      do {
        list.add(value());
      } while (next(','));
      expect(']');
    }
    depth--;
    return list;
  }

  private void enter(char bracket) {
    expect(bracket);
    if (++depth > DEEPEST) {
      throw error("at most " + DEEPEST + " levels");
    }
  }

  private String string() {
    if (at == text.length() || text.charAt(at) != '"') {
      throw error("a string");
    }
    at++;
    StringBuilder out = new StringBuilder();
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == '"') {
        return out.toString();
      }
      if (c < ' ') {
        at--;
        throw error("an escaped control character");
      }
      out.append(c == '\\' ? escaped() : c);
    }
    throw error("the string's end");
  }

  private char escaped() {
    if (at == text.length()) {
      throw error("an escape");
    }
    char c = text.charAt(at++);
    switch (c) {
      case '"', '\\', '/':
        return c;
      case 'b':
        return '\b';
      case 'f':
        return '\f';
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 't':
        return '\t';
      case 'u':
        if (at + 4 <= text.length()
            && text.substring(at, at + 4).chars().allMatch(d -> Character.digit(d, 16) >= 0)) {
          at += 4;
          return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }
        throw error("four hexadecimal digits");
      default:
        at--;
        throw error("an escape");
    }
  }

  private Object word(String word, Object value) {
    if (!text.startsWith(word, at)) {
      throw error(word);
    }
    at += word.length();
    return value;
  }

  private Object number() {
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    String number = text.substring(start, at);
    if (!number.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")) {
      at = start;
      throw error("a value");
    }
    if (number.matches("-?[0-9]{1,18}")) {
      return Long.valueOf(number);
    }
    return Double.valueOf(number);
  }

  private boolean next(char c) {
    skipSpace();
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  private void expect(char c) {
    if (!next(c)) {
      throw error("'" + c + "'");
    }
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private IllegalArgumentException error(String expected) {
    return new IllegalArgumentException("offset " + at + ": " + expected + " expected");
  }
}
