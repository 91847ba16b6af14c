package org.ajws.javac;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/**
 * Members that annotation processors have added to classes with atomic sets. They were not there
 * when the sources were translated, so they use the sets' fields without their locks, and whatever
 * the translation has added to the class.
 */
final class AddedMembers {
  private static final Set<String> SETS = Set.of("org.ajws.AtomicSet", "org.ajws.AtomicSets");

  /** The members that the translation has, by the unit; taken out when they have been compared. */
  private final Map<JCCompilationUnit, Set<JCTree>> translated = new IdentityHashMap<>();

  /** Remembers what a unit has now. */
  void remember(JCCompilationUnit unit) {
    Set<JCTree> members = Collections.newSetFromMap(new IdentityHashMap<>());
    new TreeScanner() {
      @Override
      public void visitClassDef(JCClassDecl tree) {
        members.add(tree);
        members.addAll(tree.defs);
        super.visitClassDef(tree);
      }
    }.scan(unit);
    translated.put(unit, members);
  }

  /** Tells of each class with atomic sets that has more members now, once: the class, and which. */
  void find(JCCompilationUnit unit, BiConsumer<JCClassDecl, String> added) {
    Set<JCTree> members = translated.remove(unit);
    if (members == null) {
      return;
    }
    new TreeScanner() {
      @Override
      public void visitClassDef(JCClassDecl tree) {
        if (members.contains(tree) && tree.sym != null && hasSets(tree.sym)) {
          Set<String> names = new TreeSet<>();
          for (JCTree member : tree.defs) {
            if (!members.contains(member)) {
              addName(tree, member, names);
            }
          }
          if (!names.isEmpty()) {
            added.accept(tree, String.join(", ", names));
          }
        }
        super.visitClassDef(tree);
      }
    }.scan(unit);
  }

  private static void addName(JCClassDecl type, JCTree member, Set<String> names) {
    if (member instanceof JCMethodDecl method && !isOfCompiler(method.mods.flags)) {
      names.add((method.restype == null ? type.name : method.name) + "()");
    } else if (member instanceof JCVariableDecl field
        && (field.mods.flags & Flags.STATIC) == 0
        && !isOfCompiler(field.mods.flags)) {
      names.add(field.name.toString());
    }
  }

  /** Default constructors, and what records and enums have by themselves. */
  private static boolean isOfCompiler(long flags) {
    return (flags
            & (Flags.GENERATEDCONSTR | Flags.GENERATED_MEMBER | Flags.MANDATED | Flags.SYNTHETIC))
        != 0;
  }

  private static boolean hasSets(ClassSymbol type) {
    if (type.getAnnotationMirrors().stream()
        .anyMatch(a -> SETS.contains(a.getAnnotationType().toString()))) {
      return true;
    }
    if (hasSets(type.getSuperclass())) {
      return true;
    }
    return type.getInterfaces().stream().anyMatch(AddedMembers::hasSets);
  }

  private static boolean hasSets(Type type) {
    Symbol symbol = type.tsym;
    return symbol instanceof ClassSymbol above && hasSets(above);
  }
}
