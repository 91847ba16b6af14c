package org.ajws.runtime.frame;

/** A frame that adds up what its asyncs give, and counts how often it goes on after its finish. */
final class TestFrame extends Frame {
  int given;
  int sum;
  int ends;

  TestFrame(int pc, int given) {
    super(pc);
    this.given = given;
  }

  /** A frame whose finish is open and whose asyncs are yet to be linked on top of it. */
  static TestFrame parent(RootRegion root) {
    TestFrame parent = new TestFrame(2, 0);
    parent.link(root, null);
    return parent;
  }

  /** An async of this frame. */
  TestFrame async(int gives) {
    TestFrame async = new TestFrame(1, gives);
    async.parent = this;
    async.link = Link.ASYNC;
    async.link(region, this);
    return async;
  }

  /** An async that runs apart already. */
  TestFrame detached(int gives) {
    TestFrame async = async(gives);
    child = async;
    detach();
    return async;
  }

  @Override
  public boolean run() {
    if (pc == 1) { // an async's body
      return returns();
    }
    if (pc == 2) { // the end of the finish
      pc = 3;
      if (!join()) {
        return false;
      }
    }
    joined();
    ends++;
    return returns();
  }

  @Override
  protected int finishes(int point) {
    return point == 1 ? 0 : 1;
  }

  @Override
  protected void accept(Frame completed, int slot) {
    sum += ((TestFrame) completed).given;
  }
}
