package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Runs the stress tests of this module in a virtual machine of their own. They have two actors at
 * most: on two processors jcstress leaves out those with more, and says nothing.
 */
class JCStressTest {
  @Test
  void noForbiddenOutcome() throws Exception {
    Path results = Path.of(System.getProperty("jcstress.results"));
    Files.createDirectories(results);
    Path log = results.resolve("log.txt");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command = new ArrayList<>(List.of(java));
    for (String setting : List.of("ajws.share", "ajws.share.seed")) {
      String given = System.getProperty(setting);
      if (given != null) {
        command.add("-D" + setting + "=" + given);
      }
    }
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), System.getProperty("jcstress.main")));
    command.addAll(List.of(System.getProperty("jcstress.options").split(" ")));
    command.addAll(List.of("-c", "2", "-r", results.toString()));
    Process process =
        new ProcessBuilder(command)
            .directory(results.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    int status = process.waitFor();
    String text = Files.readString(log, StandardCharsets.UTF_8);
    assertEquals(0, status, text);
    assertTrue(text.contains("RUN RESULTS:"), text);
    assertTrue(text.contains("Failed tests: No matches."), text);
    assertTrue(text.contains("Error tests: No matches."), text);
    assertTrue(text.contains("matching test results"), text);
    text.lines().filter(line -> line.contains("-Dajws.share.seed=")).forEach(System.out::println);
    File[] reports = results.toFile().listFiles((folder, name) -> name.endsWith(".html"));
    assertTrue(reports != null && reports.length > 0, text);
  }
}
