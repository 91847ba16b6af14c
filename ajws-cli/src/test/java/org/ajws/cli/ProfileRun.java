package org.ajws.cli;

import static org.ajws.cli.CommandTester.ajws;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A profile whose parallelism lies between two bounds. It is made of times, each of which grows if
 * another program has the processor just then; so one that lies outside is made again, some times.
 */
record ProfileRun(CommandTester run, JsonObject found) {
  private static final int ATTEMPTS = 10;

  static ProfileRun of(Path program, Path json, double above, double below) throws IOException {
    for (int attempt = 1; ; attempt++) {
      CommandTester run = ajws("profile", "--runs", "3", "--json", json, program).exits(0);
      JsonObject found = JsonParser.parseString(Files.readString(json)).getAsJsonObject();
      double parallelism = found.get("parallelism").getAsDouble();
      if (parallelism > above && parallelism < below) {
        return new ProfileRun(run, found);
      }
      if (attempt == ATTEMPTS) {
        throw new AssertionError("parallelism " + parallelism + "\n" + run.err());
      }
      Files.delete(json);
    }
  }
}
