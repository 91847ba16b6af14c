package org.ajws.benchmarks.tasks;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** The ten programs, in the thesis' order. */
@SuppressWarnings("ImmutableEnumChecker") // the fields are constructors and sets nobody writes
public enum Program {
  /** Fibonacci number. */
  FIB("Fib", 40, 20, Fib::new, FibByHand::new, Set.of()),
  /** Area under a polynomial. */
  INTEGRATE("Integrate", 1000, 20, Integrate::new, IntegrateByHand::new, Set.of()),
  /** Mesh relaxation. */
  JACOBI("Jacobi", 1024, 64, Jacobi::new, JacobiByHand::new, EnumSet.of(Way.STREAM, Way.VIRTUAL)),
  /** Queens on a board. */
  NQUEENS("NQueens", 12, 7, NQueens::new, NQueensByHand::new, EnumSet.of(Way.STREAM, Way.VIRTUAL)),
  /** Matrix product. */
  MATMUL("Matmul", 1024, 64, Matmul::new, MatmulByHand::new, EnumSet.of(Way.STREAM, Way.VIRTUAL)),
  /** Fourier transform. */
  FFT(
      "FFT",
      1 << 20,
      4096,
      org.ajws.benchmarks.tasks.FFT::new,
      FFTByHand::new,
      EnumSet.of(Way.VIRTUAL)),
  /** Merge sort. */
  CILKSORT(
      "CilkSort",
      10_000_000,
      50_000,
      CilkSort::new,
      CilkSortByHand::new,
      EnumSet.of(Way.STREAM, Way.VIRTUAL)),
  /** Gravitational forces. */
  BARNES_HUT(
      "BarnesHut",
      100_000,
      1000,
      BarnesHut::new,
      BarnesHutByHand::new,
      EnumSet.of(Way.STREAM, Way.VIRTUAL)),
  /** Unbalanced tree. */
  UTS("UTS", 16, 8, org.ajws.benchmarks.tasks.UTS::new, UTSByHand::new, EnumSet.of(Way.STREAM)),
  /** Triangular decomposition. */
  LUD("LUD", 1024, 64, org.ajws.benchmarks.tasks.LUD::new, LUDByHand::new, EnumSet.of(Way.VIRTUAL));

  private final String className;
  private final int thesisSize;
  private final int smallSize;
  private final Supplier<TaskProgram> serial;
  private final Function<Crew, TaskProgram> byHand;
  private final Set<Way> feasible;

  Program(
      String className,
      int thesisSize,
      int smallSize,
      Supplier<TaskProgram> serial,
      Function<Crew, TaskProgram> byHand,
      Set<Way> feasible) {
    this.className = className;
    this.thesisSize = thesisSize;
    this.smallSize = smallSize;
    this.serial = serial;
    this.byHand = byHand;
    this.feasible = feasible;
  }

  /** The simple name of its class, and its name in tables. */
  public String className() {
    return className;
  }

  /** Its size in the thesis, or a small one that takes milliseconds. */
  public int size(boolean thesis) {
    return thesis ? thesisSize : smallSize;
  }

  /** The program as plain javac compiles it, without input. */
  public TaskProgram serial() {
    return serial.get();
  }

  /** The program written by hand, without input. */
  public TaskProgram byHand(Crew crew) {
    return byHand.apply(crew);
  }

  /**
   * Whether the program is written that way, this JVM can run it, and it ends in reasonable time: a
   * stream needs a loop, and millions of virtual threads take minutes.
   */
  public boolean has(Way way, boolean thesis) {
    return Crew.has(way)
        && switch (way) {
          case FORK_JOIN, SURPLUS -> true;
          case STREAM -> feasible.contains(way);
          case VIRTUAL -> feasible.contains(way) || !thesis;
        };
  }
}
