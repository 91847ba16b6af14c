import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ajws.ParallelFor;

/** Arrays of an iteration's own that share some slots with others, and write through the rest. */
public class OwnParts {
  private final int[][] sizes;

  OwnParts(int parameters, OwnParts lower) {
    sizes = sizes(parameters, lower);
  }

  private static int[][] sizes(int parameters, OwnParts lower) {
    int[][] sizes = new int[parameters + 1][4];
    if (parameters == 0) {
      Arrays.fill(sizes[0], 1);
    } else {
      System.arraycopy(lower.sizes, 0, sizes, 0, parameters);
      sizes[parameters][0] = 1;
      for (int i = 0; i < 3; i++) {
        sizes[parameters][i + 1] = sizes[parameters][i] + sizes[parameters - 1][i + 1];
      }
    }
    return sizes;
  }

  public static void main(String[] args) {
    int n = 40;
    OwnParts lower = new OwnParts(0, null);
    OwnParts[] made = new OwnParts[n];
    for (@ParallelFor int i = 0; i < n; i++) {
      made[i] = new OwnParts(1, lower);
    }
    int[][] shared = new int[3][2];
    int[] sums = new int[n];
    for (@ParallelFor int i = 0; i < n; i++) {
      int[][] own = new int[6][2];
      System.arraycopy(shared, 0, own, 1, 3);
      own[0][0] += i;
      for (int k = 4; k < 6; k++) {
        own[k][1] += k;
      }
      sums[i] = own[0][0] + own[5][1];
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      int[][] own = new int[4][2];
      Arrays.fill(own, 0, 2, shared[0]);
      own[2][0] = i;
      sums[i] += own[2][0];
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      int[][] own = Arrays.copyOf(shared, shared.length + 1);
      own[shared.length] = new int[] {i};
      own[shared.length][0]++;
      int[][] cloned = shared.clone();
      cloned[1] = new int[] {i};
      cloned[1][0]++;
      sums[i] += own[shared.length][0] + cloned[1][0];
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      int[][] own = {shared[0], {i}, shared[1]};
      int[][] middle = Arrays.copyOfRange(own, 1, 2);
      middle[0][0]++;
      System.arraycopy(own, 1, own, 0, 1);
      own[0][0]++;
      List<int[]> list = new ArrayList<>(Arrays.asList(own));
      list.get(1)[0]++;
      sums[i] += own[0][0];
    }
    System.out.println(Arrays.toString(sums) + made[n - 1].sizes[1][3]);
  }
}
