import java.util.*;
import java.util.function.*;
import org.ajws.*;

/** Functions that give what others have, too. */
class ResultsOfFunctions {
  static final int[] SHARED = new int[3];
  interface Cell { int[] get(); }
  interface OwnCell { int[] get(); }
  static Cell cell; static OwnCell own;
  static void set() { cell = () -> SHARED; own = () -> new int[3]; }

  void given(int n) { for (@ParallelFor int i = 0; i < n; i++) cell.get()[0]++; }

  void parameter(Cell c, int n) { for (@ParallelFor int i = 0; i < n; i++) c.get()[0]++; }
  void via(Cell c) { c.get()[0]++; }

  void via(Cell c, int n) { for (@ParallelFor int i = 0; i < n; i++) via(c); }
  void viaOwn(OwnCell c) { c.get()[0]++; }

  void viaLambda(int n) { for (@ParallelFor int i = 0; i < n; i++) via(() -> SHARED); }
}
