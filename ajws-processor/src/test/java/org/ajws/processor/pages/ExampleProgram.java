package org.ajws.processor.pages;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.ajws.processor.diagnostic.Diagnostic;

/**
 * The example of a page as a source file of a package of its own. Its first line is the file's
 * third.
 */
final class ExampleProgram {
  /** How many lines of the file stand before the example. */
  private static final int BEFORE = 2;

  private static final String IMPORTS =
      "import java.util.*; import org.ajws.*; import static org.ajws.ReduceOp.*;";
  private static final Pattern IMPORT = Pattern.compile("^import [^;]+;", Pattern.MULTILINE);
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  private final PageExample example;
  private final String variant;
  private final Surroundings around;
  private final String code;
  private final String imports;
  private final String kind;

  ExampleProgram(PageExample example) {
    this.example = example;
    variant = "";
    around = Surroundings.of(example);
    Matcher own = IMPORT.matcher(example.code());
    imports =
        Stream.concat(around.imports().stream(), own.results().map(r -> r.group()))
            .collect(Collectors.joining(" "));
    code = own.replaceAll("");
    kind = around.kind().isEmpty() ? kind(code) : around.kind();
  }

  private ExampleProgram(ExampleProgram program, String variant) {
    example = program.example;
    this.variant = variant;
    around = program.around;
    imports = program.imports;
    code = program.code;
    kind = program.kind;
  }

  /** The same program in another package, whose name ends so. */
  ExampleProgram variant(String end) {
    return new ExampleProgram(this, end);
  }

  /** The lines of the example that have messages, {@code LINE AJWS-nnn}. */
  static List<String> lines(List<Diagnostic> found) {
    return found.stream()
        .sorted(Comparator.comparingInt(Diagnostic::line))
        .map(d -> d.line() - BEFORE + " " + d.code().id())
        .distinct()
        .toList();
  }

  /** The name of its package. */
  String packageName() {
    String name = example.page() + "_" + example.number() + variant;
    return name.toLowerCase(Locale.ROOT).replace('-', '_');
  }

  /** The file, below a source root. */
  String file() {
    Matcher type = Pattern.compile("(?m)^public .*?class (\\w+)").matcher(code);
    return packageName() + "/" + (type.find() ? type.group(1) : "Example") + ".java";
  }

  /** The file's text, with annotations before each of its types. */
  String text(String annotations) {
    String begin = "package " + packageName() + "; " + IMPORTS + " " + imports + "\n";
    String types =
        around.types().stream().map(t -> annotations + t + "\n").collect(Collectors.joining());
    String members = String.join(" ", around.members());
    String head = annotations + around.head() + " { " + members;
    return begin
        + switch (kind) {
          case "file" -> "\n" + annotated(code, annotations) + types;
          case "members" -> head + "\n" + code + "}\n" + types;
          case "statements" -> head + method() + "\n" + code + end() + "}\n" + types;
          default -> throw new IllegalArgumentException(example.name() + " is " + kind);
        };
  }

  /** Behind an {@code if} the compiler takes code for reachable, even if the example returns. */
  private String method() {
    String begin =
        isVoid() ? " void example(%s) {" : " Object example(%s) throws Exception { if (true) {";
    return begin.formatted(around.parameters());
  }

  private String end() {
    return isVoid() ? "}" : "} return null; }";
  }

  private boolean isVoid() {
    return code.contains("return;");
  }

  /** Types alone are a file; methods and fields with modifiers are members of a class. */
  private static String kind(String code) {
    Optional<List<? extends Tree>> members = members("class Example {\n" + code + "}\n");
    if (members.isEmpty()) {
      return "statements";
    }
    if (members.get().stream().allMatch(ClassTree.class::isInstance)) {
      return "file";
    }
    boolean are =
        members.get().stream()
            .anyMatch(
                m ->
                    m instanceof MethodTree
                        || (m instanceof VariableTree field
                            && !field.getModifiers().getFlags().isEmpty()));
    return are ? "members" : "statements";
  }

  /** Of the first class; empty if it is not legal. */
  private static Optional<List<? extends Tree>> members(String text) {
    AtomicInteger errors = new AtomicInteger();
    JavacTask task = task(text, errors);
    CompilationUnitTree unit = parsed(task);
    return errors.get() > 0 || unit.getTypeDecls().size() != 1
        ? Optional.empty()
        : Optional.of(((ClassTree) unit.getTypeDecls().get(0)).getMembers());
  }

  /** The text with annotations before its types. */
  private static String annotated(String text, String annotations) {
    if (annotations.isEmpty()) {
      return text;
    }
    JavacTask task = task(text, new AtomicInteger());
    CompilationUnitTree unit = parsed(task);
    StringBuilder made = new StringBuilder(text);
    List<? extends Tree> types = unit.getTypeDecls();
    for (int i = types.size() - 1; i >= 0; i--) {
      long at = Trees.instance(task).getSourcePositions().getStartPosition(unit, types.get(i));
      made.insert((int) at, annotations);
    }
    return made.toString();
  }

  private static JavacTask task(String text, AtomicInteger errors) {
    return (JavacTask)
        COMPILER.getTask(
            null,
            null,
            d -> errors.addAndGet(d.getKind() == javax.tools.Diagnostic.Kind.ERROR ? 1 : 0),
            List.of("-proc:none"),
            null,
            List.of(new Text(text)));
  }

  private static CompilationUnitTree parsed(JavacTask task) {
    try {
      return task.parse().iterator().next();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Text extends SimpleJavaFileObject {
    private final String text;

    Text(String text) {
      super(URI.create("memory:///Example.java"), JavaFileObject.Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
