package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Switches over patterns as conditions and in functions. */
public class PatternValues {
  interface Shape { int area(); } 
  static int g1(int n) { int y; Object o = n > 1 ? n : "s" + n; boolean b = switch (o) { case Integer i when i > f(1) -> true; case Integer _ -> f(n) > 3; case String s -> s.length() == f(1); default -> false; }; if (b || n == 0) y = f(n); else y = -1; return y + f(1); }
  static int g2(int n) { return IntStream.range(0, 4).mapToObj(i -> i % 2 == 0 ? (Object) i : "k" + i).mapToInt(o -> switch (o) { case Integer i -> f(i); case String s -> v(s.length()); default -> 0; }).sum() + f(n); }
  public static void main(String[] z) { for (int n = 0; n < 4; n++) p(g1(n) + " " + g2(n)); }
}
