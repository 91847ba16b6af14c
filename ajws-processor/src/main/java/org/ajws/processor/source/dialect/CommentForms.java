package org.ajws.processor.source.dialect;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.text.Token;

/** AJ's annotations, which stand in comments, and its aliases between bars. */
final class CommentForms {
  private static final Pattern FORM =
      Pattern.compile("/\\*@\\s*(\\w+)\\s*\\(([^()]*)\\)\\s*;?\\s*@?\\*/");

  private static final Set<String> NAMES = Set.of("atomicset", "atomic", "unitfor", "alias");

  private static final Pattern BARS = Pattern.compile("/\\*@?\\s*\\|([^|]*)\\|\\s*@?\\*/");

  private final Tokens tokens;
  private final Structure structure;
  private final Rewriting rewriting;
  private final Imports imports;
  private final Faults faults;
  private final AliasPositions places;

  CommentForms(
      Tokens tokens, Structure structure, Rewriting rewriting, Imports imports, Faults faults) {
    this.tokens = tokens;
    this.structure = structure;
    this.rewriting = rewriting;
    this.imports = imports;
    this.faults = faults;
    this.places = new AliasPositions(tokens, structure);
  }

  /** Rewrites the comments and bars of the file. */
  void rewrite() {
    tokens.comments().forEach(this::visit);
    for (int i = 0; i < tokens.size(); i++) {
      int end = BareAliases.end(tokens, i);
      if (end >= 0) {
        Token form =
            new Token(
                Token.Kind.COMMENT,
                tokens.get(i).start(),
                tokens.get(end).end(),
                tokens.compact(i + 1, end));
        if (!isInForm(form)) {
          alias(form, arguments(form.text()), i - 1, end + 1);
        }
        i = end;
      }
    }
  }

  private static List<String> arguments(String text) {
    return List.of(text.replaceAll("\\s+", "").split(",", -1));
  }

  /** Whether an annotation stands inside another one, which is an error. */
  private boolean isInForm(Token form) {
    boolean inside = rewriting.isChanged(form.start(), form.end());
    if (inside) {
      faults.add(
          DiagnosticCode.MISPLACED_FORM,
          form,
          "this annotation of AJ stands inside another form",
          "write it before or behind that form");
    }
    return inside;
  }

  private void visit(Token comment) {
    if (isInForm(comment)) {
      return;
    }
    int next = tokens.after(comment);
    Matcher bars = BARS.matcher(comment.text());
    if (bars.matches()) {
      alias(comment, arguments(bars.group(1)), next - 1, next);
      return;
    }
    Matcher form = FORM.matcher(comment.text());
    if (!form.matches() || !NAMES.contains(form.group(1))) {
      if (imports.any() && !Tokens.isOfAj(comment.text())) {
        return; // An annotation of the standard surface that is commented out.
      }
      faults.add(
          DiagnosticCode.UNCLOSED_FORM,
          comment,
          "this annotation of AJ is not written as it should be",
          "write it like /*@atomic(a)*/, with nothing else in the comment; a plain comment begins with no @");
      return;
    }
    List<String> arguments = arguments(form.group(2));
    switch (form.group(1)) {
      case "atomicset" -> set(comment, arguments, next);
      case "alias" -> alias(comment, arguments, next - 1, next);
      default -> atomic(comment, arguments, next);
    }
  }

  private boolean check(Token comment, List<String> arguments, Pattern form, String wanted) {
    for (String argument : arguments) {
      if (!form.matcher(argument).matches()) {
        faults.add(
            DiagnosticCode.FORM_ARGUMENTS,
            comment,
            "\"" + argument + "\" cannot stand here",
            "write " + wanted);
        return false;
      }
    }
    return true;
  }

  private void set(Token comment, List<String> sets, int next) {
    if (!check(comment, sets, SetForms.SET, "the name of a set: /*@atomicset(a)*/")) {
      return;
    }
    int brace = structure.opener(next);
    if (brace >= 0 && structure.kind(brace) == Structure.Kind.BLOCK) {
      brace = -2;
    }
    int type = -1;
    if (brace >= 0 && structure.kind(brace) != null) {
      type = structure.declaration(brace);
    } else if (brace == -1 && tokens.get(next).isWord() || tokens.is(next, "@")) {
      type = structure.modifiersBefore(structure.afterModifiers(next));
    }
    if (type < 0) {
      faults.add(
          DiagnosticCode.MISPLACED_FORM,
          comment,
          "a set is declared here, but this is not the body of a class with a name",
          "declare it as a member of the class whose objects have the set");
      return;
    }
    rewriting.insertFor(
        comment.start(),
        tokens.get(type).start(),
        SetForms.all(imports.name("AtomicSet"), sets) + " ");
    rewriting.remove(comment.start(), comment.end());
  }

  private void atomic(Token comment, List<String> sets, int next) {
    if (!check(comment, sets, SetForms.PATH, SetForms.PATH_FORM)) {
      return;
    }
    String annotations = SetForms.all(imports.name("Atomic"), sets);
    if (!places.endsType(next - 1)) {
      rewriting.replaceByWord(comment.start(), comment.end(), annotations);
      return;
    }
    // Between the type and the name: Java wants it before the type.
    int first = next - 1;
    while (first > 0 && !isBoundary(first - 1)) {
      first--;
    }
    rewriting.remove(comment.start(), comment.end());
    rewriting.insertFor(comment.start(), tokens.get(first).start(), annotations + " ");
  }

  private boolean isBoundary(int i) {
    Token t = tokens.get(i);
    return t.is(";") || t.is("{") || t.is("}") || t.is("(") || t.is(",") || t.is(")");
  }

  private void alias(Token comment, List<String> aliases, int before, int next) {
    if (!check(comment, aliases, SetForms.ALIAS, SetForms.ALIAS_FORM)) {
      return;
    }
    String annotation = "@" + imports.name("AliasAtomic") + "(" + SetForms.strings(aliases) + ")";
    int place = -1;
    if (!tokens.is(next, "[")) {
      place =
          places.endsType(before)
              ? places.behind(before)
              : places.of(before, next, aliases.get(0).contains("[]"));
    }
    if (place >= 0) {
      rewriting.remove(comment.start(), comment.end());
      rewriting.insertWord(comment.start(), place, annotation);
    } else {
      rewriting.replaceByWord(comment.start(), comment.end(), annotation);
    }
  }
}
