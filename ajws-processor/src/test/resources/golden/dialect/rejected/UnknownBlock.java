class UnknownBlock {
  void run() {
    @SyncSteal {
      @Stael { System.out.println("one"); }
      @Async { System.out.println("two"); }
    }
  }
}
