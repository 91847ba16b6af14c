package org.ajws.processor.classfile;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic.Kind;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** Compiles a translation into memory. */
final class Compilation {
  private static final String FIX =
      "write it as Java %s has it, which is what class files of version 50 are made from";

  private final ClassRequest request;
  private final UserPositions positions;
  private final Map<String, byte[]> classes = new TreeMap<>();

  Compilation(ClassRequest request, UserPositions positions) {
    this.request = request;
    this.positions = positions;
  }

  /** The class files by internal name; what does not compile is reported. */
  Map<String, byte[]> run() throws IOException {
    JavaCompiler compiler =
        request.compiler() == ClassCompiler.ECJ
            ? new EclipseCompiler()
            : ToolProvider.getSystemJavaCompiler();
    StringWriter rest = new StringWriter();
    boolean[] failed = {false};
    try (StandardJavaFileManager standard =
            compiler.getStandardFileManager(null, Locale.ROOT, request.encoding());
        Memory memory = new Memory(standard)) {
      // By the manager, not by options: ECJ would look into the class path of this JVM, too.
      standard.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath());
      if (request.compiler() == ClassCompiler.ECJ && !request.vmClassPath().isEmpty()) {
        standard.setLocationFromPaths(StandardLocation.PLATFORM_CLASS_PATH, request.vmClassPath());
      }
      List<Path> sources = request.files().stream().map(FileResult::output).toList();
      boolean compiled =
          compiler
              .getTask(
                  rest,
                  memory,
                  message -> failed[0] |= report(message),
                  options(),
                  null,
                  standard.getJavaFileObjectsFromPaths(sources))
              .call();
      if (!compiled && !failed[0]) {
        positions.addAtFile(
            DiagnosticCode.JIKES_COMPILATION,
            null,
            0,
            "the translation is not compiled: " + rest.toString().strip().replaceAll("\\s+", " "),
            "check the class path and the library of the VM");
      }
    }
    return classes;
  }

  private List<String> options() {
    List<String> options = new ArrayList<>(List.of("-g", "-nowarn", "-proc:none"));
    options.addAll(
        request.compiler() == ClassCompiler.ECJ
            ? List.of("-source", "1.6", "-target", "1.6")
            : List.of("--release", "8", "-Xlint:-options"));
    options.addAll(List.of("-encoding", request.encoding().name()));
    return options;
  }

  private List<Path> classPath() {
    List<Path> path = new ArrayList<>(request.runtime());
    path.addAll(request.classPath());
    if (request.compiler() == ClassCompiler.JAVAC) {
      // Behind its own library, since javac needs types there that the VM's does not have.
      path.addAll(request.vmClassPath());
    }
    return path;
  }

  /** Whether the message is an error. */
  private boolean report(javax.tools.Diagnostic<? extends JavaFileObject> message) {
    if (message.getKind() != Kind.ERROR) {
      return false;
    }
    String cause = request.compiler().id() + ": " + oneLine(message.getMessage(Locale.ENGLISH));
    Path file = message.getSource() == null ? null : Path.of(message.getSource().toUri());
    positions.addAtFile(
        DiagnosticCode.JIKES_COMPILATION,
        file,
        (int) Math.max(0, message.getLineNumber()),
        cause,
        FIX.formatted(
            request.compiler() == ClassCompiler.ECJ
                ? "6"
                : "8 (without lambdas, default methods and try-with-resources)"));
    return true;
  }

  private static String oneLine(String text) {
    return text.strip().replaceAll("\\s*\\R\\s*(?=\\()", " ").replaceAll("\\s*\\R\\s*", ", ");
  }

  /** Keeps class files, and remembers of which source each is. */
  private final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
    Memory(JavaFileManager next) {
      super(next);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      String name = className.replace('.', '/');
      if (sibling != null) {
        positions.compiledFrom(name, Path.of(sibling.toUri()));
      }
      return new SimpleJavaFileObject(URI.create("memory:///" + name + ".class"), kind) {
        @Override
        public OutputStream openOutputStream() {
          return new ByteArrayOutputStream() {
            @Override
            public void close() {
              classes.put(name, toByteArray());
            }
          };
        }
      };
    }
  }
}
