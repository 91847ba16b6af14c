package org.ajws.processor.output;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.file.Files;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.source.SourceReader;

/** Source text as the bytes of a file. */
public final class SourceBytes {
  private SourceBytes() {}

  /** The user's own bytes; an encoding with a byte order mark does not give them back. */
  public static byte[] unchanged(SourceFile file, Charset encoding) throws IOException {
    byte[] encoded = file.original().getBytes(encoding);
    return SourceReader.sha256(encoded).equals(file.digest())
        ? encoded
        : Files.readAllBytes(file.path());
  }

  /**
   * The bytes of a translation. Generated code repeats names that the source may spell with Unicode
   * escapes because its encoding lacks their letters: these are escaped again.
   */
  public static byte[] translated(String text, Charset encoding) {
    CharsetEncoder encoder = encoding.newEncoder();
    if (encoder.canEncode(text)) {
      return text.getBytes(encoding);
    }
    StringBuilder escaped = new StringBuilder(text.length() + 64);
    text.codePoints()
        .forEach(
            c -> {
              String letter = Character.toString(c);
              if (encoder.canEncode(letter)) {
                escaped.append(letter);
              } else {
                letter.chars().forEach(unit -> escaped.append("\\u%04x".formatted(unit)));
              }
            });
    return escaped.toString().getBytes(encoding);
  }
}
