import java.util.concurrent.SubmissionPublisher;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** What a factory gives may be of a subclass; a library may keep what it is handed. */
class MadeBySubclass {
  static volatile Part shared;

  @AtomicSet("a")
  static class Part implements Cloneable {
    @Atomic("a")
    int n;

    void told() {}

    static Part make() {
      return new Telling();
    }

    Part made() {
      return new Part();
    }

    Part shown() {
      return new Part();
    }

    @Override
    public Part clone() throws CloneNotSupportedException {
      Part copy = (Part) super.clone();
      copy.told();
      copy.n++;
      return copy;
    }

    Part copy() throws CloneNotSupportedException {
      Part copy = (Part) super.clone();
      copy.told();
      copy.n++;
      return copy;
    }
  }

  static class Telling extends Part {
    @Override
    void told() {
      shared = this;
    }

    @Override
    Part shown() {
      Part made = new Part();
      shared = made;
      return made;
    }
  }

  static void make(Part of, SubmissionPublisher<String> publisher) {
    Part part = Part.make();
    part.told();
    part.n++;
    Part made = of.made(); // of every class a new one
    made.n++;
    made.told();
    made.n++;
    Part shown = of.shown();
    shown.n++;
    Part plain = new Part();
    plain.told(); // nobody's but its own
    plain.n++;
    Part consumes = new Part();
    publisher.consume(x -> consumes.told());
    consumes.n++;
  }
}
