package org.ajws.cli;

import static org.ajws.cli.CommandTester.ajws;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

class CommandHelpTest {
  /** An option of one letter takes its value as it stands behind it. */
  private static final Pattern WRONG = Pattern.compile("-[A-Z]=");

  private static final int COLUMNS = 120;

  static Stream<String> commands() {
    return new CommandLine(new Ajws()).getSubcommands().keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void showsOptionsAsTheyAreWrittenInLinesThatFit(String command) {
    CommandTester help = ajws("help", command).exits(0).prints("Usage: ajws " + command);
    assertFalse(WRONG.matcher(help.out()).find(), help::out);
    assertTrue(help.out().lines().allMatch(l -> l.length() <= COLUMNS), help::out);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void namesTheOptionsOfProgramsAsTheyAreWritten(String command) {
    String help = ajws("help", command).out();
    if (help.contains("A system property of the program")) {
      assertTrue(
          help.contains("  -DNAME=VALUE ")
              && help.contains("  -JOPTION  ")
              && help.contains("[-JOPTION]..."),
          help);
    }
  }
}
