import org.ajws.ParallelFor;

/** Indexes that go round in an array: each iteration has another slot. */
class GoingRound {
  int n;
  int[] a, b;

  void zero() { for (@ParallelFor int i = 0; i < n; i++) { int j = i + 1; if (j == n) j = 0; a[j] = b[i]; } }
  void zeroChosen() { for (@ParallelFor int i = 0; i < n; i++) { int j = i + 1 == n ? 0 : i + 1; a[j] = b[i]; } }
  void other() { for (@ParallelFor int i = 0; i < n; i++) a[n != i + 1 ? i + 1 : 0] = b[i]; }
  void back() { for (@ParallelFor int i = 0; i < n; i++) a[i == 0 ? n - 1 : i - 1] = b[i]; }
  void shifted(int k) { for (@ParallelFor int i = 0; i < n; i++) { int j = i + k; if (j >= n) j -= n; a[j] = b[i]; } }
  void shiftedChosen(int k) { for (@ParallelFor int i = 0; i < n; i++) a[i + k < n ? i + k : i + k - n] = b[i]; }
  void below() { for (@ParallelFor int i = 0; i < n; i++) { int j = i - 1; if (j < 0) { j += n; } a[j] = b[i]; } }
  void atLength() { for (@ParallelFor int i = 0; i < a.length; i++) { int j = i + 1; if (j == a.length) j = 0; a[j] = b[i]; } }

  void lastRound() { for (@ParallelFor int i = 0; i < n; i++) { int j = i == n - 1 ? 0 : i + 1; a[j] = b[i]; } }
  void lastRoundOther() { for (@ParallelFor int i = 0; i < n; i++) { int j = n - 1 != i ? i + 1 : 0; a[j] = b[i]; } }
  void lastRoundElse() { for (@ParallelFor int i = 0; i < n; i++) { int j; if (i == n - 1) j = 0; else j = i + 1; a[j] = b[i]; } }
  void secondRound() { for (@ParallelFor int i = 0; i < n; i++) { int j = i + 2 == n ? 0 : i + 2; if (i < n - 1) b[j] = i; } }
}
