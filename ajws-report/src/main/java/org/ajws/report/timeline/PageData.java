package org.ajws.report.timeline;

import java.io.ByteArrayOutputStream;
import java.util.Base64;

/**
 * Columns as the page's script reads them: numbers of 7 bits a byte, the lowest first, each but the
 * last byte of a number with its highest bit set; the whole in Base64.
 */
final class PageData {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private PageData() {}

  private PageData add(long number) {
    long rest = number;
    while (rest >= 128) {
      bytes.write((int) rest & 127 | 128);
      rest >>>= 7;
    }
    bytes.write((int) rest);
    return this;
  }

  private String text() {
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  /**
   * Spans in the order of their beginnings: how many, then of each how long after the one before it
   * begins, how long it is, its kind, depth, and site plus one.
   */
  static String of(Spans spans) {
    PageData data = new PageData().add(spans.size());
    long before = 0;
    for (int i = 0; i < spans.size(); i++) {
      data.add(spans.begin(i) - before).add(spans.end(i) - spans.begin(i));
      data.add(spans.kind(i)).add(spans.depth(i)).add(spans.site(i) + 1L);
      before = spans.begin(i);
    }
    return data.text();
  }

  /** Steals: how many, then of each how long after the one before it, victim, thief, site. */
  static String of(Timeline.Steals steals) {
    PageData data = new PageData().add(steals.size());
    long before = 0;
    for (int i = 0; i < steals.size(); i++) {
      data.add(steals.time()[i] - before).add(steals.victim()[i]).add(steals.thief()[i]);
      data.add(steals.site()[i]);
      before = steals.time()[i];
    }
    return data.text();
  }
}
