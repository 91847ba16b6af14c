package org.ajws.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;

/** What a command in this process printed and returned. */
record CommandTester(int status, String out, String err) {

  static CommandTester ajws(Object... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] texts = new String[args.length];
    for (int i = 0; i < args.length; i++) {
      texts[i] = args[i].toString();
    }
    int status = Ajws.run(new PrintWriter(out), new PrintWriter(err), texts);
    return new CommandTester(status, out.toString(), err.toString());
  }

  CommandTester exits(int expected) {
    assertEquals(expected, status, this::toString);
    assertFalse(err.contains("\tat "), () -> "a stack trace: " + this);
    return this;
  }

  CommandTester prints(String part) {
    assertTrue(out.contains(part), () -> "not printed: " + part + " in " + this);
    return this;
  }

  CommandTester complains(String part) {
    assertTrue(err.contains(part), () -> "no such message: " + part + " in " + this);
    return this;
  }
}
