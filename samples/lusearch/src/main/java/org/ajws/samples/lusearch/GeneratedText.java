package org.ajws.samples.lusearch;

import java.util.Random;

/**
 * Text and queries made from a seed. Words have a frequency like that of a natural language: the
 * n-th word is about n times as rare as the first one.
 */
final class GeneratedText {
  private static final String[] CONSONANTS = {
    "b", "d", "f", "g", "k", "l", "m", "n", "r", "s", "v"
  };
  private static final String[] VOWELS = {"a", "e", "i", "o", "u"};
  private static final int VOCABULARY = 20_000;

  /** Sorts of queries; fuzzy ones are rare, since each looks at the whole vocabulary. */
  private static final int SORTS = 20;

  private final Random random;

  GeneratedText(long seed) {
    random = new Random(seed);
  }

  /** Words separated by blanks. */
  String words(int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(i == 0 ? "" : " ").append(word(rank()));
    }
    return text.toString();
  }

  /** A query in the library's language: words, all of some words, a phrase, a beginning. */
  String query() {
    String first = word(rank() + 10);
    String second = word(rank());
    return switch (random.nextInt(SORTS)) {
      case 0 -> first + "~0.7";
      case 1, 2 -> first.substring(0, Math.min(4, first.length())) + "*";
      case 3, 4, 5 -> "\"" + word(rank()) + " " + second + "\"~4";
      case 6, 7, 8 -> "+" + first + " +" + second;
      case 9, 10 -> first + " -" + second;
      default -> first + " " + second + " " + word(rank());
    };
  }

  private int rank() {
    return (int) Math.exp(random.nextDouble() * Math.log(VOCABULARY));
  }

  /** The number in a system whose digits are syllables. */
  private static String word(int rank) {
    int syllables = CONSONANTS.length * VOWELS.length;
    StringBuilder word = new StringBuilder();
    for (int rest = rank + syllables; rest > 0; rest /= syllables) {
      int digit = rest % syllables;
      word.append(CONSONANTS[digit % CONSONANTS.length]).append(VOWELS[digit / CONSONANTS.length]);
    }
    return word.toString();
  }
}
