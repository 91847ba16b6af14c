package org.ajws.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;

/**
 * How large the byte code of generated methods is, by the class files that a translation was
 * compiled to. HotSpot compiles no method above 8,000 bytes: it is interpreted for ever. It inlines
 * none above 325 bytes where calls are hot.
 */
public final class MethodSizes {
  /** HotSpot's {@code HugeMethodLimit}, in bytes. */
  static final int HUGE = 8000;

  /** HotSpot's {@code FreqInlineSize}, in bytes. */
  static final int INLINED = 325;

  /** A generated method: {@code kind} says what of. */
  private record Generated(FileResult file, int line, String name, Kind kind, int bytes) {}

  private enum Kind {
    FAST("the fast version of %s", "HotSpot compiles no method above that, so it runs interpreted"),
    SLOW(
        "the slow version of %s",
        "HotSpot compiles no method above that, so what is stolen of it, or waits, goes on interpreted"),
    BODY(
        "the body of a loop, async or lambda in %s",
        "HotSpot compiles no method above that, so it runs interpreted");

    private final String what;
    private final String why;

    Kind(String what, String why) {
      this.what = what;
      this.why = why;
    }
  }

  private final List<Generated> methods = new ArrayList<>();

  private MethodSizes() {}

  /** Of no class file. */
  public static MethodSizes none() {
    return new MethodSizes();
  }

  /**
   * Measures the class files of a translation.
   *
   * @param result the translation
   * @param classes the folder of the class files; what is not there is not measured
   * @throws IOException if a class file cannot be read
   */
  public static MethodSizes of(TranslationResult result, Path classes) throws IOException {
    List<FileResult> files = result.files().stream().filter(FileResult::translated).toList();
    MethodSizes sizes = new MethodSizes();
    if (Files.isDirectory(classes) && !files.isEmpty()) {
      try (Stream<Path> all = Files.walk(classes)) {
        for (Path path : all.filter(p -> p.toString().endsWith(".class")).sorted().toList()) {
          sizes.add(ClassFile.read(path), files);
        }
      }
    }
    sizes.methods.sort(
        Comparator.comparing((Generated m) -> m.file.source()).thenComparing(Generated::line));
    return sizes;
  }

  private void add(ClassFile type, List<FileResult> files) {
    int slash = type.name().lastIndexOf('/');
    Path source = Path.of(type.name().substring(0, slash + 1) + type.sourceFile());
    Optional<FileResult> found =
        files.stream().filter(f -> f.source().endsWith(source)).findFirst();
    if (type.sourceFile().isEmpty() || found.isEmpty()) {
      return;
    }
    FileResult file = found.get();
    for (ClassFile.Method m : type.methods()) {
      Kind kind = kind(m.name());
      if (kind != null) {
        String name = kind == Kind.BODY ? lambdaOf(m.name()) : before(m.name());
        methods.add(new Generated(file, line(type, m, name), name, kind, m.bytes()));
      }
    }
  }

  private static Kind kind(String method) {
    if (method.endsWith("$fast") || method.endsWith("$body")) {
      return Kind.FAST;
    }
    if (method.endsWith("$slow")) {
      return Kind.SLOW;
    }
    return method.startsWith("lambda$") ? Kind.BODY : null;
  }

  private static String before(String name) {
    return name.substring(0, name.lastIndexOf('$'));
  }

  /** {@code lambda$main$0}: the method that the lambda is in. */
  private static String lambdaOf(String name) {
    String inner = name.substring("lambda$".length());
    int end = inner.indexOf('$');
    return end <= 0 ? inner : inner.substring(0, end);
  }

  /** Slow versions stand on the class's last line; the method itself has its own. */
  private static int line(ClassFile type, ClassFile.Method m, String name) {
    return type.methods().stream()
        .filter(o -> o.name().equals(name) && m.name().endsWith("$slow"))
        .mapToInt(ClassFile.Method::line)
        .findFirst()
        .orElse(m.line());
  }

  /** A warning for each generated method that is too large to be compiled. */
  public List<Diagnostic> warnings() {
    return methods.stream()
        .filter(m -> m.bytes > HUGE)
        .map(
            m ->
                new Diagnostic(
                    DiagnosticCode.HUGE_METHOD,
                    Severity.WARNING,
                    m.file.source(),
                    Math.max(m.line, 1),
                    1,
                    m.kind.what.formatted(m.name)
                        + " has %,d bytes of byte code, and %s".formatted(m.bytes, m.kind.why),
                    "move parts of the method to methods of their own"))
        .toList();
  }

  /** Counts for the report; empty where no class file was found. */
  public List<Figure> figures() {
    if (methods.isEmpty()) {
      return List.of();
    }
    long fast = methods.stream().filter(m -> m.kind == Kind.FAST).count();
    long large = methods.stream().filter(m -> m.kind == Kind.FAST && m.bytes > INLINED).count();
    long huge = methods.stream().filter(m -> m.bytes > HUGE).count();
    return List.of(
        new Figure("methods.fast", "fast versions", fast, "in the class files"),
        new Figure(
            "methods.large",
            "fast versions that HotSpot never inlines",
            large,
            "above 325 bytes of byte code"),
        new Figure(
            "methods.huge",
            "generated methods that HotSpot never compiles",
            huge,
            "above 8,000 bytes of byte code"));
  }
}
