package lib;

public class Table {
  public static int[] squares(int n) {
    int[] all = new int[n];
    for (int i = 0; i < n; i++) {
      all[i] = i * i;
    }
    return all;
  }

  public static int[] cubes(int n) {
    int[] all = new int[n];
    for (int i = 0; i < n; i++) {
      all[i] = i * i * i;
    }
    return all;
  }
}
