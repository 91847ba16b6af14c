package org.ajws.report;

import java.util.List;
import java.util.Map;

/**
 * JSON text from and to maps (sorted as given), lists, strings, {@code Long}, {@code Double},
 * {@code Boolean} and null. A library would do the same, but the processor runs inside other
 * people's builds, where each dependency is one more version to agree on.
 */
final class Json {
  private Json() {}

  /** The value as text, two spaces per level; records of plain values stay on one line. */
  static String write(Object value) {
    StringBuilder out = new StringBuilder();
    write(value, 0, out);
    return out.append('\n').toString();
  }

  private static void write(Object value, int level, StringBuilder out) {
    if (value instanceof Map<?, ?> map) {
      writeMap(map, level, out);
    } else if (value instanceof List<?> list) {
      writeList(list, level, out);
    } else if (value instanceof String text) {
      writeString(text, out);
    } else if (value instanceof Double number) {
      // JSON has no NaN and no infinity.
      out.append(Double.isFinite(number) ? number.toString() : "null");
    } else if (value == null || value instanceof Number || value instanceof Boolean) {
      out.append(value);
    } else {
      throw new IllegalArgumentException("no JSON for " + value.getClass());
    }
  }

  private static void writeMap(Map<?, ?> map, int level, StringBuilder out) {
    boolean flat = map.values().stream().allMatch(Json::isShort);
    out.append('{');
    String separator = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      out.append(separator);
      newLine(flat, level + 1, separator.isEmpty(), out);
      writeString((String) entry.getKey(), out);
      out.append(": ");
      write(entry.getValue(), level + 1, out);
      separator = ",";
    }
    newLine(flat || map.isEmpty(), level, true, out);
    out.append('}');
  }

  private static void writeList(List<?> list, int level, StringBuilder out) {
    boolean flat = list.stream().noneMatch(v -> v instanceof Map || v instanceof List);
    out.append('[');
    String separator = "";
    for (Object value : list) {
      out.append(separator);
      newLine(flat, level + 1, separator.isEmpty(), out);
      write(value, level + 1, out);
      separator = ",";
    }
    newLine(flat || list.isEmpty(), level, true, out);
    out.append(']');
  }

  private static boolean isShort(Object value) {
    return !(value instanceof Map)
        && !(value instanceof List)
        && !(value instanceof String text && text.length() > 80);
  }

  private static void newLine(boolean flat, int level, boolean first, StringBuilder out) {
    if (!flat) {
      out.append('\n').append("  ".repeat(level));
    } else if (!first) {
      out.append(' ');
    }
  }

  private static void writeString(String text, StringBuilder out) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          // A lone surrogate cannot be encoded, and U+2028 ends a line in JavaScript.
          if (c < ' ' || Character.isSurrogate(c) || c == '\u2028' || c == '\u2029') {
            out.append(String.format("\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }

  /**
   * The value of a text.
   *
   * @throws IllegalArgumentException with the offset, if it is no JSON
   */
  static Object read(String text) {
    return new JsonReader(text).readAll();
  }
}
