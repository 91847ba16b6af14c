package org.ajws.processor.source.units;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.processor.source.AddedCode;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.source.SyntaxTree;
import org.ajws.processor.text.EditedText;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Edits.Kept;
import org.ajws.processor.text.Edits.Piece;

/**
 * The changes to one file. They keep every line at its number. New text may hold pieces of the old
 * one, whose positions stay known.
 */
final class UnitText {
  /** Closes the block that {@link #open} opens. */
  static final String CLOSE = " }";

  /** What stands before and behind a unit that is the value of a declaration. */
  static final String VALUE = "switch (0) { default -> ";

  static final String VALUE_END = "; } }";

  private enum Mark {
    UNIT_BLOCK,
    EVALUATED_ONCE
  }

  /** A lock that an overlay took away, whose place is to be known. */
  private record Taken(String text) {}

  /** Marks the place of a waking that an overlay took away. */
  private record TakenWaking(String text) {}

  /** The first release that has switch expressions. */
  private static final int VALUES_SINCE = 14;

  private final SyntaxTree file;
  private final String source;
  private final boolean values;
  private final Edits edits = new Edits();
  private int variables;

  UnitText(SyntaxTree file, int release) {
    this.file = file;
    this.source = file.file().text();
    this.values = release >= VALUES_SINCE;
  }

  String source() {
    return source;
  }

  int start(Tree tree) {
    return file.start(tree);
  }

  int end(Tree tree) {
    return file.end(tree);
  }

  /** Whether a unit may be the value of a declaration, whose type need not be known then. */
  boolean hasValues() {
    return values;
  }

  /** The name of a new variable. */
  String variable() {
    return "ajws$" + ++variables;
  }

  // ---- pieces

  /** New text as it is. */
  static Piece of(String text) {
    return Piece.of(text);
  }

  /** Opens a block that is a unit of work if members are touched in it. */
  static Piece open() {
    return Piece.marked("{ ", Mark.UNIT_BLOCK);
  }

  /** An expression, on one line and without its comments. */
  Piece copy(ExpressionTree tree) {
    return Piece.copy(source, start(tree), end(tree));
  }

  /** Gives a variable the value of what a header evaluates, for a unit. */
  void assign(String variable, CountedHeader.Part part, List<Piece> pieces) {
    String text = variable + " = ";
    pieces.add(part.repeated() ? Piece.marked(text, Mark.EVALUATED_ONCE) : of(text));
    pieces.add(copy(part.expression()));
    pieces.add(of("; "));
  }

  /** Declares a variable of the type of an expression, which is a unit. */
  void declare(String variable, ExpressionTree value, List<Piece> pieces) {
    pieces.add(of("var " + variable + " = " + VALUE));
    pieces.add(open());
    pieces.add(of("yield "));
    pieces.add(copy(value));
    pieces.add(of(VALUE_END + "; "));
  }

  // ---- changes

  void insert(int at, String inserted) {
    insert(at, List.of(of(inserted)));
  }

  void insert(int at, List<Piece> pieces) {
    edits.insert(at, pieces.toArray(Piece[]::new));
  }

  /** Replaces a range; its line breaks and comments stay, behind the new text. */
  void replace(int start, int end, List<Piece> pieces) {
    edits.replace(start, end, Kept.TRIVIA, pieces.toArray(Piece[]::new));
  }

  /** Makes a whole statement a unit. */
  void statement(Tree tree) {
    insert(start(tree), List.of(open()));
    insert(end(tree), CLOSE);
  }

  boolean isEmpty() {
    return edits.isEmpty();
  }

  /** The file with the changes. */
  SourceFile changed() {
    AddedCode added = file.file().added();
    added.takenLocks().forEach((at, lock) -> edits.insert(at, Piece.marked("", new Taken(lock))));
    added
        .takenWakings()
        .forEach((at, of) -> edits.insert(at, Piece.marked("", new TakenWaking(of))));
    EditedText edited = edits.apply(source);
    Map<Integer, String> taken = new HashMap<>();
    edited.marks(Taken.class).forEach((at, lock) -> taken.put(at, lock.text()));
    Map<Integer, String> wakings = new HashMap<>();
    edited.marks(TakenWaking.class).forEach((at, of) -> wakings.put(at, of.text()));
    return file.file()
        .withUnitBlocks(
            edited.text(),
            edited::originalOffset,
            new AddedCode(
                edited.marks(Mark.UNIT_BLOCK),
                edited.marks(Mark.EVALUATED_ONCE),
                Set.of(),
                taken,
                wakings));
  }
}
