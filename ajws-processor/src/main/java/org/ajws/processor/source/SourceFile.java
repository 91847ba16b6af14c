package org.ajws.processor.source;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.ajws.processor.text.LineStarts;

/**
 * One source file: what the user wrote, and the text the translator works on (the same, unless it
 * is written in a dialect or an overlay added annotations to it).
 */
public final class SourceFile {
  private final Path path;
  private final Path relative;
  private final String original;
  private final String digest;

  /** In the standard surface, without overlays. */
  private final String standard;

  private final String text;
  private final IntUnaryOperator toOriginal;

  /** Null until a place is asked for: most files have none that is. */
  private volatile int[] lineStarts;

  private final AddedCode added;

  private SourceFile(
      Path path,
      Path relative,
      String original,
      String digest,
      String standard,
      String text,
      IntUnaryOperator toOriginal,
      AddedCode added) {
    this.path = path;
    this.relative = relative;
    this.original = original;
    this.digest = digest;
    this.standard = standard;
    this.text = text;
    this.toOriginal = toOriginal;
    this.added = added;
  }

  /**
   * A file as the user wrote it.
   *
   * @param path the user's name of it, as given
   * @param relative its path below its source root
   * @param digest SHA-256 of its bytes, in hexadecimal
   */
  public static SourceFile of(Path path, Path relative, String text, String digest) {
    return new SourceFile(
        path, relative, text, digest, text, text, IntUnaryOperator.identity(), AddedCode.NONE);
  }

  /**
   * The same file, rewritten from a dialect to the standard surface; offsets of the new text map to
   * the old one.
   */
  public SourceFile standard(String newText, IntUnaryOperator toOldOffset) {
    return with(newText, newText, toOldOffset, AddedCode.NONE);
  }

  /**
   * The same file with annotations of an overlay; offsets of the new text map to the old one.
   *
   * @param newCode what the overlay did to statements, by places of the new text
   */
  public SourceFile annotated(String newText, IntUnaryOperator toOldOffset, AddedCode newCode) {
    return with(standard, newText, toOldOffset, newCode);
  }

  /** The same file with blocks around statements that may be units of work. */
  public SourceFile withUnitBlocks(
      String newText, IntUnaryOperator toOldOffset, AddedCode newCode) {
    return with(overlaid() ? standard : newText, newText, toOldOffset, newCode);
  }

  private SourceFile with(
      String newStandard, String newText, IntUnaryOperator toOldOffset, AddedCode newCode) {
    return new SourceFile(
        path,
        relative,
        original,
        digest,
        newStandard,
        newText,
        offset -> toOriginal.applyAsInt(toOldOffset.applyAsInt(offset)),
        newCode);
  }

  /** The user's name of the file. */
  public Path path() {
    return path;
  }

  /** Its path below its source root. */
  public Path relative() {
    return relative;
  }

  /** What the user wrote. */
  public String original() {
    return original;
  }

  /** What is translated. */
  public String text() {
    return text;
  }

  /** What the translator itself added to {@link #text()} before it is bound. */
  public AddedCode added() {
    return added;
  }

  /** Whether an overlay changed the text. */
  public boolean overlaid() {
    return !standard.equals(text);
  }

  /** Whether the user wrote it in a dialect. */
  public boolean isDialect() {
    return !standard.equals(original);
  }

  /** SHA-256 of the user's bytes, in hexadecimal. */
  public String digest() {
    return digest;
  }

  /** The user's line, from 1, of an offset into {@link #text()}. */
  public int line(int offset) {
    int found = Arrays.binarySearch(lineStarts(), toOriginal.applyAsInt(offset));
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** The user's column, from 1 and in characters, of an offset into {@link #text()}. */
  public int column(int offset) {
    return toOriginal.applyAsInt(offset) - lineStarts()[line(offset) - 1] + 1;
  }

  private int[] lineStarts() {
    int[] starts = lineStarts;
    if (starts == null) {
      starts = LineStarts.in(original);
      lineStarts = starts;
    }
    return starts;
  }
}
