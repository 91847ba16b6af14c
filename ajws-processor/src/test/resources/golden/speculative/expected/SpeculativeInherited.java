import org.ajws.ParallelFor;

/** Loops in classes inside of others, whose superclasses have speculative loops themselves. */
@org.ajws.runtime.Translated(digest = "3974a724074016f49eb72c2fe064c34d5ea41f1b999db670b5d8f92dbcfabf0a", target = "trycatch") public class SpeculativeInherited {
  int count;
  final int[] slots = new int[100];

  void run(int by) {
    { final int first$1 = 0; final long bound$1 = 100; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeInherited.java:9", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      slots[(i * by) % 100] += i;
      count++;
    } } return 0; }, (chunk$1, own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; chunk$1.poll(); {       chunk$1.putInt(chunk$1.at(slots, (i * by) % 100, "SpeculativeInherited.java:10 +="), (chunk$1.currentInt() + (i)), "SpeculativeInherited.java:10 +=");       chunk$1.getAndPutInt(chunk$1.at(SpeculativeInherited.ajws$Tracked.count$1, this, "SpeculativeInherited.java:11 ++"), (chunk$1.currentInt() + 1), "SpeculativeInherited.java:11 ++");     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativeInherited.ajws$Tracked.loop$237, trips$1, loop$1); }
  }

  String text() {
    return count + " " + slots[7];
  }

  public static void main(String[] args) {
    Around around = new Around();
    SpeculativeInherited[] all = {
      new SpeculativeInherited(), around.new Inner(), new Around.Nested(), around.anonymous(), around.local()
    };
    for (SpeculativeInherited each : all) {
      each.run(7);
      System.out.println(each.text());
    }
    System.out.println(around.all);
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) public static final class ajws$Tracked { public static final org.ajws.runtime.speculation.IntField count$1 = new org.ajws.runtime.speculation.IntField("SpeculativeInherited.count", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeInherited) object).count; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeInherited) object).count = value; } }; static final org.ajws.runtime.speculation.SpeculationSite loop$237 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeInherited.java:9", 0, 0, "3974a724074016f4"); } }

@org.ajws.runtime.Translated(digest = "3974a724074016f49eb72c2fe064c34d5ea41f1b999db670b5d8f92dbcfabf0a", target = "trycatch") class Around {
  int all;

  class Inner extends SpeculativeInherited {
    int own;

    @Override
    void run(int by) {
      super.run(by);
      { final int first$2 = 0; final long bound$2 = 100; final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeInherited.java:41", first$2, org.ajws.runtime.loop.Relation.LT, bound$2, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; {
        own += i;
        all++;
        count++;
      } } return 0; }, (chunk$2, own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; chunk$2.poll(); {         chunk$2.putInt(chunk$2.at(Around.ajws$Tracked.own$3, this, "SpeculativeInherited.java:42 +="), (chunk$2.currentInt() + (i)), "SpeculativeInherited.java:42 +=");         chunk$2.getAndPutInt(chunk$2.at(Around.ajws$Tracked.all$2, Around.this, "SpeculativeInherited.java:43 ++"), (chunk$2.currentInt() + 1), "SpeculativeInherited.java:43 ++");         chunk$2.getAndPutInt(chunk$2.at(SpeculativeInherited.ajws$Tracked.count$1, this, "SpeculativeInherited.java:44 ++"), (chunk$2.currentInt() + 1), "SpeculativeInherited.java:44 ++");       } } return 0; }); org.ajws.runtime.speculation.Speculation.run(Around.ajws$Tracked.loop$950, trips$2, loop$2); }
    }

    @Override
    String text() {
      return super.text() + " " + own;
    }
  }

  static class Nested extends SpeculativeInherited {
    int own;

    @Override
    void run(int by) {
      { final int first$3 = 0; final long bound$3 = 100; final long trips$3 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeInherited.java:59", first$3, org.ajws.runtime.loop.Relation.LT, bound$3, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
        own += i;
        slots[i] += own % 2;
      } } return 0; }, (chunk$3, own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; chunk$3.poll(); {         chunk$3.putInt(chunk$3.at(Around.ajws$Tracked.own$4, this, "SpeculativeInherited.java:60 +="), (chunk$3.currentInt() + (i)), "SpeculativeInherited.java:60 +=");         chunk$3.putInt(chunk$3.at(slots, i, "SpeculativeInherited.java:61 +="), (chunk$3.currentInt() + (chunk$3.get(Around.ajws$Tracked.own$4, this, "SpeculativeInherited.java:61") % 2)), "SpeculativeInherited.java:61 +=");       } } return 0; }); org.ajws.runtime.speculation.Speculation.run(Around.ajws$Tracked.loop$1274, trips$3, loop$3); }
    }

    @Override
    String text() {
      return super.text() + " " + own;
    }
  }

  SpeculativeInherited anonymous() {
    return new SpeculativeInherited() {
      @Override
      void run(int by) {
        { final int first$4 = 0; final long bound$4 = 100; final long trips$4 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeInherited.java:75", first$4, org.ajws.runtime.loop.Relation.LT, bound$4, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; {
          all += i % by;
          count++;
        } } return 0; }, (chunk$4, own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; chunk$4.poll(); {           chunk$4.putInt(chunk$4.at(Around.ajws$Tracked.all$2, Around.this, "SpeculativeInherited.java:76 +="), (chunk$4.currentInt() + (i % by)), "SpeculativeInherited.java:76 +=");           chunk$4.getAndPutInt(chunk$4.at(SpeculativeInherited.ajws$Tracked.count$1, this, "SpeculativeInherited.java:77 ++"), (chunk$4.currentInt() + 1), "SpeculativeInherited.java:77 ++");         } } return 0; }); org.ajws.runtime.speculation.Speculation.run(Around.ajws$Tracked.loop$1611, trips$4, loop$4); }
      }
    };
  }

  SpeculativeInherited local() {
    class Local extends SpeculativeInherited {
      @Override
      void run(int by) {
        super.run(by + 2);
        { final int first$5 = 0; final long bound$5 = 100; final long trips$5 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeInherited.java:88", first$5, org.ajws.runtime.loop.Relation.LT, bound$5, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$5 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$5, trip$5, past$5) -> { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; {
          all += i % by;
          count++;
        } } return 0; }, (chunk$5, own$5, trip$5, past$5) -> { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; chunk$5.poll(); {           chunk$5.putInt(chunk$5.at(Around.ajws$Tracked.all$2, Around.this, "SpeculativeInherited.java:89 +="), (chunk$5.currentInt() + (i % by)), "SpeculativeInherited.java:89 +=");           chunk$5.getAndPutInt(chunk$5.at(SpeculativeInherited.ajws$Tracked.count$1, this, "SpeculativeInherited.java:90 ++"), (chunk$5.currentInt() + 1), "SpeculativeInherited.java:90 ++");         } } return 0; }); org.ajws.runtime.speculation.Speculation.run(Around.ajws$Tracked.loop$1906, trips$5, loop$5); }
      }
    }
    return new Local();
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { public static final org.ajws.runtime.speculation.IntField own$3 = new org.ajws.runtime.speculation.IntField("Around.Inner.own", false) { @java.lang.Override public int get(java.lang.Object object) { return ((Around.Inner) object).own; } @java.lang.Override public void set(java.lang.Object object, int value) { ((Around.Inner) object).own = value; } }; public static final org.ajws.runtime.speculation.IntField all$2 = new org.ajws.runtime.speculation.IntField("Around.all", false) { @java.lang.Override public int get(java.lang.Object object) { return ((Around) object).all; } @java.lang.Override public void set(java.lang.Object object, int value) { ((Around) object).all = value; } }; public static final org.ajws.runtime.speculation.IntField own$4 = new org.ajws.runtime.speculation.IntField("Around.Nested.own", false) { @java.lang.Override public int get(java.lang.Object object) { return ((Around.Nested) object).own; } @java.lang.Override public void set(java.lang.Object object, int value) { ((Around.Nested) object).own = value; } }; static final org.ajws.runtime.speculation.SpeculationSite loop$950 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeInherited.java:41", 0, 0, "3974a724074016f4"); static final org.ajws.runtime.speculation.SpeculationSite loop$1274 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeInherited.java:59", 0, 0, "3974a724074016f4"); static final org.ajws.runtime.speculation.SpeculationSite loop$1611 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeInherited.java:75", 0, 0, "3974a724074016f4"); static final org.ajws.runtime.speculation.SpeculationSite loop$1906 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeInherited.java:88", 0, 0, "3974a724074016f4"); } }
