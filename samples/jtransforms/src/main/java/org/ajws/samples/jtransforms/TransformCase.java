package org.ajws.samples.jtransforms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A transform and its inverse of one size.
 *
 * @param type the class below {@code edu.emory.mathcs.jtransforms}, for example {@code
 *     fft.DoubleFFT_2D}
 * @param pair which pair of methods
 * @param nested whether the data is an array of arrays instead of a flat one
 * @param sizes of the dimensions, the slowest first
 */
record TransformCase(String type, Pair pair, boolean nested, List<Integer> sizes) {
  private static final List<String> KINDS = List.of("DCT", "DHT", "DST", "FFT");

  /** A transform and what undoes it. */
  enum Pair {
    PLAIN("forward", "inverse", 1),
    COMPLEX("complexForward", "complexInverse", 2),
    REAL("realForward", "realInverse", 1),
    REAL_FULL("realForwardFull", "complexInverse", 2),
    REAL_INVERSE_FULL("realInverseFull", "complexForward", 2);

    private final String forward;
    private final String inverse;
    private final int valuesPerPoint;

    Pair(String forward, String inverse, int valuesPerPoint) {
      this.forward = forward;
      this.inverse = inverse;
      this.valuesPerPoint = valuesPerPoint;
    }

    String forward() {
      return forward;
    }

    String inverse() {
      return inverse;
    }

    /** How many numbers the array has for each point. */
    int valuesPerPoint() {
      return valuesPerPoint;
    }
  }

  /** Copies the list. */
  TransformCase {
    sizes = List.copyOf(sizes);
  }

  String name() {
    String shape = sizes.stream().map(String::valueOf).collect(Collectors.joining("×"));
    String what = pair == Pair.PLAIN ? "" : " " + pair.forward();
    return type.substring(4) + what + " " + shape + (nested ? " nested" : "");
  }

  String group() {
    return sizes.size() + "-D";
  }

  /** What the report measures. */
  static List<TransformCase> measured() {
    List<TransformCase> cases = new ArrayList<>();
    for (String kind : KINDS) {
      Pair pair = kind.equals("FFT") ? Pair.COMPLEX : Pair.PLAIN;
      for (String precision : List.of("Double", "Float")) {
        String type = kind.toLowerCase(Locale.ROOT) + "." + precision + kind;
        cases.add(of(type + "_2D", pair, false, 512, 512));
        cases.add(of(type + "_3D", pair, false, 64, 64, 64));
      }
      String type = kind.toLowerCase(Locale.ROOT) + ".Double" + kind;
      cases.add(of(type + "_2D", pair, false, 500, 480));
      cases.add(of(type + "_3D", pair, false, 60, 54, 50));
    }
    cases.add(of("fft.DoubleFFT_2D", Pair.COMPLEX, false, 1024, 1024));
    cases.add(of("fft.DoubleFFT_2D", Pair.COMPLEX, true, 512, 512));
    cases.add(of("fft.DoubleFFT_2D", Pair.REAL, false, 512, 512));
    cases.add(of("fft.DoubleFFT_2D", Pair.REAL_FULL, true, 500, 480));
    cases.add(of("fft.DoubleFFT_3D", Pair.REAL_FULL, true, 60, 54, 50));
    cases.add(of("dct.DoubleDCT_1D", Pair.PLAIN, false, 1 << 18));
    cases.add(of("fft.DoubleFFT_1D", Pair.COMPLEX, false, 1 << 18));
    cases.add(of("fft.DoubleFFT_1D", Pair.COMPLEX, false, 100_003));
    return cases.stream().sorted(Comparator.comparing(TransformCase::group)).toList();
  }

  /** Small sizes of every class, method and layout: whether the results are right. */
  static List<TransformCase> complete() {
    List<TransformCase> cases = new ArrayList<>();
    for (String kind : KINDS) {
      for (String precision : List.of("Double", "Float")) {
        String type = kind.toLowerCase(Locale.ROOT) + "." + precision + kind;
        for (boolean nested : new boolean[] {false, true}) {
          List<Pair> pairs =
              kind.equals("FFT")
                  ? List.of(Pair.COMPLEX, Pair.REAL_FULL, Pair.REAL_INVERSE_FULL)
                  : List.of(Pair.PLAIN);
          for (Pair pair : pairs) {
            cases.add(of(type + "_2D", pair, nested, 32, 64));
            cases.add(of(type + "_2D", pair, nested, 21, 25));
            cases.add(of(type + "_2D", pair, nested, 18, 24));
            cases.add(of(type + "_3D", pair, nested, 16, 8, 32));
            cases.add(of(type + "_3D", pair, nested, 9, 7, 15));
            cases.add(of(type + "_3D", pair, nested, 6, 10, 12));
            if (pair != Pair.REAL_INVERSE_FULL) {
              cases.add(of(type + "_3D", pair, nested, 4, 8, 2));
            }
          }
          if (kind.equals("FFT")) {
            cases.add(of(type + "_2D", Pair.REAL, nested, 32, 64));
            cases.add(of(type + "_3D", Pair.REAL, nested, 16, 8, 32));
            cases.add(of(type + "_3D", Pair.REAL, nested, 4, 8, 4));
          }
        }
      }
    }
    return cases;
  }

  private static TransformCase of(String type, Pair pair, boolean nested, Integer... sizes) {
    return new TransformCase(type, pair, nested, Arrays.asList(sizes));
  }
}
