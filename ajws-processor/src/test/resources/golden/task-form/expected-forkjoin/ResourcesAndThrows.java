import org.ajws.Async;

/** An async value as a resource by its name, and asyncs that always throw at the end of a method. */
@org.ajws.runtime.Translated(digest = "db2bf5751b318e26c6273c4cfd175a8f598b2a1bdde090918af4c4863975c57c", target = "forkjoin") class ResourcesAndThrows {
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
    final org.ajws.runtime.TaskValue<ResourcesAndThrows.Door> a$1 = org.ajws.runtime.ForkJoinTasks.value("ResourcesAndThrows.java:23", () -> { ResourcesAndThrows.Door value$1 = door(log); return value$1; }); try {
    log.append("before");
    try (final var resource1$1 = a$1.get()) {
      log.append(" inside");
    }
    try (final var resource2$1 = a$1.get(); Door b = door(log)) {
      b.log.append(" again");
    }
    return log.toString();
   } catch (final Throwable t$1) { a$1.failed(t$1); throw t$1; } finally { a$1.join(); } }

  static int thrown(int n) { final org.ajws.runtime.Finish entry$2 = org.ajws.runtime.ForkJoinTasks.enter("ResourcesAndThrows.java:38"); try {
    if (n > 2) {
      return n;
    }
    async: throw new IllegalStateException("thrown " + n);
   } catch (final Throwable t$2) { entry$2.failed(t$2); throw t$2; } finally { entry$2.join(); } }

  static int either(int n) {
    { final org.ajws.runtime.Finish finish$4 = org.ajws.runtime.ForkJoinTasks.finish("ResourcesAndThrows.java:42"); try { finish: {
      async: {
        if (n > 5) throw new IllegalStateException("more " + n);
        else throw new IllegalArgumentException("less " + n);
      }
    } } catch (final Throwable t$4) { finish$4.failed(t$4); throw t$4; } finally { finish$4.join(); } }
  }

  static int ended(int n) {
    { final org.ajws.runtime.Finish finish$6 = org.ajws.runtime.ForkJoinTasks.finish("ResourcesAndThrows.java:51"); try { finish: {
      { org.ajws.runtime.ForkJoinTasks.async("ResourcesAndThrows.java:52", () -> { async: {
        if (n > 5) break async;
        throw new IllegalStateException("not ended " + n);
      } }); }
    } } catch (final Throwable t$6) { finish$6.failed(t$6); throw t$6; } finally { finish$6.join(); } }
    return n;
  }

  public static void main(String[] args) {
    System.out.println(resource(new StringBuilder()));
    System.out.println(thrown(3) + " " + ended(6));
    for (int i = 1; i < 4; i++) {
      try {
        System.out.println(i == 1 ? thrown(1) : i == 2 ? either(7) : ended(2));
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
