package it;

import gen.Scale;
import org.ajws.ParallelFor;

/** Größen: encoded in ISO-8859-1, lines end in CR LF. */
public final class Main {
  static final String NAME = "Größe";

  private Main() {}

  public static int[] scaled(int n) {
    int[] a = new int[n];
    for (@ParallelFor int i = 0; i < n; i++) {
      a[i] = NAME.length();
    }
    Scale.apply(a);
    return a;
  }
}
