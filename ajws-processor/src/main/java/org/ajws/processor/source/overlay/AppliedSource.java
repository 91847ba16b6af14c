package org.ajws.processor.source.overlay;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.ajws.processor.source.AddedCode;
import org.ajws.processor.text.EditedText;

/** The text of a source file with the annotations of overlays, and the way back to the original. */
public final class AppliedSource {
  private final EditedText edited;
  private final int entries;

  AppliedSource(EditedText edited, int entries) {
    this.edited = edited;
    this.entries = entries;
  }

  /** Legal Java, with every line of the original at its number. */
  public String text() {
    return edited.text();
  }

  /** What overlays did to statements and methods, by places of {@link #text()}. */
  public AddedCode added() {
    Map<Integer, String> taken = new TreeMap<>();
    edited.marks(TakenLock.class).forEach((at, lock) -> taken.put(at, lock.text()));
    Map<Integer, String> wakings = new TreeMap<>();
    edited.marks(TakenWaking.class).forEach((at, waking) -> wakings.put(at, waking.text()));
    return new AddedCode(Set.of(), Set.of(), edited.marks(ActionEditor.Mark.UNIT), taken, wakings);
  }

  /** How many entries changed this file. */
  public int entries() {
    return entries;
  }

  /** The original's offset of an offset into {@link #text()}; inserted text maps to its place. */
  public int originalOffset(int annotatedOffset) {
    return edited.originalOffset(annotatedOffset);
  }
}
