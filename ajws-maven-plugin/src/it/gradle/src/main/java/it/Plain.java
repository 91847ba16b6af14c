package it;

/** What is parallel here is said by the overlay. */
final class Plain {
  private Plain() {}

  static void halve(int[] numbers) {
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] /= 2;
    }
  }
}
