import java.util.Arrays;
import org.ajws.ParallelFor;

/** Slots of arrays of all types, by indices that nobody can prove different. */
@org.ajws.runtime.Translated(digest = "0633e5c5203f855ff651a6fc4fe4bea9af2a55b0eeda2f9e11afd90aa6ce9a7c", target = "trycatch") class SpeculativeArrays {
  static final int N = 3000;

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
    } } return 0; }, (chunk$1, own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; chunk$1.poll(); {       int k = chunk$1.get(index, i);       chunk$1.set(z, k, !chunk$1.get(z, k));       chunk$1.putBoolean(chunk$1.at(z, i), (chunk$1.currentBoolean() | (chunk$1.get(z, k) & k > 5)));       chunk$1.putByte(chunk$1.at(b, k), (byte) (chunk$1.currentByte() + (3)));       chunk$1.getAndPutByte(chunk$1.at(b, i), (byte) (chunk$1.currentByte() + 1));       chunk$1.putByte(chunk$1.at(b, k), (byte) (chunk$1.currentByte() - 1));       chunk$1.set(s, k, (short) (chunk$1.get(s, k) * 31 + chunk$1.get(b, k)));       chunk$1.putShort(chunk$1.at(s, i), (short) (chunk$1.currentShort() << (1)));       chunk$1.putChar(chunk$1.at(c, k), (char) (chunk$1.currentChar() + ('a')));       chunk$1.getAndPutChar(chunk$1.at(c, i), (char) (chunk$1.currentChar() - 1));       chunk$1.set(c, 0, 'x');       chunk$1.putInt(chunk$1.at(n, k), (chunk$1.currentInt() + (chunk$1.get(c, i) + chunk$1.getAndPutShort(chunk$1.at(s, k), (short) (chunk$1.currentShort() - 1)))));       chunk$1.set(n, i, chunk$1.set(n, k, chunk$1.get(n, i) + 1));       chunk$1.putInt(chunk$1.at(n, (k + 1) % N), (chunk$1.currentInt() >>> (1)));       chunk$1.putLong(chunk$1.at(l, k), (chunk$1.currentLong() + (chunk$1.getAndPutInt(chunk$1.at(n, k), (chunk$1.currentInt() + 1)) + chunk$1.putInt(chunk$1.at(n, i), (chunk$1.currentInt() + 1)))));       chunk$1.putLong(chunk$1.at(l, k), (chunk$1.currentLong() ^ (chunk$1.get(l, i) << 3)));       chunk$1.putFloat(chunk$1.at(f, k), (float) (chunk$1.currentFloat() + (0.1)));       chunk$1.set(f, i, chunk$1.get(f, k) / 3);       chunk$1.putDouble(chunk$1.at(d, k), (chunk$1.currentDouble() - (chunk$1.get(f, i) * chunk$1.get(l, k))));       chunk$1.set(d, i, (double) (k));       chunk$1.putDouble(chunk$1.at((d), (i)), (chunk$1.currentDouble() + (1)));     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(ajws$Tracked.loop$645, trips$1, loop$1); }
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
    } } return 0; }, (chunk$2, own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; chunk$2.poll(); {       int k = chunk$2.get(index, i);       chunk$2.<java.lang.String>putRef(chunk$2.at(names, k), (chunk$2.<java.lang.String>currentRef() + (i % 10)));       chunk$2.<java.lang.String>putRef(chunk$2.at(names, k), (chunk$2.<java.lang.String>currentRef() + (chunk$2.get(names, i).length() + "_")));       chunk$2.<java.lang.Integer>getAndPutRef(chunk$2.at(boxes, k), (chunk$2.<java.lang.Integer>currentRef() + 1));       chunk$2.<java.lang.Integer>putRef(chunk$2.at(boxes, i), (chunk$2.<java.lang.Integer>currentRef() + (org.ajws.runtime.speculation.Typed.box(chunk$2.get(boxes, k)) + 1)));       Integer old = org.ajws.runtime.speculation.Typed.box(chunk$2.<java.lang.Integer>getAndPutRef(chunk$2.at(boxes, k), (chunk$2.<java.lang.Integer>currentRef() - 1)));       chunk$2.<java.lang.Byte>getAndPutRef(chunk$2.at(small, k), (byte) (chunk$2.<java.lang.Byte>currentRef() + 1));       chunk$2.set(small, i, (byte) (5));               chunk$2.set(numbers, i, org.ajws.runtime.speculation.Typed.<java.lang.Object>of(i % 2 == 0 ? org.ajws.runtime.speculation.Typed.box(chunk$2.get(boxes, k)) : 0.5));       chunk$2.set(mixed, k, org.ajws.runtime.speculation.Typed.<java.lang.Object>of(chunk$2.get(mixed, i) == null ? old : chunk$2.get(names, k)));       chunk$2.set(rows, k, chunk$2.get(rows, k) == null ? new int[] {k, i} : chunk$2.get(rows, k));       chunk$2.putInt(chunk$2.at(chunk$2.get(rows, k), 1), (chunk$2.currentInt() + (chunk$2.getAndPutInt(chunk$2.at(chunk$2.get(rows, k), 0), (chunk$2.currentInt() + 1)))));       Runnable[] nothing = {() -> {}};       chunk$2.set(nothing, 0, org.ajws.runtime.speculation.Typed.<java.lang.Runnable>of(() -> System.out.println("never")));       if (chunk$2.get(mixed, k) instanceof String text && text.length() > 20) {         chunk$2.set(names, k, "");       }     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(ajws$Tracked.loop$1827, trips$2, loop$2); }
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
    } } return 0; }, (chunk$3, own$3, trip$3, past$3) -> { for (int index$3 = (int) trip$3; index$3 < past$3; index$3++) { int k = chunk$3.get(array$3, index$3); chunk$3.poll(); {       chunk$3.putLong(chunk$3.at(sums, k % 50), (chunk$3.currentLong() + (k)));       outer:       for (final org.ajws.runtime.speculation.Cursor<int[]> ajws$cursor8_0 = new org.ajws.runtime.speculation.Cursor<>(index); ajws$cursor8_0.next(); ) { chunk$3.poll(); int v = chunk$3.get(ajws$cursor8_0.array, ajws$cursor8_0.index); {         if (v > 20) {           break;         }         for (final org.ajws.runtime.speculation.Cursor<java.lang.String[]> ajws$cursor10_1 = new org.ajws.runtime.speculation.Cursor<>(words); ajws$cursor10_1.next(); ) { chunk$3.poll(); String w = chunk$3.get(ajws$cursor10_1.array, ajws$cursor10_1.index); {           if (w.length() > v % 4) {             continue outer;           }           chunk$3.putLong(chunk$3.at(sums, v), (chunk$3.currentLong() + (w.length())));         } }       } }     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(ajws$Tracked.loop$2921, trips$3, loop$3); }
    { final var array$4 = words; final long trips$4 = array$4.length; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { for (int index$4 = (int) trip$4; index$4 < past$4; index$4++) { String w = array$4[index$4]; {
      words[0] += w;
      sums[w.length()]++;
    } } return 0; }, (chunk$4, own$4, trip$4, past$4) -> { for (int index$4 = (int) trip$4; index$4 < past$4; index$4++) { String w = chunk$4.get(array$4, index$4); chunk$4.poll(); {       chunk$4.<java.lang.String>putRef(chunk$4.at(words, 0), (chunk$4.<java.lang.String>currentRef() + (w)));       chunk$4.getAndPutLong(chunk$4.at(sums, w.length()), (chunk$4.currentLong() + 1));     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(ajws$Tracked.loop$3261, trips$4, loop$4); }
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
 @org.ajws.runtime.Generated @SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { static final org.ajws.runtime.speculation.SpeculationSite loop$645 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeArrays.java:25", 0, 0); static final org.ajws.runtime.speculation.SpeculationSite loop$1827 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeArrays.java:65", 0, 0); static final org.ajws.runtime.speculation.SpeculationSite loop$2921 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeArrays.java:93", 0, 0); static final org.ajws.runtime.speculation.SpeculationSite loop$3261 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeArrays.java:108", 0, 0); } }
