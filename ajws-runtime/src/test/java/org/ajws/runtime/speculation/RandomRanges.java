package org.ajws.runtime.speculation;

import java.util.Arrays;
import java.util.Random;
import org.ajws.runtime.claim.ArraySet;
import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.claim.Indices;

/**
 * A random loop that can say what it touches: affine slots, slots by index arrays that the loop may
 * write itself, rows that it may exchange, two names of one array, exits and exceptions that depend
 * on the data, and iterations behind an exit that would go on for ever.
 */
final class RandomRanges extends SpeculativeLoop<long[]> {
  static final class Failure extends Exception {
    private static final long serialVersionUID = 1;

    Failure(String message) {
      super(message);
    }
  }

  private enum Op {
    AFFINE,
    BACK,
    COLUMN,
    INDEXED,
    WRITE_INDEX,
    ROW,
    MOVE_ROW,
    EXIT,
    FAIL,
    BAD_INDEX,
    NO_ARRAY,
    REDUCE,
    YIELD,
    STAY
  }

  final int trips;
  private final int[][] data = new int[3][];
  private final int[] index;
  private final int[][] rows;
  private final int[] kinds;
  private final int[] numbers;
  private final int rare;
  private final int leavesAt; // behind that trip, STAY would not end
  private final boolean exact; // claims trip by trip, or of all trips at once
  private final Runnable pause;
  private final long[] sum = new long[1];

  /** What must never happen. */
  volatile String wrong = "";

  RandomRanges(long seed, Runnable pause) {
    Random random = World.random(seed);
    this.pause = pause;
    trips = 1 + random.nextInt(random.nextInt(4) == 0 ? 300 : 50);
    for (int k = 0; k < 3; k++) {
      boolean isShort = random.nextInt(8) == 0; // then something is outside, soon
      data[k] = new int[20 + (isShort ? random.nextInt(trips) : 2 * trips)];
      Arrays.setAll(data[k], i -> random.nextInt(100));
    }
    if (random.nextBoolean()) {
      data[2] = data[random.nextInt(2)];
    }
    index = new int[trips + random.nextInt(5)];
    int spread = random.nextBoolean() ? 5 : data[0].length;
    Arrays.setAll(index, i -> random.nextInt(spread));
    rows = new int[1 + random.nextInt(12)][4];
    if (random.nextBoolean()) {
      rows[random.nextInt(rows.length)] = rows[0];
    }
    boolean moving = random.nextInt(4) == 0; // indices change while others look at them
    kinds = new int[moving ? 3 : 1 + random.nextInt(5)];
    numbers = new int[kinds.length];
    for (int k = 0; k < kinds.length; k++) {
      kinds[k] = random.nextInt(Op.values().length);
      numbers[k] = random.nextInt(1000);
    }
    if (moving) {
      kinds[0] = Op.INDEXED.ordinal();
      kinds[1] = Op.YIELD.ordinal();
      kinds[2] = Op.WRITE_INDEX.ordinal();
      numbers[2] = 7 * numbers[2] + 2 + random.nextInt(5);
    }
    rare = 2 + random.nextInt(200);
    leavesAt = random.nextInt(2 * trips);
    exact = moving || random.nextBoolean();
  }

  int inOrder() throws Failure {
    long[] own = start();
    try {
      return plain(own, 0, trips);
    } finally {
      merge(own);
    }
  }

  String text() {
    return Arrays.deepToString(data)
        + Arrays.toString(index)
        + Arrays.deepToString(rows)
        + sum[0]
        + wrong;
  }

  @Override
  protected long[] start() {
    return new long[1];
  }

  @Override
  protected void merge(long[] own) {
    sum[0] += own[0];
  }

  @Override
  protected boolean isClaimed() {
    return true;
  }

  @Override
  protected int tracked(Chunk chunk, long[] own, long from, long to) {
    throw new AssertionError("not tracked");
  }

  @Override
  protected int plain(long[] own, long from, long to) throws Failure {
    for (long i = from; i < to; i++) {
      for (int k = 0; k < kinds.length; k++) {
        int exit = step(own, (int) i, Op.values()[kinds[k]], numbers[k]);
        if (exit != 0) {
          return exit;
        }
      }
    }
    return 0;
  }

  private int slot(int n, int i) {
    return (n % 3) * i + n % 17; // may be outside
  }

  private int step(long[] own, int i, Op op, int n) throws Failure {
    int[] a = data[n % 3];
    int[] b = data[n / 3 % 3];
    switch (op) {
      case AFFINE:
        int y = b[slot(n / 7, i)];
        pause(i);
        a[slot(n, i)] = y * 3 + i;
        return 0;
      case BACK:
        a[i + 1] += a[i] * 7;
        return 0;
      case COLUMN:
        int width = 3 + n % 7;
        for (int row = 0; row <= n % 5; row++) {
          int next = b[row * width + (i + 1) % width];
          pause(i + row);
          a[row * width + i % width] += next * 3 + i;
        }
        return 0;
      case INDEXED:
        int k = index[i];
        int x = a[k] * 3 + b[i % b.length];
        pause(i);
        a[k] = x + i;
        return 0;
      case WRITE_INDEX:
        if (i % 4 == n % 4) {
          index[(i + n % 7) % index.length] = (i + n) % 11;
        }
        return 0;
      case ROW:
        int[] from = rows[(i + n) % rows.length];
        int[] to = rows[i % rows.length];
        for (int j = 0; j < to.length; j++) {
          pause(i + j);
          to[j] = to[j] * 3 + from[j] + i;
        }
        return 0;
      case MOVE_ROW:
        if (i % 4 == n % 4) {
          rows[i % rows.length] = rows[(i + n) % rows.length];
        }
        return 0;
      case EXIT:
        return mayGo(i, n) && a[slot(n, i)] % 3 != 0 ? 1 + n % 3 : 0;
      case FAIL:
        if (mayGo(i, n) && a[slot(n, i)] % 3 != 0) {
          throw new Failure("at " + i);
        }
        return 0;
      case BAD_INDEX:
        a[isRare(i) ? a.length + i : i % a.length]++;
        return 0;
      case NO_ARRAY:
        (isRare(i * 5 + n) ? null : a)[i % a.length]++;
        return 0;
      case REDUCE:
        own[0] += i & 7;
        return 0;
      case YIELD:
        pause(i);
        return 0;
      case STAY:
        if (i > leavesAt) {
          wrong = " would not end at " + i;
        }
        return i == leavesAt ? 9 : 0;
      default:
        throw new AssertionError(op);
    }
  }

  private boolean isRare(int r) {
    return Integer.remainderUnsigned(r * 0x85EBCA6B, rare) == 0;
  }

  /** Whether a trip may leave the loop, if the data says so. */
  private boolean mayGo(long i, int n) {
    return isRare((int) i * 31 + n);
  }

  private void pause(int r) {
    if ((r & 3) == 0) {
      pause.run();
    }
  }

  // ---- what a chunk touches

  @Override
  protected void claim(Claims claims, long from, long to) {
    if (exact) {
      for (long i = from; i < to; i++) {
        claim(claims, Indices.of(i), i, i + 1);
      }
    } else {
      claim(claims, Indices.trips(0, 1, from, to), from, to);
    }
  }

  private void claim(Claims claims, Indices i, long from, long to) {
    for (int k = 0; k < kinds.length; k++) {
      int n = numbers[k];
      int[] a = data[n % 3];
      int[] b = data[n / 3 % 3];
      pause(n);
      switch (Op.values()[kinds[k]]) {
        case AFFINE:
          claims.read(b, slots(n / 7, i));
          claims.write(a, slots(n, i));
          break;
        case BACK:
          claims.read(a, i);
          claims.read(a, i.plus(Indices.of(1)));
          claims.write(a, i.plus(Indices.of(1)));
          break;
        case COLUMN:
          Indices width = Indices.of(3 + n % 7);
          Indices starts = Indices.of(0).upTo(Indices.of(1 + n % 5), 1, 1, false).times(width);
          claims.read(b, starts.plus(i.plus(Indices.of(1)).remainder(width)));
          claims.read(a, starts.plus(i.remainder(width)));
          claims.write(a, starts.plus(i.remainder(width)));
          break;
        case INDEXED:
          claims.read(b, i.remainder(Indices.of(b.length)));
          Indices at = claims.values(index, i);
          claims.read(a, at);
          claims.write(a, at);
          break;
        case WRITE_INDEX:
          claims.write(index, i.plus(Indices.of(n % 7)).remainder(Indices.of(index.length)));
          break;
        case ROW:
          ArraySet source =
              claims.rows(rows, i.plus(Indices.of(n)).remainder(Indices.of(rows.length)));
          ArraySet target = claims.rows(rows, i.remainder(Indices.of(rows.length)));
          Indices all = Indices.of(0).upTo(claims.lengths(target), 1, 1, false);
          claims.read(source, all);
          claims.read(target, all);
          claims.write(target, all);
          break;
        case MOVE_ROW:
          claims.read(rows, i.plus(Indices.of(n)).remainder(Indices.of(rows.length)));
          claims.write(rows, i.remainder(Indices.of(rows.length)));
          break;
        case EXIT:
        case FAIL:
          for (long trip = from; trip < to; trip++) {
            if (mayGo(trip, n)) {
              claims.mayLeave(); // only these chunks: others may then run without a copy
            }
          }
          claims.read(a, slots(n, i));
          break;
        case BAD_INDEX:
        case NO_ARRAY:
          claims.mayLeave(); // as a claim of what is outside, or null, would say
          claims.read(a, i.remainder(Indices.of(a.length)));
          claims.write(a, i.remainder(Indices.of(a.length)));
          break;
        case STAY:
          if (from <= leavesAt && leavesAt < to) {
            claims.mayLeave();
          }
          claims.mayNotEnd();
          break;
        default:
          break;
      }
    }
  }

  private static Indices slots(int n, Indices i) {
    return i.times(Indices.of(n % 3)).plus(Indices.of(n % 17));
  }
}
