package org.ajws.agent.json;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** The little JSON that is needed, since the agent brings no library that the program may have. */
public final class Json {
  private Json() {}

  /** A string. */
  public static String text(String s) {
    StringBuilder b = new StringBuilder("\"");
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (c == '"' || c == '\\') {
        b.append('\\').append(c);
      } else if (c < ' ' || Character.isSurrogate(c)) {
        b.append(String.format("\\u%04x", (int) c));
      } else {
        b.append(c);
      }
    }
    return b.append('"').toString();
  }

  /** An array of what is JSON already. */
  public static String array(List<String> items) {
    return "[" + String.join(",\n ", items) + "]";
  }

  /**
   * Writes a file whole or not at all.
   *
   * @throws IOException if it cannot be written
   */
  public static void write(Path file, String json) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.write(part, json.getBytes(StandardCharsets.UTF_8));
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
  }
}
