import java.util.Arrays;
import org.ajws.ParallelFor;

/** Slots of arrays of all types, by indices that nobody can prove different. */
@org.ajws.runtime.Translated(digest = "a0685394326e2bca2446dadc733705c566e927ddc8cdbf40db2b6d99c510e68b", target = "trycatch") class SpeculativeArrays {
  static final int N = 1000;

  static int[] index(int modulo) {
    int[] index = new int[N];
    for (int i = 0; i < N; i++) {
      index[i] = (int) (i * 7919L % modulo);
    }
    return index;
  }

  static void primitives(int[] index) {
    boolean[] z = new boolean[N];
    byte[] b = new byte[N];
    short[] s = new short[N];
    char[] c = new char[N];
    int[] n = new int[N];
    long[] l = new long[N];
    float[] f = new float[N];
    double[] d = new double[N];
    { final int first$1 = 0; final long bound$1 = N; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeArrays.java:25", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      int k = index[i];
      z[k] = !z[k];
      z[i] |= z[k] & k > 5;
      b[k] += 3;
      b[i]++;
      --b[k];
      s[k] = (short) (s[k] * 31 + b[k]);
      s[i] <<= 1;
      c[k] += 'a';
      c[i]--;
      c[0] = 'x';
      n[k] += c[i] + s[k]--;
      n[i] = n[k] = n[i] + 1;
      n[(k + 1) % N] >>>= 1;
      l[k] += n[k]++ + ++n[i];
      l[k] ^= l[i] << 3;
      f[k] += 0.1;
      f[i] = f[k] / 3;
      d[k] -= f[i] * l[k];
      d[i] = k;
      (d)[(i)] += 1;
    } } return 0; }, (claims$1, trip$1, past$1) -> { final org.ajws.runtime.claim.Indices set$1_0 = org.ajws.runtime.claim.Indices.trips(first$1, 1, trip$1, past$1); claims$1.at("SpeculativeArrays.java:26").read(index, set$1_0); final org.ajws.runtime.claim.Indices set$1_1 = claims$1.values(index, set$1_0).toInt(); claims$1.at("SpeculativeArrays.java:27").write(z, set$1_1); claims$1.at("SpeculativeArrays.java:28 |=").write(z, set$1_0); claims$1.at("SpeculativeArrays.java:29 +=").write(b, set$1_1); claims$1.at("SpeculativeArrays.java:30 ++").write(b, set$1_0); claims$1.at("SpeculativeArrays.java:32").write(s, set$1_1); claims$1.at("SpeculativeArrays.java:33").write(s, set$1_0); claims$1.at("SpeculativeArrays.java:34 +=").write(c, set$1_1); claims$1.at("SpeculativeArrays.java:35 --").write(c, set$1_0); claims$1.at("SpeculativeArrays.java:36").write(c, org.ajws.runtime.claim.Indices.of(0L)); claims$1.at("SpeculativeArrays.java:37 +=").write(n, set$1_1); claims$1.at("SpeculativeArrays.java:38").write(n, set$1_0); claims$1.at("SpeculativeArrays.java:39").write(n, set$1_1.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt().remainder(org.ajws.runtime.claim.Indices.of(1000L)).toInt()); claims$1.at("SpeculativeArrays.java:40 +=").write(l, set$1_1); claims$1.at("SpeculativeArrays.java:41").read(l, set$1_0); claims$1.at("SpeculativeArrays.java:42").write(f, set$1_1); claims$1.at("SpeculativeArrays.java:43").write(f, set$1_0); claims$1.at("SpeculativeArrays.java:44").write(d, set$1_1); claims$1.at("SpeculativeArrays.java:45").write(d, set$1_0); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeArrays.ajws$Tracked.loop$645, trips$1, loop$1); }
    System.out.println(
        Arrays.hashCode(z) + " " + Arrays.hashCode(b) + " " + Arrays.hashCode(s));
    System.out.println(
        Arrays.hashCode(c) + " " + Arrays.hashCode(n) + " " + Arrays.hashCode(l));
    System.out.println(Arrays.hashCode(f) + " " + Arrays.hashCode(d));
  }

  static void references(int[] index) {
    String[] names = new String[N];
    Integer[] boxes = new Integer[N];
    Byte[] small = new Byte[N];
    Object[] mixed = new Object[N];
    Object[] numbers = new Object[N];
    int[][] rows = new int[N][];
    Arrays.fill(names, "");
    Arrays.fill(boxes, 0);
    Arrays.fill(small, (byte) 1);
    { final int first$2 = 0; final long bound$2 = N; final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeArrays.java:65", first$2, org.ajws.runtime.loop.Relation.LT, bound$2, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; {
      int k = index[i];
      names[k] += i % 10;
      names[k] += names[i].length() + "_";
      boxes[k]++;
      boxes[i] += boxes[k] + 1;
      Integer old = boxes[k]--;
      small[k]++;
      small[i] = 5;
      // as the plain conditional: a number of the wider type
      numbers[i] = i % 2 == 0 ? boxes[k] : 0.5;
      mixed[k] = mixed[i] == null ? old : names[k];
      rows[k] = rows[k] == null ? new int[] {k, i} : rows[k];
      rows[k][1] += rows[k][0]++;
      Runnable[] nothing = {() -> {}};
      nothing[0] = () -> System.out.println("never");
      if (mixed[k] instanceof String text && text.length() > 20) {
        names[k] = "";
      }
    } } return 0; }, (chunk$2, own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; chunk$2.poll(); {       int k = chunk$2.get(index, i, "SpeculativeArrays.java:66");       chunk$2.<java.lang.String>putRef(chunk$2.at(names, k, "SpeculativeArrays.java:67"), (chunk$2.<java.lang.String>currentRef() + (i % 10)), "SpeculativeArrays.java:67");       chunk$2.<java.lang.String>putRef(chunk$2.at(names, k, "SpeculativeArrays.java:68"), (chunk$2.<java.lang.String>currentRef() + (chunk$2.get(names, i, "SpeculativeArrays.java:68").length() + "_")), "SpeculativeArrays.java:68");       chunk$2.<java.lang.Integer>getAndPutRef(chunk$2.at(boxes, k, "SpeculativeArrays.java:69"), (chunk$2.<java.lang.Integer>currentRef() + 1), "SpeculativeArrays.java:69");       chunk$2.<java.lang.Integer>putRef(chunk$2.at(boxes, i, "SpeculativeArrays.java:70"), (chunk$2.<java.lang.Integer>currentRef() + (org.ajws.runtime.speculation.Typed.box(chunk$2.get(boxes, k, "SpeculativeArrays.java:70")) + 1)), "SpeculativeArrays.java:70");       Integer old = org.ajws.runtime.speculation.Typed.box(chunk$2.<java.lang.Integer>getAndPutRef(chunk$2.at(boxes, k, "SpeculativeArrays.java:71"), (chunk$2.<java.lang.Integer>currentRef() - 1), "SpeculativeArrays.java:71"));       chunk$2.<java.lang.Byte>getAndPutRef(chunk$2.at(small, k, "SpeculativeArrays.java:72"), (byte) (chunk$2.<java.lang.Byte>currentRef() + 1), "SpeculativeArrays.java:72");       chunk$2.set(small, i, (byte) (5), "SpeculativeArrays.java:73");               chunk$2.set(numbers, i, org.ajws.runtime.speculation.Typed.<java.lang.Object>of(i % 2 == 0 ? org.ajws.runtime.speculation.Typed.box(chunk$2.get(boxes, k, "SpeculativeArrays.java:75")) : 0.5), "SpeculativeArrays.java:75");       chunk$2.set(mixed, k, org.ajws.runtime.speculation.Typed.<java.lang.Object>of(chunk$2.get(mixed, i, "SpeculativeArrays.java:76") == null ? old : chunk$2.get(names, k, "SpeculativeArrays.java:76")), "SpeculativeArrays.java:76");       chunk$2.set(rows, k, chunk$2.get(rows, k, "SpeculativeArrays.java:77") == null ? new int[] {k, i} : chunk$2.get(rows, k, "SpeculativeArrays.java:77"), "SpeculativeArrays.java:77");       chunk$2.putInt(chunk$2.at(chunk$2.get(rows, k, "SpeculativeArrays.java:78"), 1, "SpeculativeArrays.java:78 +="), (chunk$2.currentInt() + (chunk$2.getAndPutInt(chunk$2.at(chunk$2.get(rows, k, "SpeculativeArrays.java:78"), 0, "SpeculativeArrays.java:78 ++"), (chunk$2.currentInt() + 1), "SpeculativeArrays.java:78 ++"))), "SpeculativeArrays.java:78 +=");       Runnable[] nothing = {() -> {}};       chunk$2.set(nothing, 0, org.ajws.runtime.speculation.Typed.<java.lang.Runnable>of(() -> System.out.println("never")), "SpeculativeArrays.java:80");       if (chunk$2.get(mixed, k, "SpeculativeArrays.java:81") instanceof String text && text.length() > 20) {         chunk$2.set(names, k, "", "SpeculativeArrays.java:82");       }     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativeArrays.ajws$Tracked.loop$1827, trips$2, loop$2); }
    System.out.println(Arrays.hashCode(names) + " " + Arrays.hashCode(boxes));
    System.out.println(Arrays.hashCode(small) + " " + Arrays.hashCode(numbers));
    System.out.println(Arrays.hashCode(mixed) + " " + Arrays.deepHashCode(rows));
  }

  static void overArrays(int[] index) {
    long[] sums = new long[N];
    String[] words = {"a", "bb", "ccc"};
    { final var array$3 = index; final long trips$3 = array$3.length; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$3, trip$3, past$3) -> { for (int index$3 = (int) trip$3; index$3 < past$3; index$3++) { int k = array$3[index$3]; {
      sums[k % 50] += k;
      outer:
      for (int v : index) {
        if (v > 20) {
          break;
        }
        for (String w : words) {
          if (w.length() > v % 4) {
            continue outer;
          }
          sums[v] += w.length();
        }
      }
    } } return 0; }, (claims$3, trip$3, past$3) -> { final org.ajws.runtime.claim.Indices set$3_0 = org.ajws.runtime.claim.Indices.trips(0, 1, trip$3, past$3); claims$3.mayLeave(); claims$3.at("SpeculativeArrays.java:93").read(array$3, set$3_0); claims$3.at("SpeculativeArrays.java:94 +=").write(sums, claims$3.values(array$3, set$3_0).remainder(org.ajws.runtime.claim.Indices.of(50L)).toInt()); claims$3.at("SpeculativeArrays.java:96").read(index, org.ajws.runtime.claim.Indices.of(0L).upTo(claims$3.length(index), 1L, 1L, false)); claims$3.at("SpeculativeArrays.java:100").read(words, org.ajws.runtime.claim.Indices.of(0L).upTo(claims$3.length(words), 1L, 1L, false)); final org.ajws.runtime.claim.Indices set$3_1 = claims$3.values(index, org.ajws.runtime.claim.Indices.of(0L).upTo(claims$3.length(index), 1L, 1L, false)).toInt(); claims$3.at("SpeculativeArrays.java:104 +=").write(sums, set$3_1); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeArrays.ajws$Tracked.loop$2921, trips$3, loop$3); }
    { final var array$4 = words; final long trips$4 = array$4.length; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { for (int index$4 = (int) trip$4; index$4 < past$4; index$4++) { String w = array$4[index$4]; {
      words[0] += w;
      sums[w.length()]++;
    } } return 0; }, (chunk$4, own$4, trip$4, past$4) -> { for (int index$4 = (int) trip$4; index$4 < past$4; index$4++) { String w = chunk$4.get(array$4, index$4, "SpeculativeArrays.java:108"); chunk$4.poll(); {       chunk$4.<java.lang.String>putRef(chunk$4.at(words, 0, "SpeculativeArrays.java:109"), (chunk$4.<java.lang.String>currentRef() + (w)), "SpeculativeArrays.java:109");       chunk$4.getAndPutLong(chunk$4.at(sums, w.length(), "SpeculativeArrays.java:110 ++"), (chunk$4.currentLong() + 1), "SpeculativeArrays.java:110 ++");     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativeArrays.ajws$Tracked.loop$3261, trips$4, loop$4); }
    System.out.println(Arrays.hashCode(sums) + " " + words[0]);
  }

  public static void main(String[] args) {
    for (int modulo : new int[] {N, 100, 3}) {
      int[] index = index(modulo);
      primitives(index);
      references(index);
      overArrays(index);
    }
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { static final org.ajws.runtime.speculation.SpeculationSite loop$645 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeArrays.java:25", 0, 0, "a0685394326e2bca"); static final org.ajws.runtime.speculation.SpeculationSite loop$1827 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeArrays.java:65", 0, 0, "a0685394326e2bca"); static final org.ajws.runtime.speculation.SpeculationSite loop$2921 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeArrays.java:93", 0, 0, "a0685394326e2bca"); static final org.ajws.runtime.speculation.SpeculationSite loop$3261 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeArrays.java:108", 0, 0, "a0685394326e2bca"); } }
