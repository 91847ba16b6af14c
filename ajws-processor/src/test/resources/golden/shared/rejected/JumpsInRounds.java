import org.ajws.*;

/** Jumps that do not leave the loop: a later round starts another async. */
class JumpsInRounds {
  int d; int n; boolean flag;

  void ownBranchGoesOn() {
    finish: {
      for (int i = 0; i < n; i++) {
        if (flag) {
          async: d++;
          continue;
        }
        return;
      }
    }
  }

  void blockIsLeft() {
    finish: {
      for (int i = 0; i < n; i++) {
        block: {
          async: d++;
          if (i < 3) break block;
          return;
        }
      }
    }
  }

  void ownBranchLeavesBlock() {
    finish: {
      for (int i = 0; i < n; i++) {
        block: {
          if (flag) {
            async: d++;
            break block;
          }
          break;
        }
      }
    }
  }

  void thrownIsCaught() {
    finish: {
      for (int i = 0; i < n; i++) {
        try {
          async: d++;
          throw new IllegalStateException();
        } catch (IllegalStateException e) {
          flag = true;
        }
      }
    }
  }

  void finallyGoesOn() {
    finish: {
      for (int i = 0; i < n; i++) {
        try {
          async: d++;
          return;
        } finally {
          if (i < 3) continue;
        }
      }
    }
  }

  void switchIsLeft() {
    finish: {
      for (int i = 0; i < n; i++) {
        switch (n) {
          case 1:
            if (i > 2) {
              async: d++;
              break;
            }
            return;
          default:
        }
      }
    }
  }

  void outerGoesOn() {
    finish: {
      outer:
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          if (flag) {
            async: d++;
            continue outer;
          }
          return;
        }
      }
    }
  }

  /** The number comes again after 256 rounds. */
  void shortNumber() {
    finish: {
      for (byte k = 0; n > 0; k++) {
        n--;
        if (k == 0) {
          async: d++;
        }
      }
    }
  }

  void yieldGoesOn() {
    finish: {
      for (int i = 0; i < n; i++) {
        int x =
            switch (n) {
              default: {
                async: d++;
                if (flag) yield 3;
                throw new IllegalStateException();
              }
            };
      }
    }
  }

  void yieldLeavesBranch() {
    finish: {
      boolean first = true;
      for (int i = 0; i < n; i++) {
        int x =
            switch (n) {
              default: {
                if (first) {
                  async: d++;
                  if (flag) yield 3;
                  first = false;
                }
                yield 2;
              }
            };
      }
    }
  }

  void sameNumberOfAnotherType() {
    finish: {
      long k = 0;
      for (int i = 0; i < n; i++) {
        if (k == 0) {
          async: d++;
          k = 0L;
        }
      }
    }
  }

  void sameCharacter() {
    finish: {
      int k = 97;
      for (int i = 0; i < n; i++) {
        if (k == 'a') {
          async: d++;
          k = 97;
        }
      }
    }
  }

  void shortNumberInABox() {
    finish: {
      Byte k = 0;
      for (int i = 0; i < n; i++, k++) {
        if (k == 0) {
          async: d++;
        }
      }
    }
  }

  void nextOuterRound() {
    finish: {
      outer:
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          async: d++;
          continue outer;
        }
      }
    }
  }

  void nextRoundByLabel() {
    finish: {
      own:
      for (int i = 0; i < n; i++) {
        async: d++;
        continue own;
      }
    }
  }
}
