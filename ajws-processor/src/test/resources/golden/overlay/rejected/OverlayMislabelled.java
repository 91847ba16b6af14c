package golden.overlay;

class OverlayMislabelled {
  static void both(int n) {
    if (n > 1) {
      both(n - 1);
      both(n - 2);
    }
  }
}
