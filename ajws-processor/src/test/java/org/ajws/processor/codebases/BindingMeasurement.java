package org.ajws.processor.codebases;

import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.StaticJavaParser;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.resolution.Resolvable;
import com.github.javaparser.symbolsolver.JavaSymbolSolver;
import com.github.javaparser.symbolsolver.resolution.typesolvers.CombinedTypeSolver;
import com.github.javaparser.symbolsolver.resolution.typesolvers.JavaParserTypeSolver;
import com.github.javaparser.symbolsolver.resolution.typesolvers.ReflectionTypeSolver;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.PackageTree;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.source.Binder;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.source.SourceReader;

/**
 * Measures how many names JavaParser's symbol solver binds, and how many the JDK's compiler. {@code
 * docs/design/binding.md} holds what it printed.
 */
final class BindingMeasurement {
  private int tried;
  private int bound;

  /** The expressions that were not bound, to compare runs. */
  private final TreeSet<String> failed = new TreeSet<>();

  private BindingMeasurement() {}

  /** What one run bound, and what it printed. */
  record Result(int tried, int bound, Set<String> failed, String line) {}

  /**
   * Binds the files below a source root whose names end with one of some endings.
   *
   * @param kind {@code javaparser} or {@code javac}
   */
  static Result measure(String kind, Path root, List<String> endings) throws IOException {
    List<Path> files =
        SourceJars.sources(root).stream()
            .filter(f -> endings.stream().anyMatch(f.toString()::endsWith))
            .toList();
    BindingMeasurement measured = new BindingMeasurement();
    long start = System.nanoTime();
    if (kind.equals("javac")) {
      measured.byCompiler(root, files);
    } else {
      measured.bySolver(root, files);
    }
    long millis = (System.nanoTime() - start) / 1_000_000;
    Runtime vm = Runtime.getRuntime();
    String line =
        "%s: %d files, %d of %d names bound (%.2f %%), %d ms, %d MB in use after"
            .formatted(
                kind,
                files.size(),
                measured.bound,
                measured.tried,
                100.0 * measured.bound / measured.tried,
                millis,
                (vm.totalMemory() - vm.freeMemory()) >> 20);
    return new Result(measured.tried, measured.bound, measured.failed, line);
  }

  private void bySolver(Path root, List<Path> files) throws IOException {
    CombinedTypeSolver types = new CombinedTypeSolver(new ReflectionTypeSolver());
    types.add(new JavaParserTypeSolver(root));
    StaticJavaParser.setConfiguration(
        new ParserConfiguration()
            .setLanguageLevel(ParserConfiguration.LanguageLevel.JAVA_17)
            .setCharacterEncoding(StandardCharsets.ISO_8859_1)
            .setSymbolResolver(new JavaSymbolSolver(types)));
    for (Path file : files) {
      CompilationUnit unit = StaticJavaParser.parse(file);
      unit.findAll(MethodCallExpr.class).forEach(e -> resolve(file, e, e.getNameAsString()));
      unit.findAll(FieldAccessExpr.class).forEach(e -> resolve(file, e, e.toString()));
      // A name that begins like a type's is one here; the solver resolves only values as names.
      unit.findAll(NameExpr.class, e -> !isTypeName(e.getNameAsString()))
          .forEach(e -> resolve(file, e, e.toString()));
    }
  }

  private static boolean isTypeName(String name) {
    return name.length() > 1
        && Character.isUpperCase(name.charAt(0))
        && !name.equals(name.toUpperCase(Locale.ROOT));
  }

  @SuppressWarnings("CatchingUnchecked") // whatever the solver throws, the name is not bound
  private void resolve(Path file, Resolvable<?> name, String text) {
    tried++;
    try {
      name.resolve();
      bound++;
    } catch (Exception | StackOverflowError e) {
      failed.add(
          file.getFileName()
              + " "
              + text
              + " "
              + ((com.github.javaparser.ast.Node) name).getBegin());
    }
  }

  private void byCompiler(Path root, List<Path> wanted) {
    Diagnostics diagnostics = new Diagnostics();
    List<SourceFile> all =
        new SourceReader(StandardCharsets.ISO_8859_1, null, diagnostics).read(List.of(root));
    List<SourceFile> files = all.stream().filter(f -> wanted.contains(f.path())).toList();
    BoundModule module =
        new Binder(List.of(), StandardCharsets.ISO_8859_1, null, diagnostics)
            .bind(all, files)
            .module();
    for (BoundFile file : module.files()) {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitImport(ImportTree tree, Void p) {
          return null;
        }

        @Override
        public Void visitPackage(PackageTree tree, Void p) {
          return null;
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
          count(file, tree.getMethodSelect().toString());
          return super.visitMethodInvocation(tree, p);
        }

        @Override
        public Void visitMemberSelect(MemberSelectTree tree, Void p) {
          count(file, tree.toString());
          return super.visitMemberSelect(tree, p);
        }

        @Override
        public Void visitIdentifier(IdentifierTree tree, Void p) {
          count(file, tree.toString());
          return null;
        }

        private void count(BoundFile in, String text) {
          Element element = module.element(getCurrentPath());
          tried++;
          if (element != null
              && element.asType().getKind() != javax.lang.model.type.TypeKind.ERROR
              && element.getKind() != ElementKind.OTHER) {
            bound++;
          } else {
            failed.add(in.source().path().getFileName() + " " + text);
          }
        }
      }.scan(file.unit(), null);
    }
  }
}
