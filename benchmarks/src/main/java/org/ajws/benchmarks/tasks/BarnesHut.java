package org.ajws.benchmarks.tasks;

import java.util.Random;
import org.ajws.evaluation.measure.Digests;

/**
 * The gravitational forces on as many bodies as the size says, by Barnes and Hut: an octree of the
 * bodies, made by a task for each octant, and what is far away taken as one body. The bodies are
 * halved down to a single one.
 */
public class BarnesHut extends TaskProgram {
  private static final double SOFTENING = 1e-4;
  private static final double OPENING = 0.5;

  /** The bodies of a cell that is not divided. */
  static final int LEAF = 8;

  /** How many bodies. */
  int size;

  /** The bodies in the order of the tree. */
  int[] order;

  private int[] scratch;
  private double[][] position;
  private double[][] force;

  /** A cube of the octree. */
  static final class Cell {
    final double side;
    final int from;
    final int to;
    final Cell[] parts;
    double mass;
    double x;
    double y;
    double z;

    Cell(double side, int from, int to, boolean divided) {
      this.side = side;
      this.from = from;
      this.to = to;
      this.parts = divided ? new Cell[8] : null;
    }

    void add(double m, double px, double py, double pz) {
      mass += m;
      x += m * px;
      y += m * py;
      z += m * pz;
    }

    void complete() {
      x /= mass;
      y /= mass;
      z /= mass;
    }
  }

  /** A program without input; {@link #prepare(int)} gives it. */
  public BarnesHut() {}

  /** The bodies fill a ball, denser towards its centre; all have the same mass. */
  @Override
  public void prepare(int bodies) {
    size = bodies;
    order = new int[bodies];
    scratch = new int[bodies];
    position = new double[bodies][];
    force = new double[bodies][3];
    Random random = new Random(20261121);
    for (int i = 0; i < bodies; i++) {
      double radius = random.nextDouble();
      double height = 2 * random.nextDouble() - 1;
      double angle = 2 * Math.PI * random.nextDouble();
      double across = radius * Math.sqrt(1 - height * height);
      position[i] =
          new double[] {across * Math.cos(angle), across * Math.sin(angle), radius * height};
    }
  }

  @Override
  public void prepare() {
    for (int i = 0; i < size; i++) {
      order[i] = i;
      force[i] = new double[3];
    }
  }

  @Override
  public void run() {
    Cell root = build(0, size, 0, 0, 0, 1);
    forces(root, 0, size);
  }

  /** The cell around (cx, cy, cz) with the bodies in a part of {@link #order}. */
  Cell build(int from, int to, double cx, double cy, double cz, double half) {
    if (to - from <= LEAF) {
      return leaf(from, to, half);
    }
    int[] starts = partition(from, to, cx, cy, cz);
    Cell cell = new Cell(2 * half, from, to, true);
    Cell[] parts = cell.parts;
    double h = half / 2;
    finish:
    for (int part = 0; part < 8; part++) {
      if (starts[part] < starts[part + 1]) {
        double px = (part & 1) == 0 ? cx - h : cx + h;
        double py = (part & 2) == 0 ? cy - h : cy + h;
        double pz = (part & 4) == 0 ? cz - h : cz + h;
        async:
        parts[part] = build(starts[part], starts[part + 1], px, py, pz, h);
      }
    }
    summarize(cell);
    return cell;
  }

  final Cell leaf(int from, int to, double half) {
    Cell cell = new Cell(2 * half, from, to, false);
    for (int i = from; i < to; i++) {
      double[] p = position[order[i]];
      cell.add(1.0 / size, p[0], p[1], p[2]);
    }
    cell.complete();
    return cell;
  }

  static void summarize(Cell cell) {
    for (Cell part : cell.parts) {
      if (part != null) {
        cell.add(part.mass, part.x, part.y, part.z);
      }
    }
    cell.complete();
  }

  /** Sorts a part of {@link #order} by octant; returns where each begins, and the end. */
  final int[] partition(int from, int to, double cx, double cy, double cz) {
    int[] starts = new int[9];
    for (int i = from; i < to; i++) {
      starts[octant(order[i], cx, cy, cz) + 1]++;
    }
    starts[0] = from;
    for (int part = 0; part < 8; part++) {
      starts[part + 1] += starts[part];
    }
    int[] next = starts.clone();
    for (int i = from; i < to; i++) {
      scratch[next[octant(order[i], cx, cy, cz)]++] = order[i];
    }
    System.arraycopy(scratch, from, order, from, to - from);
    return starts;
  }

  private int octant(int body, double cx, double cy, double cz) {
    double[] p = position[body];
    return (p[0] < cx ? 0 : 1) | (p[1] < cy ? 0 : 2) | (p[2] < cz ? 0 : 4);
  }

  /** The forces on the bodies in a part of {@link #order}. */
  void forces(Cell root, int from, int to) {
    if (to - from == 1) {
      int body = order[from];
      addForces(root, position[body], force[body], body);
      return;
    }
    int middle = (from + to) >>> 1;
    finish:
    {
      async:
      forces(root, from, middle);
      forces(root, middle, to);
    }
  }

  final void addForces(Cell cell, double[] p, double[] f, int body) {
    double dx = cell.x - p[0];
    double dy = cell.y - p[1];
    double dz = cell.z - p[2];
    double distance = dx * dx + dy * dy + dz * dz;
    if (cell.side * cell.side < OPENING * OPENING * distance) {
      addForce(f, cell.mass, dx, dy, dz);
    } else if (cell.parts == null) {
      for (int i = cell.from; i < cell.to; i++) {
        if (order[i] != body) {
          double[] q = position[order[i]];
          addForce(f, 1.0 / size, q[0] - p[0], q[1] - p[1], q[2] - p[2]);
        }
      }
    } else {
      for (Cell part : cell.parts) {
        if (part != null) {
          addForces(part, p, f, body);
        }
      }
    }
  }

  private static void addForce(double[] f, double mass, double dx, double dy, double dz) {
    double square = dx * dx + dy * dy + dz * dz + SOFTENING;
    double scale = mass / (square * Math.sqrt(square));
    f[0] += scale * dx;
    f[1] += scale * dy;
    f[2] += scale * dz;
  }

  /**
   * The forces on some bodies, computed from all others directly, differ by less than a fiftieth.
   */
  @Override
  public void check() {
    double error = 0;
    double all = 0;
    for (int i = 0; i < size; i += 1 + size / 64) {
      double[] direct = new double[3];
      double[] p = position[i];
      for (int j = 0; j < size; j++) {
        if (j != i) {
          double[] q = position[j];
          addForce(direct, 1.0 / size, q[0] - p[0], q[1] - p[1], q[2] - p[2]);
        }
      }
      for (int k = 0; k < 3; k++) {
        error += (direct[k] - force[i][k]) * (direct[k] - force[i][k]);
        all += direct[k] * direct[k];
      }
    }
    require(error <= 4e-4 * all, "relative error " + Math.sqrt(error / all));
  }

  @Override
  protected long bits() {
    long digest = 0;
    for (double[] f : force) {
      digest = Digests.add(digest, Digests.of(f));
    }
    return digest;
  }
}
