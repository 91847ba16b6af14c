import org.ajws.Async;

/** An async value as a resource by its name, and asyncs that always throw at the end of a method. */
@org.ajws.runtime.Translated(digest = "8f17b187947ccf75969ba7d20d78eaee5f3fabfc7d591eea9c20c90291c89f73", target = "forkjoin") class ResourcesAndThrows {
  static class Door implements AutoCloseable {
    final StringBuilder log;

    Door(StringBuilder log) {
      this.log = log;
    }

    @Override
    public void close() {
      log.append(" closed");
    }
  }

  static Door door(StringBuilder log) {
    return new Door(log);
  }

  static String resource(StringBuilder log) {
    final org.ajws.runtime.task.TaskValue<ResourcesAndThrows.Door> a$1 = org.ajws.runtime.task.ForkJoinTasks.value("ResourcesAndThrows.java:23", () -> { ResourcesAndThrows.Door value$1 = door(log); return value$1; }); try {
    log.append("before");
    try (final var resource1$1 = a$1.get()) {
      log.append(" inside");
    }
    try (final var resource2$1 = a$1.get(); Door b = door(log)) {
      b.log.append(" again");
    }
    return log.toString();
   } catch (final java.lang.Throwable t$1) { a$1.failed(t$1); throw t$1; } finally { a$1.join(); } }

  static int thrown(int n) { final org.ajws.runtime.task.Finish entry$2 = org.ajws.runtime.task.ForkJoinTasks.enter("ResourcesAndThrows.java:38"); try {
    if (n > 2) {
      return n;
    }
    async: throw new IllegalStateException("thrown " + n);
   } catch (final java.lang.Throwable t$2) { entry$2.failed(t$2); throw t$2; } finally { entry$2.join(); } }

  static int around(int n) {
    int result;
    { final org.ajws.runtime.task.Finish finish$4 = org.ajws.runtime.task.ForkJoinTasks.finish("ResourcesAndThrows.java:43"); try { finish: {
      result = thrown(n);
    } } catch (final java.lang.Throwable t$4) { finish$4.failed(t$4); throw t$4; } finally { finish$4.join(); } }
    return result;
  }

  static int either(int n) {
    { final org.ajws.runtime.task.Finish finish$5 = org.ajws.runtime.task.ForkJoinTasks.finish("ResourcesAndThrows.java:50"); try { finish: {
      async: {
        if (n > 5) throw new IllegalStateException("more " + n);
        else throw new IllegalArgumentException("less " + n);
      }
    } } catch (final java.lang.Throwable t$5) { finish$5.failed(t$5); throw t$5; } finally { finish$5.join(); } }
  }

  static int ended(int n) {
    { final org.ajws.runtime.task.Finish finish$7 = org.ajws.runtime.task.ForkJoinTasks.finish("ResourcesAndThrows.java:59"); try { finish: {
      { org.ajws.runtime.task.ForkJoinTasks.async("ResourcesAndThrows.java:60", () -> { async: {
        if (n > 5) break async;
        throw new IllegalStateException("not ended " + n);
      } }); }
    } } catch (final java.lang.Throwable t$7) { finish$7.failed(t$7); throw t$7; } finally { finish$7.join(); } }
    return n;
  }

  public static void main(String[] args) {
    System.out.println(resource(new StringBuilder()));
    System.out.println(thrown(3) + " " + ended(6));
    for (int i = 1; i < 4; i++) {
      try {
        System.out.println(i == 1 ? around(1) : i == 2 ? either(7) : ended(2));
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
