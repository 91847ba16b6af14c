import org.ajws.sync.Promise;

/** Of one variable, but each promise is completed once. */
class AnotherPromise {
  void assigned(Promise<String> reply, Promise<String> next) {
    reply.complete("a");
    reply = next;
    reply.complete("b");
  }

  void assignedInside(Promise<String> reply, Promise<String> next) {
    reply.complete("a");
    Object same = reply = next;
    reply.complete("b" + same);
  }
}
