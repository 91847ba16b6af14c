package org.ajws.processor.text;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Something that a source may say, such as a name with its dots: whether it does is told from the
 * text alone, before or instead of a look at its trees. White space, comments and Unicode escapes
 * may stand in it, as in code. A comment or a literal that says it counts, too: so a mention is
 * found too often, never too seldom.
 */
public final class Mention {
  private final String plain;

  /** Without which the text has no mention. */
  private final String longest;

  private final Pattern spread;

  private Mention(String... tokens) {
    plain = String.join("", tokens);
    longest = Collections.max(Arrays.asList(tokens), Comparator.comparingInt(String::length));
    spread =
        tokens.length == 1
            ? null
            : Pattern.compile(
                Arrays.stream(tokens)
                    .map(Pattern::quote)
                    .collect(Collectors.joining(Trivia.BETWEEN)));
  }

  /** Of tokens that follow each other. */
  public static Mention of(String... tokens) {
    return new Mention(tokens);
  }

  /** Of a name, or of several with a dot between each. */
  public static Mention ofName(String name) {
    return new Mention(name.replace(".", " . ").split(" "));
  }

  /** Whether a source says it. */
  public boolean isIn(String source) {
    return isWritten(source) || (source.contains("\\u") && isWritten(new Unescaped(source).text()));
  }

  private boolean isWritten(String text) {
    return text.contains(plain)
        || (spread != null && text.contains(longest) && spread.matcher(text).find());
  }
}
