package data;

import org.ajws.ParallelFor;

/** A variable with the name of the package, in a class whose fields are tracked. */
public class SpeculativePackages {
  int total;

  void run(int[] data) {
    for (@ParallelFor(speculative = true) int i = 0; i < data.length; i++) {
      total += data[i];
    }
  }

  static class Inner extends SpeculativePackages {
    int own;

    @Override
    void run(int[] data) {
      super.run(data);
      for (@ParallelFor(speculative = true) int i = 0; i < data.length; i++) {
        own += data[i];
        total++;
      }
    }
  }

  public static void main(String[] args) {
    Inner inner = new Inner();
    inner.run(new int[] {1, 2, 3});
    System.out.println(inner.total + " " + inner.own);
  }
}
