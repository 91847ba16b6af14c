package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Cases that throw on lines of their own, of switches that begin on other ones. */
public class CasesOnLines {
  static int boxes(int n) {
    int f = f(n);
    int one = 1;
    Integer nil = f > 100 ? f : null;
    List<Integer> none = Arrays.asList(nil, nil);
    int x = 0;
    try { int v = switch (
          one)
      { case 1 -> none.get(0); default
          -> 2; };
      x += v;
    } catch (NullPointerException e) { p(at(e)); }
    try { x += f + switch (one) {
        case 1 -> nil; default -> 2; };
    } catch (NullPointerException e) { p(at(e)); }
    try { x += switch (one) {
        case 1: yield nil; default: yield 2; };
    } catch (NullPointerException e) { p(at(e)); }
    try { x += switch (one) {
        case 1 -> { yield f(n)
            + nil; } default -> 2; };
    } catch (NullPointerException e) { p(at(e)); }
    try { x += Math.max(f, switch (one) {
        case 2 -> nil; default -> nil; });
    } catch (NullPointerException e) { p(at(e)); }
    return x;
  }
  static int others(int n) {
    int f = f(n);
    int zero = f - f;
    Object odd = f > 100 ? 1 : "a";
    int[] slots = {1, 2};
    int x = 0;
    try { x += switch (
          zero) { case 0 -> f / zero; default
          -> 2; };
    } catch (ArithmeticException e) { p(at(e)); }
    try { x += switch (zero) {
        case 0 -> (Integer) odd; default -> 2; };
    } catch (ClassCastException e) { p(at(e)); }
    try { x += switch (zero) { case 1 -> 2;
        case 0 -> switch (zero) { case 0 -> slots[f + 2]; default -> 3; }; default -> 2; };
    } catch (ArrayIndexOutOfBoundsException e) { p(at(e)); }
    try { slots[switch (zero) {
        case 1 -> 2;
        default -> 3; }
      ] = f;
    } catch (ArrayIndexOutOfBoundsException e) { p(at(e)); }
    try { x += switch (zero) {
        case 0 -> 2;
        default -> 3; }
        / zero;
    } catch (ArithmeticException e) { p(at(e)); }
    try { switch
        (f / zero) { case 1 -> x++; default -> x--; }
    } catch (ArithmeticException e) { p(at(e)); }
    IntSupplier later = () -> switch (zero) {
        case 0 -> f / zero; default -> 2; };
    try { x += f(n) + later.getAsInt(); } catch (ArithmeticException e) { p(at(e)); }
    return x;
  }
  public static void main(String[] a) { for (int n = 0; n < 5; n++) p(boxes(n) + others(n)); }
}
