package golden.overlay;

class OverlayAmbiguous {
  double[] t = new double[4];

  void rows(double[] a) {
    for (int i = 0; i < a.length; i++) a[i] = t[0];
    for (int k = 0; k < a.length; k++) a[k] = 1;
    while (a[0] > 0) a[0]--;
  }

  void rows(float[] a, int n) {
    for (int i = 0; i < n; i++) a[i] = 1;
    t = null;
  }

  void grow() {
    for (int i = 0; i < 4; i++) t = new double[i];
    for (@org.ajws.ParallelFor int i = 0; i < 4; i++) System.out.println(i);
  }

  void twice() {
    if (t != null) { grow(); } else { grow(); }
    grow();
  }
}
