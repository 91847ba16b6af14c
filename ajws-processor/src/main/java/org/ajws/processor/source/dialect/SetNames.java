package org.ajws.processor.source.dialect;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.source.SyntaxTree;
import org.ajws.processor.source.units.ReachingNames;

/**
 * What the files of a program say together about atomic sets, by names.
 *
 * @param members the fields that may belong to sets
 * @param types the classes that declare or inherit some
 * @param reaching the methods that may reach a parallel construct
 */
record SetNames(Set<String> members, Set<String> types, ReachingNames reaching) {

  /**
   * Reads files.
   *
   * @param files that may have forms of a dialect
   * @param standard all files in their standard form
   */
  static SetNames of(List<SourceFile> files, List<SourceFile> standard) {
    List<Members> all = new ArrayList<>();
    for (SourceFile file : files) {
      Tokens tokens = new Tokens(file.text());
      Structure structure = new Structure(tokens);
      if (structure.unmatched() < 0) {
        all.add(new Members(tokens, structure));
      }
    }
    Set<String> members = new HashSet<>();
    all.forEach(m -> members.addAll(m.ofSets()));
    Set<String> types = new HashSet<>();
    int before;
    do {
      before = types.size();
      all.forEach(m -> types.addAll(m.typesWithSets(types)));
    } while (types.size() > before);
    return new SetNames(members, types, new ReachingNames(SyntaxTree.parse(standard)));
  }
}
