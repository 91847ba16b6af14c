import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** The near-twins of MadeLater: the variable may hold an object that others have. */
@AtomicSet("a")
class MadeElsewhere {
  static MadeElsewhere shared = new MadeElsewhere();

  @Atomic("a")
  private int n;

  static void chosen(boolean old) {
    MadeElsewhere made;
    if (old) {
      made = shared;
    } else {
      made = new MadeElsewhere();
    }
    made.n++;
  }

  static void again() {
    MadeElsewhere made;
    made = new MadeElsewhere();
    made.n++;
    shared = made;
    made.n++;
  }

  static void twice() {
    MadeElsewhere made;
    for (int i = 0; i < 2; i++) {
      if (i == 0) {
        made = new MadeElsewhere();
      } else {
        made = new MadeElsewhere();
      }
      made.n++;
      shared = made;
    }
  }

  static void assigned(MadeElsewhere given) {
    given.n++;
    given = new MadeElsewhere();
  }

  static void caught() {
    for (MadeElsewhere each : new MadeElsewhere[] {shared}) {
      each.n++;
    }
  }
}
