package org.ajws.processor.run;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.ajws.processor.Sources;
import org.ajws.processor.source.PlatformClasses;

/** Compiles sources given as text to classes in memory, against the class path of the tests. */
public final class MemoryCompiler implements AutoCloseable {
  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private final StandardJavaFileManager standard;

  /** Opens the class path. */
  public MemoryCompiler() {
    try {
      standard = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
      standard.setLocationFromPaths(StandardLocation.CLASS_PATH, Sources.CLASS_PATH);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The compiler rejected a source; the message holds what it said. */
  public static final class Rejected extends RuntimeException {
    private static final long serialVersionUID = 1;

    Rejected(String messages) {
      super(messages);
    }
  }

  /**
   * Compiles sources by file name.
   *
   * @return the bytes of the classes by binary name
   * @throws Rejected with the compiler's messages
   */
  public Map<String, byte[]> compile(Map<String, String> sources) {
    Outputs outputs = new Outputs(standard);
    List<JavaFileObject> units = new ArrayList<>();
    sources.forEach((name, text) -> units.add(new Source(name, text)));
    StringWriter messages = new StringWriter();
    List<String> options = List.of("-proc:none", "-nowarn", "-Xlint:none", "-g");
    if (!compiler.getTask(messages, outputs, null, options, null, units).call()) {
      throw new Rejected(messages.toString());
    }
    Map<String, byte[]> classes = new ConcurrentHashMap<>();
    outputs.classes.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
    return classes;
  }

  /** A loader of its own for compiled classes, below the loader of the tests. */
  public static ClassLoader loader(Map<String, byte[]> classes) {
    return new Loader(classes);
  }

  @Override
  public void close() {
    try {
      standard.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Loader extends ClassLoader {
    private final Map<String, byte[]> classes;

    Loader(Map<String, byte[]> classes) {
      super(MemoryCompiler.class.getClassLoader());
      this.classes = classes;
    }

    /** Its own classes first: they may be others than those of the same name in the tests. */
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        if (!classes.containsKey(name)) {
          return super.loadClass(name, resolve);
        }
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? findClass(name) : loaded;
      }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = classes.get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes, 0, bytes.length);
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("memory:///" + name), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private static final class Outputs extends ForwardingJavaFileManager<StandardJavaFileManager> {
    private final Map<String, ByteArrayOutputStream> classes = new ConcurrentHashMap<>();

    Outputs(StandardJavaFileManager parent) {
      super(parent);
    }

    @Override
    public Iterable<JavaFileObject> list(
        Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
        throws IOException {
      Iterable<JavaFileObject> known =
          PlatformClasses.list(fileManager, location, packageName, kinds, recurse);
      return known != null ? known : super.list(location, packageName, kinds, recurse);
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
      String known = PlatformClasses.binaryName(file);
      return known != null ? known : super.inferBinaryName(location, file);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      classes.put(className, bytes);
      return new SimpleJavaFileObject(
          URI.create("memory:///" + className.replace('.', '/') + ".class"), kind) {
        @Override
        public OutputStream openOutputStream() {
          return bytes;
        }
      };
    }
  }
}
