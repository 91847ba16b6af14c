import org.ajws.*;

/** Jumps of all iterations but one that lead to what follows: all iterations come there. */
class JumpsBehindBranches {
  int d; int n;

  void label() {
    for (@ParallelFor int i = 0; i < n; i++) {
      branch: if (i != 0) break branch;
      d++;
    }
  }

  void loopOfOneRound() {
    for (@ParallelFor int i = 0; i < n; i++) {
      do if (i != 0) continue; while (false);
      d++;
    }
  }

  void condition() {
    for (@ParallelFor int i = 0; i < n; i++) {
      do if (i != 0) continue; while (d++ < 5);
    }
  }

  void update() {
    for (@ParallelFor int i = 0; i < n; i++) {
      for (int k = 0; k < 3; d++, k++) if (i != 0) continue;
    }
  }

  void otherBranch() {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (n > 3) if (i != 0) continue;
      d++;
    }
  }
}
