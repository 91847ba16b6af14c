package org.ajws.processor.source.overlay;

import java.nio.file.Path;

/** A place in an overlay file; line and column count from 1. */
record Position(Path file, int line, int column) {
  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
