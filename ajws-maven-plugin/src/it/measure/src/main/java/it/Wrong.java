package it;

/** Prints something else. */
final class Wrong {
  private Wrong() {}

  public static void main(String[] args) {
    System.out.println("wrong");
  }
}
