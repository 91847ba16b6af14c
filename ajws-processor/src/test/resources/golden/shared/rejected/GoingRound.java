import org.ajws.ParallelFor;

/** Indexes that go round before all slots had their turn, or come to one that another one has. */
class GoingRound {
  int n;
  int[] a, b;

  void early(int m) { for (@ParallelFor int i = 0; i < n; i++) a[i == m ? 0 : i] = b[i]; }
  void toOne() { for (@ParallelFor int i = 0; i < n; i++) { int j = i + 1; if (j == n) j = 1; a[j] = b[i]; } }
  void twice() { for (@ParallelFor int i = 0; i < 2 * n; i++) { int j = i + 1; if (j >= n) j -= n; a[j] = b[i]; } }
  void read() { for (@ParallelFor int i = 0; i < n; i++) { int j = i + 1; if (j == n) j = 0; a[i] = a[j]; } }
  void known() { for (@ParallelFor int i = 0; i < 9; i++) a[i == 5 ? 0 : i] = b[i]; }

  void lastOfLess(int m) { for (@ParallelFor int i = 0; i < n; i++) a[i == m - 1 ? 0 : i + 1] = b[i]; }
  void other() { for (@ParallelFor int i = 0; i < n; i++) a[i == n - 1 ? 0 : n - i] = b[i]; }
}
