interface InterfaceMethods {
  int size();

  default boolean isEmpty() {
    return size() == 0;
  }

  static int twice(int x) {
    return 2 * x;
  }
}
