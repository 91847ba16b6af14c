package org.ajws.processor.source.overlay;

import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A place in a source file that a selector can name.
 *
 * @param kind of place
 * @param tree its syntax tree
 * @param parent the place it was found in; null for a class of the file
 * @param names a class's qualified and simple name; a loop's variables; else one name or none
 * @param parameterTypes of a method, without type arguments and annotations
 * @param path of a loop, see {@link Selector#path}; else empty
 * @param flat of a loop: whether its body has neither a loop nor a call
 * @param labels that stand before a statement, outermost first
 * @param line in the source, from 1
 */
record Selectable(
    Selector.Kind kind,
    Tree tree,
    Selectable parent,
    List<String> names,
    List<String> parameterTypes,
    List<Integer> path,
    boolean flat,
    List<LabeledStatementTree> labels,
    int line) {

  /** The place in words, for messages. */
  String describe() {
    return words() + " (line " + line + ")";
  }

  /**
   * The same of some of the places that there are somewhere. Where the words are those of several,
   * they say which one by its number, as a selector does.
   */
  static List<String> describe(List<Selectable> some, List<Selectable> there) {
    Map<String, List<Selectable>> alike =
        there.stream().collect(Collectors.groupingBy(Selectable::words));
    List<String> described = new ArrayList<>();
    for (Selectable place : some) {
      List<Selectable> likeIt = alike.get(place.words());
      String number = likeIt.size() == 1 ? "" : " #" + (likeIt.indexOf(place) + 1);
      described.add(place.words() + number + " (line " + place.line() + ")");
    }
    return described;
  }

  private String words() {
    String name = names.isEmpty() ? "" : " " + names.get(0);
    return switch (kind) {
      case CLASS -> "class" + name;
      case ANONYMOUS -> "anonymous class";
      case FIELD -> "field" + name;
      case METHOD -> "method" + name + "(" + String.join(", ", parameterTypes) + ")";
      case CONSTRUCTOR -> "constructor(" + String.join(", ", parameterTypes) + ")";
      case INITIALIZER -> "initializer";
      case PARAMETER -> "param" + name;
      case LOCAL -> "local" + name;
      case LOOP -> "loop " + number() + (names.isEmpty() ? "" : " over" + name);
      case CALL -> "call" + name;
      case BLOCK -> "block";
      case IF -> "if";
      case ASSERT -> "assert";
      case SYNCHRONIZED -> "synchronized";
    };
  }

  private String number() {
    return String.join(".", path.stream().map(String::valueOf).toList());
  }
}
