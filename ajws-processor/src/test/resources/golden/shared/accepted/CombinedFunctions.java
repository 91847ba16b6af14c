import org.ajws.ParallelFor;

/** Functions of which each may call all: followed into each other they are a tree without end. */
class CombinedFunctions {
  interface Op {
    int apply(int n);
  }

  private final Op[] all = new Op[24];
  private Op first, second;

  CombinedFunctions() {
    all[0] = n -> call(first, n) + call(second, n - 0) + call(all[1], n) * call(all[n], 0);
    all[1] = n -> call(first, n) + call(second, n - 1) + call(all[8], n) * call(all[n], 1);
    all[2] = n -> call(first, n) + call(second, n - 2) + call(all[15], n) * call(all[n], 2);
    all[3] = n -> call(first, n) + call(second, n - 3) + call(all[22], n) * call(all[n], 3);
    all[4] = n -> call(first, n) + call(second, n - 4) + call(all[5], n) * call(all[n], 4);
    all[5] = n -> call(first, n) + call(second, n - 5) + call(all[12], n) * call(all[n], 5);
    all[6] = n -> call(first, n) + call(second, n - 6) + call(all[19], n) * call(all[n], 6);
    all[7] = n -> call(first, n) + call(second, n - 7) + call(all[2], n) * call(all[n], 7);
    all[8] = n -> call(first, n) + call(second, n - 8) + call(all[9], n) * call(all[n], 8);
    all[9] = n -> call(first, n) + call(second, n - 9) + call(all[16], n) * call(all[n], 9);
    all[10] = n -> call(first, n) + call(second, n - 10) + call(all[23], n) * call(all[n], 10);
    all[11] = n -> call(first, n) + call(second, n - 11) + call(all[6], n) * call(all[n], 11);
    all[12] = n -> call(first, n) + call(second, n - 12) + call(all[13], n) * call(all[n], 12);
    all[13] = n -> call(first, n) + call(second, n - 13) + call(all[20], n) * call(all[n], 13);
    all[14] = n -> call(first, n) + call(second, n - 14) + call(all[3], n) * call(all[n], 14);
    all[15] = n -> call(first, n) + call(second, n - 15) + call(all[10], n) * call(all[n], 15);
    all[16] = n -> call(first, n) + call(second, n - 16) + call(all[17], n) * call(all[n], 16);
    all[17] = n -> call(first, n) + call(second, n - 17) + call(all[0], n) * call(all[n], 17);
    all[18] = n -> call(first, n) + call(second, n - 18) + call(all[7], n) * call(all[n], 18);
    all[19] = n -> call(first, n) + call(second, n - 19) + call(all[14], n) * call(all[n], 19);
    all[20] = n -> call(first, n) + call(second, n - 20) + call(all[21], n) * call(all[n], 20);
    all[21] = n -> call(first, n) + call(second, n - 21) + call(all[4], n) * call(all[n], 21);
    all[22] = n -> call(first, n) + call(second, n - 22) + call(all[11], n) * call(all[n], 22);
    all[23] = n -> call(first, n) + call(second, n - 23) + call(all[18], n) * call(all[n], 23);
    first = all[1];
    second = all[2];
  }

  private static int call(Op f, int n) {
    return f.apply(n);
  }

  void run(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      out[i] = first.apply(i) + call(second, i);
    }
  }
}
