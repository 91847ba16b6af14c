package org.ajws.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.ajws.processor.diagnostic.FailureReason;

/** Has the JVM of a program record the events of a timeline. */
final class Recorder {
  private final Path recording;
  private final Path settings;

  Recorder(ScratchFolder scratch) {
    recording = scratch.resolve("timeline.jfr");
    settings = scratch.resolve("timeline.jfc");
  }

  /** The options of the JVM. */
  List<String> options() {
    try (InputStream in = Recorder.class.getResourceAsStream("timeline.jfc")) {
      if (in == null) {
        throw new IllegalStateException("timeline.jfc is not in the jar");
      }
      Files.createDirectories(settings.getParent());
      Files.copy(in, settings, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new Failure("the recording cannot be prepared: " + FailureReason.of(e), e);
    }
    return List.of(
        "-Xlog:jfr*=error", // the recorder speaks on the program's standard output
        "-XX:StartFlightRecording=filename=" + recording + ",settings=" + settings);
  }

  /** Makes the file, if the program has left a recording. */
  void write(Path file, String program) {
    if (!Files.exists(recording)) {
      throw new Failure("the program's JVM has left no recording, so there is no timeline");
    }
    TimelineFile.write(recording, "the recording", List.of(file), "Timeline of " + program);
  }
}
