package org.ajws.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.ajws.processor.diagnostic.FailureReason;
import org.ajws.report.timeline.RecordingReader;
import org.ajws.report.timeline.Timeline;
import org.ajws.report.timeline.TimelinePage;
import org.ajws.report.timeline.TraceFile;

/** What is made of a recording; its name says what: a page, a trace, or the recording itself. */
enum TimelineFile {
  PAGE(".html"),
  TRACE(".json"),
  RECORDING(".jfr");

  private final String ending;

  TimelineFile(String ending) {
    this.ending = ending;
  }

  /**
   * What a file is to be, by its name.
   *
   * @throws IllegalArgumentException if its name says nothing
   */
  static TimelineFile of(Path file) {
    for (TimelineFile kind : values()) {
      if (file.toString().endsWith(kind.ending)) {
        return kind;
      }
    }
    throw new IllegalArgumentException(
        file
            + ": end it with .html for a page, .json for a trace that Perfetto and Chrome open,"
            + " .jfr for the recording");
  }

  /**
   * Writes what is to be made of a recording.
   *
   * @param name of the recording, for messages
   */
  static void write(Path recording, String name, List<Path> files, String title) {
    Timeline timeline = null;
    for (Path file : files) {
      try {
        if (of(file) == RECORDING) {
          Files.copy(recording, file, StandardCopyOption.REPLACE_EXISTING);
          continue;
        }
        timeline = timeline == null ? read(recording, name) : timeline;
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
          if (of(file) == TRACE) {
            TraceFile.write(timeline, out);
          } else {
            out.write(TimelinePage.render(timeline, title));
          }
        }
      } catch (IOException e) {
        throw new Failure(file + ": cannot be written: " + FailureReason.of(e), e);
      }
    }
  }

  private static Timeline read(Path recording, String name) {
    try {
      return RecordingReader.read(recording);
    } catch (IllegalArgumentException e) {
      throw new Failure(name + ": there is no timeline in it: " + e.getMessage(), e);
    } catch (IOException | UncheckedIOException e) {
      throw new Failure(
          name
              + ": cannot be read: "
              + FailureReason.of(
                  e instanceof IOException io ? io : ((UncheckedIOException) e).getCause()),
          e);
    }
  }
}
