package org.ajws.processor.source;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import org.ajws.processor.text.Mention;
import org.ajws.processor.text.Unescaped;

/**
 * Adds to the files that may hold constructs those that a class with atomic sets drags in: files
 * without any annotation that extend such a class, or might touch its members. They are found by
 * the names in them, so a few too many are bound, none too few.
 */
public final class SetClosure {
  private static final Mention DECLARES = Mention.ofName("AtomicSet");

  private final List<SourceFile> all;
  private final Set<SourceFile> chosen;
  private final Set<String> types = new HashSet<>();
  private final Set<String> fields = new HashSet<>();

  private SetClosure(List<SourceFile> all, List<SourceFile> candidates) {
    this.all = all;
    this.chosen = new LinkedHashSet<>(candidates);
  }

  /** The candidates and what they drag in, in the order of {@code all}. */
  public static List<SourceFile> widen(List<SourceFile> all, List<SourceFile> candidates) {
    if (candidates.stream().noneMatch(f -> DECLARES.isIn(f.text()))) {
      return candidates;
    }
    SetClosure closure = new SetClosure(all, candidates);
    closure.run();
    return all.stream().filter(closure.chosen::contains).toList();
  }

  private void run() {
    // A candidate may be the subclass in the middle: all of them are looked at.
    List<CompilationUnitTree> parsed = new ArrayList<>(parse(List.copyOf(chosen)));
    while (addNames(parsed)) {
      List<SourceFile> added = filesWithNames();
      chosen.addAll(added);
      parsed.addAll(parse(added));
    }
  }

  /** Adds the names of classes with sets and of their subclasses; false when there were none. */
  private boolean addNames(List<CompilationUnitTree> parsed) {
    int before = types.size();
    int last;
    do {
      last = types.size();
      for (CompilationUnitTree unit : parsed) {
        new TreeScanner<Void, Void>() {
          @Override
          public Void visitClass(ClassTree tree, Void p) {
            boolean inherits =
                tree.getExtendsClause() != null
                    && types.contains(SyntaxTree.simpleName(tree.getExtendsClause()));
            if (inherits || declaresSet(tree)) {
              add(tree);
            }
            return super.visitClass(tree, p);
          }
        }.scan(unit, null);
      }
    } while (types.size() > last);
    return types.size() > before;
  }

  private void add(ClassTree tree) {
    if (tree.getSimpleName().length() > 0) {
      types.add(tree.getSimpleName().toString());
    }
    for (Tree member : tree.getMembers()) {
      if (member instanceof VariableTree field
          && !field.getModifiers().getFlags().contains(Modifier.PRIVATE)) {
        fields.add(field.getName().toString());
      }
    }
  }

  private static boolean declaresSet(ClassTree tree) {
    for (AnnotationTree a : tree.getModifiers().getAnnotations()) {
      if (SyntaxTree.simpleName(a.getAnnotationType()).startsWith("AtomicSet")) {
        return true;
      }
    }
    return false;
  }

  /** What is wrong with a file is said when it is bound. */
  private static List<CompilationUnitTree> parse(List<SourceFile> files) {
    return SyntaxTree.parse(files).stream().map(SyntaxTree::unit).toList();
  }

  private List<SourceFile> filesWithNames() {
    String names = String.join("|", types.stream().map(Pattern::quote).toList());
    String members = String.join("|", fields.stream().map(Pattern::quote).toList());
    Pattern pattern =
        Pattern.compile(
            "\\b(?:"
                + names
                + ")\\b"
                // between a point and a name may be comments
                + (fields.isEmpty() ? "" : "|(?:\\.|\\*/|[\\n\\r])\\s*(?:" + members + ")\\b"));
    return all.parallelStream()
        .filter(f -> !chosen.contains(f) && pattern.matcher(new Unescaped(f.text()).text()).find())
        .collect(Collectors.toList());
  }
}
