package org.ajws.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/**
 * Where and when something was measured.
 *
 * @param machine the processor's name, as far as the system tells it
 * @param os name, version and architecture of the operating system
 * @param cores processors available to the JVM
 * @param maxHeapBytes the largest heap the JVM could use
 * @param jvm name and version of the JVM
 * @param jvmArguments the options the measuring JVMs were started with
 * @param date when measuring began
 * @param forks how many JVMs measured, one after the other
 * @param load the system's load average before measuring began, over one minute; negative if
 *     unknown. More than about 0.3 means that something else ran on the machine
 */
public record Environment(
    String machine,
    String os,
    int cores,
    long maxHeapBytes,
    String jvm,
    List<String> jvmArguments,
    Instant date,
    int forks,
    double load) {

  /** Copies the list. */
  public Environment {
    jvmArguments = List.copyOf(jvmArguments);
  }

  /**
   * This machine and this JVM, now.
   *
   * @param forks how many JVMs will measure
   * @param jvmArguments the options they are started with
   */
  public static Environment here(int forks, List<String> jvmArguments) {
    return new Environment(
        processorName(),
        property("os.name") + " " + property("os.version") + " " + property("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        Runtime.getRuntime().maxMemory(),
        property("java.vm.name") + " " + property("java.vm.version"),
        jvmArguments,
        Instant.now().truncatedTo(ChronoUnit.SECONDS),
        forks,
        java.lang.management.ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
  }

  private static String property(String name) {
    return System.getProperty(name, "unknown");
  }

  private static String processorName() {
    Path info = Path.of("/proc/cpuinfo");
    if (Files.isReadable(info)) {
      try {
        for (String line : Files.readAllLines(info, StandardCharsets.UTF_8)) {
          if (line.startsWith("model name")) {
            return line.substring(line.indexOf(':') + 1).strip();
          }
        }
      } catch (IOException e) {
        return "unknown (" + e.getMessage() + ")";
      }
    }
    String fromEnvironment = System.getenv("PROCESSOR_IDENTIFIER");
    return fromEnvironment == null ? "unknown" : fromEnvironment;
  }
}
