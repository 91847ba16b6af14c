package org.ajws.samples.h2;

import java.util.Arrays;
import org.ajws.evaluation.ThroughputCase;

/** Which files, who has them together, and what is done with them. */
enum FileCase {
  SHARED("one file", "memFS:", 1, 4_000, false),
  COMPRESSED("one compressed file", "memLZF:", 1, 400, false),
  OWN("a file for each client", "memFS:", 32, 4_000, false),
  NIO("one file in buffers", "nioMemFS:", 1, 2_000, false),
  NAMES("names", "memFS:", 32, 2_000, true);

  static final int CLIENTS = 32;

  private final String label;
  private final String scheme;
  private final int files;
  private final int steps;
  private final boolean names;

  FileCase(String label, String scheme, int files, int steps, boolean names) {
    this.label = label;
    this.scheme = scheme;
    this.files = files;
    this.steps = steps;
    this.names = names;
  }

  static FileCase of(String label) {
    return Arrays.stream(values())
        .filter(c -> c.label.equals(label) || c.small().equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no case " + label));
  }

  String label() {
    return label;
  }

  /** The name of the case that only shows whether the results are right. */
  String small() {
    return "small: " + label;
  }

  String scheme() {
    return scheme;
  }

  /** How many files the clients have together. */
  int files() {
    return files;
  }

  /** Whether files are made, moved and deleted, instead of written. */
  boolean names() {
    return names;
  }

  /** What each client does. */
  int steps(boolean quick) {
    return quick ? steps / 20 : steps;
  }

  /** Clients shared out to threads. */
  ThroughputCase measured(int threads, boolean smoke) {
    return new ThroughputCase(
        label + ", " + ThroughputCase.threads(threads),
        smoke ? small() : label,
        threads,
        CLIENTS * steps(smoke));
  }

  String describe(boolean quick) {
    return "%d clients, %,d %s of each"
        .formatted(
            CLIENTS,
            steps(quick),
            names ? "files made, moved and deleted" : "blocks written and read");
  }
}
