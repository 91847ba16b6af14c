import java.util.*;
import org.ajws.*;

/** PartsOfBranches that two objects are given. */
class PartsOfBranches {
  static class Part { int total; }
  static class A { Part part; }
  static class B { Part part; }
  static class C { Part part; Part second; }
  static class D { List<int[]> lists; }
  static class E { List<int[]> lists; }
  static class F { Part part; }
  static class G { Part part; }
  static class H { Part part; }
  static class I { List<int[]> lists; }
  static class J { Part part; }
  static class K { Part part; Part other; }
  static class L { Part part; }
  static class M { List<Part> parts; }
  static class O { List<Part> parts = new ArrayList<>(); }
  static class Q { Map<String, Part> parts; }
  static void fill(A[] all, B[] bs, C[] cs, D[] ds, E[] es, F[] fs, G[] gs, H[] hs, I[] is, J[] js, K[] ks, L[] ls, boolean q, int z) {
    for (int n = 0; n < all.length; n++) {
      Part p = new Part();
      if (q) { all[n].part = p; } else { bs[n].part = p; }
      Part c = new Part();
      if (q) { cs[n].part = c; } else { cs[n].second = c; }
      ds[n].lists = List.of(new int[1]);
      if (q) ds[n].lists = List.of(new int[1]);
      es[n].lists = List.of(new int[1], new int[2]);
      Part f = new Part();
      fs[n].part = f;
      gs[n].part = f;
      Part h = new Part();
      if (q) { hs[n].part = h; return; }
      hs[0].part = h;
      int[] one = new int[1];
      is[n].lists = List.of(one);
      is[0].lists = List.of(one);
      Part j = new Part();
      switch (z) { case 0 -> js[n].part = j; case 1 -> js[0].part = j; default -> js[1].part = j; }
      Part k = new Part();
      if (q) { ks[n].part = k; }
      if (!q) { ks[0].other = k; }
      Part l = new Part();
      L target = q ? ls[n] : ls[0];
      target.part = l;
    }
  }
  static void fill2(M[] ms, O[] os, Q[] qs) {
    for (int n = 0; n < ms.length; n++) {
      List<Part> gs = new ArrayList<>(); gs.add(new Part());
      ms[n].parts = new ArrayList<>(gs);
      ms[0].parts = new ArrayList<>(gs);
      os[n].parts.add(new Part());
      qs[n].parts = Map.of("a", new Part());
      qs[n].parts = Map.of("a", new Part(), "b", new Part());
    }
  }

  void f(F[] x) { for (@ParallelFor F a : x) a.part.total++; }

  void g(G[] x) { for (@ParallelFor G a : x) a.part.total++; }

  void i(I[] x) { for (@ParallelFor I a : x) a.lists.get(0)[0]++; }

  void k(K[] x) { for (@ParallelFor K a : x) a.part.total++; }

  void m(M[] x) { for (@ParallelFor M a : x) a.parts.get(0).total++; }
  static class R { final List<int[]> lists; R(List<int[]> l) { lists = l; } }
  static R[] rs() { return new R[] { new R(List.of(new int[1])), new R(List.of(new int[1])) }; }
  static class S { final List<int[]> lists; S(List<int[]> l) { lists = l; } }
  static S[] ss() { int[] one = new int[1]; return new S[] { new S(List.of(one)), new S(List.of(one)) }; }

  void s(S[] x) { for (@ParallelFor S a : x) a.lists.get(0)[0]++; }
  static class T { List<int[]> lists; int[] row; }
  static void ts(T[] t, boolean q) {
    t[0].lists = new ArrayList<>(List.of(new int[1]));
    t[1].lists = new ArrayList<>(List.of(new int[1]));
    int[] r = new int[3];
    if (q) t[0].row = r; else t[1].row = r;
  }
}
