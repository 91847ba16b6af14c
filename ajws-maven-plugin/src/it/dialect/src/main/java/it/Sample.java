package it;

public class Sample {
  @Atomicset(a);
  @Atomic(a) private int status;

  void inc() {
    status++;
  }

  void compute(int size) {
    @SyncSteal {
      @Steal {
        for (int i = 0; i < size; i++) inc();
      }
    }
  }
}
