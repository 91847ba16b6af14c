import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Identifiers;
import org.ajws.processor.text.Lexer;
import org.ajws.processor.text.Span;
import org.ajws.processor.text.Token;
import org.ajws.processor.text.Trivia;
import org.ajws.processor.text.Unescaped;

/** Reads and edits the golden programs of one construct, and prints a digest of each. */
public final class ReadGolden {
  private ReadGolden() {}

  public static void main(String[] args) throws IOException {
    List<Path> programs;
    try (Stream<Path> files = Files.walk(Path.of("src/test/resources/golden/loop/input"))) {
      programs = files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    }
    for (Path program : programs) {
      System.out.println(program.getFileName() + " " + digest(Files.readString(program)));
    }
    Edits bad = new Edits();
    bad.replace(1, 4, "x");
    bad.replace(2, 6, "y");
    try {
      System.out.println(bad.applyTo("0123456789"));
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }

  private static int digest(String text) {
    List<Token> tokens = Lexer.tokens(text);
    int digest = Trivia.code(text).hashCode() + new Unescaped(text).text().hashCode();
    Edits edits = new Edits();
    Random random = new Random(tokens.size());
    List<Span> words = new ArrayList<>();
    for (Token token : tokens) {
      digest = digest * 31 + token.text().hashCode() + token.kind().ordinal();
      if (token.isWord()) {
        words.add(new Span(token.start(), token.end()));
        digest += Identifiers.startOf(text, token.end());
      }
    }
    for (int i = 0; i < 20; i++) {
      Span word = words.get(random.nextInt(words.size()));
      edits.wrap(word, "<" + i, i + ">");
      if (!edits.replaces(word.start())) {
        edits.replace(word.start(), word.end(), Edits.Kept.LENGTH, Edits.Piece.of("w"));
      }
    }
    return digest * 31 + edits.applyTo(text).hashCode();
  }
}
