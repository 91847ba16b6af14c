package org.ajws.cli;

import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** What is wrong with the value of an option or argument, in words that name no type of Java. */
final class WrongValue {
  private WrongValue() {}

  /** The text of a message about a wrong command line. */
  static String text(ParameterException e) {
    String said = e.getMessage();
    ArgSpec about = e.getArgSpec();
    String value = e.getValue();
    if (about == null || value == null || !(e.getCause() instanceof TypeConversionException)) {
      return said.replaceFirst("^Unknown subcommand ('.*')\\.$", "there is no command $1");
    }
    Class<?> type = about.type();
    String what;
    if (type.isEnum()) {
      what =
          " is none of "
              + Arrays.stream(type.getEnumConstants())
                  .map(Object::toString)
                  .collect(Collectors.joining(", "));
    } else if (type == int.class || type == Integer.class) {
      what = " is no whole number";
    } else if (type == double.class || type == Double.class) {
      what = " is no number";
    } else {
      return said;
    }
    return said.substring(0, said.indexOf("': ") + 3) + "'" + value + "'" + what;
  }
}
