package org.ajws.benchmarks.tasks;

/**
 * Runs one of the ten programs on its own and prints the digest of each run's result, on a VM that
 * has no more than Java 6: {@code RunTask Fib 30 5} computes the Fibonacci number five times.
 */
public final class RunTask {
  private RunTask() {}

  /**
   * Runs a program.
   *
   * @param args the simple name of its class, its size, and how often it is run (once by default)
   * @throws Exception if there is no such program, or its result is not the known answer
   */
  public static void main(String[] args) throws Exception {
    String name = RunTask.class.getName().replace("RunTask", args[0]);
    TaskProgram program =
        Class.forName(name).asSubclass(TaskProgram.class).getConstructor().newInstance();
    program.prepare(Integer.parseInt(args[1]));
    int runs = args.length > 2 ? Integer.parseInt(args[2]) : 1;
    for (int i = 0; i < runs; i++) {
      program.prepare();
      long start = System.nanoTime();
      program.run();
      long end = System.nanoTime();
      System.out.println(args[0] + " " + Long.toHexString(program.digest()));
      System.err.println(args[0] + ": " + (end - start) / 1000000 + " ms");
    }
  }
}
