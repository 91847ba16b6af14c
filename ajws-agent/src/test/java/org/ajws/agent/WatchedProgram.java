package org.ajws.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.ajws.runtime.trace.Trace;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.commons.SerialVersionUIDAdder;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.analysis.Analyzer;

/** A program of one file, {@code Main.java}, run in a JVM of its own with the agent. */
final class WatchedProgram {
  private static final Pattern LINES =
      Pattern.compile(
          "\"first\": \\{.*?\"line\": (\\d+).*?\"second\": \\{.*?\"line\": (\\d+)", Pattern.DOTALL);

  /** What limits this JVM to one of HotSpot's compilers. */
  private static final List<String> OWN_COMPILERS =
      ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
          .filter(argument -> argument.startsWith("-XX:TieredStopAtLevel="))
          .toList();

  final String result;
  final String output;
  final int status;

  private WatchedProgram(String result, String output, int status) {
    this.result = result;
    this.output = output;
    this.status = status;
  }

  static WatchedProgram run(Path folder, String body, String... jvmOptions)
      throws IOException, InterruptedException {
    Path source = folder.resolve("Main.java");
    Files.writeString(source, body);
    StringWriter messages = new StringWriter();
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (var manager = compiler.getStandardFileManager(null, null, null)) {
      List<String> options = List.of("-g", "-cp", location(Trace.class), "-d", folder.toString());
      boolean compiled =
          compiler
              .getTask(messages, manager, null, options, null, manager.getJavaFileObjects(source))
              .call();
      assertEquals(true, compiled, messages.toString());
    }
    Path out = folder.resolve("result.json");
    Path log = folder.resolve("log.txt");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(OWN_COMPILERS);
    command.add("-javaagent:" + agent(folder) + "=" + out);
    command.addAll(List.of(jvmOptions));
    command.addAll(List.of("-cp", folder.toString(), "Main"));
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    if (!process.waitFor(300, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new IllegalStateException("the program does not end: " + Files.readString(log));
    }
    return new WatchedProgram(
        Files.exists(out) ? Files.readString(out) : "", Files.readString(log), process.exitValue());
  }

  /** A JAR file that leads to the classes of this build: an agent has to be one. */
  private static Path agent(Path folder) throws IOException {
    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    main.putValue("Premain-Class", Agent.class.getName());
    main.put(
        Attributes.Name.CLASS_PATH,
        String.join(
            " ",
            url(Agent.class),
            url(Trace.class),
            url(ClassReader.class),
            url(ClassNode.class),
            url(Analyzer.class),
            url(SerialVersionUIDAdder.class)));
    Path jar = folder.resolve("agent.jar");
    new JarOutputStream(Files.newOutputStream(jar), manifest).close();
    return jar;
  }

  private static String url(Class<?> c) {
    return c.getProtectionDomain().getCodeSource().getLocation().toString();
  }

  private static String location(Class<?> c) {
    return Path.of(java.net.URI.create(url(c))).toString();
  }

  /** The races, as {@code "3-5"}: the smaller line first. */
  List<String> races() {
    TreeSet<String> pairs = new TreeSet<>();
    Matcher m = LINES.matcher(result);
    while (m.find()) {
      int a = Integer.parseInt(m.group(1));
      int b = Integer.parseInt(m.group(2));
      pairs.add(Math.min(a, b) + "-" + Math.max(a, b));
    }
    return new ArrayList<>(pairs);
  }

  @Override
  public String toString() {
    return "status " + status + "\n" + output + "\n" + result;
  }
}
