package org.ajws.processor.fuzz;

import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/** Random choices of a generator; the same for the same seed. */
final class Dice {
  private final Random random;

  /** The first numbers of {@link Random} are nearly the same for seeds that follow each other. */
  Dice(long seed) {
    random = new Random(new SplittableRandom(seed).nextLong());
  }

  /** A number from 0 to {@code n - 1}. */
  int below(int n) {
    return random.nextInt(n);
  }

  /** A number from {@code from} to {@code to}, both included. */
  int between(int from, int to) {
    return from + random.nextInt(to - from + 1);
  }

  /** True once in {@code n} times. */
  boolean oneIn(int n) {
    return random.nextInt(n) == 0;
  }

  @SafeVarargs
  final <T> T of(T... choices) {
    return choices[random.nextInt(choices.length)];
  }

  <T> T of(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
