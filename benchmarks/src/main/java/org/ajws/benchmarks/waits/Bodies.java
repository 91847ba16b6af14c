package org.ajws.benchmarks.waits;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import org.ajws.Async;

/**
 * The potential at each of some bodies, by Barnes and Hut: what is far away counts as one body. A
 * fork for each half of a node that is near. A node is fetched when a group of 128 bodies comes to
 * it for the first time.
 */
final class Bodies {
  private static final int SIZE = 4096;
  private static final int GROUP = 128;
  private static final int LEAF = 128; // bodies that are not divided further
  private static final double OPENING = 1;

  private final double[][] places;
  private final Node root;

  Bodies() {
    Random random = new Random(4);
    places = new double[SIZE][];
    for (int i = 0; i < SIZE; i++) {
      places[i] = random.doubles(3).toArray();
    }
    root = new Node(places, 0, SIZE, 0); // and sorts them: a group of them lies together
  }

  /** Some bodies, which lie together. */
  private static final class Node {
    final double x;
    final double y;
    final double z;
    final double mass;
    final double width;
    final Node left;
    final Node right;
    final double[][] bodies; // of a leaf
    int group; // the last one that has fetched it

    Node(double[][] all, int from, int to, int axis) {
      double[] least = {1, 1, 1};
      double[] most = {0, 0, 0};
      double[] sum = new double[3];
      for (int i = from; i < to; i++) {
        for (int d = 0; d < 3; d++) {
          least[d] = Math.min(least[d], all[i][d]);
          most[d] = Math.max(most[d], all[i][d]);
          sum[d] += all[i][d];
        }
      }
      mass = to - from;
      x = sum[0] / mass;
      y = sum[1] / mass;
      z = sum[2] / mass;
      width = Math.max(most[0] - least[0], Math.max(most[1] - least[1], most[2] - least[2]));
      if (to - from <= LEAF) {
        left = null;
        right = null;
        bodies = Arrays.copyOfRange(all, from, to);
      } else {
        bodies = null;
        Arrays.sort(all, from, to, Comparator.comparingDouble(p -> p[axis]));
        int middle = (from + to) / 2;
        left = new Node(all, from, middle, (axis + 1) % 3);
        right = new Node(all, middle, to, (axis + 1) % 3);
      }
    }
  }

  private static double distance(double x, double y, double z, double[] to) {
    double dx = x - to[0];
    double dy = y - to[1];
    double dz = z - to[2];
    return Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
  }

  /** The potential of a node that is not divided; negative where it is. */
  private static double undivided(Node node, double[] at) {
    double distance = distance(node.x, node.y, node.z, at);
    if (node.width < OPENING * distance) {
      return node.mass / distance;
    }
    if (node.left != null) {
      return -1;
    }
    double sum = 0;
    for (double[] body : node.bodies) {
      sum += 1 / distance(body[0], body[1], body[2], at);
    }
    return sum;
  }

  private static double plain(Node node, double[] at) {
    double whole = undivided(node, at);
    return whole >= 0 ? whole : plain(node.left, at) + plain(node.right, at);
  }

  private static double forked(Node node, double[] at, int group, Remote remote) {
    if (node.group < group) {
      node.group = group;
      remote.fetch();
    }
    double whole = undivided(node, at);
    if (whole >= 0) {
      return whole;
    }
    @Async double near = forked(node.left, at, group, remote);
    double far = forked(node.right, at, group, remote);
    return near + far;
  }

  long plain() {
    double sum = 0;
    for (double[] place : places) {
      sum += plain(root, place);
    }
    return Double.doubleToLongBits(sum);
  }

  long forked() {
    double sum = 0;
    for (double[] place : places) {
      sum += forked(root, place, 0, null);
    }
    return Double.doubleToLongBits(sum);
  }

  long blocking() {
    Remote remote = new Remote();
    int first = root.group;
    double sum = 0;
    finish:
    {
      async:
      remote.serve();
      for (int i = 0; i < SIZE; i++) {
        sum += forked(root, places[i], first + 1 + i / GROUP, remote);
      }
      remote.close();
    }
    return Double.doubleToLongBits(sum);
  }
}
