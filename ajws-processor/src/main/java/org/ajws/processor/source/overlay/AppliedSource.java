package org.ajws.processor.source.overlay;

/** The text of a source file with the annotations of overlays, and the way back to the original. */
public final class AppliedSource {
  private final String text;
  private final TextEdits edits;
  private final int entries;

  AppliedSource(String text, TextEdits edits, int entries) {
    this.text = text;
    this.edits = edits;
    this.entries = entries;
  }

  /** Legal Java, with every line of the original at its number. */
  public String text() {
    return text;
  }

  /** How many entries changed this file. */
  public int entries() {
    return entries;
  }

  /** The original's offset of an offset into {@link #text()}; inserted text maps to its place. */
  public int originalOffset(int annotatedOffset) {
    return edits.originalOffset(annotatedOffset);
  }
}
