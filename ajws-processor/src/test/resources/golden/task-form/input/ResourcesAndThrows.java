import org.ajws.Async;

/** An async value as a resource by its name, and asyncs that always throw at the end of a method. */
class ResourcesAndThrows {
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
    @Async Door a = door(log);
    log.append("before");
    try (a) {
      log.append(" inside");
    }
    try (a; Door b = door(log)) {
      b.log.append(" again");
    }
    return log.toString();
  }

  static int thrown(int n) {
    if (n > 2) {
      return n;
    }
    async: throw new IllegalStateException("thrown " + n);
  }

  static int around(int n) {
    int result;
    finish: {
      result = thrown(n);
    }
    return result;
  }

  static int either(int n) {
    finish: {
      async: {
        if (n > 5) throw new IllegalStateException("more " + n);
        else throw new IllegalArgumentException("less " + n);
      }
    }
  }

  static int ended(int n) {
    finish: {
      async: {
        if (n > 5) break async;
        throw new IllegalStateException("not ended " + n);
      }
    }
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
