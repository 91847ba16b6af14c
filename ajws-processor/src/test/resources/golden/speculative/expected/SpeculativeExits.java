import java.io.IOException;
import java.util.Arrays;
import org.ajws.ParallelFor;

/** The first exit, or exception, in order ends the loop, and nothing after it is done. */
@org.ajws.runtime.Translated(digest = "f6ef3bea196855726702d7fc4f39551ec8a6297d3be84e809c752f161803eac2", target = "trycatch") class SpeculativeExits {
  static final int N = 1000;
  static int[] slots = new int[N];

  static int find(int[] a, int key) {
    { final int exit$1; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Integer> loop$1; final int first$1 = 0; final long bound$1 = a.length; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeExits.java:11", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Integer>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      if (a[i] == key) {
        { own$1.value = i; return 1; }
      }
      slots[a[i]] += i;
    } } return 0; }, (claims$1, trip$1, past$1) -> { final org.ajws.runtime.claim.Indices set$1_0 = org.ajws.runtime.claim.Indices.trips(first$1, 1, trip$1, past$1); claims$1.mayLeave(); claims$1.at("SpeculativeExits.java:12").read(a, set$1_0); claims$1.at("SpeculativeExits.java:15 +=").write(SpeculativeExits.slots, claims$1.values(a, set$1_0)); }); exit$1 = org.ajws.runtime.speculation.Speculation.run(SpeculativeExits.ajws$Tracked.loop$306, trips$1, loop$1); if (exit$1 == 1) return loop$1.value(); }
    return -1;
  }

  static long wide(int[] a, short limit) {
    { final int exit$2; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Long> loop$2; final long first$2 = a.length - 1; final long bound$2 = 0; final long step$2 = -(3); final long trips$2 = org.ajws.runtime.loop.TripCount.ofLongs("SpeculativeExits.java:21", first$2, org.ajws.runtime.loop.Relation.GE, bound$2, step$2); loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Long>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final long from$2 = (first$2 + trip$2 * step$2), to$2 = (first$2 + past$2 * step$2); for (long i$2 = from$2; i$2 > to$2; i$2 -= 3) { long i = i$2; {
      slots[(int) i]++;
      if (a[(int) i] == limit) {
        { own$2.value = (long) (5); return 1; }
      } else if (a[(int) i] == limit + 1) {
        { own$2.value = (long) (a[(int) i]); return 1; }
      }
    } } return 0; }, (claims$2, trip$2, past$2) -> { final org.ajws.runtime.claim.Indices set$2_0 = org.ajws.runtime.claim.Indices.trips(first$2, step$2, trip$2, past$2); claims$2.mayLeave(); claims$2.at("SpeculativeExits.java:22 ++").write(SpeculativeExits.slots, set$2_0.toInt()); claims$2.at("SpeculativeExits.java:23").read(a, set$2_0.toInt()); }); exit$2 = org.ajws.runtime.speculation.Speculation.run(SpeculativeExits.ajws$Tracked.loop$524, trips$2, loop$2); if (exit$2 == 1) return loop$2.value(); }
    return i();
  }

  static int i() {
    return slots[3];
  }

  static String named(int[] a) {
    outer:
    for (int round = 0; round < 4; round++) {
      { final int round$3 = round; final int exit$3; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.String> loop$3; 
final int first$3 = 0; final long bound$3 = a.length; final long trips$3 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeExits.java:40", first$3, org.ajws.runtime.loop.Relation.NE, bound$3, 1); loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.String>(org.ajws.runtime.generated.TaskLocals.none(), (own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (past$3 - trip$3); middle: for (int left$3 = to$3, i$3 = from$3; left$3 > 0; left$3--, i$3++) { int i = i$3; {
        slots[a[i]] ^= round$3;
        switch (a[i] - round$3) {
          case 700:
            break;
          case 701:
            continue middle;
          case 702:
            return 1;
          case 703:
            return 2;
          case 704:
            return 3;
          default:
            if (slots[i] > 1 << 28) {
              { own$3.value = org.ajws.runtime.speculation.Typed.<java.lang.String>of("large"); return 4; }
            }
        }
        slots[i]++;
      } } return 0; }, (claims$3, trip$3, past$3) -> { final org.ajws.runtime.claim.Indices set$3_0 = org.ajws.runtime.claim.Indices.trips(first$3, 1, trip$3, past$3); claims$3.mayLeave(); claims$3.at("SpeculativeExits.java:41 ^=").write(SpeculativeExits.slots, claims$3.values(a, set$3_0)); claims$3.at("SpeculativeExits.java:41").read(a, set$3_0); claims$3.at("SpeculativeExits.java:58 ++").write(SpeculativeExits.slots, set$3_0); }); exit$3 = org.ajws.runtime.speculation.Speculation.run(SpeculativeExits.ajws$Tracked.loop$939, trips$3, loop$3); if (exit$3 == 2) continue outer; if (exit$3 == 3) break outer; if (exit$3 == 4) return loop$3.value(); }
      slots[round] = -round;
    }
    return null;
  }

  void nothing(int[] a) {
    { final int exit$4; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4; final int first$4 = 0; final long bound$4 = a.length; final long trips$4 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeExits.java:66", first$4, org.ajws.runtime.loop.Relation.LT, bound$4, 1); loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; {
      try {
        if (a[i] == 600) {
          return 1;
        }
      } finally {
        slots[a[i]]--;
      }
    } } return 0; }, (claims$4, trip$4, past$4) -> { final org.ajws.runtime.claim.Indices set$4_0 = org.ajws.runtime.claim.Indices.trips(first$4, 1, trip$4, past$4); claims$4.mayLeave(); claims$4.at("SpeculativeExits.java:68").read(a, set$4_0); claims$4.at("SpeculativeExits.java:72 --").write(SpeculativeExits.slots, claims$4.values(a, set$4_0)); }); exit$4 = org.ajws.runtime.speculation.Speculation.run(SpeculativeExits.ajws$Tracked.loop$1525, trips$4, loop$4); if (exit$4 == 1) return; }
    System.out.println("not reached");
  }

  static void thrown(int[] a, int bad) throws IOException {
    { final int first$5 = 0; final long bound$5 = a.length; final long trips$5 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeExits.java:79", first$5, org.ajws.runtime.loop.Relation.LT, bound$5, 1); org.ajws.runtime.loop.Loops.<java.io.IOException>mayThrow(); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$5 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$5, trip$5, past$5) -> { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; {
      slots[a[i]] += 3;
      if (a[i] == bad) {
        throw new IOException("at " + i);
      }
      int[] other = a[i] == bad + 1 ? null : slots;
      other[a[i] + (a[i] == bad + 2 ? N : 0)]++;
    } } return 0; }, (claims$5, trip$5, past$5) -> { final org.ajws.runtime.claim.Indices set$5_0 = org.ajws.runtime.claim.Indices.trips(first$5, 1, trip$5, past$5); claims$5.mayLeave(); claims$5.at("SpeculativeExits.java:80 +=").write(SpeculativeExits.slots, claims$5.values(a, set$5_0)); claims$5.at("SpeculativeExits.java:80").read(a, set$5_0); final org.ajws.runtime.claim.ArraySet set$5_1 = claims$5.only(null).or(claims$5.only(SpeculativeExits.slots)); claims$5.at("SpeculativeExits.java:85 ++").write(set$5_1, claims$5.values(a, set$5_0).plus(org.ajws.runtime.claim.Indices.of(1000L).or(org.ajws.runtime.claim.Indices.of(0L))).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeExits.ajws$Tracked.loop$1825, trips$5, loop$5); }
  }

  static void caught(int[] a) {
    { final int first$6 = 0; final long bound$6 = a.length; final long trips$6 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeExits.java:90", first$6, org.ajws.runtime.loop.Relation.LT, bound$6, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$6 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$6, trip$6, past$6) -> { final int from$6 = (int) (first$6 + trip$6 * 1), to$6 = (int) (first$6 + past$6 * 1); for (int i$6 = from$6; i$6 < to$6; i$6++) { int i = i$6; {
      try {
        slots[a[i]] += 100 / (a[i] % 10);
      } catch (ArithmeticException e) {
        slots[i]--;
      } finally {
        slots[0]++;
      }
      try {
        try {
          slots[a[i] * 2]++;
        } catch (RuntimeException | Error e) {
          slots[1]++;
          throw e;
        }
      } catch (Throwable t) {
        slots[2]++;
      }
    } } return 0; }, (chunk$6, own$6, trip$6, past$6) -> { final int from$6 = (int) (first$6 + trip$6 * 1), to$6 = (int) (first$6 + past$6 * 1); for (int i$6 = from$6; i$6 < to$6; i$6++) { int i = i$6; chunk$6.poll(); {       try {         chunk$6.putInt(chunk$6.at(slots, chunk$6.get(a, i, "SpeculativeExits.java:92"), "SpeculativeExits.java:92 +="), (chunk$6.currentInt() + (100 / (chunk$6.get(a, i, "SpeculativeExits.java:92") % 10))), "SpeculativeExits.java:92 +=");       } catch (ArithmeticException e) {         chunk$6.getAndPutInt(chunk$6.at(slots, i, "SpeculativeExits.java:94 --"), (chunk$6.currentInt() - 1), "SpeculativeExits.java:94 --");       } finally {         chunk$6.getAndPutInt(chunk$6.at(slots, 0, "SpeculativeExits.java:96 ++"), (chunk$6.currentInt() + 1), "SpeculativeExits.java:96 ++");       }       try {         try {           chunk$6.getAndPutInt(chunk$6.at(slots, chunk$6.get(a, i, "SpeculativeExits.java:100") * 2, "SpeculativeExits.java:100 ++"), (chunk$6.currentInt() + 1), "SpeculativeExits.java:100 ++");         } catch (RuntimeException | Error e) { chunk$6.caught(e);            chunk$6.getAndPutInt(chunk$6.at(slots, 1, "SpeculativeExits.java:102 ++"), (chunk$6.currentInt() + 1), "SpeculativeExits.java:102 ++");           throw e;         }       } catch (Throwable t) { chunk$6.caught(t);          chunk$6.getAndPutInt(chunk$6.at(slots, 2, "SpeculativeExits.java:106 ++"), (chunk$6.currentInt() + 1), "SpeculativeExits.java:106 ++");       }     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativeExits.ajws$Tracked.loop$2142, trips$6, loop$6); }
  }

  static void print(Object what) {
    System.out.println(what + " " + Arrays.hashCode(slots));
  }

  public static void main(String[] args) {
    int[] a = new int[N];
    for (int i = 0; i < N; i++) {
      a[i] = (int) (i * 7919L % N);
    }
    print(find(a, 900));
    print(find(a, N));
    print(wide(a, (short) 500));
    print(wide(a, (short) 3000));
    print(named(a));
    new SpeculativeExits().nothing(a);
    caught(a);
    print("caught");
    for (int bad = -5; bad < N; bad += 333) {
      try {
        thrown(a, bad);
        print("whole");
      } catch (IOException | RuntimeException e) {
        print(e);
        System.out.println(e.getStackTrace()[0].getLineNumber());
      }
    }
    for (int i = 0; i < 2; i++) {
      { final int exit$7; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$7; final int first$7 = 0; final long bound$7 = N; final long trips$7 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeExits.java:138", first$7, org.ajws.runtime.loop.Relation.LT, bound$7, 1); loop$7 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$7, trip$7, past$7) -> { final int from$7 = (int) (first$7 + trip$7 * 1), to$7 = (int) (first$7 + past$7 * 1); for (int j$7 = from$7; j$7 < to$7; j$7++) { int j = j$7; {
        slots[j * j % 97] += j;
        if (slots[j] > 5 * N) {
          return 1;
        }
      } } return 0; }, (claims$7, trip$7, past$7) -> { final org.ajws.runtime.claim.Indices set$7_0 = org.ajws.runtime.claim.Indices.trips(first$7, 1, trip$7, past$7); claims$7.mayLeave(); claims$7.at("SpeculativeExits.java:139 +=").write(SpeculativeExits.slots, set$7_0.times(set$7_0).toInt().remainder(org.ajws.runtime.claim.Indices.of(97L)).toInt()); claims$7.at("SpeculativeExits.java:140").read(SpeculativeExits.slots, set$7_0); }); exit$7 = org.ajws.runtime.speculation.Speculation.run(SpeculativeExits.ajws$Tracked.loop$3346, trips$7, loop$7); }
    }
    print("end");
    int[] none = null;
    { final int first$8 = 0; final long bound$8 = N; final long trips$8 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeExits.java:147", first$8, org.ajws.runtime.loop.Relation.LT, bound$8, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$8 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$8, trip$8, past$8) -> { final int from$8 = (int) (first$8 + trip$8 * 1), to$8 = (int) (first$8 + past$8 * 1); for (int i$8 = from$8; i$8 < to$8; i$8++) { int i = i$8; {
      none[i]++;
    } } return 0; }, (claims$8, trip$8, past$8) -> { final org.ajws.runtime.claim.Indices set$8_0 = org.ajws.runtime.claim.Indices.trips(first$8, 1, trip$8, past$8); claims$8.at("SpeculativeExits.java:148 ++").write(none, set$8_0); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeExits.ajws$Tracked.loop$3559, trips$8, loop$8); }
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { static final org.ajws.runtime.speculation.SpeculationSite loop$306 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeExits.java:11", 0, 0, "f6ef3bea19685572"); static final org.ajws.runtime.speculation.SpeculationSite loop$524 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeExits.java:21", 0, 0, "f6ef3bea19685572"); static final org.ajws.runtime.speculation.SpeculationSite loop$939 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeExits.java:40", 0, 0, "f6ef3bea19685572"); static final org.ajws.runtime.speculation.SpeculationSite loop$1525 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeExits.java:66", 0, 0, "f6ef3bea19685572"); static final org.ajws.runtime.speculation.SpeculationSite loop$1825 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeExits.java:79", 0, 0, "f6ef3bea19685572"); static final org.ajws.runtime.speculation.SpeculationSite loop$2142 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeExits.java:90", 0, 0, "f6ef3bea19685572"); static final org.ajws.runtime.speculation.SpeculationSite loop$3346 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeExits.java:138", 0, 0, "f6ef3bea19685572"); static final org.ajws.runtime.speculation.SpeculationSite loop$3559 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeExits.java:147", 0, 0, "f6ef3bea19685572"); } }
