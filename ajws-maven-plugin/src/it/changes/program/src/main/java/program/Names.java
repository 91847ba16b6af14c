package program;

/** Has nothing to do with the others. */
class Names {
  static String first() {
    return "first";
  }
}
