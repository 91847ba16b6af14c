package org.ajws.processor.source.dialect;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What the files of a program say together about the forms in each of them.
 *
 * @param annotations the program's own annotations that have names of ours, with their packages
 * @param countsAsyncs whether the program asks the research VM how many asyncs there were
 */
record Surroundings(Set<String> annotations, boolean countsAsyncs) {
  private static final Pattern OWN =
      Pattern.compile(
          "@\\s*interface\\s+(?:"
              + String.join("|", SetForms.NAMES)
              + "|"
              + String.join("|", TaskForms.NAMES)
              + ")\\b");

  private static final String PUSHES = "wsTotalPush";

  /** What a file says that is read alone. */
  static final Surroundings NONE = new Surroundings(Set.of(), false);

  /** What files say, given their texts. */
  static Surroundings of(Collection<String> texts) {
    Set<String> annotations = new HashSet<>();
    for (String text : texts) {
      if (OWN.matcher(text).find()) {
        addOf(new Tokens(text), annotations);
      }
    }
    return new Surroundings(annotations, texts.stream().anyMatch(t -> t.contains(PUSHES)));
  }

  /** What the files say that stand beside one and may declare annotations. */
  static Surroundings beside(Path file) throws IOException {
    List<String> texts = new ArrayList<>();
    for (String name : SetForms.NAMES) {
      Path declared = file.resolveSibling(name + ".java");
      if (Files.isRegularFile(declared)) {
        texts.add(Files.readString(declared, StandardCharsets.ISO_8859_1));
      }
    }
    return new Surroundings(of(texts).annotations(), false);
  }

  private static void addOf(Tokens tokens, Set<String> annotations) {
    Structure structure = new Structure(tokens);
    String packageName = Imports.packageName(tokens);
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.is(i, "@") && tokens.is(i + 1, "interface") && structure.opener(i) < 0) {
        annotations.add(packageName + tokens.get(i + 2).text());
      }
    }
  }
}
