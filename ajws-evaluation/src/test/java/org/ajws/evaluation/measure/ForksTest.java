package org.ajws.evaluation.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.ajws.report.MeasuredCase;
import org.ajws.report.Measurement;
import org.ajws.report.Sample;
import org.ajws.report.VariantKind;
import org.junit.jupiter.api.Test;

class ForksTest {
  /** A fork: delivers one sample, or fails as told. */
  public static final class Fork {
    private Fork() {}

    public static void main(String[] args) throws IOException {
      if (args[0].equals("deliver")) {
        Measurement serial =
            new Measurement(
                "serial",
                VariantKind.SERIAL,
                1,
                1,
                List.of(new Sample(0, Long.getLong("nanos"), -1)),
                true,
                null);
        Forks.deliver(List.of(new MeasuredCase("c", "", "", List.of(serial))));
      }
      if (args[0].equals("fail")) {
        System.exit(3);
      }
    }
  }

  private static Forks.Command command(String argument) {
    return new Forks.Command(
        Forks.ownClassPath(), List.of("-Dnanos=42"), Fork.class.getName(), List.of(argument), 60);
  }

  @Test
  void samplesOfEveryForkArrive() throws Exception {
    List<Integer> started = new ArrayList<>();
    List<MeasuredCase> cases = Forks.run(command("deliver"), 2, started::add);
    assertEquals(List.of(0, 1), started);
    assertEquals(
        List.of(new Sample(0, 42, -1), new Sample(1, 42, -1)), cases.get(0).serial().samples());
  }

  @Test
  void aForkThatFailsOrDeliversNothingFailsTheMeasurement() {
    IOException e =
        assertThrows(IOException.class, () -> Forks.run(command("fail"), 1, fork -> {}));
    assertTrue(e.getMessage().contains("status 3"), e.getMessage());
    e = assertThrows(IOException.class, () -> Forks.run(command("silent"), 1, fork -> {}));
    assertTrue(e.getMessage().contains("without samples"), e.getMessage());
  }

  @Test
  void onlyAForkDelivers() {
    assertThrows(IllegalStateException.class, () -> Forks.deliver(List.of()));
  }
}
