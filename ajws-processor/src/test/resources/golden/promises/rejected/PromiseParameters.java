import org.ajws.sync.Promise;

/** No promise is made in this file. */
class PromiseParameters {
  void twice(Promise<String> reply) {
    reply.complete("a");
    System.out.println(reply);
    reply.complete("b");
  }
}
