/** A final field that a finish assigns. */
class FinalFields {
  final int size;
  final int[] v = new int[1];

  void fill(int n) {
    v[0] = n;
  }

  FinalFields(int n) {
    finish: {
      async: fill(n);
      size = n;
    }
  }
}
