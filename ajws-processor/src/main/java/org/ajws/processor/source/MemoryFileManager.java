package org.ajws.processor.source;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * Shows the compiler the sources of a request as its source path, with the text that overlays gave
 * them, so that it loads only those it needs. What annotation processors write stays in memory.
 */
final class MemoryFileManager extends ForwardingJavaFileManager<StandardJavaFileManager> {
  private final Map<String, List<Source>> byPackage = new HashMap<>();
  private final boolean processing;
  private final boolean running;

  /**
   * Shows sources.
   *
   * @param processing whether code of the class path may run in the compiler
   * @param running whether the platform is that of the running JDK
   */
  MemoryFileManager(
      StandardJavaFileManager parent, List<Source> sources, boolean processing, boolean running) {
    super(parent);
    this.processing = processing;
    this.running = running;
    for (Source source : sources) {
      byPackage.computeIfAbsent(source.packageName(), k -> new ArrayList<>()).add(source);
    }
  }

  /** One source in memory. */
  static final class Source extends SimpleJavaFileObject {
    private final SourceFile file;
    private final String packageName;

    Source(SourceFile file) {
      super(uri(file.path()), Kind.SOURCE);
      this.file = file;
      // Not from the folder: javac takes a file in any folder that is named to it.
      this.packageName = PackageName.of(file.text());
    }

    private static URI uri(Path path) {
      return path.toAbsolutePath().toUri();
    }

    SourceFile file() {
      return file;
    }

    String packageName() {
      return packageName;
    }

    String binaryName() {
      String name = file.relative().getFileName().toString();
      String simple = name.substring(0, name.length() - ".java".length());
      return packageName().isEmpty() ? simple : packageName() + "." + simple;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return file.text();
    }
  }

  /** A file that an annotation processor has written. */
  private static final class Made extends SimpleJavaFileObject {
    private final String binaryName;
    private byte[] bytes = new byte[0];

    Made(String binaryName, String path, Kind kind) {
      super(URI.create("made:///" + path.replace(' ', '_')), kind);
      this.binaryName = binaryName;
    }

    @Override
    public OutputStream openOutputStream() {
      return new ByteArrayOutputStream() {
        @Override
        public void close() {
          bytes = toByteArray();
        }
      };
    }

    @Override
    public InputStream openInputStream() {
      return new ByteArrayInputStream(bytes);
    }

    @Override
    public Writer openWriter() {
      return new OutputStreamWriter(openOutputStream(), StandardCharsets.UTF_8);
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
    return new Made(className, className.replace('.', '/') + kind.extension, kind);
  }

  @Override
  public FileObject getFileForOutput(
      Location location, String packageName, String relativeName, FileObject sibling) {
    return new Made(relativeName, packageName + "/" + relativeName, JavaFileObject.Kind.OTHER);
  }

  /** Without processors nothing else, such as plugins that start by themselves, is looked for. */
  @Override
  public ClassLoader getClassLoader(Location location) {
    return processing ? super.getClassLoader(location) : ClassLoader.getPlatformClassLoader();
  }

  @Override
  public boolean hasLocation(Location location) {
    return location == StandardLocation.SOURCE_PATH || super.hasLocation(location);
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
      throws IOException {
    if (location != StandardLocation.SOURCE_PATH) {
      Iterable<JavaFileObject> known =
          running ? PlatformClasses.list(fileManager, location, packageName, kinds, recurse) : null;
      return known != null ? known : super.list(location, packageName, kinds, recurse);
    }
    List<JavaFileObject> found = new ArrayList<>();
    if (kinds.contains(JavaFileObject.Kind.SOURCE)) {
      byPackage.forEach(
          (name, sources) -> {
            if (name.equals(packageName) || (recurse && name.startsWith(packageName + "."))) {
              found.addAll(sources);
            }
          });
    }
    return found;
  }

  @Override
  public String inferBinaryName(Location location, JavaFileObject file) {
    if (file instanceof Made made) {
      return made.binaryName;
    }
    if (file instanceof Source source) {
      return source.binaryName();
    }
    String known = PlatformClasses.binaryName(file);
    return known != null ? known : super.inferBinaryName(location, file);
  }

  @Override
  public boolean isSameFile(FileObject a, FileObject b) {
    return isOurs(a) || isOurs(b) ? a == b : super.isSameFile(a, b);
  }

  private static boolean isOurs(FileObject file) {
    return file instanceof Source || file instanceof Made;
  }

  @Override
  public boolean contains(Location location, FileObject file) throws IOException {
    return file instanceof Source
        ? location == StandardLocation.SOURCE_PATH
        : super.contains(location, file);
  }
}
