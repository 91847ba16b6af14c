import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.ajws.ParallelFor;
import org.ajws.SpeculationBackend;

/** Jumps out of a speculative loop may leave those around it, too. */
@org.ajws.runtime.Translated(digest = "7431c85b75efef65b6648ddc0625215712c46042a91df3954516298cfa9f96a6", target = "trycatch") class SpeculativeNested {
  static final int N = 97;

  static int found(int[] a, int key) {
    { final int exit$1; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Integer> loop$1; 
final int first$1 = 0; final long bound$1 = 60; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeNested.java:13", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Integer>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); outer: for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      { final int i$2 = i; final int exit$2; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Integer> loop$2; final int first$2 = 0; final long bound$2 = 40; final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeNested.java:14", first$2, org.ajws.runtime.loop.Relation.LT, bound$2, 1); loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Integer>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int j$2 = from$2; j$2 < to$2; j$2++) { int j = j$2; {
        int p = (i$2 * j + j) % N;
        a[p]++;
        if (a[p] == key) {
          { own$2.value = p; return 1; }
        }
        if (a[p] == key + 1) {
          return 2;
        }
        if (a[p] == key + 2) {
          return 3;
        }
        if (a[p] == key + 3) {
          return 4;
        }
      } } return 0; }, (claims$2, trip$2, past$2) -> { final org.ajws.runtime.claim.Indices set$2_0 = org.ajws.runtime.claim.Indices.trips(first$2, 1, trip$2, past$2); claims$2.mayLeave(); final org.ajws.runtime.claim.Indices set$2_1 = org.ajws.runtime.claim.Indices.of(i$2).times(set$2_0).toInt().plus(set$2_0).toInt().remainder(org.ajws.runtime.claim.Indices.of(97L)).toInt().toInt(); claims$2.at("SpeculativeNested.java:16 ++").write(a, set$2_1); }); exit$2 = org.ajws.runtime.speculation.Speculation.run(SpeculativeNested.ajws$Tracked.loop$402, trips$2, loop$2); if (exit$2 == 1) { own$1.value = loop$2.value(); return 1; } if (exit$2 == 2) continue outer; if (exit$2 == 3) { return 2; } }
      a[i] -= 3;
    } } return 0; }, (claims$1, trip$1, past$1) -> { final org.ajws.runtime.claim.Indices set$1_0 = org.ajws.runtime.claim.Indices.trips(first$1, 1, trip$1, past$1); claims$1.mayLeave(); final org.ajws.runtime.claim.Indices set$1_1 = org.ajws.runtime.claim.Indices.of(0L).upTo(org.ajws.runtime.claim.Indices.of(40L), 1L, 1L, false); final org.ajws.runtime.claim.Indices set$1_2 = set$1_0.times(set$1_1).toInt().plus(set$1_1).toInt().remainder(org.ajws.runtime.claim.Indices.of(97L)).toInt().toInt(); claims$1.at("SpeculativeNested.java:16 ++").write(a, set$1_2); claims$1.at("SpeculativeNested.java:30 -=").write(a, set$1_0); }); exit$1 = org.ajws.runtime.speculation.Speculation.run(SpeculativeNested.ajws$Tracked.loop$321, trips$1, loop$1); if (exit$1 == 1) return loop$1.value(); }
    return -1;
  }

  static void nothing(int[] a, int key) {
    { final int exit$3; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$3; final int first$3 = 0; final long bound$3 = N; final long trips$3 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeNested.java:36", first$3, org.ajws.runtime.loop.Relation.LT, bound$3, 1); loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
      { final int i$4 = i; final int exit$4; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4; final var array$4 = a; final long trips$4 = array$4.length; loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { for (int index$4 = (int) trip$4; index$4 < past$4; index$4++) { int x = array$4[index$4]; {
        if (x == key) {
          return 1;
        }
        a[i$4] ^= x;
      } } return 0; }, (claims$4, trip$4, past$4) -> { final org.ajws.runtime.claim.Indices set$4_0 = org.ajws.runtime.claim.Indices.trips(0, 1, trip$4, past$4); claims$4.mayLeave(); claims$4.at("SpeculativeNested.java:37").read(array$4, set$4_0); claims$4.at("SpeculativeNested.java:41 ^=").write(a, org.ajws.runtime.claim.Indices.of(i$4)); }); exit$4 = org.ajws.runtime.speculation.Speculation.run(SpeculativeNested.ajws$Tracked.loop$949, trips$4, loop$4); if (exit$4 == 1) { return 1; } }
      if (a[i] > 5 * N) {
        return 1;
      }
    } } return 0; }, (claims$3, trip$3, past$3) -> { final org.ajws.runtime.claim.Indices set$3_0 = org.ajws.runtime.claim.Indices.trips(first$3, 1, trip$3, past$3); claims$3.mayLeave(); claims$3.at("SpeculativeNested.java:37").read(a, org.ajws.runtime.claim.Indices.of(0L).upTo(claims$3.length(a), 1L, 1L, false)); claims$3.at("SpeculativeNested.java:41 ^=").write(a, set$3_0); }); exit$3 = org.ajws.runtime.speculation.Speculation.run(SpeculativeNested.ajws$Tracked.loop$869, trips$3, loop$3); if (exit$3 == 1) return; }
    a[0]++;
  }

  static Object levels(int[] a, List<String> names, int key) {
    { final int exit$5; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Object> loop$5; 
final long first$5 = 20; final long bound$5 = 0; final long trips$5 = org.ajws.runtime.loop.TripCount.ofLongs("SpeculativeNested.java:52", first$5, org.ajws.runtime.loop.Relation.GT, bound$5, -1); loop$5 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Object>(org.ajws.runtime.generated.TaskLocals.none(), (own$5, trip$5, past$5) -> { final long from$5 = (first$5 + trip$5 * -1), to$5 = (first$5 + past$5 * -1); all: for (long i$5 = from$5; i$5 > to$5; i$5--) { long i = i$5; {
      rounds:
      for (int round = 0; round < 3; round++) {
        { final long i$6 = i; final int round$6 = round; final int exit$6; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Object> loop$6; final var elements$6 = org.ajws.runtime.speculation.AheadElements.of((names)); final long trips$6 = elements$6.trips(); loop$6 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Object>(org.ajws.runtime.generated.TaskLocals.none(), (own$6, trip$6, past$6) -> { for (long index$6 = trip$6; elements$6.next(index$6, past$6); index$6++) { String name = elements$6.element(); {
          { final long i$7 = i$6; final int round$7 = round$6; final int exit$7; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Object> loop$7; 
final int first$7 = 0; final long bound$7 = 9; final long trips$7 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeNested.java:57", first$7, org.ajws.runtime.loop.Relation.LT, bound$7, 1); loop$7 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Object>(org.ajws.runtime.generated.TaskLocals.none(), (own$7, trip$7, past$7) -> { final int from$7 = (int) (first$7 + trip$7 * 1), to$7 = (int) (first$7 + past$7 * 1); inside: for (int k$7 = from$7; k$7 < to$7; k$7++) { int k = k$7; {
            int p = (int) (i$7 * k + round$7 + name.length()) % N;
            switch (a[p]++ - key) {
              case 0:
                { own$7.value = org.ajws.runtime.speculation.Typed.<java.lang.Object>of(name); return 1; }
              case 1:
                { own$7.value = org.ajws.runtime.speculation.Typed.<java.lang.Object>of(k); return 1; }
              case 2:
                { own$7.value = org.ajws.runtime.speculation.Typed.<java.lang.Object>of('c'); return 1; }
              case 3:
                return 2;
              case 4:
                return 3;
              case 5:
                return 4;
              case 6:
                return 5;
              case 7:
                return 6;
              default:
                a[k] += p;
            }
          } } return 0; }, (chunk$7, own$7, trip$7, past$7) -> { final int from$7 = (int) (first$7 + trip$7 * 1), to$7 = (int) (first$7 + past$7 * 1); inside: for (int k$7 = from$7; k$7 < to$7; k$7++) { int k = k$7; chunk$7.poll(); {             int p = (int) (i$7 * k + round$7 + name.length()) % N;             switch (chunk$7.getAndPutInt(chunk$7.at(a, p, "SpeculativeNested.java:59 ++"), (chunk$7.currentInt() + 1), "SpeculativeNested.java:59 ++") - key) {               case 0:                 { own$7.value = org.ajws.runtime.speculation.Typed.<java.lang.Object>of(name); return 1; }               case 1:                 { own$7.value = org.ajws.runtime.speculation.Typed.<java.lang.Object>of(k); return 1; }               case 2:                 { own$7.value = org.ajws.runtime.speculation.Typed.<java.lang.Object>of('c'); return 1; }               case 3:                 return 2;               case 4:                 return 3;               case 5:                 return 4;               case 6:                 return 5;               case 7:                 return 6;               default:                 chunk$7.putInt(chunk$7.at(a, k, "SpeculativeNested.java:77 +="), (chunk$7.currentInt() + (p)), "SpeculativeNested.java:77 +=");             }           } } return 0; }); exit$7 = org.ajws.runtime.speculation.Speculation.run(SpeculativeNested.ajws$Tracked.loop$1474, trips$7, loop$7); if (exit$7 == 1) { own$6.value = loop$7.value(); return 1; } if (exit$7 == 3) { return 2; } if (exit$7 == 4) { return 3; } if (exit$7 == 5) { return 4; } if (exit$7 == 6) { return 5; } }
          a[name.length()]--;
        } } return elements$6.end(6); }, (chunk$6, own$6, trip$6, past$6) -> { for (long index$6 = trip$6; elements$6.next(chunk$6, index$6, past$6); index$6++) { String name = elements$6.element(chunk$6, index$6); chunk$6.poll(); {           inside:           for (@ParallelFor(speculative = true, backend = SpeculationBackend.NOREC) int k = 0; k < 9; k++) {             int p = (int) (i$6 * k + round$6 + name.length()) % N;             switch (chunk$6.getAndPutInt(chunk$6.at(a, p, "SpeculativeNested.java:59 ++"), (chunk$6.currentInt() + 1), "SpeculativeNested.java:59 ++") - key) {               case 0:                 { own$6.value = org.ajws.runtime.speculation.Typed.<java.lang.Object>of(name); return 1; }               case 1:                 { own$6.value = org.ajws.runtime.speculation.Typed.<java.lang.Object>of(k); return 1; }               case 2:                 { own$6.value = org.ajws.runtime.speculation.Typed.<java.lang.Object>of('c'); return 1; }               case 3:                 break inside;               case 4:                 return 2;               case 5:                 return 3;               case 6:                 return 4;               case 7:                 return 5;               default:                 chunk$6.putInt(chunk$6.at(a, k, "SpeculativeNested.java:77 +="), (chunk$6.currentInt() + (p)), "SpeculativeNested.java:77 +=");             }           }           chunk$6.getAndPutInt(chunk$6.at(a, name.length(), "SpeculativeNested.java:80 --"), (chunk$6.currentInt() - 1), "SpeculativeNested.java:80 --");         } } return elements$6.end(chunk$6, 6); }).bound(elements$6); exit$6 = org.ajws.runtime.speculation.Speculation.run(SpeculativeNested.ajws$Tracked.loop$1374, trips$6, loop$6); if (exit$6 == 1) { own$5.value = loop$6.value(); return 1; } if (exit$6 == 2) continue rounds; if (exit$6 == 3) break rounds; if (exit$6 == 4) continue all; if (exit$6 == 5) { return 2; } }
        a[round] += 2;
      }
    } } return 0; }, (chunk$5, own$5, trip$5, past$5) -> { final long from$5 = (first$5 + trip$5 * -1), to$5 = (first$5 + past$5 * -1); all: for (long i$5 = from$5; i$5 > to$5; i$5--) { long i = i$5; chunk$5.poll(); {       rounds:       for (int round = 0; round < 3; round++) {         chunk$5.irrevocable(); for (@ParallelFor(speculative = true, chunk = 2) String name : names) {           inside:           for (@ParallelFor(speculative = true, backend = SpeculationBackend.NOREC) int k = 0; k < 9; k++) {             int p = (int) (i * k + round + name.length()) % N;             switch (a[p]++ - key) {               case 0:                 { own$5.value = org.ajws.runtime.speculation.Typed.<java.lang.Object>of(name); return 1; }               case 1:                 { own$5.value = org.ajws.runtime.speculation.Typed.<java.lang.Object>of(k); return 1; }               case 2:                 { own$5.value = org.ajws.runtime.speculation.Typed.<java.lang.Object>of('c'); return 1; }               case 3:                 break inside;               case 4:                 continue rounds;               case 5:                 break rounds;               case 6:                 continue all;               case 7:                 return 2;               default:                 a[k] += p;             }           }           a[name.length()]--;         }         chunk$5.putInt(chunk$5.at(a, round, "SpeculativeNested.java:82 +="), (chunk$5.currentInt() + (2)), "SpeculativeNested.java:82 +=");       }     } } return 0; }).bound(); exit$5 = org.ajws.runtime.speculation.Speculation.run(SpeculativeNested.ajws$Tracked.loop$1228, trips$5, loop$5); if (exit$5 == 1) return loop$5.value(); }
    return null;
  }

  static long thrown(int[] a, int key) throws IOException {
    { final int exit$8; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Long> loop$8; final int first$8 = 0; final long bound$8 = N; final long trips$8 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeNested.java:89", first$8, org.ajws.runtime.loop.Relation.LT, bound$8, 1); org.ajws.runtime.loop.Loops.<java.io.IOException>mayThrow(); loop$8 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Long>(org.ajws.runtime.generated.TaskLocals.none(), (own$8, trip$8, past$8) -> { final int from$8 = (int) (first$8 + trip$8 * 1), to$8 = (int) (first$8 + past$8 * 1); for (int i$8 = from$8; i$8 < to$8; i$8++) { int i = i$8; {
      try {
        { final int i$9 = i; final int exit$9; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Long> loop$9; final int first$9 = 0; final long bound$9 = i; final long trips$9 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeNested.java:91", first$9, org.ajws.runtime.loop.Relation.LT, bound$9, 1); org.ajws.runtime.loop.Loops.<java.io.IOException>mayThrow(); loop$9 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Long>(org.ajws.runtime.generated.TaskLocals.none(), (own$9, trip$9, past$9) -> { final int from$9 = (int) (first$9 + trip$9 * 1), to$9 = (int) (first$9 + past$9 * 1); for (int j$9 = from$9; j$9 < to$9; j$9++) { int j = j$9; {
          if (a[j] % 16 == key) {
            throw new IOException("at " + i$9 + " " + j);
          }
          if (a[j] % 16 == key + 1) {
            { own$9.value = (long) (a[j]); return 1; }
          }
          a[(i$9 + j) % N] += 2;
        } } return 0; }, (claims$9, trip$9, past$9) -> { final org.ajws.runtime.claim.Indices set$9_0 = org.ajws.runtime.claim.Indices.trips(first$9, 1, trip$9, past$9); claims$9.mayLeave(); claims$9.at("SpeculativeNested.java:92").read(a, set$9_0); claims$9.at("SpeculativeNested.java:98 +=").write(a, org.ajws.runtime.claim.Indices.of(i$9).plus(set$9_0).toInt().remainder(org.ajws.runtime.claim.Indices.of(97L)).toInt()); }); exit$9 = org.ajws.runtime.speculation.Speculation.run(SpeculativeNested.ajws$Tracked.loop$2414, trips$9, loop$9); if (exit$9 == 1) { own$8.value = loop$9.value(); return 1; } }
      } finally {
        a[i]--;
      }
    } } return 0; }, (claims$8, trip$8, past$8) -> { final org.ajws.runtime.claim.Indices set$8_0 = org.ajws.runtime.claim.Indices.trips(first$8, 1, trip$8, past$8); claims$8.mayLeave(); final org.ajws.runtime.claim.Indices set$8_1 = org.ajws.runtime.claim.Indices.of(0L).upTo(set$8_0, 1L, 1L, false); claims$8.at("SpeculativeNested.java:92").read(a, set$8_1); claims$8.at("SpeculativeNested.java:98 +=").write(a, set$8_0.plus(set$8_1).toInt().remainder(org.ajws.runtime.claim.Indices.of(97L)).toInt()); claims$8.at("SpeculativeNested.java:101 --").write(a, set$8_0); }); exit$8 = org.ajws.runtime.speculation.Speculation.run(SpeculativeNested.ajws$Tracked.loop$2320, trips$8, loop$8); if (exit$8 == 1) return loop$8.value(); }
    return 'x';
  }

  static void print(Object what, int[] a) {
    System.out.println(what + " " + Arrays.hashCode(a));
  }

  public static void main(String[] args) {
    for (int key = 0; key < 70; key += 3) {
      int[] a = new int[N];
      for (int i = 0; i < N; i++) {
        a[i] = (int) (i * 7919L % N);
      }
      print(found(a, key), a);
      nothing(a, key);
      print(levels(a, List.of("a", "bb", "ccc", "dddd"), key), a);
      try {
        print(thrown(a, key % 20), a);
      } catch (IOException e) {
        print(e, a);
      }
    }
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { static final org.ajws.runtime.speculation.SpeculationSite loop$321 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeNested.java:13", 0, 2, "7431c85b75efef65"); static final org.ajws.runtime.speculation.SpeculationSite loop$402 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeNested.java:14", 0, 2, "7431c85b75efef65"); static final org.ajws.runtime.speculation.SpeculationSite loop$869 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeNested.java:36", 0, 3, "7431c85b75efef65"); static final org.ajws.runtime.speculation.SpeculationSite loop$949 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeNested.java:37", 0, 0, "7431c85b75efef65"); static final org.ajws.runtime.speculation.SpeculationSite loop$1228 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeNested.java:52", 0, 1, "7431c85b75efef65"); static final org.ajws.runtime.speculation.SpeculationSite loop$1374 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeNested.java:55", 0, 2, "7431c85b75efef65"); static final org.ajws.runtime.speculation.SpeculationSite loop$1474 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeNested.java:57", 0, 0, "7431c85b75efef65"); static final org.ajws.runtime.speculation.SpeculationSite loop$2320 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeNested.java:89", 0, 2, "7431c85b75efef65"); static final org.ajws.runtime.speculation.SpeculationSite loop$2414 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeNested.java:91", 0, 2, "7431c85b75efef65"); } }
