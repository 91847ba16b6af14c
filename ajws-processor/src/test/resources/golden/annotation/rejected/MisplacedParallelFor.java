import org.ajws.ParallelFor;

class MisplacedParallelFor {
  @ParallelFor int field;

  @ParallelFor
  void method(@ParallelFor int parameter) {
    @ParallelFor int local = 0;
    while (local < parameter) {
      local++;
    }
  }
}
