package org.ajws.runtime.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.concurrent.FutureTask;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.scheduler.FrameStore;
import org.ajws.runtime.scheduler.Worker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a thread has afterwards that has waited. */
class WaitsTest {
  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private static FrameStore framesOfAThreadThatWaits(Spot spot) throws Exception {
    Result<Integer> result = new Result<>(Origin.HELD);
    result.give(1);
    FutureTask<FrameStore> task =
        new FutureTask<>(
            () -> {
              Waits.block(result, IllegalStateException::new, spot);
              assertEquals(1, result.take());
              return Worker.current().frames();
            });
    new Thread(task).start();
    return task.get();
  }

  @Test
  void aThreadThatIsInNoFunctionGetsNoFrames() throws Exception {
    assertNull(framesOfAThreadThatWaits(null));
  }

  @Test
  void oneInAFunctionDoes() throws Exception {
    assertNotNull(framesOfAThreadThatWaits(new Spot("P#m#P.java", null, 3)));
  }
}
