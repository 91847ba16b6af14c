import org.ajws.ParallelFor;

class Jumps {
  int find(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      if (a[i] == 0) {
        return i;
      }
    }
    for (@ParallelFor int i = 0; i < a.length; i++) {
      if (a[i] == 0) {
        break;
      }
      a[i] = 1;
    }
    own:
    for (@ParallelFor int i = 0; i < a.length; i++) {
      for (int j = 0; j < i; j++) {
        if (a[j] == 0) {
          break own;
        }
      }
      a[i] = 1;
    }
    outer:
    for (int k = 0; k < 5; k++) {
      for (@ParallelFor int i = 0; i < a.length; i++) {
        if (a[i] == 0) {
          continue outer;
        }
        if (a[i] == 1) {
          break outer;
        }
        a[i] = k;
      }
    }
    return switch (a.length) {
      case 0:
        yield 1;
      default:
        for (@ParallelFor int i = 0; i < a.length; i++) {
          if (a[i] == 0) {
            yield 2;
          }
          a[i] = 1;
        }
        yield 3;
    };
  }
}
