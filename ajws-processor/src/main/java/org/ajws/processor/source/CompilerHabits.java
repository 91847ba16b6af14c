package org.ajws.processor.source;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * What the running compiler does and others do not, even of the same release: it is asked what it
 * makes of a small class.
 */
public final class CompilerHabits {
  private static final String NAME = "Habits";

  /** Divides by zero behind a switch expression, whose brace stands in the third line. */
  private static final String TEXT =
      "public class Habits implements java.util.function.IntUnaryOperator {\n"
          + "public int applyAsInt(int n) { return switch (n) { default -> n;\n"
          + "} / n; } }";

  private CompilerHabits() {}

  /** Asked when it is first needed. */
  private static final class Answers {
    static final boolean NOTES_ENDS_OF_SWITCHES = lineOfDivision() == 3;
  }

  /** Whether the line of the brace is noted behind a switch expression. */
  public static boolean notesEndsOfSwitches() {
    return Answers.NOTES_ENDS_OF_SWITCHES;
  }

  private static int lineOfDivision() {
    try {
      Class<?> type = new Compiled(classFile()).type();
      IntUnaryOperator divides = (IntUnaryOperator) type.getDeclaredConstructor().newInstance();
      throw new IllegalStateException("0 / 0 gives " + divides.applyAsInt(0));
    } catch (ArithmeticException e) {
      return e.getStackTrace()[0].getLineNumber();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] classFile() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (StandardJavaFileManager standard =
            compiler.getStandardFileManager(messages, Locale.ROOT, StandardCharsets.UTF_8);
        Output output = new Output(standard)) {
      List<String> options = List.of("-proc:none", "-g");
      List<JavaFileObject> sources = List.of(new Text());
      if (!compiler.getTask(null, output, messages, options, null, sources).call()) {
        throw new IllegalStateException(String.valueOf(messages.getDiagnostics()));
      }
      return output.bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Text extends SimpleJavaFileObject {
    Text() {
      super(URI.create("memory:///" + NAME + ".java"), Kind.SOURCE);
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return TEXT;
    }
  }

  /** Keeps the one class file that is made. */
  private static final class Output extends ForwardingJavaFileManager<JavaFileManager> {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Output(JavaFileManager platform) {
      super(platform);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("memory:///" + className + ".class"), kind) {
        @Override
        public OutputStream openOutputStream() {
          return bytes;
        }
      };
    }
  }

  private static final class Compiled extends ClassLoader {
    private final byte[] bytes;

    Compiled(byte[] bytes) {
      super(ClassLoader.getPlatformClassLoader());
      this.bytes = bytes;
    }

    Class<?> type() {
      return defineClass(NAME, bytes, 0, bytes.length);
    }
  }
}
