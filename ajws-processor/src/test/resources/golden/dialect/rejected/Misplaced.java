class Misplaced {
  @Atomicset(a);
  @Atomicset(b) int value;
  @Steal void run() {
    @AtomicSet(c);
    @SyncSteal for (int i = 0; i < 3; i++) {
      new Object() {
        @Atomicset(d);
      };
    }
    /*@atomicset(e)*/
  }
}
