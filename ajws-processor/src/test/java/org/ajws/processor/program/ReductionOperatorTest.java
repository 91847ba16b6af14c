package org.ajws.processor.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.ajws.ReduceOp;
import org.junit.jupiter.api.Test;

class ReductionOperatorTest {
  @Test
  void eachConstantOfTheAnnotationHasAnOperator() {
    assertEquals(
        Arrays.stream(ReduceOp.values())
            .filter(op -> op != ReduceOp.BY_REDUCER)
            .map(Enum::name)
            .toList(),
        Arrays.stream(ReductionOperator.values()).map(Enum::name).toList());
  }
}
