package it;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads a resource of the module, which is not among what is compiled to be measured. */
final class Labels {
  private Labels() {}

  static String of(String name) {
    try (InputStream in = Labels.class.getResourceAsStream("label.txt")) {
      return name + new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
