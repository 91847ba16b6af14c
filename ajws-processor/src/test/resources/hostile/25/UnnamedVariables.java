package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Unnamed variables, statements before super, sequenced collections. */
public class UnnamedVariables {
  static int u1(int n) { int s = 0; for (var _ : List.of(1, 2, 3)) s += f(n); try { boom(n); } catch (IllegalStateException _) { s += f(1); } try (var _ = open(n)) { s += f(n); } int _ = f(n); var _ = v(n); BiFunction<Integer, Integer, Integer> b = (_, y) -> y + f(y & 7); for (int i = 0, _ = f(1); i < 3; i++) s += i; return s + b.apply(1, s); } static StringReader open(int n) { f(n); return new StringReader("q"); }
  static int u2(int n) { finish: { int _ = f(n); async: { int _ = f(1); } for (int _ : new int[] {1, f(n)}) { async_2: f(2); } } return f(n); }
  static class Base { final int b; Base(int b) { this.b = f(b); } } static class Flex extends Base { int q; Flex(int n) { int t = f(n); if (t > 90) throw new IllegalArgumentException("big"); int w = t + v(n); q = w; super(w); f(b); } Flex() { var k = f(2); this(k); } int sum() { return b + q; } }
  static class Fl2 { int z; Fl2(int n) { finish: { async: f(n); } int[] r = {0}; finish2: { async2: r[0] = f(n); } super(); z = r[0]; } }
  static int seq(int n) { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); l.addFirst(f(n)); l.addLast(v(n)); var d = new LinkedHashMap<String, Integer>(); d.putFirst("k" + f(n), f(1)); d.putLast("z", 2); SequencedCollection<Integer> r = l.reversed(); int s = r.getFirst() * f(1) + l.getLast() + d.firstEntry().getValue() + d.sequencedKeySet().reversed().getFirst().length(); for (int x : l.reversed()) s = s * 3 + f(x & 3); return s + l.removeFirst(); }
  static String str(int n) { return STR(n).repeat(f(1)).indent(2).strip() + "x".chars().map(c -> c + f(n)).sum() + String.join(",", Stream.of(1, 2).<String>mapMulti((x, c) -> { c.accept("m" + f(x)); }).toList()) + Stream.iterate(1, i -> i < f(3), i -> i + 1).toList(); } static String STR(int n) { f(n); return "s" + n; }
  public static void main(String[] z) { for (int n = 0; n < 4; n++) p(u1(n) + " " + u2(n) + " " + new Flex(n).sum() + new Flex().sum() + new Fl2(n).z + " " + seq(n) + str(n)); try { new Flex(100); } catch (IllegalArgumentException e) { p(at(e)); } }
}
