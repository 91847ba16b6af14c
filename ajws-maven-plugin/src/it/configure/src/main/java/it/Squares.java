package it;

import org.ajws.ParallelFor;

/** A parallel loop of its own and one that the overlay marks, beside Lombok. */
public class Squares {
  public static void main(String[] args) {
    Point[] points = new Point[4];
    for (@ParallelFor int i = 0; i < points.length; i++) {
      points[i] = new Point(i, i * i);
    }
    for (int i = 0; i < points.length; i++) {
      points[i] = new Point(points[i].getX(), points[i].getY() + 1);
    }
    Counter counter = new Counter();
    counter.add(points[3].getY());
    System.out.println(points[3] + " " + counter.sum());
  }
}
