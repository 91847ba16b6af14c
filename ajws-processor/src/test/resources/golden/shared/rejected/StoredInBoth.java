/** Two fields of one object were given one thing, whatever the object is called there. */
class StoredInBoth {
  static class Point {
    int x;
  }

  static class Segment {
    Point start, end, middle, corner, centre;

    static void single(Segment s, Point p) {
      s.start = p;
      s.end = p;
    }

    void half(Segment s) {
      s.corner = s.middle;
    }

    void chained(Segment s) {
      s.centre = s.end = new Point();
    }
  }

  static Point first, second;

  static void all(Point p) {
    StoredInBoth.first = p;
    second = p;
  }

  void ends(Segment s) {
    finish:
    {
      async:
      s.start.x++;
      s.end.x++;
    }
  }

  void corners(Segment s) {
    finish:
    {
      async:
      s.middle.x++;
      s.corner.x++;
    }
  }

  void centres(Segment s) {
    finish:
    {
      async:
      s.end.x++;
      s.centre.x++;
    }
  }

  void ofAll() {
    finish:
    {
      async:
      first.x++;
      second.x++;
    }
  }
}
