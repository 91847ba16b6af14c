import org.ajws.AtomicSet;

@AtomicSet("a")
enum Enum {
  ONE,
  TWO {
    @Override
    void use() {
      super.use();
      uses += 2;
    }
  };

  int uses;

  void use() {
    uses++;
  }

  @AtomicSet("b")
  enum Constants {
    A,
    B
  }
}
