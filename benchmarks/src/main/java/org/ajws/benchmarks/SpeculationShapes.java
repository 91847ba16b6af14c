package org.ajws.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import org.ajws.benchmarks.lists.CilkSort;
import org.ajws.benchmarks.lists.ListProgram;
import org.ajws.benchmarks.tracking.BackEnd;
import org.ajws.benchmarks.tracking.ClaimedList;
import org.ajws.benchmarks.tracking.ListRun;
import org.ajws.benchmarks.tracking.Memory;
import org.ajws.benchmarks.tracking.PagedBackEnd;
import org.ajws.benchmarks.tracking.ShadowBackEnd;
import org.ajws.benchmarks.tracking.Slots;
import org.ajws.benchmarks.tracking.Task;
import org.ajws.benchmarks.tracking.View;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.claim.Claims;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Prints the thesis' tables beside those of ranges. Every result is compared with the serial one.
 */
@Command(
    name = "SpeculationShapes",
    mixinStandardHelpOptions = true,
    description =
        "Compares ranges with logs, pages and bits: C. Hammacher's thesis, on its programs.")
public final class SpeculationShapes implements Callable<Integer> {
  private static final int[] LESS = {0, 1024, 256, 32, 8, 1};
  private static final int CORES = 4;

  @Option(
      names = "--rounds",
      description =
          "How often programs are measured; the least time counts (default: ${DEFAULT-VALUE}).")
  int rounds = 3;

  @Option(names = "--smoke", description = "Small programs, once: whether all results are right.")
  boolean smoke;

  /** The command. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new SpeculationShapes()).execute(args));
  }

  @Override
  public Integer call() throws Exception {
    try {
      System.out.print(searches(smoke ? 10 : 14));
      System.out.println();
      System.out.print(falseConflicts(smoke ? 1 << 14 : 1 << 22));
      System.out.println();
      System.out.print(programs());
      return 0;
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable t) {
      throw new IllegalStateException(t);
    }
  }

  // ---- how entries of logs are found

  /** A task that writes and reads random slots. */
  private record RandomAccesses(Slots slots, int length, int count) implements Task {
    @Override
    public void plain() {
      throw new UnsupportedOperationException("it is counted only");
    }

    @Override
    public void tracked(View view) {
      Random random = new Random(7);
      for (int k = 0; k < count; k++) {
        view.put(slots, random.nextInt(length), k);
        view.get(slots, random.nextInt(length));
      }
    }

    @Override
    public void claim(Claims claims) {
      throw new UnsupportedOperationException("it is counted only");
    }
  }

  /** Entries that were looked at, by reads and writes of one task. */
  static String searches(int bits) throws Throwable {
    StringBuilder out = new StringBuilder("Entries of logs that are looked at, an access\n");
    out.append(String.format("%-16s", "accesses"));
    for (int b = 6; b <= bits; b += 2) {
      out.append(String.format("%10d", 2 << b));
    }
    out.append('\n');
    for (ListSubjects.Way way :
        List.of(
            ListSubjects.Way.NAIVE_LOG,
            ListSubjects.Way.HASHED_LOG,
            ListSubjects.Way.HOPSCOTCH_LOG)) {
      out.append(String.format("%-16s", way.label));
      for (int b = 6; b <= bits; b += 2) {
        out.append(String.format(Locale.ROOT, "%10.1f", (double) steps(way, 1 << b) / (2 << b)));
      }
      out.append('\n');
    }
    return out.toString();
  }

  static long steps(ListSubjects.Way way, int count) throws Throwable {
    Memory memory = new Memory();
    Slots slots = memory.share(new long[1 << 18]);
    ListRun run = new ListRun(way.on(memory), List.of(new RandomAccesses(slots, 1 << 18, count)));
    run.allAhead();
    return run.steps();
  }

  // ---- false conflicts

  /** How many of the eight tasks of the sort conflict though no slot says so. */
  static String falseConflicts(int n) throws Throwable {
    StringBuilder out =
        new StringBuilder("False conflicts of cilksort's 8 tasks, " + n + " numbers less\n");
    out.append(String.format("%-22s", ""));
    for (int less : LESS) {
      out.append(String.format("%6d", less));
    }
    out.append('\n');
    for (int shift : new int[] {-1, 6, 3, 0}) {
      out.append(
          String.format("%-22s", shift < 0 ? "pages, 4096 bytes" : "blocks, " + (8 << shift)));
      for (int less : LESS) {
        out.append(String.format("%6d", falseConflicts(n - less, shift)));
      }
      out.append('\n');
    }
    out.append(String.format("%-22s", "intervals"));
    for (int less : LESS) {
      out.append(String.format("%6d", overlaps(n - less)));
    }
    return out.append("\nthesis: pages 0, 3, 5; none by blocks of 8 bytes\n").toString();
  }

  /** Below 0: by pages. */
  static int falseConflicts(int n, int shift) throws Throwable {
    CilkSort sort = new CilkSort(n);
    Memory memory = sort.memory();
    BackEnd backEnd =
        shift < 0 ? new PagedBackEnd(memory, false) : new ShadowBackEnd(memory, shift);
    sort.reset();
    int conflicts = 0;
    for (List<Task> list : sort.lists()) {
      ListRun run = new ListRun(backEnd, list);
      run.allAhead();
      for (boolean again : run.again()) {
        conflicts += again ? 1 : 0;
      }
    }
    long result = sort.digest();
    sort.reset();
    sort.inOrder();
    if (result != sort.digest()) {
      throw new IllegalStateException("the result differs from the serial one");
    }
    return conflicts;
  }

  static int overlaps(int n) {
    CilkSort sort = new CilkSort(n);
    sort.reset();
    int overlaps = 0;
    for (List<Task> list : sort.lists()) {
      overlaps += new ClaimedList(list).overlaps(); // of what the lists before have left
      list.forEach(Task::plain);
    }
    return overlaps;
  }

  // ---- programs

  private String programs() throws Throwable {
    Map<ListSubjects.Way, List<double[]>> all = new EnumMap<>(ListSubjects.Way.class);
    for (ListSubjects.Way way : ListSubjects.Way.ofPrograms()) {
      all.put(way, smoke ? rows(way, 1, true) : forked(way));
    }
    StringBuilder out = new StringBuilder();
    out.append(
        "Speed-up on four cores: simulated from tasks measured on one thread; thesis: measured\n");
    out.append(String.format("%-11s%6s%10s", "", "tasks", "serial ms"));
    ListSubjects.Way.ofPrograms().forEach(w -> out.append(String.format("%15s", w.label)));
    out.append(String.format("%14s%14s%n", "thesis, U-TLS", "thesis, K-TLS"));
    List<double[]> ranges = all.get(ListSubjects.Way.RANGES);
    for (ListSubjects s : ListSubjects.values()) {
      double[] row = ranges.get(s.ordinal());
      out.append(String.format(Locale.ROOT, "%-11s%6.0f%10.2f", s.label(), row[0], row[1]));
      all.values().forEach(w -> out.append(number(15, w.get(s.ordinal())[3])));
      out.append(number(14, s.userSpace)).append(number(14, s.kernel)).append('\n');
    }
    out.append(String.format("%-27s", "geometric mean"));
    all.values().forEach(w -> out.append(number(15, mean(w, 3))));
    out.append(number(14, 1 / 2.69)).append(number(14, 2.02));
    out.append("\n  (thesis, TinySTM with tables: 0.07)\n");
    out.append(String.format("%-27s", "conflicting tasks"));
    all.values()
        .forEach(w -> out.append(String.format("%15.0f", w.stream().mapToDouble(r -> r[5]).sum())));
    out.append(
        String.format(
            Locale.ROOT,
            "%n%nRanges on two workers, geometric mean: simulated %.2f, measured %.2f%n",
            mean(ranges, 2),
            mean(ranges, 4)));
    return out.toString();
  }

  private static String number(int width, double value) {
    return String.format(Locale.ROOT, "%" + width + ".2f", value);
  }

  private static double mean(List<double[]> rows, int column) {
    return Math.exp(rows.stream().mapToDouble(r -> Math.log(r[column])).average().orElseThrow());
  }

  /** Of each program: tasks, serial time, simulated on two and four, measured on two, conflicts. */
  private static List<double[]> rows(ListSubjects.Way way, int rounds, boolean isSmall)
      throws Throwable {
    System.setProperty("ajws.workers", "2");
    AjwsRuntime.shutdown();
    List<double[]> rows = new ArrayList<>();
    for (ListSubjects s : ListSubjects.values()) {
      ListProgram program = s.create(isSmall);
      ListMeasurement m = new ListMeasurement(program, way).measure(rounds);
      rows.add(
          new double[] {
            program.tasks(),
            m.serialMillis(),
            m.simulated(2),
            m.simulated(CORES),
            m.measured(),
            m.conflicts()
          });
    }
    AjwsRuntime.shutdown();
    return rows;
  }

  /** In a JVM of its own, so that the compiler sees one way only. */
  private List<double[]> forked(ListSubjects.Way way) throws IOException, InterruptedException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Fork.class.getName(),
            way.name(),
            Integer.toString(rounds));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    List<double[]> rows = new ArrayList<>();
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        rows.add(List.of(line.split(" ")).stream().mapToDouble(Double::parseDouble).toArray());
      }
    }
    if (process.waitFor() != 0 || rows.size() != ListSubjects.values().length) {
      throw new IOException("the JVM for " + way.label + " has failed");
    }
    return rows;
  }

  /** A measuring JVM: the way, and how many rounds. */
  static final class Fork {
    private Fork() {}

    public static void main(String[] args) throws Throwable {
      ListSubjects.Way way = ListSubjects.Way.valueOf(args[0]);
      boolean isLog = way.ordinal() <= ListSubjects.Way.HOPSCOTCH_LOG.ordinal();
      int rounds = Integer.parseInt(args[1]);
      for (double[] row : rows(way, isLog ? Math.max(1, rounds / 3) : rounds, false)) {
        StringBuilder line = new StringBuilder();
        for (double x : row) {
          line.append(x).append(' ');
        }
        System.out.println(line.toString().trim());
      }
    }
  }
}
