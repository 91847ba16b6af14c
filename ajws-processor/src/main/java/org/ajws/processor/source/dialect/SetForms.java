package org.ajws.processor.source.dialect;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.text.Token;

/** The annotations of atomic sets, with bare names. */
final class SetForms {
  static final Set<String> NAMES =
      Set.of("Atomicset", "AtomicSet", "Atomic", "AliasAtomic", "AliasAtomicSet", "NotAtomic");

  static final Pattern SET = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");
  static final Pattern PATH = Pattern.compile(SET + "(\\." + SET + ")*");
  static final String PATH_FORM = "the name of a set, or of a set of a field: a or x.a";
  static final String ALIAS_FORM = "an alias: a=this.b, this.A[] or this.A[]B=this.C";

  static final Pattern ALIAS =
      Pattern.compile("(?:" + SET + "=)?" + PATH + "(?:(?:\\[\\])+(?:" + SET + "=" + PATH + ")?)?");

  private final Tokens tokens;
  private final Structure structure;
  private final Rewriting rewriting;
  private final Imports imports;
  private final Faults faults;
  private final boolean bareNames;
  private final AliasPositions places;

  /**
   * Rewrites the annotations of a file.
   *
   * @param bareNames whether {@code @Atomic(a)} names a set; in the standard surface {@code a} is a
   *     constant
   */
  SetForms(
      Tokens tokens,
      Structure structure,
      Rewriting rewriting,
      Imports imports,
      Faults faults,
      boolean bareNames) {
    this.tokens = tokens;
    this.structure = structure;
    this.rewriting = rewriting;
    this.imports = imports;
    this.faults = faults;
    this.bareNames = bareNames;
    this.places = new AliasPositions(tokens, structure);
  }

  /** The simple name of an annotation of ours at a token; null where there is none. */
  static String annotation(Tokens tokens, Imports imports, int at) {
    if (!tokens.is(at, "@")) {
      return null;
    }
    boolean qualified = isQualified(tokens, at);
    String name = tokens.get(qualified ? at + 5 : at + 1).text();
    boolean ours = NAMES.contains(name) && (qualified || !imports.isForeign(name));
    return ours && (qualified || !tokens.is(at + 2, ".")) ? name : null;
  }

  private static boolean isQualified(Tokens tokens, int at) {
    return tokens.is(at + 1, "org") && tokens.is(at + 3, "ajws") && tokens.is(at + 4, ".");
  }

  /** Whether the arguments in a parenthesis are names, not literals and values. */
  static boolean isBare(Tokens tokens, int parenthesis) {
    Token first = tokens.get(parenthesis + 1);
    boolean element =
        tokens.is(parenthesis + 2, "=") && (first.is("value") || first.is("isStatic"));
    return tokens.is(parenthesis, "(") && first.isWord() && !element;
  }

  /** Rewrites the annotation that begins at a token, if one does. */
  void visit(int at) {
    String name = annotation(tokens, imports, at);
    if (name == null) {
      return;
    }
    int last = isQualified(tokens, at) ? at + 5 : at + 1;
    int open = tokens.is(last + 1, "(") ? last + 1 : -1;
    if (open >= 0 && isUnclosed(at, open)) {
      return;
    }
    int close = open < 0 ? last : structure.partner(open);
    boolean isSet = name.equals("Atomicset") || name.equals("AtomicSet");
    if (isSet && open < 0 || open >= 0 && close == open + 1) {
      fault(at, "@" + name + " names no set", "write @" + name + "(a)");
    } else if (isSet && tokens.is(close + 1, ";")) {
      member(at, open, close);
    } else if (isSet && !isBeforeType(close + 1)) {
      faults.add(
          DiagnosticCode.MISPLACED_FORM,
          tokens.get(at),
          "@" + name + " is neither a member of a class nor stands before one",
          "write \"@" + name + "(a);\", with the semicolon, as a member of the class");
    } else {
      annotate(at, last, open, close, name);
    }
  }

  private boolean isUnclosed(int at, int open) {
    for (int i = open + 1; i < tokens.size(); i++) {
      Token t = tokens.get(i);
      if (i == structure.partner(open)) {
        return false;
      }
      if (t.is(";")) {
        break;
      }
    }
    faults.add(
        DiagnosticCode.UNCLOSED_FORM,
        tokens.get(at),
        "the parenthesis of @" + tokens.get(open - 1).text() + " is not closed",
        "write the missing ')'");
    return true;
  }

  private boolean isBeforeType(int i) {
    int j = structure.afterModifiers(i);
    return tokens.is(j, "class")
        || tokens.is(j, "interface")
        || tokens.is(j, "enum")
        || tokens.is(j, "record")
        || tokens.is(j, "@");
  }

  private void fault(int at, String cause, String fix) {
    faults.add(DiagnosticCode.FORM_ARGUMENTS, tokens.get(at), cause, fix);
  }

  private void member(int at, int open, int close) {
    boolean inType =
        structure.isIn(at, Structure.Kind.TYPE) || structure.isIn(at, Structure.Kind.CONSTANTS);
    int type = inType ? structure.declaration(structure.opener(at)) : -1;
    if (type < 0) {
      faults.add(
          DiagnosticCode.MISPLACED_FORM,
          tokens.get(at),
          "a set is declared here, but this is not the body of a class with a name",
          "declare it as a member of the class whose objects have the set");
      return;
    }
    String declared = declarations(at, open, close);
    if (declared != null) {
      rewriting.insertFor(tokens.get(at).start(), tokens.get(type).start(), declared);
      rewriting.remove(tokens.get(at).start(), tokens.get(close + 1).end());
    }
  }

  /** The standard annotations for the sets in a parenthesis; null after a fault. */
  private String declarations(int at, int open, int close) {
    String name = imports.name("AtomicSet");
    if (!isBare(tokens, open)) {
      return "@" + name + "(" + tokens.compact(open + 1, close) + ") ";
    }
    List<String> sets = arguments(open, close);
    return check(at, sets, SET, "the name of a set: @Atomicset(a)") ? all(name, sets) + " " : null;
  }

  private void annotate(int at, int last, int open, int close, String name) {
    String standard =
        switch (name) {
          case "Atomicset" -> "AtomicSet";
          case "AliasAtomicSet" -> "AliasAtomic";
          default -> name;
        };
    String used = last > at + 1 ? "org.ajws." + standard : imports.name(standard);
    int moved = standard.equals("AliasAtomic") && open >= 0 ? aliasPlace(at, open, close) : -1;
    if (open < 0 || !bareNames || !isBare(tokens, open)) {
      if (moved >= 0) {
        move(at, close, moved, "@" + used + tokens.compact(open, close + 1));
      } else if (last == at + 1 && !tokens.is(last, used)) {
        rewriting.replace(tokens.get(last).start(), tokens.get(last).end(), used);
      }
      return;
    }
    List<String> arguments = arguments(open, close);
    if (standard.equals("AliasAtomic")) {
      if (check(at, arguments, ALIAS, ALIAS_FORM)) {
        move(at, close, moved, "@" + used + "(" + strings(arguments) + ")");
      }
    } else if (arguments.stream().anyMatch(a -> a.indexOf('[') >= 0)) {
      String set = arguments.get(0).replaceFirst(".*\\.", "");
      fault(
          at,
          "a unit of work cannot name the object in an array, which may be another one before it ends",
          "hand the object over as a parameter, and name its set there: @Atomic(" + set + ")");
    } else if (check(at, arguments, PATH, PATH_FORM)) {
      move(at, close, -1, all(used, arguments));
    }
  }

  private int aliasPlace(int at, int open, int close) {
    return places.of(at - 1, close + 1, tokens.compact(open, close).contains("[]"));
  }

  /** Puts the standard annotation in the place of the one between two tokens, or elsewhere. */
  private void move(int at, int close, int moved, String annotation) {
    if (moved >= 0) {
      rewriting.remove(tokens.get(at).start(), tokens.get(close).end());
      rewriting.insertWord(tokens.get(at).start(), moved, annotation);
    } else {
      rewriting.replace(tokens.get(at).start(), tokens.get(close).end(), annotation);
    }
  }

  private boolean check(int at, List<String> arguments, Pattern form, String wanted) {
    for (String argument : arguments) {
      if (!form.matcher(argument).matches()) {
        fault(at, "\"" + argument + "\" cannot stand here", "write " + wanted);
        return false;
      }
    }
    return true;
  }

  /** What stands between the commas, without white space. */
  private List<String> arguments(int open, int close) {
    return List.of(tokens.compact(open + 1, close).split(",", -1));
  }

  static String all(String name, List<String> values) {
    return values.stream()
        .map(v -> "@" + name + "(\"" + v + "\")")
        .collect(Collectors.joining(" "));
  }

  static String strings(List<String> values) {
    List<String> quoted = new ArrayList<>(values.stream().map(v -> "\"" + v + "\"").toList());
    return quoted.size() == 1 ? quoted.get(0) : "{" + String.join(", ", quoted) + "}";
  }
}
