package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Methods of Object and of collections that spawn. */
public class ObjectMethods {
  static class Acc { int v; void add(int n) { v += n; } Acc plus(int n) { add(f(n)); return this; } static Acc of(int n) { Acc a = new Acc(); a.add(f(n)); return a; } }
  static class Node implements Comparable<Node>, Iterable<Node> { int k; List<Node> kids = new ArrayList<>(); Node(int k) { this.k = k; } int total() { int s = k; int[] parts = new int[kids.size()]; finish: for (int i = 0; i < kids.size(); i++) { int j = i; async: parts[j] = kids.get(j).total(); } for (int q : parts) s += q; return s; } public int compareTo(Node o) { f(1); return k - o.k; } public Iterator<Node> iterator() { return kids.iterator(); } @Override public boolean equals(Object o) { return o instanceof Node n && f(n.k) == f(k); } @Override public int hashCode() { return f(k); } @Override public String toString() { return "n" + f(k) + kids; } static Node tree(int d) { Node n = new Node(d); for (int i = 0; i < d; i++) n.kids.add(tree(i)); return n; } }
  static int it(Node n) { int s = 0; for (Node k : n) for (Node m : k) { if (m.equals(k)) continue; s += f(m.k) + m.total(); } return s; }
  public static void main(String[] a) { for (int n = 0; n < 5; n++) { Node t = Node.tree(n); p(t.total() + " " + it(t) + " " + t + " " + new HashSet<>(t.kids).size() + Collections.max(List.of(new Node(1), new Node(n))).k + Acc.of(n).plus(1).plus(f(n)).v); } }
}
