package lib;

import org.ajws.Atomic;

class AccountCheck {
  /** Takes the locks of a set of the classes that are tested. */
  static void move(@Atomic("a") Account from, @Atomic("a") Account to) {
    from.add(-1);
    to.add(1);
  }
}
