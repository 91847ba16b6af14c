package it;

import org.ajws.ParallelFor;

/** A loop over what Lombok makes. */
final class Rows {
  private Rows() {}

  static int[] squares(Row[] rows) {
    int[] squares = new int[rows.length];
    for (@ParallelFor int i = 0; i < rows.length; i++) {
      squares[i] = rows[i].getNumber() * rows[i].getNumber();
    }
    return squares;
  }
}
