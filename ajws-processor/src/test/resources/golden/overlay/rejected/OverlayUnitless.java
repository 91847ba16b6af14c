package golden.overlay;

/** The rest of the method lost its lock when one statement of it became a unit. */
class OverlayUnitless {
  int n;
  int free;

  void noMember() {
    {
      free++;
    }
  }

  void half() {
    add(n);
    add(n);
  }

  void add(int by) {}
}
