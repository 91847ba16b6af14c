import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.Finish;

/** Every way out of a finish waits. */
@org.ajws.runtime.Translated(digest = "73fdbfc7c1ea55c58f8852424e75157b39e4749aef8b7e48dd0af733e67cb63f", target = "forkjoin") class Exits {
  static final AtomicInteger done = new AtomicInteger();

  static void work(int n) {
    for (int i = 0; i < n; i++) {
      done.incrementAndGet();
    }
  }

  static int byReturn(int n) {
    { final org.ajws.runtime.task.Finish finish$1 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:15"); try { finish: {
      { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:16", () -> { async: work(n); }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:17", () -> { async2: work(n); }); }
      return n;
    } } catch (final java.lang.Throwable t$1) { finish$1.failed(t$1); throw t$1; } finally { finish$1.join(); } }
  }

  static int byBreak(int n) {
    int i = 0;
    while (true) {
      { final org.ajws.runtime.task.Finish finish$4 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:25"); try { finish: {
        { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:26", () -> { async: work(n); }); }
        if (++i == 3) break;
        if (i == 1) continue;
        if (i == 2) break finish;
        work(1000);
      } } catch (final java.lang.Throwable t$4) { finish$4.failed(t$4); throw t$4; } finally { finish$4.join(); } }
    }
    return i;
  }

  static int byLabel() {
    int rounds = 0;
    outer:
    for (int i = 0; i < 4; i++) {
      { final org.ajws.runtime.task.Finish finish$6 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:40"); try { finish: {
        { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:41", () -> { async: work(1); }); }
        { final org.ajws.runtime.task.Finish finish$8 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:42"); try { finish_inner:
        for (int j = 0; ; j++) {
          rounds++;
          { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:45", () -> { async_inner: work(1); }); }
          if (j == i) continue outer;
        } } catch (final java.lang.Throwable t$8) { finish$8.failed(t$8); throw t$8; } finally { finish$8.join(); } }
      } } catch (final java.lang.Throwable t$6) { finish$6.failed(t$6); throw t$6; } finally { finish$6.join(); } }
    }
    return rounds;
  }

  @Finish
  static int waits(int n) { final org.ajws.runtime.task.Finish finish$10 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:53"); try {
    { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:55", () -> { async: work(n); }); }
    { finish$10.await(); return done.get(); }
   } catch (final java.lang.Throwable t$10) { finish$10.failed(t$10); throw t$10; } finally { finish$10.join(); } }

  @Finish
  static int fromNested(int n) { final org.ajws.runtime.task.Finish finish$12 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:59"); try {
    { final org.ajws.runtime.task.Finish finish$13 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:61"); try { finish_inner: {
      { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:62", () -> { async: work(n); }); }
      if (n > 3) {
        { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:64", () -> { async2: work(n); }); }
        { finish$13.await(); finish$12.await(); return done.get(); }
      }
    } } catch (final java.lang.Throwable t$13) { finish$13.failed(t$13); throw t$13; } finally { finish$13.join(); } }
    { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:68", () -> { async: work(1); }); }
    { finish$12.await(); return done.get(); }
   } catch (final java.lang.Throwable t$12) { finish$12.failed(t$12); throw t$12; } finally { finish$12.join(); } }

  @Finish
  Exits() {
    super(); final org.ajws.runtime.task.Finish finish$17 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:72"); try {
    { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:75", () -> { async: work(5); }); }
   } catch (final java.lang.Throwable t$17) { finish$17.failed(t$17); throw t$17; } finally { finish$17.join(); } }

  static void empty() {
    { final org.ajws.runtime.task.Finish finish$19 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:79"); try { finish: {} } catch (final java.lang.Throwable t$19) { finish$19.failed(t$19); throw t$19; } finally { finish$19.join(); } }
    { final org.ajws.runtime.task.Finish finish$20 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:80"); try { finish: work(2); } catch (final java.lang.Throwable t$20) { finish$20.failed(t$20); throw t$20; } finally { finish$20.join(); } }
    { final org.ajws.runtime.task.Finish finish$21 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:81"); try { finish: { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:81", () -> { async: work(2); }); } } catch (final java.lang.Throwable t$21) { finish$21.failed(t$21); throw t$21; } finally { finish$21.join(); } }
    { final org.ajws.runtime.task.Finish finish$23 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:82"); try { finish: for (int i = 0; i < 3; i++) { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:82", () -> { async: work(1); }); } } catch (final java.lang.Throwable t$23) { finish$23.failed(t$23); throw t$23; } finally { finish$23.join(); } }
  }

  static int inTry(int n) {
    try {
      { final org.ajws.runtime.task.Finish finish$25 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:87"); try { finish: {
        { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:88", () -> { async: work(n); }); }
      } } catch (final java.lang.Throwable t$25) { finish$25.failed(t$25); throw t$25; } finally { finish$25.join(); } }
      return done.get();
    } finally {
      { final org.ajws.runtime.task.Finish finish$27 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:92"); try { finish: {
        { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:93", () -> { async: work(n); }); }
      } } catch (final java.lang.Throwable t$27) { finish$27.failed(t$27); throw t$27; } finally { finish$27.join(); } }
    }
  }

  static int inSwitch(int n) {
    return switch (n) {
      case 1 -> {
        { final org.ajws.runtime.task.Finish finish$29 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:101"); try { finish: {
          { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:102", () -> { async: work(1); }); }
        } } catch (final java.lang.Throwable t$29) { finish$29.failed(t$29); throw t$29; } finally { finish$29.join(); } }
        yield done.get();
      }
      default -> {
        { final org.ajws.runtime.task.Finish finish$31 = org.ajws.runtime.task.ForkJoinTasks.finish("Exits.java:107"); try { finish: {
          { org.ajws.runtime.task.ForkJoinTasks.async("Exits.java:108", () -> { async: work(2); }); }
          yield 7;
        } } catch (final java.lang.Throwable t$31) { finish$31.failed(t$31); throw t$31; } finally { finish$31.join(); } }
      }
    };
  }

  static int take() {
    return done.getAndSet(0);
  }

  public static void main(String[] args) {
    System.out.println(byReturn(10) + " " + take());
    System.out.println(byBreak(10) + " " + take());
    System.out.println(byLabel() + " " + take());
    System.out.println(waits(10) + " " + take());
    System.out.println(fromNested(10) + " " + take() + " " + fromNested(2) + " " + take());
    new Exits();
    System.out.println(take());
    empty();
    System.out.println(take());
    System.out.println(inTry(10) + " " + take());
    System.out.println(inSwitch(1) + " " + inSwitch(2) + " " + take());
  }
}
