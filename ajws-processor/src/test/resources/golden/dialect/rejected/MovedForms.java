class MovedForms {
  @Atomicset(a);
  private int x;

  @Atomicset(a);
  private int y;
}

class InComments {
  private int x;
  /*@atomicset(b)*/ private int y;
  private int z; /*@atomicset(b)*/
}

class Members {
  private final int first = 1;
  @Atomic(none)
  private int second;
}
