package org.ajws.cli;

import static org.ajws.cli.CommandTester.ajws;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The programs of the static check of shared objects, run: those that it rejects race where it says
 * so, those that it accepts are silent. {@code Drive} calls each method with arguments that fit.
 */
class RaceGoldenTest {
  private static final Path GOLDEN = Path.of("../ajws-processor/src/test/resources/golden");

  /**
   * What the static check believes and these arguments break: strides with a name, and indexes that
   * the program itself vouches for.
   */
  private static final Set<String> BELIEVED =
      Set.of("Apart:49", "Suppressed:7", "Suppressed:13", "Suppressed:19");

  private static final Pattern ERROR =
      Pattern.compile("\\w+\\.java:(\\d+):\\d+: error: \\[AJWS-40");
  private static final Pattern ELSEWHERE = Pattern.compile("writes it in \\w+\\.java:(\\d+)");

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "shared,DependentIterations",
    "shared,LocalFunctions",
    "shared,SharedFields",
    "shared,SharedLibraryObjects",
    "shared,SharedScratch",
    "async,SharedWrites"
  })
  void whatIsRejectedRaces(String construct, String name) throws IOException {
    Set<Integer> racing = racing(construct, "rejected", name);
    List<String> missed = new ArrayList<>();
    for (String line :
        Files.readAllLines(GOLDEN.resolve(construct + "/rejected/" + name + ".txt"))) {
      Matcher error = ERROR.matcher(line);
      if (error.find() && !racing.contains(Integer.parseInt(error.group(1)))) {
        Matcher written = ELSEWHERE.matcher(line);
        if (!written.find() || !racing.contains(Integer.parseInt(written.group(1)))) {
          missed.add(line);
        }
      }
    }
    assertEquals(List.of(), missed, racing.toString());
    assertFalse(racing.isEmpty());
  }

  @ParameterizedTest
  @CsvSource({
    "shared,Apart",
    "shared,Guarded",
    "shared,OwnObjects",
    "shared,Slots",
    "shared,Suppressed",
    "async,SharedWrites"
  })
  void whatIsAcceptedIsSilent(String construct, String name) throws IOException {
    Set<String> racing = new TreeSet<>();
    racing(construct, "accepted", name).forEach(line -> racing.add(name + ":" + line));
    racing.removeAll(BELIEVED);
    assertEquals(Set.of(), racing);
  }

  private Set<Integer> racing(String construct, String kind, String name) throws IOException {
    Files.copy(
        GOLDEN.resolve(construct + "/" + kind + "/" + name + ".java"),
        folder.resolve(name + ".java"));
    String drive = Files.readString(Path.of("src/test/resources/race/Drive.java"));
    Path main =
        Files.writeString(
            folder.resolve("Drive.java"), drive.replace("Class.forName(args[0])", name + ".class"));
    Path json = folder.resolve("races.json");
    ajws("race", "--json", json, main);
    Set<Integer> lines = new TreeSet<>();
    for (JsonElement race :
        JsonParser.parseString(Files.readString(json)).getAsJsonObject().getAsJsonArray("races")) {
      lines.add(line(race.getAsJsonObject().getAsJsonObject("first")));
      lines.add(line(race.getAsJsonObject().getAsJsonObject("second")));
      // A reference to a method of the JDK stands elsewhere than the call of what it was made for.
      String caller = race.getAsJsonObject().getAsJsonArray("stack").get(0).getAsString();
      lines.add(Integer.parseInt(caller.replaceAll(".*:(\\d+)\\)$", "$1")));
    }
    return lines;
  }

  private static int line(JsonObject access) {
    return access.get("line").getAsInt();
  }
}
