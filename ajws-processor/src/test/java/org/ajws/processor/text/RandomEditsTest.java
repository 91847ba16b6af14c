package org.ajws.processor.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Random nests of ranges, wrapped in a random order, against a model that walks the nest. */
class RandomEditsTest {
  private static final int LENGTH = 12;
  private static final String TEXT = "abcdefghijkl";

  /** What wraps a range; where ranges are the same, a smaller number is outside. */
  private record Wrap(int number, Span span) {
    String open() {
      return "<" + number + ":";
    }

    String close() {
      return ":" + number + ">";
    }
  }

  private static List<Wrap> nest(Random random) {
    List<Span> spans = new ArrayList<>();
    split(random, 0, LENGTH, spans);
    Collections.shuffle(spans, random);
    List<Wrap> wraps = new ArrayList<>();
    for (Span span : spans) {
      wraps.add(new Wrap(wraps.size(), span));
    }
    return wraps;
  }

  /** Each range is wrapped up to twice, and split into parts that touch each other. */
  private static void split(Random random, int start, int end, List<Span> spans) {
    for (int i = random.nextInt(3); i > 0; i--) {
      spans.add(new Span(start, end));
    }
    if (end - start > 1) {
      int middle = start + 1 + random.nextInt(end - start - 1);
      split(random, start, middle, spans);
      split(random, middle, end, spans);
    }
  }

  private static Edits edits(List<Wrap> wraps, Set<Integer> replaced) {
    Edits edits = new Edits();
    wraps.forEach(w -> edits.wrap(w.span(), w.open(), w.close()));
    replaced.forEach(i -> edits.replace(i, i + 1, "[" + TEXT.charAt(i) + "]"));
    return edits;
  }

  /** Walks the text with a stack of what is open. */
  private static String model(List<Wrap> wraps, Set<Integer> replaced, int from, int to) {
    List<Wrap> sorted = new ArrayList<>(wraps);
    sorted.removeIf(w -> w.span().start() < from || w.span().end() > to);
    sorted.sort(
        Comparator.comparingInt((Wrap w) -> -w.span().end()).thenComparingInt(Wrap::number));
    StringBuilder out = new StringBuilder();
    Deque<Wrap> open = new ArrayDeque<>();
    for (int i = from; i <= to; i++) {
      while (!open.isEmpty() && open.peek().span().end() == i) {
        out.append(open.pop().close());
      }
      for (Wrap w : sorted) {
        if (w.span().start() == i) {
          open.push(w);
          out.append(w.open());
        }
      }
      if (i < to) {
        char c = TEXT.charAt(i);
        out.append(replaced.contains(i) ? "[" + c + "]" : String.valueOf(c));
      }
    }
    return out.toString();
  }

  private static Set<Integer> replaced(Random random) {
    Set<Integer> replaced = new HashSet<>();
    IntStream.range(0, LENGTH).filter(i -> random.nextInt(4) == 0).forEach(replaced::add);
    return replaced;
  }

  @Test
  void wrapsNestAsTheirRangesDo() {
    for (int seed = 0; seed < 2000; seed++) {
      Random random = new Random(seed);
      List<Wrap> wraps = nest(random);
      Set<Integer> replaced = replaced(random);
      EditedText text = edits(wraps, replaced).apply(TEXT);
      assertEquals(model(wraps, replaced, 0, LENGTH), text.text(), "seed " + seed);
      for (int i = 0; i < text.text().length(); i++) {
        char c = text.text().charAt(i);
        if (Character.isLetter(c)) {
          assertEquals(c, TEXT.charAt(text.originalOffset(i)), "seed " + seed + " at " + i);
        }
      }
      assertEquals(LENGTH, text.originalOffset(text.text().length()), "seed " + seed);
    }
  }

  @Test
  void anExcerptIsWhatStandsInItsRange() {
    for (int seed = 0; seed < 2000; seed++) {
      Random random = new Random(seed);
      List<Wrap> wraps = nest(random);
      Set<Integer> replaced = replaced(random);
      int from = random.nextInt(LENGTH);
      int to = from + 1 + random.nextInt(LENGTH - from);
      Span span = new Span(from, to);
      if (wraps.stream().anyMatch(w -> crosses(w.span(), span))) {
        continue; // no tree covers it
      }
      Edits edits = edits(wraps, replaced);
      Edits excerpt = edits.excerpt(from, to, span, new Edits());
      assertEquals(
          model(wraps, replaced, from, to),
          excerpt.applyTo(TEXT.substring(from, to)),
          "seed " + seed);
      edits.removeWithin(from, to, span);
      List<Wrap> outside = wraps.stream().filter(w -> !span.contains(w.span())).toList();
      replaced.removeIf(i -> i >= from && i < to);
      assertEquals(model(outside, replaced, 0, LENGTH), edits.applyTo(TEXT), "seed " + seed);
    }
  }

  private static boolean crosses(Span a, Span b) {
    boolean apart = a.end() <= b.start() || b.end() <= a.start();
    return !apart && !a.contains(b) && !b.contains(a);
  }
}
