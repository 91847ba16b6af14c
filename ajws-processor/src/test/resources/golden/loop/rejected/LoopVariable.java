import org.ajws.ParallelFor;

class LoopVariable {
  void run(int[] a, String[] names) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] = 1;
      i++;
    }
    for (@ParallelFor int i = 0; i < a.length; i++) {
      if (a[i] == 0) {
        i = a.length;
      }
      a[i] = 2;
    }
    for (@ParallelFor String name : names) {
      name = name.trim();
      System.out.println(name);
    }
  }
}
