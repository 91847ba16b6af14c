package org.ajws.processor.source.units;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.processor.source.SyntaxTree;
import org.ajws.processor.text.Mention;

/**
 * Which names may be those of members of atomic sets, before anything is bound: a few too many, and
 * none too few of those that a module declares or inherits.
 */
final class MemberNames {
  private static final Mention ALIASES = Mention.ofName("AliasAtomic");

  private final Set<String> members = new HashSet<>();
  private final Set<String> fields = new HashSet<>();

  /** The classes, each with the simple name of its superclass; empty for none. */
  private final Map<String, String> superclasses = new HashMap<>();

  private final boolean slots;

  MemberNames(List<SyntaxTree> files) {
    this.slots = files.stream().anyMatch(f -> ALIASES.isIn(f.file().text()));
    for (SyntaxTree file : files) {
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitClass(ClassTree tree, Void p) {
          Tree parent = tree.getExtendsClause();
          superclasses.put(
              tree.getSimpleName().toString(), parent == null ? "" : SyntaxTree.simpleName(parent));
          addMembers(tree);
          return super.visitClass(tree, p);
        }
      }.scan(file.unit(), null);
    }
  }

  private void addMembers(ClassTree tree) {
    long sets = annotations(tree.getModifiers().getAnnotations(), "AtomicSet");
    boolean container = annotations(tree.getModifiers().getAnnotations(), "AtomicSets") > 0;
    Set<String> named = new HashSet<>();
    Set<String> all = new HashSet<>();
    for (Tree member : tree.getMembers()) {
      if (member instanceof VariableTree field) {
        all.add(field.getName().toString());
        for (AnnotationTree a : field.getModifiers().getAnnotations()) {
          if (SyntaxTree.simpleName(a.getAnnotationType()).equals("Atomic")) {
            members.add(field.getName().toString());
            named.add(a.getArguments().toString());
          }
        }
      }
    }
    fields.addAll(all);
    if (container || named.size() < sets) {
      members.addAll(all); // all fields are members of a set that none names
    }
  }

  private static long annotations(List<? extends AnnotationTree> annotations, String name) {
    return annotations.stream()
        .filter(a -> SyntaxTree.simpleName(a.getAnnotationType()).equals(name))
        .count();
  }

  /** Whether a field of this name of any object may be a member. */
  boolean mayBeMember(String name) {
    return members.contains(name);
  }

  /**
   * Whether a field of this name of the own object may be one, in code of a class.
   *
   * @param type its simple name
   */
  boolean mayBeMember(String name, String type) {
    return mayBeMember(name)
        || (!fields.contains(name)
            && !Character.isUpperCase(name.charAt(0))
            && inheritsFromOutside(type));
  }

  /** Whether a class has a superclass of the class path: its sets are not known yet. */
  private boolean inheritsFromOutside(String type) {
    Set<String> seen = new HashSet<>();
    String at = type;
    while (superclasses.containsKey(at) && seen.add(at)) {
      at = superclasses.get(at);
    }
    return !at.isEmpty() && !superclasses.containsKey(at);
  }

  /** Whether slots of arrays may belong to sets. */
  boolean hasSlots() {
    return slots;
  }
}
