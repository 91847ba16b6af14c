import java.util.*;
import java.util.function.*;
import org.ajws.*;

/** Functions that make what they give. */
class ResultsOfFunctions {
  static final int[] SHARED = new int[3];
  interface Cell { int[] get(); }
  interface OwnCell { int[] get(); }
  static Cell cell; static OwnCell own;
  static void set() { cell = () -> SHARED; own = () -> new int[3]; }

  void given(int n) { for (@ParallelFor int i = 0; i < n; i++) own.get()[0]++; }
  void via(Cell c) { c.get()[0]++; }
  void viaOwn(OwnCell c) { c.get()[0]++; }

  void via(OwnCell c, int n) { for (@ParallelFor int i = 0; i < n; i++) viaOwn(c); }

  void viaLambda(int n) { for (@ParallelFor int i = 0; i < n; i++) via(() -> new int[4]); }
}
