package org.ajws.processor.source;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.text.Span;
import org.ajws.processor.text.Trivia;
import org.ajws.processor.text.Unescaped;

/**
 * The sources of a module, parsed and attributed by the JDK's own compiler, with what the checks
 * and lowerings ask about them. Not safe for use by several threads.
 */
public final class BoundModule {
  private final Trees trees;
  private final SourcePositions positions;
  private final NamePositions names;
  private final Elements elements;
  private final ModuleElement base; // null below release 9
  private final Types types;
  private final Supertypes supertypes;
  private final List<BoundFile> files;
  private final List<BoundFile> others;
  private final List<CompilationUnitTree> units;
  private final List<SourceFile> unread;
  private final Map<CompilationUnitTree, BoundFile> byUnit;
  private final Diagnostics diagnostics;
  private final Map<Element, TreePath> declarations = new HashMap<>();
  private final Set<Element> absent = new HashSet<>();
  private final Map<String, Boolean> namedUnread = new HashMap<>();

  BoundModule(
      Trees trees,
      Elements elements,
      Types types,
      List<BoundFile> files,
      List<BoundFile> others,
      List<CompilationUnitTree> units,
      List<SourceFile> unread,
      Map<CompilationUnitTree, BoundFile> byUnit,
      Diagnostics diagnostics) {
    this.trees = trees;
    this.positions = trees.getSourcePositions();
    this.names = new NamePositions(positions);
    this.elements = elements;
    this.base = elements.getModuleElement("java.base");
    this.types = types;
    this.supertypes = new Supertypes(types);
    this.files = List.copyOf(files);
    this.others = List.copyOf(others);
    this.units = List.copyOf(units);
    this.unread = List.copyOf(unread);
    this.byUnit = byUnit;
    this.diagnostics = diagnostics;
  }

  /**
   * The same module where one of its files, or of the others, alone is looked at.
   *
   * @param messages where its problems are reported; null for where they are now
   */
  public BoundModule only(BoundFile file, Diagnostics messages) {
    boolean other = others.contains(file);
    return new BoundModule(
        trees,
        elements,
        types,
        other ? List.of() : List.of(file),
        other ? List.of(file) : List.of(),
        units,
        unread,
        byUnit,
        messages == null ? diagnostics : messages);
  }

  /** Reports a message about some place. */
  public void report(Diagnostic message) {
    diagnostics.add(message);
  }

  /** The files that may hold constructs, in the order of the request. */
  public List<BoundFile> files() {
    return files;
  }

  /**
   * The files that hold no construct and were bound all the same, since locks may be held in them,
   * or classes initialised, around constructs of {@link #files()}.
   */
  public List<BoundFile> others() {
    return others;
  }

  /**
   * The files that may hold constructs, the others, and the sources that these name, directly or
   * through others: the compiler has read them, too. What a method may call is looked for in all of
   * them, so that it does not depend on what was asked before.
   */
  public List<CompilationUnitTree> units() {
    return units;
  }

  /** The sources that none of {@link #units()} names: only their texts are known. */
  public List<SourceFile> unread() {
    return unread;
  }

  /** Whether one of these has a word, in its code or elsewhere. */
  public boolean isNamedUnread(String word) {
    return namedUnread.computeIfAbsent(
        word,
        w -> {
          Pattern name = Pattern.compile("\\b" + Pattern.quote(w) + "\\b");
          return unread.stream().anyMatch(f -> name.matcher(f.text()).find());
        });
  }

  /** The compiler's view of trees. */
  public Trees trees() {
    return trees;
  }

  /** The compiler's utilities on elements. */
  public Elements elements() {
    return elements;
  }

  /**
   * A type by its canonical name; null where there is none. A name of the JDK's base module is not
   * looked for in every other module, which costs more than to bind a small file.
   */
  public TypeElement namedType(String name) {
    TypeElement found = base == null ? null : elements.getTypeElement(base, name);
    return found != null ? found : elements.getTypeElement(name);
  }

  /**
   * Whether a type, which may be null, is a class or interface with this canonical name or one
   * below it, whatever its type arguments.
   */
  public boolean isSubtype(TypeMirror type, String name) {
    return supertypes.contains(type, name);
  }

  /** The compiler's utilities on types. */
  public Types types() {
    return types;
  }

  /** What an expression, a declaration or a use of a name stands for; null where unbound. */
  public Element element(TreePath path) {
    Element found = trees.getElement(path);
    boolean isOfNoClass = // what stands in for a method that the compiler has not found
        found instanceof ExecutableElement && !(found.getEnclosingElement() instanceof TypeElement);
    return isOfNoClass ? null : found;
  }

  /** The type of an expression; null where it has none. */
  public TypeMirror type(TreePath path) {
    return trees.getTypeMirror(path);
  }

  /**
   * The type of a method or constructor as a member of a type, by its type arguments; as it is
   * declared, where the type has errors.
   */
  public ExecutableType memberOf(DeclaredType type, ExecutableElement method) {
    return types.asMemberOf(type, method) instanceof ExecutableType member
        ? member
        : (ExecutableType) method.asType();
  }

  /** The declaration of an element in the module's sources; null where it has none there. */
  public TreePath declaration(Element element) {
    if (declarations.isEmpty()) {
      files.forEach(file -> index(file.unit()));
    }
    TreePath known = element == null ? null : declarations.get(element);
    if (known == null && element != null && absent.add(element)) {
      known = trees.getPath(element); // of a file that was loaded because another one needs it
      if (known != null) {
        index(known.getCompilationUnit());
        declarations.put(element, known);
      }
    }
    return known;
  }

  private void index(CompilationUnitTree unit) {
    new TreePathScanner<Void, Void>() {
      private void add() {
        Element element = trees.getElement(getCurrentPath());
        if (element != null) {
          declarations.putIfAbsent(element, getCurrentPath());
        }
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        add();
        return super.visitClass(tree, p);
      }

      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        add();
        return super.visitMethod(tree, p);
      }

      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        add();
        return super.visitVariable(tree, p);
      }
    }.scan(unit, null);
  }

  /** The file a path lies in; null for a source outside the request. */
  public BoundFile file(TreePath path) {
    return byUnit.get(path.getCompilationUnit());
  }

  /** The offset of a tree's first character in its file's text. */
  public int start(CompilationUnitTree unit, Tree tree) {
    return Math.toIntExact(positions.getStartPosition(unit, tree));
  }

  /** The offset after a tree's last character in its file's text. */
  public int end(CompilationUnitTree unit, Tree tree) {
    if (tree instanceof ClassTree type && isImplicit(unit, type)) {
      return type.getMembers().stream().mapToInt(member -> end(unit, member)).max().orElse(-1);
    }
    return Math.toIntExact(positions.getEndPosition(unit, tree));
  }

  /** The range that a tree covers in its file's text. */
  public Span span(CompilationUnitTree unit, Tree tree) {
    return new Span(start(unit, tree), end(unit, tree));
  }

  /** How many trees a path has: a number for names that nothing around or inside has. */
  public static int height(TreePath path) {
    int height = 0;
    for (TreePath p = path; p != null; p = p.getParentPath()) {
      height++;
    }
    return height;
  }

  /** Whether a class has no text of its own around its members: that of a compact source file. */
  public boolean isImplicit(CompilationUnitTree unit, ClassTree type) {
    return positions.getEndPosition(unit, type) < 0;
  }

  /** Where members are added to a class: before its closing brace, if it has one. */
  public int endOfMembers(CompilationUnitTree unit, ClassTree type) {
    return end(unit, type) - (isImplicit(unit, type) ? 0 : 1);
  }

  /** The source text of a tree. */
  public String text(BoundFile file, Tree tree) {
    return file.source().text().substring(start(file.unit(), tree), end(file.unit(), tree));
  }

  /** The source text of a tree on one line, without comments and escapes, for a message. */
  public String quoted(BoundFile file, Tree tree) {
    String code = new Unescaped(Trivia.code(text(file, tree))).text();
    return code.strip().replaceAll("\\s+", " ");
  }

  /** Reports at the name of a declaration, or at the start of another tree. */
  public void report(DiagnosticCode code, BoundFile file, Tree at, String cause, String fix) {
    report(code, code.severity(), file, at, cause, fix);
  }

  /** Reports there with a severity of its own. */
  public void report(
      DiagnosticCode code, Severity severity, BoundFile file, Tree at, String cause, String fix) {
    report(code, severity, file, names.of(file, at), cause, fix);
  }

  /** Reports at an offset of a file's text. */
  public void report(
      DiagnosticCode code,
      Severity severity,
      BoundFile file,
      int offset,
      String cause,
      String fix) {
    SourceFile source = file.source();
    diagnostics.add(
        new Diagnostic(
            code,
            severity,
            source.path(),
            source.line(offset),
            source.column(offset),
            cause,
            inWordsOf(source, MissingImports.named(file.unit(), fix))));
  }

  /** Advice for a file of a dialect has the names of sets without quotes. */
  private static String inWordsOf(SourceFile source, String fix) {
    return source.isDialect()
        ? fix.replaceAll("@(Atomic|AtomicSet|AliasAtomic)\\(\"([^\"]*)\"\\)", "@$1($2)")
        : fix;
  }

  /** Whether an error was reported in the lines of a tree. */
  public boolean hasError(BoundFile file, Tree tree) {
    int first = file.source().line(start(file.unit(), tree));
    int last = file.source().line(end(file.unit(), tree));
    return diagnostics.sorted().stream()
        .anyMatch(
            d ->
                d.severity() == Severity.ERROR
                    && file.source().path().equals(d.file())
                    && d.line() >= first
                    && d.line() <= last);
  }

  /** Whether an error was reported exactly at a tree. */
  public boolean hasErrorAt(BoundFile file, Tree tree) {
    int offset = names.of(file, tree);
    int line = file.source().line(offset);
    int column = file.source().column(offset);
    return diagnostics.sorted().stream()
        .anyMatch(
            d ->
                d.severity() == Severity.ERROR
                    && file.source().path().equals(d.file())
                    && d.line() == line
                    && d.column() == column);
  }

  /** An expression without the parentheses around it. */
  public static ExpressionTree withoutParentheses(ExpressionTree tree) {
    ExpressionTree inner = tree;
    while (inner instanceof ParenthesizedTree p) {
      inner = p.getExpression();
    }
    return inner;
  }
}
