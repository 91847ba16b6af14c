import java.util.*; import org.ajws.*;
class MapsThatChange {
  void lru(String[] in, int[] out) {
    Map<String, Integer> m = new LinkedHashMap<>(16, 0.75f, true);
    for (String s : in) m.put(s, s.length());
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.get(in[i]);
  }
  void insertion(String[] in, int[] out) {
    Map<String, Integer> m = new LinkedHashMap<>(16, 0.75f, false);
    for (String s : in) m.put(s, s.length());
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.get(in[i]);
  }
  void plain(String[] in, int[] out) {
    Map<String, Integer> m = new LinkedHashMap<>();
    for (String s : in) m.put(s, s.length());
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.get(in[i]);
  }
  void weak(String[] in, int[] out) {
    Map<String, Integer> m = new WeakHashMap<>();
    for (String s : in) m.put(s, s.length());
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.get(in[i]);
  }
  void cached(Map<String, Integer> m, String[] in, int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.get(in[i]);
  }
  private final LinkedHashMap<String, Integer> cache = new LinkedHashMap<>(16, .75f, true);
  void field(String[] in, int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = cache.getOrDefault(in[i], 3);
  }
  void bits(Random r, int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = r.nextInt();
  }
  void scanner(Scanner s, String[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = s.hasNext() ? "a" : "b";
  }
  void format(java.text.SimpleDateFormat f, Date[] d, String[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = f.format(d[i]);
  }
  void calendar(Calendar c, int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = c.get(Calendar.YEAR);
  }
  void matcher(java.util.regex.Matcher m, boolean[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.matches();
  }
  void buffer(java.nio.ByteBuffer m, byte[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.get();
  }
  void iterator(Iterator<Integer> m, boolean[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.hasNext();
  }
}
class Lru<K, V> extends LinkedHashMap<K, V> {
  Lru() { super(16, 0.75f, true); }
  @Override protected boolean removeEldestEntry(Map.Entry<K, V> e) { return size() > 5; }
}
class MapsThatChangeMore {
  void own(Lru<String, Integer> m, String[] in, int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = m.get(in[i]);
  }
  final Map<String, Integer> cache = new Lru<>();
  final Map<String, Integer> anonymous = new LinkedHashMap<>(3, .5f, true) { };
  final Map<String, Integer> sync = Collections.synchronizedMap(new LinkedHashMap<>(3, .5f, true));
  void fields(String[] in, int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = cache.get(in[i]);
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = anonymous.get(in[i]);
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = sync.get(in[i]);
    for (@ParallelFor int i = 0; i < out.length; i++) out[i] = cache.size();
  }
}
