import org.ajws.sync.Promise;

class WrongPromises {
  int nobodyCompletes() {
    Promise<Integer> p = new Promise<>();
    return p.future().get();
  }

  void twice(Promise<String> reply, int n) {
    reply.complete("a");
    int m = n + 1;
    reply.complete("b" + m);
  }

  void completeOrFail(Promise<String> reply) {
    reply.fail(new IllegalStateException());
    reply.complete("b");
  }

  void notBoth(Promise<String> reply, int n) {
    if (n > 0) {
      reply.complete("a");
    } else {
      reply.complete("b");
    }
    if (n == 7) {
      return;
    }
    Promise<Integer> other = new Promise<>();
    other.complete(1);
    System.out.println(other.future().get());
  }

  Promise<Integer> handedOn() {
    Promise<Integer> p = new Promise<>();
    p.future();
    return p;
  }
}
