import org.ajws.*;

/** Two fields that hold one object. */
class TwoFields {
  static class Cell {
    int v;
    int[] d = new int[3];
  }

  Cell one, other, third = new Cell(), fourth;
  int[] p = new int[9], q = p, s = new int[9];

  TwoFields(Cell c) {
    one = c;
    other = c;
    fourth = new Cell();
  }

  void share() {
    fourth = third;
  }

  void alias() {
    finish:
    {
      async:
      one.v++;
      other.v++;
    }
  }

  void alias2() {
    finish:
    {
      async:
      third.v++;
      fourth.v++;
    }
  }

  void alias3() {
    finish:
    {
      async:
      p[0]++;
      q[0]++;
    }
  }

  void aliasRead() {
    int[] r = new int[1];
    finish:
    {
      async:
      one.v++;
      r[0] = other.v;
    }
  }

  void aliasLoop() {
    for (@ParallelFor int i = 0; i < 8; i++) p[i] = q[i + 1];
  }
}
