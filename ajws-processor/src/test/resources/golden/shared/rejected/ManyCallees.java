import org.ajws.*;

/** One call of a function that several classes implement, each with a field of its own. */
class ManyCallees {
  interface Part {
    void at(int[] a);
  }

  static class First implements Part {
    private int one;

    @Override
    public void at(int[] a) {
      one++;
    }
  }

  static class Second implements Part {
    private int two;

    @Override
    public void at(int[] a) {
      two++;
    }
  }

  static class Third implements Part {
    private int three;

    @Override
    public void at(int[] a) {
      three++;
    }
  }

  void both(int[] first, Part c, int[] last) {
    finish: {
      async: c.at(first);
      async: c.at(last);
    }
  }

  void behind(Part c, int[] one, int[] other) {
    finish: {
      async: c.at(one);
      c.at(other);
      new First().at(other);
    }
  }
}
