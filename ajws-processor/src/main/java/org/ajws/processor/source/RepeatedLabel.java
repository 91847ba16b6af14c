package org.ajws.processor.source;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.processor.text.Identifiers;

/**
 * A construct in another one with the same label, which Java forbids: each takes a label of its
 * own.
 */
final class RepeatedLabel {
  private static final Pattern MESSAGE = Pattern.compile("label (\\S+) (?:is )?already .*");

  private RepeatedLabel() {}

  /** What is wrong; null for other errors. */
  static String cause(Binder.CompilerError error) {
    return label(error)
        .map(l -> "the label " + l + " stands in a statement with the same label")
        .orElse(null);
  }

  /** What to write instead; null for other errors. */
  static String fix(Binder.CompilerError error) {
    return label(error)
        .map(
            l ->
                "write %s: here; a number, or _ and a word, behind %s makes another label of the"
                        .formatted(free(error.file().text(), name(l)), name(l))
                    + " same construct")
        .orElse(null);
  }

  private static Optional<String> label(Binder.CompilerError error) {
    Matcher found = MESSAGE.matcher(error.message());
    return found.matches()
            && (LabelNames.isConstruct(found.group(1)) || LabelNames.isInUnit(found.group(1)))
        ? Optional.of(found.group(1))
        : Optional.empty();
  }

  /** What a label is without what follows the construct's name in it. */
  private static String name(String label) {
    return label.replaceFirst("[\\d_].*", "");
  }

  /** One that the file does not have yet. */
  private static String free(String text, String name) {
    int number = 2;
    while (Identifiers.find(text, name + number, 0, text.length()) >= 0) {
      number++;
    }
    return name + number;
  }
}
