package golden.overlay;

class OverlayListed {
  int f;
  int g;

  void sum() {
    int a = 0;
    int b = 0;
    for (int i = 0; i < 4; i++) System.out.println(i);
  }

  void count(long n) {}
}
