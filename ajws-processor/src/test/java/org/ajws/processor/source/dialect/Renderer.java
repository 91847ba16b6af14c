package org.ajws.processor.source.dialect;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.ajws.processor.source.ParserTask;

/** Renders a program of the standard surface into a dialect, at its lines. */
final class Renderer extends TreeScanner<Void, Void> {
  /** What is rendered how. */
  enum Style {
    /** {@code finish { }} and {@code async { }}. */
    WORDS,
    /** {@code @SyncSteal { }} and {@code @Steal { }}. */
    ANNOTATIONS,
    /** AJ's comments; parallel constructs stay. */
    COMMENTS,
    /** The standard surface, with the braces that a dialect adds. */
    NORMAL
  }

  private final String source;
  private final Style style;
  private final CompilationUnitTree unit;
  private final SourcePositions positions;
  private final Rewriting edits;

  /** Where the labels of a loop begin, which stay with it. */
  private final Map<Tree, Integer> labelled = new IdentityHashMap<>();

  /** Where the annotations begin that are done. */
  private final Set<Integer> done = new HashSet<>();

  private Renderer(String source, Style style) throws IOException {
    this.source = source;
    this.style = style;
    this.edits = new Rewriting(source);
    JavacTask task = task(source);
    unit = task.parse().iterator().next();
    positions = Trees.instance(task).getSourcePositions();
  }

  static String render(String source, Style style) throws IOException {
    Renderer renderer = new Renderer(source, style);
    renderer.scan(renderer.unit, null);
    return renderer.edits.apply().text();
  }

  /**
   * The compiler's view of a program without its imports, layout and comments, and without what a
   * conversion permits explicitly because the dialect permits it.
   */
  static String model(String source) throws IOException {
    CompilationUnitTree unit = task(source).parse().iterator().next();
    StringBuilder model = new StringBuilder();
    unit.getTypeDecls().forEach(t -> model.append(t).append('\n'));
    return model
        .toString()
        .replaceAll("\\b(finish|async)[0-9_]\\w*", "$1")
        .replaceAll("@SuppressWarnings\\(\"ajws-statements\"\\)\\s+", "");
  }

  /** Whether a source can be parsed; what cannot is in no surface. */
  static boolean isJava(String source) throws IOException {
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    task(source, messages).parse();
    return messages.getDiagnostics().stream().noneMatch(d -> d.getKind() == Diagnostic.Kind.ERROR);
  }

  private static JavacTask task(String source) {
    return task(source, d -> {});
  }

  private static JavacTask task(String source, DiagnosticListener<JavaFileObject> messages) {
    JavaFileObject file =
        new SimpleJavaFileObject(URI.create("mem:///X.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    return ParserTask.of(ToolProvider.getSystemJavaCompiler(), null, messages, List.of(file));
  }

  private int start(Tree tree) {
    return Math.toIntExact(positions.getStartPosition(unit, tree));
  }

  private int end(Tree tree) {
    return Math.toIntExact(positions.getEndPosition(unit, tree));
  }

  private boolean blocks() {
    return style == Style.WORDS || style == Style.ANNOTATIONS;
  }

  @Override
  public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
    String label = tree.getLabel().toString();
    StatementTree body = tree.getStatement();
    boolean async = label.matches("async([0-9_]\\w*)?");
    boolean finish = label.matches("finish([0-9_]\\w*)?") && body instanceof BlockTree;
    // A jump to a label with a suffix has nothing to name in a dialect.
    if (!async && !finish) {
      labelled.put(body, labelled.getOrDefault(tree, start(tree)));
    }
    if (source.contains("break " + label + ";") || style == Style.COMMENTS) {
      return super.visitLabeledStatement(tree, p);
    }
    if (finish && blocks()) {
      edits.replace(start(tree), start(body), style == Style.WORDS ? "finish " : "@SyncSteal ");
    } else if (async) {
      boolean loop = body instanceof ForLoopTree || body instanceof EnhancedForLoopTree;
      String open = loop ? "{ { " : "{ ";
      String word = style == Style.WORDS ? "async " : "@Steal ";
      edits.replace(start(tree), start(body), (blocks() ? word : "async: ") + open);
      edits.insert(end(body), loop ? " } }" : " }");
    }
    return super.visitLabeledStatement(tree, p);
  }

  @Override
  public Void visitForLoop(ForLoopTree tree, Void p) {
    List<? extends StatementTree> first = tree.getInitializer();
    if (!first.isEmpty() && first.get(0) instanceof VariableTree variable) {
      loop(tree, variable);
    }
    return super.visitForLoop(tree, p);
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
    loop(tree, tree.getVariable());
    return super.visitEnhancedForLoop(tree, p);
  }

  private void loop(Tree tree, VariableTree variable) {
    for (AnnotationTree annotation : variable.getModifiers().getAnnotations()) {
      if (annotation.getAnnotationType().toString().matches("(org\\.ajws\\.)?ParallelFor")
          && style != Style.COMMENTS) {
        String word = style == Style.WORDS ? "async { " : "@Steal { ";
        edits.insert(labelled.getOrDefault(tree, start(tree)), blocks() ? word : "{ ");
        if (blocks()) {
          edits.remove(start(annotation), end(annotation));
        }
        edits.insert(end(tree), " }");
      }
    }
  }

  @Override
  public Void visitClass(ClassTree tree, Void p) {
    StringBuilder members = new StringBuilder();
    for (AnnotationTree annotation : tree.getModifiers().getAnnotations()) {
      String set = argument(annotation, "AtomicSet");
      if (set != null && style != Style.NORMAL && tree.getSimpleName().length() > 0) {
        edits.remove(start(annotation), end(annotation));
        members.append(
            style == Style.COMMENTS
                ? " /*@atomicset(" + set + ")*/"
                : style == Style.WORDS ? " @Atomicset(" + set + ");" : " @AtomicSet(" + set + ");");
      }
    }
    int brace = source.indexOf('{', nameEnd(tree));
    if (!members.isEmpty()) {
      edits.insert(brace + 1, members.toString());
    }
    return super.visitClass(tree, p);
  }

  private int nameEnd(ClassTree tree) {
    int from = tree.getModifiers().getAnnotations().stream().mapToInt(this::end).max().orElse(0);
    return Math.max(from, start(tree));
  }

  @Override
  public Void visitAnnotation(AnnotationTree tree, Void p) {
    if (!done.add(start(tree))) {
      return null; // of several variables in one declaration
    }
    String set = argument(tree, "Atomic");
    String alias = argument(tree, "AliasAtomic");
    if (set != null && style != Style.NORMAL) {
      String comment = set.contains(".") ? "/*@unitfor(" : "/*@atomic(";
      String rendered = style == Style.COMMENTS ? comment + set + ")*/" : "@Atomic(" + set + ")";
      edits.replace(start(tree), end(tree), rendered);
    } else if (alias != null && style != Style.NORMAL) {
      String rendered =
          switch (style) {
            case COMMENTS -> "/*@alias(" + alias + ")*/";
            case WORDS -> "@AliasAtomic(" + alias + ")";
            default -> "@AliasAtomicSet( " + alias + " )";
          };
      edits.replace(start(tree), end(tree), rendered);
    }
    return super.visitAnnotation(tree, p);
  }

  /** The only argument, a name or alias in quotes, of an annotation; null for others. */
  private static String argument(AnnotationTree tree, String name) {
    boolean one = tree.getArguments().size() == 1;
    if (!one || !tree.getAnnotationType().toString().matches("(org\\.ajws\\.)?" + name)) {
      return null;
    }
    String form =
        switch (name) {
          case "AliasAtomic" -> "[\\w=.\\[\\]]+";
          case "Atomic" -> "[\\w.]+";
          default -> "\\w+";
        };
    Tree argument = tree.getArguments().get(0);
    boolean plain = argument instanceof LiteralTree;
    if (argument instanceof com.sun.source.tree.AssignmentTree assignment
        && assignment.getVariable().toString().equals("value")) {
      argument = assignment.getExpression();
      plain = argument instanceof LiteralTree;
    }
    return plain && ((LiteralTree) argument).getValue() instanceof String s && s.matches(form)
        ? s
        : null;
  }
}
