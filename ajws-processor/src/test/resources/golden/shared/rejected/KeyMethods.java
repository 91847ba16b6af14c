import java.util.*; import org.ajws.*;
class KeyMethods {
  static class Key implements Comparable<Key> {
    final int k; int hash; int compared;
    Key(int k) { this.k = k; }
    @Override public int hashCode() { if (hash == 0) hash = k * 31; return hash; }
    @Override public boolean equals(Object o) { return o instanceof Key x && x.k == k; }
    @Override public int compareTo(Key o) { compared++; return Integer.compare(k, o.k); }
  }
  static class Clean implements Comparable<Clean> {
    final int k;
    Clean(int k) { this.k = k; }
    @Override public int hashCode() { return k; }
    @Override public boolean equals(Object o) { return o instanceof Clean x && x.k == k; }
    @Override public int compareTo(Clean o) { return Integer.compare(k, o.k); }
  }
  void hash(Map<Key, Integer> m, Key key, int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.get(key);
  }
  void hashSet(HashSet<Key> m, Key key, boolean[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.contains(key);
  }
  void hashNew(Map<Key, Integer> m, int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.get(new Key(i));
  }
  void tree(TreeMap<Key, Integer> m, Key key, int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.get(key);
  }
  void list(List<Key> m, Key key, int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.indexOf(key);
  }
  int count;
  void comparator(int[] out) {
    TreeMap<Integer, Integer> m = new TreeMap<>((a, b) -> { count++; return a - b; });
    for (int i = 0; i < 10; i++) m.put(i, i);
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.get(i);
  }
  void clean(Map<Clean, Integer> m, Clean key, TreeMap<Clean, Integer> t, int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.get(key) + t.get(key);
  }
  void asyncs(Map<Key, Integer> m, Key key, int[] out) {
    finish: {
      async: out[0] = m.get(key);
      async: out[1] = m.get(key);
    }
  }
  void objects(Key key, int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = Objects.hash(key, i) + Objects.hashCode(key);
  }
}
