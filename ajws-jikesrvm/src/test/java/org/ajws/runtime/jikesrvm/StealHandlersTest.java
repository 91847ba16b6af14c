package org.ajws.runtime.jikesrvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jikesrvm.scheduler.WS;
import org.junit.jupiter.api.Test;

class StealHandlersTest {
  @Test
  void dataComeInTheOrderOfTheirKeys() {
    List<WS.FinishData> data = new ArrayList<>();
    data.add(new WS.FinishData(2, "c"));
    data.add(new WS.FinishData(1, "a"));
    data.add(new WS.FinishData(2, "d"));
    data.add(new WS.FinishData(1, "b"));
    StringBuilder values = new StringBuilder();
    for (WS.FinishData each : StealHandlers.inOrder(new WS.Finish(data))) {
      values.append(each.key).append(each.value);
    }
    assertEquals("1a1b2c2d", values.toString());
  }

  @Test
  void whatTheVmThrowsGoesOnToItsHandler() {
    WS.Finish finish = new WS.Finish(new ArrayList<>());
    assertSame(
        finish, assertThrows(WS.Finish.class, () -> StealHandlers.caught((Throwable) finish)));
    RuntimeException own = new RuntimeException();
    assertSame(own, StealHandlers.caught(own));
  }

  @Test
  void aCheckedExceptionIsThrownAgainAsItIs() {
    IOException thrown = new IOException();
    assertSame(thrown, assertThrows(IOException.class, () -> StealHandlers.again(thrown)));
  }
}
