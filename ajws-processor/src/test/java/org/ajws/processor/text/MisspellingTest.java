package org.ajws.processor.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MisspellingTest {
  @ParameterizedTest
  @CsvSource({
    "finish,finish,0",
    "finish,finsh,1",
    "finish,fiinish,1",
    "finish,fonish,1",
    "finish,fniish,1",
    "finish,ifnihs,2",
    "async,await,4",
    "async,'',5",
    "'',async,5",
    "'','',0",
  })
  void editsBetweenNames(String a, String b, int edits) {
    assertEquals(edits, Misspelling.distance(a, b));
    assertEquals(edits, Misspelling.distance(b, a));
  }
}
