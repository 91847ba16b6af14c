package data;

import org.ajws.ParallelFor;

/** A variable with the name of the package, in a class whose fields are tracked. */
@org.ajws.runtime.Translated(digest = "8fa6661f65b9b22bd8b235f779af7e99b34b058cf63f4121dbeb1a0ac8272a36", target = "trycatch") public class SpeculativePackages {
  int total;

  void run(int[] data) {
    { final int first$1 = 0; final long bound$1 = data.length; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativePackages.java:10", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      total += data[i];
    } } return 0; }, (chunk$1, own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; chunk$1.poll(); {       chunk$1.putInt(chunk$1.at(SpeculativePackages.ajws$Tracked.total$1, this, "SpeculativePackages.java:11 +="), (chunk$1.currentInt() + (data[i])), "SpeculativePackages.java:11 +=");     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativePackages.ajws$Tracked.loop$208, trips$1, loop$1); }
  }

  static class Inner extends SpeculativePackages {
    int own;

    @Override
    void run(int[] data) {
      super.run(data);
      { final int first$2 = 0; final long bound$2 = data.length; final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativePackages.java:21", first$2, org.ajws.runtime.loop.Relation.LT, bound$2, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; {
        own += data[i];
        total++;
      } } return 0; }, (chunk$2, own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; chunk$2.poll(); {         chunk$2.putInt(chunk$2.at(SpeculativePackages.ajws$Tracked.own$2, this, "SpeculativePackages.java:22 +="), (chunk$2.currentInt() + (data[i])), "SpeculativePackages.java:22 +=");         chunk$2.getAndPutInt(chunk$2.at(SpeculativePackages.ajws$Tracked.total$1, this, "SpeculativePackages.java:23 ++"), (chunk$2.currentInt() + 1), "SpeculativePackages.java:23 ++");       } } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativePackages.ajws$Tracked.loop$451, trips$2, loop$2); }
    }
  }

  public static void main(String[] args) {
    Inner inner = new Inner();
    inner.run(new int[] {1, 2, 3});
    System.out.println(inner.total + " " + inner.own);
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) public static final class ajws$Tracked { public static final org.ajws.runtime.speculation.IntField total$1 = new org.ajws.runtime.speculation.IntField("data.SpeculativePackages.total", false) { @java.lang.Override public int get(java.lang.Object object) { return ((data.SpeculativePackages) object).total; } @java.lang.Override public void set(java.lang.Object object, int value) { ((data.SpeculativePackages) object).total = value; } }; public static final org.ajws.runtime.speculation.IntField own$2 = new org.ajws.runtime.speculation.IntField("data.SpeculativePackages.Inner.own", false) { @java.lang.Override public int get(java.lang.Object object) { return ((data.SpeculativePackages.Inner) object).own; } @java.lang.Override public void set(java.lang.Object object, int value) { ((data.SpeculativePackages.Inner) object).own = value; } }; static final org.ajws.runtime.speculation.SpeculationSite loop$208 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativePackages.java:10", 0, 0, "8fa6661f65b9b22b"); static final org.ajws.runtime.speculation.SpeculationSite loop$451 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativePackages.java:21", 0, 0, "8fa6661f65b9b22b"); } }
