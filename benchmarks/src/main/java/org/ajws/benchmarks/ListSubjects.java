package org.ajws.benchmarks;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.ajws.benchmarks.lists.CilkSort;
import org.ajws.benchmarks.lists.Fft;
import org.ajws.benchmarks.lists.Heat;
import org.ajws.benchmarks.lists.ListProgram;
import org.ajws.benchmarks.lists.Lu;
import org.ajws.benchmarks.lists.Matmul;
import org.ajws.benchmarks.lists.Plu;
import org.ajws.benchmarks.lists.Spacemul;
import org.ajws.benchmarks.lists.Strassen;
import org.ajws.benchmarks.tracking.BackEnd;
import org.ajws.benchmarks.tracking.LogBackEnd;
import org.ajws.benchmarks.tracking.Memory;
import org.ajws.benchmarks.tracking.PagedBackEnd;
import org.ajws.benchmarks.tracking.ShadowBackEnd;

/** The thesis' programs, with what it measured, and its ways to watch them. */
enum ListSubjects {
  // Tables 6.1 and 6.2: tasks, and speed-up by U-TLS and K-TLS on four cores.
  CILKSORT(8, 1.23, 2.36, () -> new CilkSort(1 << 19), () -> new CilkSort((1 << 13) - 5)),
  FFT(18, 1 / 72.3, 1.32, () -> new Fft(16), () -> new Fft(8)),
  HEAT(204, 1 / 354.0, 1 / 1.13, () -> new Heat(400, 10), () -> new Heat(20, 3)),
  LU(756, 1.88, 2.23, () -> new Lu(10), () -> new Lu(3)),
  MATMUL(2, 1.61, 2.00, () -> new Matmul(256), () -> new Matmul(32)),
  PLU(150, 1.86, 2.20, () -> new Plu(320), () -> new Plu(64)),
  SPACEMUL(8, 3.59, 3.47, () -> new Spacemul(128), () -> new Spacemul(16)),
  STRASSEN(8, 1 / 2.68, 2.99, () -> new Strassen(128), () -> new Strassen(16));

  /** A way to keep tasks apart. */
  enum Way {
    NAIVE_LOG("naive log"),
    HASHED_LOG("hashed log"),
    HOPSCOTCH_LOG("hopscotch log"),
    PAGED_COPY("paged, copy"),
    PAGED_SWAP("paged, swap"),
    SHADOW("bits, 8 bytes"),
    RANGES("ranges");

    final String label;

    Way(String label) {
      this.label = label;
    }

    /** Its watching; ranges have none. */
    BackEnd on(Memory memory) {
      return switch (this) {
        case NAIVE_LOG -> new LogBackEnd(LogBackEnd.Search.NAIVE);
        case HASHED_LOG -> new LogBackEnd(LogBackEnd.Search.HASHED);
        case HOPSCOTCH_LOG -> new LogBackEnd(LogBackEnd.Search.HOPSCOTCH);
        case PAGED_COPY -> new PagedBackEnd(memory, false);
        case PAGED_SWAP -> new PagedBackEnd(memory, true);
        case SHADOW -> new ShadowBackEnd(memory, 0);
        case RANGES -> throw new IllegalArgumentException("nothing is watched");
      };
    }

    /** Those that run whole programs: the first never ends. */
    static List<Way> ofPrograms() {
      return List.of(HASHED_LOG, HOPSCOTCH_LOG, PAGED_COPY, PAGED_SWAP, SHADOW, RANGES);
    }
  }

  final int tasks;
  final double userSpace;
  final double kernel;
  private final Supplier<ListProgram> large;
  private final Supplier<ListProgram> small;

  @SuppressWarnings("ImmutableEnumChecker") // constructors
  ListSubjects(
      int tasks,
      double userSpace,
      double kernel,
      Supplier<ListProgram> large,
      Supplier<ListProgram> small) {
    this.tasks = tasks;
    this.userSpace = userSpace;
    this.kernel = kernel;
    this.large = large;
    this.small = small;
  }

  ListProgram create(boolean isSmall) {
    return (isSmall ? small : large).get();
  }

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
