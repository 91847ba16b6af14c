package org.ajws.benchmarks.tasks;

import java.util.stream.IntStream;

/** {@link BarnesHut} by the JDK's means. */
final class BarnesHutByHand extends BarnesHut {
  private final Crew crew;

  BarnesHutByHand(Crew crew) {
    this.crew = crew;
  }

  @Override
  public void run() {
    crew.run(
        () -> {
          Cell root = tree(0, size, 0, 0, 0, 1);
          if (crew.way() == Way.STREAM) {
            IntStream.range(0, size).parallel().forEach(i -> forces(root, i, i + 1));
          } else {
            divide(root, 0, size);
          }
        });
  }

  private Cell tree(int from, int to, double cx, double cy, double cz, double half) {
    if (to - from <= LEAF) {
      return leaf(from, to, half);
    }
    int[] starts = partition(from, to, cx, cy, cz);
    Cell cell = new Cell(2 * half, from, to, true);
    if (crew.way() == Way.STREAM) {
      IntStream.range(0, 8).parallel().forEach(p -> part(cell, starts, p, cx, cy, cz, half / 2));
    } else {
      parts(cell, starts, 0, 8, cx, cy, cz, half / 2);
    }
    summarize(cell);
    return cell;
  }

  private void parts(
      Cell cell, int[] starts, int first, int end, double cx, double cy, double cz, double h) {
    if (end - first == 1) {
      part(cell, starts, first, cx, cy, cz, h);
      return;
    }
    int middle = (first + end) >>> 1;
    crew.both(
        () -> parts(cell, starts, first, middle, cx, cy, cz, h),
        () -> parts(cell, starts, middle, end, cx, cy, cz, h));
  }

  private void part(Cell cell, int[] starts, int part, double cx, double cy, double cz, double h) {
    if (starts[part] < starts[part + 1]) {
      cell.parts[part] =
          tree(
              starts[part],
              starts[part + 1],
              (part & 1) == 0 ? cx - h : cx + h,
              (part & 2) == 0 ? cy - h : cy + h,
              (part & 4) == 0 ? cz - h : cz + h,
              h);
    }
  }

  private void divide(Cell root, int from, int to) {
    if (to - from == 1) {
      forces(root, from, to);
      return;
    }
    int middle = (from + to) >>> 1;
    crew.both(() -> divide(root, from, middle), () -> divide(root, middle, to));
  }
}
