import org.ajws.ParallelFor;

/** What two fields were given belongs to two objects: of one, they hold two things. */
class StoredInOthers {
  static class Node {
    int v;
    Node next, prev;

    void insertAfter(Node p) {
      next = p.next;
      prev = p;
      p.next.prev = this;
      p.next = this;
    }
  }

  static void insertBetween(Node p, Node q, Node node) {
    p.next = node;
    q.prev = node;
  }

  void around(Node x) {
    finish:
    {
      async:
      x.next.v++;
      x.prev.v++;
    }
  }

  static class Point {
    int x;
  }

  static class Segment {
    Point start, end;

    Segment following() {
      Segment s = new Segment();
      s.start = this.end;
      s.end = new Point();
      return s;
    }

    static void join(Segment one, Segment other) {
      one.end = other.start = new Point();
    }
  }

  void ends(Segment s) {
    finish:
    {
      async:
      s.start.x++;
      s.end.x++;
    }
  }

  static class Buffers {
    double[] now, before;

    Buffers(int n) {
      now = new double[n];
      before = new double[n];
    }

    void takeFrom(Buffers other) {
      before = other.now;
    }

    void step(int n) {
      for (@ParallelFor int i = 1; i < n - 1; i++) now[i] = before[i - 1] + before[i + 1];
    }
  }
}
