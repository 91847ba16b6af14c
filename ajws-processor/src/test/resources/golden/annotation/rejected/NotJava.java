import org.ajws.ParallelFor;

class NotJava {
  void run(int n) {
    for (@ParallelFor int i = 0; i < n i++) {
      System.out.println(i);
    }
  }
}
